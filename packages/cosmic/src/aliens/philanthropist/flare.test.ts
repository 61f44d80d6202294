import { expect, test } from "vitest";
import { cardOf } from "../../cards.ts";
import { resample } from "../../resample.ts";
import type { State } from "../../state.ts";
import { fight } from "../../testing/fight.ts";
import { type TestSetUp, table } from "../../testing/table.ts";
import { view } from "../../view.ts";

const START = "window/regroup.start";

/** Seat 0, the Oracle, holds the flare and is about to attack seat 1, the Filch. */
function lend(more: TestSetUp = {}) {
  const hands = [["attack-10", "attack-04", "flare-philanthropist"], ["attack-08", "attack-06"], []];
  return table({ aliens: ["oracle", "filch", "clone"], hands, destiny: ["seat-1", "seat-1"], ...more }).until(START);
}

test("wild: for one ship the power is lent for this encounter, and it works for the borrower alone [philanthropist wild]", () => {
  const t = lend();
  expect(t.options(0)).toEqual(["pass", "flare-philanthropist"]);
  t.answer(0, "flare-philanthropist");
  expect([t.asked(0), t.options(0)]).toEqual(["philanthropist/lend", ["1", "2"]]);
  t.answer(0, "1");
  expect([t.asked(0), t.question(0)]).toMatchObject(["philanthropist/ship", { min: 1, max: 1 }]);
  t.answer(0, { "0.1": 1 });
  expect(t.told("ships.lost")).toEqual([{ player: "player/0", n: 1 }]);
  expect(t.table.players.map((player) => player.powers)).toEqual([[], ["oracle"], ["clone"]]);
  t.until("planning/select");
  expect([t.asked(0), t.asked(1)]).toEqual(["planning/select", undefined]);
  expect(t.told("power.used")).toEqual([{ player: "player/1", power: "power/oracle" }]);
  expect(t.hand(0)).toContain("flare-philanthropist");
});

test("wild: meanwhile the borrower does not have the own power, and afterwards all is as before [philanthropist wild]", () => {
  const t = lend().answer(0, "flare-philanthropist").answer(0, "1").answer(0, { "0.1": 1 });
  t.until("planning/select").answer(0, "attack-10").answer(1, "attack-06").until("turn/again");
  expect(t.wasAsked(1, "window/resolution.discarded")).toBe(false);
  expect(t.table.players.map((player) => player.powers)).toEqual([["oracle"], ["filch"], ["clone"]]);
  expect(t.told("sheets.returned")).toEqual([{ player: "player/1", other: "player/0" }]);
});

test("wild: the borrower is not asked whether to take it [philanthropist wild]", () => {
  const t = lend().answer(0, "flare-philanthropist").answer(0, "1").answer(0, { "0.1": 1 });
  expect([t.asked(1), t.session.answers.some(({ who }) => who === 1)]).toEqual([undefined, false]);
});

test("wild: any player may lend, also one who is not in the encounter [philanthropist wild]", () => {
  const t = lend({ hands: [["attack-10"], ["attack-08"], ["flare-philanthropist"]] });
  t.answer(2, "flare-philanthropist").answer(2, "1").answer(2, { "2.1": 1 });
  expect(t.table.players[1].powers).toEqual(["clone"]);
});

test("wild: a player without a working power has nothing to lend [philanthropist flare D1]", () => {
  const ships = { "0.1": [8], "0.2": [0], "0.3": [0], "0.4": [0], "0.5": [0], "1.1": [6, 4], "2.1": [6, 0, 4] };
  const hands = [["attack-10", "flare-philanthropist"], ["attack-08"], []];
  const t = table({ aliens: ["clone", "filch", "machine"], hands, ships, destiny: ["seat-1"] }).until("launch/aim");
  expect(t.wasAsked(0, START)).toBe(false);
});

test("wild: what lies on the sheet is used by the borrower and stays on it [philanthropist flare D2]", () => {
  const t = lend({ aliens: ["warrior", "clone", "filch"], memo: { warrior: { tokens: 7 } } });
  t.answer(0, "flare-philanthropist").answer(0, "1").answer(0, { "0.1": 1 });
  t.until("planning/select")
    .answer(0, "attack-10")
    .answer(1, "attack-08")
    .declining("flare-philanthropist")
    .until("launch/aim");
  expect(t.told("reveal.totals")).toEqual([{ offense: 11, defense: 19 }]);
  expect([t.table.memo.warrior, t.table.players[0].powers]).toEqual([{ tokens: 8 }, ["warrior"]]);
});

test("wild: the power comes back when the encounter breaks off [philanthropist wild, PLN-01]", () => {
  const t = lend({ hands: [["attack-10", "flare-philanthropist"], ["attack-08"], ["plague"]] });
  t.answer(0, "flare-philanthropist").answer(2, "pass").answer(0, "1").answer(0, { "0.1": 1 });
  t.answer(2, "plague").answer(2, "0").passing("ships/lose").finish();
  expect(t.told("encounter.noCards")).toEqual([{ player: "player/0" }]);
  expect(t.table.players.map((player) => player.powers)).toEqual([["oracle"], ["filch"], ["clone"]]);
});

