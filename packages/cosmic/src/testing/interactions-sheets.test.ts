/** Sheets with cards on them, sheets on loan, and what a use, a zap or a card reaches beyond its own moment. */
import { expect, test } from "vitest";
import { cardOf } from "../cards.ts";
import { allPowers } from "../installed.ts";
import { stashOf } from "../query.ts";
import { view } from "../view.ts";
import { fight, names } from "./fight.ts";
import { table } from "./table.ts";
import { withTechs } from "./techs.ts";

const ALL = allPowers().map((power) => power.id);

test("a card put face down from the hoard is in nobody else's view [miser 2, PLN-06]", () => {
  const hands = [["attack-04"], ["attack-08", "attack-06"], []];
  const t = fight({ aliens: ["miser", "amoeba", "clone"], hands, stash: [["attack-40", "negotiate"]] });
  t.until("planning/select").answer(0, "attack-40").answer(1, "attack-08").until("window/planning.selected");
  expect(t.state.secret.borrowed).toMatchObject([{ card: cardOf("card/attack-40"), seat: 0 }]);
  for (const viewer of [1, 2, "spectator"] as const)
    expect(JSON.stringify(view(t.state, viewer))).not.toMatch(new RegExp(`\\b${cardOf("card/attack-40")}\\b`));
});

test("the player a special card designates is the defense, whatever the Shadow executes [shadow 1, DST-05, DST-08]", () => {
  const aliens = ["clone", "filch", "shadow", "zombie"];
  const hands = [["attack-04"], ["attack-20"], ["attack-06"], ["attack-08"]];
  const fewest = table({ aliens, hands, destiny: ["fewest-in-warp"] })
    .passing("shadow/execute")
    .until("launch/aim");
  expect(fewest.told("shadow.executed")).toMatchObject([{ other: "player/1" }]);
  expect(fewest.table.encounter.defense).toBe(1);
  const ships = { "0.1": [4, 0, 0, 1], "3.1": [0, 0, 0, 3] };
  const most = table({ aliens, hands, ships, destiny: ["most-foreign-colonies"] }).until("shadow/execute");
  most.answer(2, "0.1@3").until("launch/aim");
  expect(most.table.encounter.defense).toBe(3);
});

test("a Miser who borrows the Demon keeps its hoard [philanthropist wild, DCK-08]", () => {
  const t = table({
    aliens: ["miser", "zombie", "demon"],
    settings: { alienPool: "base51" },
    hands: [["attack-04"], ["attack-20"], ["flare-philanthropist"]],
    stash: [["attack-40", "negotiate"]],
    destiny: ["seat-1"],
  });
  t.until("window/regroup.start", 2).answer(2, "flare-philanthropist").answer(2, "player/0").answer(2, { "2.1": 1 });
  t.declining("demon").finish();
  expect(t.told("demon.putBack")).toEqual([]);
  expect(names(stashOf(t.state, 0))).toEqual(["attack-40", "negotiate"]);
});

test("the Demon of a Precursor Seed gives back what it possessed, not the hoard [demon 4, miser 2, TCH-14]", () => {
  const t = table({
    aliens: ["miser", "zombie", "clone"],
    settings: { alienPool: "base51", tech: true },
    powers: [["miser", "demon"]],
    besides: ["demon"],
    techs: [["precursor-seed"]],
    memo: { "precursor-seed": { power: "demon" } },
    hands: [["attack-04"], ["attack-20"], ["attack-06", "attack-08"]],
    stash: [["attack-40", "negotiate"]],
    destiny: ["seat-1"],
  });
  t.until("window/alliance.before", 0).answer(0, "demon").passing("planning/select").finish();
  expect(names(stashOf(t.state, 0))).toEqual(["attack-40", "negotiate"]);
});

test("an alien barred by the one of a Precursor Seed is not drawn [reincarnator EC5]", () => {
  const drawn = ["a", "b", "c", "d", "e", "f", "g", "h"].map((seed) => {
    const t = table({
      seed,
      aliens: ["reincarnator", "zombie", "clone"],
      settings: { tech: true },
      powers: [["reincarnator", "healer"]],
      besides: ["healer"],
      techs: [["precursor-seed"]],
      memo: { "precursor-seed": { power: "healer" } },
      hands: [["attack-04"], ["attack-20"], []],
      retired: ALL.filter((alien) => !["masochist", "vacuum", "healer"].includes(alien)),
      destiny: ["seat-1"],
    });
    return t.until("launch/aim").answer(0, "1.1").finish().table.players[0].powers;
  });
  expect(drawn.flat()).not.toContain("masochist");
});

