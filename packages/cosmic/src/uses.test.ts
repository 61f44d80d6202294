import { expect, test } from "vitest";
import { ALIEN_IDS } from "./aliens/registry.ts";
import { ARTIFACTS, FORBIDDEN_PAIRS } from "./catalogue.ts";
import { TECH_FACTS } from "./technologies/registry.ts";
import { type TestTable, table } from "./testing/table.ts";
import { allUses, noteSecrets, noteUses, pairsThatMayMeet } from "./uses.ts";

/** Things that special ships do: jump, add, beam, salvage; being ready again and marked anew. */
const SHIP_ACTIONS = 6;

/** What the events of a game so far count as used. */
function used(t: TestTable): string[] {
  const tally: Record<string, number> = {};
  noteUses(tally, t.session.events);
  return Object.keys(tally).filter((name) => tally[name] > 0);
}

/** The Chosen (seat 0) attacks the Clone. */
function chosen(hands: string[][]): TestTable {
  return table({
    aliens: ["chosen", "clone", "amoeba"],
    hands,
    deck: ["plague", "attack-20", "quash"],
    destiny: ["seat-1"],
  })
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 1 });
}

test("a power and the side of a flare that is played with it count as used", () => {
  const t = chosen([["attack-06", "flare-chosen"], ["attack-08"], []]).until("window/reveal.change");
  t.answer(0, "chosen").answer(0, "flare-chosen").answer(0, []);
  expect(used(t)).toEqual(["power/chosen", "super/chosen"]);
});

test("the wild side is another use", () => {
  const t = chosen([["attack-06"], ["attack-08", "flare-chosen"], []]).until("window/planning.before");
  expect(used(t.answer(1, "flare-chosen"))).toEqual(["wild/chosen"]);
});

test("what was zapped or cancelled does not count, the zap does", () => {
  const zapped = chosen([["attack-06"], ["attack-08", "cosmic-zap"], []]).until("window/reveal.change");
  expect(used(zapped.answer(0, "chosen").answer(1, "cosmic-zap"))).toEqual(["card/cosmic-zap"]);
  const cancelled = chosen([["attack-06", "card-zap"], ["attack-08", "flare-chosen"], []]);
  cancelled.until("window/planning.before").answer(1, "flare-chosen").answer(0, "card-zap");
  expect(used(cancelled)).toEqual(["card/card-zap"]);
});

test("what nobody is told counts nevertheless, and being caught at it is no use of the side as printed today", () => {
  const t = table({
    aliens: ["clone", "machine", "macron"],
    settings: { filchFlare: "classic" },
    discard: ["attack-30"],
    hands: [["attack-04", "flare-filch"], ["attack-08", "attack-10"], []],
    destiny: ["seat-1"],
  });
  t.until("window/regroup.start").answer(0, "flare-filch").until("window/planning.before");
  const tally: Record<string, number> = {};
  for (const question of t.session.run.pending) noteSecrets(tally, question, t.state);
  expect(tally).toEqual({ "secretly wild/filch": 1 });
  t.pass(0).pass(2).answer(1, "accuse").answer(1, "0");
  expect(t.told("card.played")).toHaveLength(1);
  expect(used(t)).toEqual([]);
});

test("a technology counts when it is used, or when it is completed if that is what it does", () => {
  const tally: Record<string, number> = {};
  const note = (id: string, tech: string) => noteUses(tally, [{ n: 0, trail: "", id, params: { tech } }]);
  note("tech.completed", "tech/infinity-drive");
  expect(tally).toEqual({});
  note("tech.used", "tech/infinity-drive");
  note("tech.used", "tech/omega-missile");
  note("tech.cancelled", "tech/omega-missile");
  note("tech.completed", "tech/lunar-cannon");
  expect(tally).toEqual({ "tech/infinity-drive": 1, "tech/omega-missile": 0, "tech/lunar-cannon": 1 });
});

test("what special ships do counts each time, and is expected [SS-4]", () => {
  const tally: Record<string, number> = {};
  const params = { player: "player/0", ship: "ship/salvage", card: "card/attack-08.1" };
  for (const id of ["ship.beamed", "ship.beamed", "ship.jumped"]) noteUses(tally, [{ n: 0, trail: "", id, params }]);
  expect(tally).toEqual({ "ship.beamed": 2, "ship.jumped": 1 });
  expect(allUses().filter((name) => name.startsWith("ship."))).toHaveLength(SHIP_ACTIONS);
});

test("a reward card counts when it is turned up or reinforces, one of the cosmic deck does not", () => {
  const tally: Record<string, number> = {};
  const note = (id: string, card: string) =>
    noteUses(tally, [{ n: 0, trail: "", id, params: { card: `card/${card}` } }]);
  for (const card of ["attack-12-21.2", "epic-oratory", "retreat.1", "intimidate-39", "attack-08.1"])
    note("reveal.card", card);
  note("reveal.reinforced", "reinforcement-x");
  note("reveal.reinforced", "self-defense");
  note("reveal.reinforced", "reinforcement-4");
  note("reveal.unreinforced", "reinforcement-4");
  expect(tally).toEqual({
    "card/attack-12-21": 1,
    "card/epic-oratory": 1,
    "card/retreat": 1,
    "card/intimidate-39": 1,
    "card/reinforcement-x": 1,
    "card/reinforcement-4": 0,
  });
});

test("everything in the boxes is expected once", () => {
  const all = allUses();
  expect(new Set(all).size).toBe(all.length);
  // Of 32 reward cards three have a second copy.
  const cards = ARTIFACTS.length + 32 - 3;
  expect(all).toHaveLength(3 * ALIEN_IDS.length + 1 + cards + Object.keys(TECH_FACTS).length + SHIP_ACTIONS);
});

test("all pairs may meet but the forbidden ones [SET-38]", () => {
  const pairs = pairsThatMayMeet().map((pair) => pair.join(" "));
  expect(pairs).toHaveLength((ALIEN_IDS.length * (ALIEN_IDS.length - 1)) / 2 - FORBIDDEN_PAIRS.length);
  expect(pairs).not.toContain("gambler sorcerer");
  expect(pairs).not.toContain("healer masochist");
});
