import { expect, test } from "vitest";
import { cardOf, cardRef } from "../../cards.ts";
import { planetOf, planetRef } from "../../refs.ts";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

/** The Citadel is seat 2 unless a test says otherwise. */
const aliens = ["masochist", "hacker", "citadel"];

/** Citadels as the sheet keeps them: `{ "attack-08.7": "1.1" }`. */
function citadels(beside: Record<string, string>) {
  const cards = Object.keys(beside).map((card) => cardOf(`card/${card}`));
  const planets = Object.values(beside).map((planet) => planetOf(`planet/${planet}`));
  return { citadel: { cards, planets } };
}

/** What lies beside the planets now. */
function standing(t: TestTable): Record<string, string> {
  const { cards = [], planets = [] } = t.table.memo.citadel ?? {};
  return Object.fromEntries(
    (cards as number[]).map((card, i) => [cardRef(card).slice(5), planetRef((planets as number[])[i]).slice(7)]),
  );
}

/** Seat 0 attacks 1.1 with one ship; an 8 and a 6 stand there as citadels, and a 10 beside 1.2. */
function besieged(mine: string, theirs: string, more: TestSetUp = {}) {
  const memo = citadels({ "attack-08.7": "1.1", "attack-06.7": "1.1", "attack-10.4": "1.2" });
  return table({
    aliens,
    hands: [[mine, "attack-00"], [theirs], []],
    memo,
    destiny: ["seat-1"],
    ...more,
    declining: ["citadel", "plague"],
  })
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 1 })
    .until("planning/select")
    .answer(0, mine);
}

test("after destiny and before launch an uninvolved Citadel lays an attack card beside any planet [citadel 0, citadel 1, CLR-12]", () => {
  const hands = [["attack-20", "cosmic-zap"], ["attack-04"], ["attack-08", "negotiate", "attack-12", "plague"]];
  const t = table({ aliens, hands, destiny: ["seat-1"] })
    .declining("plague")
    .until("window/destiny.final");
  expect([t.table.encounter.defense, t.table.encounter.planet]).toEqual([1, -1]);
  expect(t.options(2)).toEqual(["pass", "citadel"]);
  t.answer(2, "citadel");
  expect(t.options(2)).toEqual(["attack-08", "attack-12"]);
  t.answer(2, "attack-12");
  expect(t.options(2)).toHaveLength(15);
  t.answer(2, "0.3");
  expect(standing(t)).toEqual({ "attack-12.1": "0.3" });
  expect(t.hand(2)).toEqual(["attack-08", "negotiate", "plague"]);
  expect(t.told("citadel.placed")).toEqual([{ player: "player/2", card: "card/attack-12.1", planet: "planet/0.3" }]);
  expect([t.told("power.used"), t.asked(0)]).toEqual([[], "launch/aim"]);
});

test("a citadel may also be placed when the offense settles a planet of its own [citadel 1, DST-10]", () => {
  const ships = { "0.1": [0], "0.2": [8] };
  const hands = [["attack-20"], ["attack-04"], ["attack-08"]];
  const t = table({ aliens, hands, ships, destiny: ["seat-0"] })
    .until("destiny/own")
    .answer(0, "0.1");
  expect(t.options(2)).toEqual(["pass", "citadel"]);
  t.answer(2, "citadel").answer(2, "0.1");
  expect([standing(t), t.asked(0)]).toEqual([{ "attack-08.1": "0.1" }, "destiny/settle"]);
});

test("without an attack card there is nothing to place [citadel 1]", () => {
  const hands = [["attack-20"], ["attack-04"], ["negotiate", "morph", "reinforcement-5", "plague"]];
  const t = table({ aliens, hands, destiny: ["seat-1"] })
    .declining("plague")
    .until("launch/aim");
  expect(t.wasAsked(2, "window/destiny.final")).toBe(false);
});

test("with courtesy the Citadel is asked all the same, so that nobody learns that it holds no attack card [citadel 1]", () => {
  const t = table({
    aliens,
    courtesy: true,
    hands: [["attack-20"], ["attack-04"], ["negotiate"]],
    destiny: ["seat-1"],
  });
  t.until("window/destiny.final", 2);
  expect([t.options(2), t.question(2)?.hidden]).toEqual([["pass"], true]);
  t.answer(2, "pass");
  expect(t.asked(2)).toBeUndefined();
});