test("wild: a cancelled loan costs no ship [philanthropist wild, ZAP-13]", () => {
  const t = lend({ hands: [["attack-10", "flare-philanthropist"], ["attack-08", "card-zap"], []] });
  t.answer(0, "flare-philanthropist").answer(0, "1").answer(0, { "0.1": 1 }).answer(1, "card-zap");
  expect([t.told("ships.lost"), t.table.players[0].powers]).toEqual([[], ["oracle"]]);
});

const FORMED = "window/alliance.formed";
const BEFORE = "window/planning.before";

/** The Philanthropist (seat 0) with its flare gives this card to seat 1. */
function gift(card: string, theirs: string[] = []) {
  const hands = [
    ["attack-20", "attack-00", "plague", "flare-philanthropist"],
    ["attack-08", "attack-06", ...theirs],
    [],
  ];
  const t = fight({ aliens: ["philanthropist", "filch", "machine"], hands, declining: ["plague"] }).until(FORMED);
  return t.answer(0, "philanthropist").answer(0, card);
}

test("super: the encounter card given away must be played [philanthropist super]", () => {
  const t = gift("attack-00").until(BEFORE);
  expect(t.options(0)).toEqual(["pass", "flare-philanthropist"]);
  t.answer(0, "flare-philanthropist").until("window/resolution.discarded");
  expect(t.told("philanthropist.insisted")).toEqual([{ player: "player/0" }]);
  expect(t.told("reveal.card")).toEqual([
    { player: "player/0", card: "card/attack-20.1" },
    { player: "player/1", card: "card/attack-00" },
  ]);
});

test("super: the demand ends with the encounter, and names the card to nobody [philanthropist super]", () => {
  const t = gift("attack-00").until(BEFORE).answer(0, "flare-philanthropist");
  const card = t.state.secret.hands[0].length;
  expect(card).toBeGreaterThan(0);
  const demanded = (state: State) => state.secret.memo.map((bags) => bags["super/philanthropist"]?.card);
  const demand = cardOf("card/attack-00");
  expect(demanded(t.state)).toEqual([undefined, demand, undefined]);
  for (const viewer of [0, 1, 2]) expect(view(t.state, viewer)).not.toHaveProperty("memo");
  expect(demanded(resample(t.state, 2, [1, 2, 3, 4]))).toEqual([undefined, undefined, undefined]);
  expect(demanded(resample(t.state, 1, [1, 2, 3, 4]))).toEqual([undefined, demand, undefined]);
  expect(t.state.table.encounter.lasting).toEqual([{ effect: "super/philanthropist", seat: 0, n: -1 }]);
  t.declining("filch").finish();
  expect(t.state.secret.memo).toEqual([{}, {}, {}]);
});

test("super: without it the receiver plays what it likes [philanthropist super, FLR-11]", () => {
  const t = gift("attack-00").until(BEFORE).answer(0, "pass").until("planning/select");
  expect(t.options(1)).toEqual(["attack-08", "attack-06", "attack-00"]);
});

test("super: a card that is no encounter card cannot be demanded [philanthropist super]", () => {
  const t = gift("plague").until("planning/select");
  expect(t.wasAsked(0, BEFORE)).toBe(false);
});

test("super: if the receiver no longer has the card, both choose freely [philanthropist super]", () => {
  const hands = [["attack-20", "attack-00", "flare-philanthropist"], ["attack-08", "attack-06"], []];
  const t = fight({ aliens: ["philanthropist", "trader", "machine"], hands }).until(FORMED);
  t.answer(0, "philanthropist").answer(0, "attack-00").answer(1, "pass").answer(0, "flare-philanthropist");
  t.answer(1, "trader");
  expect([t.asked(0), t.options(0)]).toEqual(["planning/select", ["attack-08", "attack-06", "attack-00"]]);
});

test("super: only the receiver has to play the card, not who has it by then [philanthropist super]", () => {
  const hands = [
    ["attack-04", "flare-oracle"],
    ["attack-20", "attack-06"],
    ["attack-00", "flare-philanthropist"],
  ];
  const aliens = ["clone", "zombie", "philanthropist"];
  const mixed = ["a", "b", "c", "d", "e", "f"].map((seed) => {
    const t = fight({ seed, aliens, hands, allies: [[2, "offense", 1]] }).until(FORMED);
    t.answer(2, "philanthropist").answer(2, "player/0").answer(2, "attack-00").until(BEFORE);
    return t.answer(0, "flare-oracle").answer(2, "pass").until(BEFORE).answer(2, "flare-philanthropist");
  });
  const moved = mixed.filter((t) => t.hand(1).includes("attack-00"));
  expect(moved.length).toBeGreaterThan(0);
  for (const t of moved)
    for (const bags of t.state.secret.memo) expect(bags).not.toHaveProperty("super/philanthropist");
});
