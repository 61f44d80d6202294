/**
 * What could do nothing is not offered: no table here names anything to be declined, so each test fails if it is. That it
 * is offered where it can do something is told beside each power, card and technology.
 */
import { expect, test } from "vitest";
import { fight } from "./fight.ts";
import { type TestSetUp, type TestTable, table } from "./table.ts";
import { withTechs } from "./techs.ts";

const DOMINION = { boxes: ["base", "dominion"] };
const NOTHING_OUTSIDE = { "1.2": [0, 0], "1.3": [0, 0], "1.4": [0, 0], "1.5": [0, 0] };

/** Seat 0 attacks seat 1, who holds no card until it has to choose one and draws eight attacks. */
function emptyHanded(aliens: string[], flare: string[] = []): TestTable {
  return fight({
    aliens,
    hands: [["attack-10", ...flare], [], []],
    deck: [...new Array<string>(7).fill("attack-08"), "attack-06"],
  }).until("planning/select");
}

test.each<[string, TestSetUp]>([
  [
    "Warpish's flare without own ships in the warp [warpish wild]",
    { hands: [["attack-10", "flare-warpish"], ["attack-08"]] },
  ],
  [
    "Warpish's flare without ships of the opponent in the warp [warpish super]",
    {
      aliens: ["warpish", "masochist", "machine"],
      hands: [["attack-10", "flare-warpish"], ["attack-20"]],
    },
  ],
  ["Vulch's flare against an empty hand [vulch wild]", { hands: [["attack-20", "flare-vulch"], ["attack-00"]] }],
  ["Mutant's flare against empty hands [mutant wild]", { hands: [["attack-20", "flare-mutant"], ["attack-00"]] }],
  [
    "Vacuum's flare without own ships in the warp [vacuum wild]",
    { hands: [["attack-10"], ["attack-08"], ["flare-vacuum"]] },
  ],
  ["Mobius Tubes while the warp is empty [CRD-26]", { hands: [["attack-10", "mobius-tubes"], ["attack-08"]] }],
  [
    "Reserve's flare without a low attack [reserve super]",
    { aliens: ["reserve", "masochist", "hacker"], hands: [["attack-40", "flare-reserve"], ["attack-08"]] },
  ],
  [
    "Observer's flare without own ships in the warp [observer super]",
    { aliens: ["observer", "masochist", "hacker"], hands: [["attack-10", "flare-observer"], ["attack-08"]] },
  ],
  [
    "Kamikaze's flare without ships outside the encounter [kamikaze wild]",
    { hands: [["attack-20"], ["attack-08", "flare-kamikaze"]], ships: NOTHING_OUTSIDE, warp: [0, 16] },
  ],
  [
    "Plasma Thrusters without ships outside the encounter [TCH-32]",
    withTechs([[], ["plasma-thrusters"]], {
      hands: [["attack-20"], ["attack-08"]],
      ships: NOTHING_OUTSIDE,
      warp: [0, 16],
    }),
  ],
  [
    "the Diplomat without a negotiate [diplomat 1]",
    {
      settings: DOMINION,
      aliens: ["masochist", "hacker", "diplomat"],
      hands: [["attack-10"], ["attack-08"], ["attack-01"]],
    },
  ],
  ["Mirage's flare without a negotiate [mirage wild]", { hands: [["attack-10", "flare-mirage"], ["attack-08"]] }],
  ["Joker's flare where nobody negotiates [joker wild]", { hands: [["attack-10", "flare-joker"], ["attack-08"]] }],
  ["Muckraker's flare without allies [muckraker wild]", { hands: [["attack-10", "flare-muckraker"], ["attack-08"]] }],
  [
    "the Daredevil without a low attack [daredevil 1]",
    { settings: DOMINION, aliens: ["daredevil", "masochist", "hacker"], hands: [["attack-40"], ["attack-08"]] },
  ],
  [
    "the Fodder and its flare without an attack that fits [fodder 2, fodder super]",
    { aliens: ["fodder", "masochist", "hacker"], hands: [["attack-40", "flare-fodder"], ["attack-08"]] },
  ],
  ["the Qax without anybody invited [TCH-35]", withTechs([["the-qax"]], { hands: [["attack-10"], ["attack-08"]] })],
])("%s", (_title, setUp) => {
  expect(fight(setUp).finish().told("encounter.won")).toHaveLength(1);
});

test("Trader's flare against an empty hand [trader wild]", () => {
  const t = emptyHanded(["masochist", "hacker", "machine"], ["flare-trader"]);
  expect(t.wasAsked(0, "window/alliance.before")).toBe(false);
});

test("the Muckraker without a card to discard [muckraker 1]", () => {
  const aliens = ["muckraker", "masochist", "hacker"];
  const setUp = { settings: DOMINION, aliens, allies: [[2, "defense", 1]] as const };
  const without = fight({ ...setUp, hands: [["attack-04"], ["attack-20"], []] }).finish();
  expect(without.wasAsked(0, "window/resolution.before")).toBe(false);
});

test("the Mind's power where the only hand to see is empty [mind 1]", () => {
  expect(emptyHanded(["mind", "hacker", "machine"]).wasAsked(0, "window/alliance.before")).toBe(false);
});

test("the Philanthropist's power without a card to give [philanthropist 1]", () => {
  const t = emptyHanded(["masochist", "philanthropist", "machine"]);
  expect(t.wasAsked(1, "window/alliance.formed")).toBe(false);
});