test("an upset does not make a Miser use its power [miser 0, miser EC1, loser 2, ZAP-02]", () => {
  const stash = [["attack-40", "negotiate"]];
  const t = fight({ aliens: ["miser", "loser", "clone"], hands: [["negotiate"], ["attack-08"], []], stash });
  t.until("window/planning.before", 1).answer(1, "loser").passing("planning/select", "turn/again").finish();
  expect(t.wasAsked(0, "planning/select")).toBe(true);
});

test("a zap ends with the encounter, so the hoard counts for a second one [miser zap, ZAP-11, END-03]", () => {
  const hands = [["attack-06"], ["attack-04", "cosmic-zap"], []];
  const stash = [["attack-40", "attack-20", "reinforcement-5"]];
  const t = fight({ aliens: ["miser", "zombie", "clone"], hands, stash, gate: 3 });
  t.until("planning/select").answer(0, "attack-06").until("window/reveal.reinforce", 0);
  t.answer(0, "reinforcement-5").answer(0, "offense").answer(1, "cosmic-zap").passing("turn/again").finish();
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  expect(t.wasAsked(0, "turn/again")).toBe(true);
});

test("a Demon lent to the Miser leaves the hoard alone [philanthropist flare D2, miser 1, PWR-06]", () => {
  const t = table({
    aliens: ["demon", "miser", "clone"],
    hands: [["attack-10", "flare-philanthropist"], ["attack-08", "attack-06"], []],
    stash: [[], ["attack-40", "attack-30"]],
    destiny: ["seat-1"],
  });
  t.until("window/regroup.start", 0)
    .answer(0, "flare-philanthropist")
    .answer(0, "1")
    .passing("philanthropist/ship")
    .until("planning/select");
  expect(t.options(1)).toEqual(["attack-08", "attack-06"]);
  t.passing("planning/select").finish();
  expect(names(stashOf(t.state, 1)).sort()).toEqual(["attack-30", "attack-40"]);
});

test("a Miser who is the Demon besides keeps the hoard, and the victim gets only its own cards [demon 4, miser 2, TCH-14]", () => {
  const t = table({
    aliens: ["miser", "filch", "clone"],
    powers: [["miser", "demon"], ["filch"], ["clone"]],
    hands: [["attack-10"], ["attack-08"], ["quash", "plague"]],
    stash: [["attack-40", "attack-30"]],
    destiny: ["seat-1"],
  });
  t.declining("plague")
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 1 })
    .until("window/alliance.before")
    .answer(0, "demon");
  t.until("planning/select").answer(0, "attack-10").declining("filch").finish();
  expect(names(stashOf(t.state, 0)).sort()).toEqual(["attack-30", "attack-40"]);
  expect(t.hand(2)).toEqual(["plague", "quash"]);
});

test("the Collapsium Hulls keep no ship that a winning Void takes out of the game [void 2, RES-13.2]", () => {
  const hands = [["attack-20", "attack-10"], ["attack-12"], []];
  const t = fight(withTechs([[], ["collapsium-hulls"]], { aliens: ["void", "clone", "machine"], hands }));
  t.cards("attack-20", "attack-12").until("window/resolution.before");
  t.answer(1, "tech/collapsium-hulls").until("window/resolution.keep");
  expect([t.told("collapsium-hulls.stayed"), t.ships("1.1", 1)]).toEqual([[], 0]);
});

test("after an unsuccessful first encounter Machine wild brings no technologies [TEC-09, TEC-12, machine wild]", () => {
  const hands = [["attack-04", "attack-06", "flare-machine"], ["attack-20", "attack-20"], []];
  const own = { aliens: ["clone", "filch", "macron"], hands, destiny: ["seat-1", "seat-1"] };
  const t = table(withTechs([[], [], []], own))
    .until("planning/select")
    .answer(0, "attack-04");
  t.passing("planning/select")
    .declining("clone", "filch")
    .until("window/encounter.end")
    .answer(0, "flare-machine")
    .until("launch/aim");
  expect([t.wasAsked(0, "turn/next"), t.table.turn.encounters]).toEqual([false, 2]);
});

test("with courtesy nobody sees whether the Machine holds an encounter card [machine 2, TIM-03]", () => {
  const asked = (second: string) => {
    const hands = [["attack-04", second], ["attack-20", "attack-20"], []];
    const t = table({
      aliens: ["machine", "clone", "filch"],
      hands,
      destiny: ["seat-1"],
      courtesy: true,
      declining: ["machine", "plague"],
    });
    t.until("planning/select").passing("planning/select").declining("clone").until("launch/aim", 1);
    return t.session.answers.filter(({ key }) => key === "window/encounter.end").length;
  };
  expect(asked("plague")).toBe(asked("attack-06"));
});