test("after selection, before reveal, all citadels of the targeted planet together strengthen the defense [citadel 0, citadel 2, citadel EC1, PLN-07]", () => {
  const t = besieged("attack-20", "attack-04");
  expect(t.table.encounter.shown.map((shown) => shown.type)).toEqual(["none", "none"]);
  expect([t.asked(2), t.options(2)]).toEqual(["window/planning.selected", ["pass", "citadel"]]);
  t.answer(2, "citadel").finish();
  expect(t.told("citadel.added")).toEqual([{ player: "player/2", n: 14 }]);
  expect(t.told("reveal.totals")).toEqual([{ offense: 21, defense: 4 + 4 + 14 }]);
});

test("citadels that are not activated add nothing and stay, even if the defense loses [citadel 0, citadel 3]", () => {
  const t = besieged("attack-20", "attack-04").answer(2, "pass").passing("turn/again").finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 21, defense: 8 }]);
  expect(standing(t)).toEqual({ "attack-08.7": "1.1", "attack-06.7": "1.1", "attack-10.4": "1.2" });
});

test("a planet without a citadel leaves nothing to activate [citadel 2]", () => {
  const t = besieged("attack-20", "attack-04", { memo: citadels({ "attack-10.4": "1.2" }) });
  expect(t.wasAsked(2, "window/planning.selected")).toBe(false);
  expect(t.asked(2)).toBeUndefined();
});

test("activated citadels are discarded if the defense loses [citadel 3]", () => {
  const t = besieged("attack-30", "attack-04").answer(2, "citadel").until("turn/again");
  expect(t.told("encounter.won")).toMatchObject([{ side: "offense" }]);
  expect(standing(t)).toEqual({ "attack-10.4": "1.2" });
  expect(t.discard).toEqual(["attack-08", "attack-06", "attack-30", "attack-04"]);
});

test("activated citadels stay if the defense wins [citadel 3]", () => {
  const t = besieged("attack-20", "attack-04").answer(2, "citadel").finish();
  expect(t.told("encounter.won")).toMatchObject([{ side: "defense" }]);
  expect(standing(t)).toEqual({ "attack-08.7": "1.1", "attack-06.7": "1.1", "attack-10.4": "1.2" });
});

test("a Citadel whose power goes with the planet it defends still discards [citadel 3, PWR-08]", () => {
  const ships = { "1.1": [0, 4], "1.2": [0, 8], "1.3": [0, 8], "1.4": [0], "1.5": [0] };
  const t = besieged("attack-30", "attack-04", { aliens: ["masochist", "citadel", "hacker"], ships });
  t.answer(1, "citadel").until("turn/again");
  expect([t.table.players[1].powerless, standing(t)]).toEqual([true, { "attack-10.4": "1.2" }]);
});

test("a zapped activation adds nothing, and the citadels stay [citadel zap]", () => {
  const t = besieged("attack-20", "", { hands: [["attack-20", "attack-00"], ["attack-04"], ["cosmic-zap"]] });
  t.answer(2, "citadel");
  expect(t.options(2)).toEqual(["pass", "cosmic-zap"]);
  t.answer(2, "cosmic-zap").passing("turn/again").finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 21, defense: 8 }]);
  expect(standing(t)).toEqual({ "attack-08.7": "1.1", "attack-06.7": "1.1", "attack-10.4": "1.2" });
});

test("placing is not a use: nobody may zap it [citadel zap, ZAP-06]", () => {
  const hands = [["attack-20", "cosmic-zap"], ["attack-04", "cosmic-zap"], ["attack-08"]];
  const t = table({ aliens, hands, destiny: ["seat-1"] }).until("window/destiny.final");
  t.answer(2, "citadel").answer(2, "1.1").until("launch/aim");
  expect([t.wasAsked(0, "window/power.used"), t.wasAsked(1, "window/power.used")]).toEqual([false, false]);
  expect(standing(t)).toEqual({ "attack-08.1": "1.1" });
});

test("one citadel per encounter, even if destiny is drawn again, and another in the second encounter of a turn [citadel EC2]", () => {
  const hands = [
    ["attack-20", "attack-10"],
    ["attack-04", "attack-04"],
    ["attack-08", "attack-12", "attack-06"],
  ];
  const t = table({ aliens, hands, destiny: ["seat-0", "seat-1", "seat-1"] }).until("window/destiny.final");
  expect(t.told("destiny.drawn")).toHaveLength(2);
  t.answer(2, "citadel").answer(2, "attack-08").answer(2, "2.1");
  expect(t.asked(2)).toBeUndefined();
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 }).until("planning/select").answer(0, "attack-20");
  t.passing("planning/select")
    .until("turn/again")
    .answer(0, true)
    .until("window/destiny.final")
    .answer(2, "citadel")
    .answer(2, "attack-12");
  t.answer(2, "2.1");
  expect(standing(t)).toEqual({ "attack-08.1": "2.1", "attack-12.1": "2.1" });
});