test("Kamikaze's flare where one ship at most comes back anyway [kamikaze super]", () => {
  const regroup = (ships: number) =>
    table({
      aliens: ["kamikaze", "masochist", "hacker"],
      hands: [["attack-10", "flare-kamikaze"], ["attack-08"]],
      ships: { "0.1": [4 - ships] },
      warp: [ships],
    });
  expect(regroup(1).until("launch/aim").wasAsked(0, "window/regroup.retrieve")).toBe(false);
  expect(regroup(2).until("window/regroup.retrieve").options(0)).toEqual(["pass", "flare-kamikaze"]);
});

test("the Barbarian's power and flare against an empty hand [barbarian 2, barbarian super]", () => {
  const hands = [["attack-20"], ["attack-00"], ["flare-barbarian"]];
  const won = fight({ aliens: ["barbarian", "masochist", "hacker"], hands }).finish();
  expect([won.told("encounter.won").length, won.told("power.used")]).toEqual([1, []]);
  const helped = fight({ aliens: ["masochist", "hacker", "barbarian"], hands, allies: [[2, "offense", 1]] }).finish();
  expect([helped.told("encounter.won").length, helped.told("power.used")]).toEqual([1, []]);
});

test("the Reserve's second power without a negotiate [reserve 2]", () => {
  const hands = [["attack-10", "reinforcement-2"], ["attack-40"], []];
  const t = fight({ aliens: ["masochist", "reserve", "hacker"], hands }).until("window/reveal.reinforce");
  t.answer(0, "reinforcement-2").answer(0, "offense").finish();
  expect(t.totals()).toEqual({ offense: 13, defense: 44 });
});

test("Filch's flare for a card that the Clone has kept [filch super, filch EC1]", () => {
  const hands = [["attack-20", "flare-filch"], ["attack-08"], []];
  const t = fight({ aliens: ["filch", "clone", "machine"], hands })
    .until("window/resolution.keep")
    .answer(1, "clone");
  expect(t.finish().hand(1)).toEqual(["attack-08"]);
});

test("Fido's power and flare where no encounter card was discarded [fido 1, fido super]", () => {
  const hands = [["attack-20"], ["attack-08"], ["flare-fido"]];
  for (const third of ["fido", "machine"]) {
    const t = fight({ aliens: ["gambler", "clone", third], hands }).until("window/reveal.turn");
    t.answer(0, "gambler").answer(0, "attack-20").answer(1, false);
    t.until("window/resolution.keep").answer(1, "clone").finish();
    expect([t.discard, t.hand(1)]).toEqual([[], ["attack-08"]]);
  }
});

test("nothing is told of a new hand in which the Vulch had no artifact to keep [vulch 3]", () => {
  const t = emptyHanded(["masochist", "vulch", "machine"]);
  expect([t.hand(1).length, t.told("vulch.kept")]).toEqual([8, []]);
});

test("Parasite's flare without a ship to found a colony with [parasite wild]", () => {
  const hands = [["attack-20"], ["attack-08"], ["flare-parasite"]];
  const home = Object.fromEntries([1, 2, 3, 4, 5].map((planet) => [`2.${planet}`, [0, 0, 0]]));
  const ships = { ...home, "1.1": [0, 1], "1.4": [0, 0], "1.5": [0, 0] };
  const t = fight({ aliens: ["masochist", "hacker", "machine"], hands, ships, warp: [0, 11, 20] }).finish();
  expect(t.told("power.lost")).toContainEqual({ player: "player/1" });
});

/** Seat 1 defends 1.1 and has ships on one planet besides. */
const ONE_OUTSIDE: TestSetUp = { ships: { ...NOTHING_OUTSIDE, "1.2": [0, 3] }, warp: [0, 13] };

test("one planet to take ships from is enough for Kamikaze's flare and Plasma Thrusters [kamikaze wild, TCH-32]", () => {
  const hands = [["attack-20"], ["attack-08", "flare-kamikaze"]];
  const t = fight({ hands, ...ONE_OUTSIDE }).until("window/planning.selected");
  expect(t.options(1)).toEqual(["pass", "flare-kamikaze"]);
  const u = table(
    withTechs([[], ["plasma-thrusters"]], {
      aliens: ["masochist", "hacker", "machine"],
      ...ONE_OUTSIDE,
      hands: [["attack-20"], ["attack-08"]],
      destiny: ["seat-1"],
    }),
  );
  expect(u.until("window/launch.done").options(1)).toEqual(["pass", "plasma-thrusters"]);
});

test("one planet to take a ship from is enough for Void's flare [void wild]", () => {
  const ships = Object.fromEntries([2, 3, 4, 5].map((planet) => [`2.${planet}`, [0, 0, 0]]));
  const hands = [["attack-10", "plague"], ["attack-08"], ["flare-void"]];
  const t = table({ aliens: ["masochist", "hacker", "machine"], hands, ships, warp: [0, 0, 16], destiny: ["seat-1"] });
  t.until("window/regroup.start").answer(0, "plague").answer(0, "1");
  expect(t.options(2)).toEqual(["pass", "flare-void"]);
});

test("one player to take ships from is enough for the Vacuum [vacuum 1]", () => {
  const ships = Object.fromEntries([1, 2, 3, 4, 5].map((planet) => [`2.${planet}`, [0, 0, 0]]));
  const hands = [["attack-04"], ["attack-20"], []];
  const t = fight({ aliens: ["vacuum", "hacker", "machine"], hands, ships, warp: [0, 0, 20] }).until("vacuum/whose");
  expect(t.options(0)).toEqual(["1"]);
});