test("activated citadels stay after a deal and after a failed one [citadel EC3, citadel 3]", () => {
  const all = { "attack-08.7": "1.1", "attack-06.7": "1.1", "attack-10.4": "1.2" };
  const failed = besieged("negotiate", "negotiate").answer(2, "citadel").passing("deal", "deal/penalty").finish();
  expect([failed.told("deal.failed").length, standing(failed)]).toEqual([1, all]);
  const hands = [["negotiate", "attack-00", "plague"], ["negotiate"], []];
  const made = besieged("negotiate", "", { hands }).answer(2, "citadel").until("deal");
  made
    .answer(0, { do: "offer", give: { plague: 1 }, want: {} })
    .answer(1, { do: "accept" })
    .until("turn/again");
  expect([made.told("deal.made").length, standing(made)]).toEqual([1, all]);
});

test("even as the offense the Citadel may strengthen its opponent [citadel EC4]", () => {
  const t = besieged("attack-20", "attack-04", { aliens: ["citadel", "masochist", "hacker"] });
  expect(t.options(0)).toEqual(["pass", "citadel"]);
  t.answer(0, "citadel").finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 21, defense: 22 }]);
});

test("without the power citadels stay, but none is placed or activated [citadel EC5, PWR-06]", () => {
  const ships = { "2.1": [0, 0, 8], "2.2": [0, 0, 12], "2.3": [0], "2.4": [0], "2.5": [0] };
  const hands = [["attack-20", "attack-00"], ["attack-04"], ["attack-12"]];
  const t = besieged("attack-20", "", { ships, hands }).passing("turn/again").finish();
  expect([t.wasAsked(2, "window/destiny.final"), t.wasAsked(2, "window/planning.selected")]).toEqual([false, false]);
  expect(standing(t)).toEqual({ "attack-08.7": "1.1", "attack-06.7": "1.1", "attack-10.4": "1.2" });
});

test("citadels go with a sheet that is traded [citadel EC5]", () => {
  const hands = [["attack-20", "attack-00"], ["attack-04"], ["flare-sorcerer"]];
  const memo = citadels({ "attack-08.7": "1.1" });
  const t = table({ aliens: ["masochist", "citadel", "hacker"], hands, memo, destiny: ["seat-1"] });
  t.declining("citadel").until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 });
  t.until("window/planning.before").answer(2, "flare-sorcerer").answer(0, "attack-20");
  expect([t.asked(0), t.options(0), standing(t)]).toEqual([
    "window/planning.selected",
    ["pass", "citadel"],
    { "attack-08.7": "1.1" },
  ]);
});

test("if the sheet leaves the game all citadels are discarded [citadel 4, citadel EC5]", () => {
  const memo = citadels({ "attack-08.7": "1.1", "attack-10.4": "0.2" });
  const hands = [["attack-20"], ["attack-04"], ["attack-12"]];
  const t = table({ aliens, hands, memo, turn: 2, settings: { changingPowers: true } }).until("power/change");
  t.answer(2, t.options(2).find((option) => option !== "keep") as string);
  expect(t.discard).toEqual(["attack-08", "attack-10"]);
  expect(t.table.memo.citadel).toBeUndefined();
});

/** An Omega Missile of seat 0 destroys 1.1, beside which an 8 and a 6 stand; a 10 stands beside 1.2. */
function destroyed(more: TestSetUp = {}): TestTable {
  const memo = citadels({ "attack-08.7": "1.1", "attack-10.4": "1.2", "attack-06.7": "1.1" });
  const hands = [["attack-20"], ["attack-04"], []];
  const t = table({ aliens, hands, memo, settings: { tech: true }, techs: [["omega-missile"]], ...more });
  return t.until("window/regroup.start").answer(0, "omega-missile").answer(0, "1.1");
}

test("if a planet is destroyed its citadels are discarded, and no others [citadel 4, TCH-31]", () => {
  const t = destroyed();
  expect([t.discard, standing(t)]).toEqual([["attack-08", "attack-06"], { "attack-10.4": "1.2" }]);
  expect([t.told("citadel.discarded").length, t.told("power.used")]).toEqual([1, []]);
  const empty = destroyed({ ships: { "1.1": [0], "1.2": [0, 8] } });
  expect(standing(empty)).toEqual({ "attack-10.4": "1.2" });
});

test("even if the Citadel loses its power with that planet [citadel 4, PWR-02]", () => {
  const ships = { "1.1": [0, 4], "1.2": [0, 8], "1.3": [0, 8], "1.4": [0], "1.5": [0] };
  const t = destroyed({ aliens: ["masochist", "citadel", "hacker"], ships });
  expect([t.table.players[1].powerless, standing(t)]).toEqual([true, { "attack-10.4": "1.2" }]);
});
