import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { countCards, violation } from "../../invariants.ts";
import { hasSetUp } from "../../pool.ts";
import { lendSheets, retirePower, tradeSheets } from "../../sheets.ts";
import { type Engagement, type FightTable, fight } from "../../testing/fight.ts";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";
import { view } from "../../view.ts";
import { facts } from "./facts.ts";

const settings = { boxes: ["base", "dominion"] };
const aliens = ["engineer", "hacker", "clone"];
const hands = [
  ["attack-04", "attack-08"],
  ["attack-20", "attack-06"],
  ["attack-05", "attack-01"],
];
const techDeck = ["xenon-lasers", "warpspace-key", "lunar-cannon", "omega-missile"];
const DRAW = "window/resolution.after";

/** The Engineer attacks seat 1 with two ships and loses, unless it is said otherwise. */
function defeat(more: Partial<TestSetUp> & Engagement = {}, mine = "attack-04", theirs = "attack-20"): FightTable {
  return fight({ aliens, settings, hands, techDeck, gate: 2, declining: ["clone"], ...more }).cards(mine, theirs);
}

/** The next regroup phase with these technologies of seat 0 and so many of its ships in the warp. */
function regroup(techs: readonly string[], inWarp: number, more: Partial<TestSetUp> = {}): TestTable {
  const onTechs = techs.reduce((n, name) => n + Number(/:(\d+)/.exec(name)?.[1] ?? 0), 0);
  const gone = inWarp + onTechs;
  const taken = [4, 4, 4, 4, 4].map((n, i) => n - Math.min(3, Math.max(0, gone - 3 * i)));
  const ships = Object.fromEntries(taken.map((n, i) => [`0.${i + 1}`, [n]]));
  const position = { aliens, settings, hands, techs: [techs], ships, warp: [inWarp], destiny: ["seat-1"] };
  return table({ ...position, declining: ["clone"], ...more });
}

/** What seat 0 may do with its technologies. */
function work(t: TestTable) {
  const question = t.question(0);
  return question?.kind === "one" ? question.options : [];
}

function techsOf(t: TestTable, seat = 0) {
  return t.table.techs[seat].map(({ id, ships, sheet }, i) => [id, t.state.secret.techs[seat][i], ships, sheet]);
}

test("after a defeat it draws two techs and keeps one face down on the sheet [engineer 0, engineer 1, engineer 2]", () => {
  expect([powerOf("engineer").effect.alert, hasSetUp("engineer")]).toEqual(["yellow", false]);
  const t = defeat().until(DRAW);
  expect(t.options(0)).toEqual(["pass", "engineer"]);
  t.answer(0, "engineer");
  expect([t.asked(0), t.options(0)]).toEqual(["engineer/keep", ["pass", "xenon-lasers", "warpspace-key"]]);
  t.answer(0, "warpspace-key");
  expect(techsOf(t)).toEqual([["", "warpspace-key", 0, "engineer"]]);
  expect([t.table.techDiscard, t.told("engineer.kept")]).toEqual([["xenon-lasers"], [{ player: "player/0" }]]);
  expect([view(t.state, 0).techs, view(t.state, 1).techs]).toEqual([["warpspace-key"], []]);
});

test("it may be left, and so may both techs [engineer 0, engineer 2]", () => {
  const left = defeat().until(DRAW).answer(0, "pass").finish();
  expect(techsOf(left)).toEqual([]);
  const none = defeat().until(DRAW).answer(0, "engineer").answer(0, "pass");
  expect([techsOf(none), none.table.techDiscard]).toEqual([[], ["xenon-lasers", "warpspace-key"]]);
});

test("it draws as a defense too, and after a deal that failed [engineer 1]", () => {
  const t = fight({
    aliens: ["hacker", "engineer", "clone"],
    settings,
    hands: [["attack-20", "attack-08"], ["attack-04", "attack-06"], []],
    techDeck,
    declining: ["clone"],
  });
  expect(t.cards("attack-20", "attack-04").until(DRAW).options(1)).toEqual(["pass", "engineer"]);
  const negotiates = [["negotiate", "attack-08"], ["negotiate", "attack-06"], []];
  const failed = defeat({ hands: negotiates }, "negotiate", "negotiate").until("deal").answer(0, { do: "refuse" });
  expect(failed.passing("deal/penalty").until(DRAW).options(0)).toEqual(["pass", "engineer"]);
});

test("it draws nothing after a victory, nor as an ally that lost [engineer 1]", () => {
  const won = defeat({ hands: [["attack-20", "attack-08"], ["attack-04", "attack-06"], []] }, "attack-20", "attack-04");
  won.until("turn/again");
  expect(won.wasAsked(0, DRAW)).toBe(false);
  const ally = fight({
    aliens: ["hacker", "clone", "engineer"],
    settings,
    hands,
    techDeck,
    allies: [[2, "offense", 1]],
    declining: ["clone"],
  });
  ally.cards("attack-04", "attack-20").finish();
  expect(ally.wasAsked(2, DRAW)).toBe(false);
});

test("the new tech takes the place of the one on the sheet, whose ships go home [engineer 2, engineer 5]", () => {
  const t = defeat({ techs: [["the-qax:2@engineer"]], ships: { "0.5": [2] }, passing: ["tech/work"] });
  t.until(DRAW).answer(0, "engineer").answer(0, "xenon-lasers");
  expect(t.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5"]);
  expect(violation(t.state, countCards(t.state))).toBeUndefined();
  t.answer(0, { "0.5": 2 });
  expect([techsOf(t), t.ships("0.5", 0)]).toEqual([[["", "xenon-lasers", 0, "engineer"]], 4]);
  expect(t.table.techDiscard).toEqual(["warpspace-key", "the-qax"]);
});

test("ships on it and in the warp count together; it leaves the sheet, they stay in the warp [engineer 3, engineer 4]", () => {
  const t = regroup(["the-qax:1@engineer"], 3).until("tech/work");
  expect(work(t)).toEqual(["word/pass", "research/the-qax", "complete/the-qax", "abandon/the-qax"]);
  t.answer(0, "complete/the-qax").until("ships/return").answer(0, { "0.3": 1 });
  // One ship comes back in the regroup phase, as always.
  expect([techsOf(t), t.table.warp[0], t.told("ships.retrieved")]).toEqual([
    [["the-qax", "the-qax", 0, undefined]],
    2,
    [{ player: "player/0", n: 1 }],
  ]);
});

test("what clients and bots are told about ships in the warp is what the rules do [engineer 3]", () => {
  const counts = powerOf("engineer").effect.folds?.warpResearch;
  const tech = { n: 1, id: "", ships: 0 };
  expect([facts.researchesInWarp, counts?.({ ...tech, sheet: "engineer" }), counts?.(tech)]).toEqual([
    true,
    true,
    false,
  ]);
});

test("with one ship less it cannot be completed, and a tech off the sheet never counts the warp [engineer 3]", () => {
  const few = regroup(["the-qax:1@engineer"], 2).until("tech/work");
  expect(work(few)).not.toContain("complete/the-qax");
  const plain = regroup(["the-qax:1"], 3).until("tech/work");
  expect(work(plain)).not.toContain("complete/the-qax");
});

test("it is researched like any other, one action in each regroup phase [engineer 3, engineer D2]", () => {
  const t = regroup(["the-qax:0@engineer"], 0).until("tech/work").answer(0, "research/the-qax").answer(0, { "0.1": 1 });
  expect([techsOf(t), t.ships("0.1", 0)]).toEqual([[["", "the-qax", 1, "engineer"]], 3]);
  t.until("launch/aim");
  expect(t.session.answers.filter(({ key }) => key === "tech/work")).toHaveLength(1);
});

test("without the variant nobody else is dealt, draws or researches a tech [engineer D2]", () => {
  const t = defeat({ techDeck: ["the-qax", "xenon-lasers"] });
  t.until(DRAW).answer(0, "engineer").answer(0, "the-qax").passing("tech/work").until("launch/aim");
  expect([t.wasAsked(1, "tech/work"), t.table.techs.map((own) => own.length)]).toEqual([false, [1, 0, 0]]);
});

test("before the first draw there are no techs at the table, then all twenty [engineer 1, engineer D2]", () => {
  const { techDeck: _, ...position } = { aliens, settings, hands, techDeck, gate: 2, declining: ["clone"] };
  const t = fight(position).cards("attack-04", "attack-20").until(DRAW);
  expect([t.table.techs, t.state.secret.techDeck]).toEqual([[], []]);
  t.answer(0, "engineer").answer(0, "pass");
  expect(t.state.secret.techDeck.length + t.table.techDiscard.length).toBe(20);
});

test("what is completed works for whoever has it [engineer D2]", () => {
  const techs = [["the-qax"], [], []];
  const t = table({ aliens, settings, hands, techs, destiny: ["seat-1"], declining: ["clone"] });
  t.until("alliance/invite-offense").answer(0, ["2"]).until("window/alliance.invited").answer(0, "the-qax");
  t.until("alliance/ships");
  expect(t.question(2)).toMatchObject({ min: 4, max: 4 });
  expect([techsOf(t, 0), techsOf(t, 2)]).toEqual([[], [["the-qax", "the-qax", 0, undefined]]]);
});

test("an X counts all ships in the warp [engineer D3]", () => {
  const techs = [[], ["gluon-mines:0@engineer"]];
  const t = fight({
    aliens: ["hacker", "engineer", "clone"],
    settings,
    hands,
    techs,
    gate: 4,
    ships: { "1.5": [0, 1] },
    warp: [0, 3],
    declining: ["clone"],
    passing: ["tech/work"],
  });
  t.cards("attack-04", "attack-20").until("window/planning.selected").answer(1, "gluon-mines");
  expect(t.told("ships.lost")[0]).toEqual({ player: "player/0", n: 3 });
});

test("Genesis Bomb is settled from the tech and the warp [engineer 4]", () => {
  const t = regroup(["genesis-bomb:2@engineer"], 2).until("window/regroup.start").answer(0, "genesis-bomb");
  expect([t.asked(0), t.options(0)]).toEqual(["genesis-bomb/from", ["0.1", "warp"]]);
  t.answer(0, { "lab/0.1": 1, warp: 2 });
  expect(t.told("ships.retrieved")).toEqual([{ player: "player/0", n: 2 }]);
  t.answer(0, { "0.1": 1 });
  expect([t.table.warp[0], t.ships("new", 0), t.ships("0.1", 0)]).toEqual([0, 3, 2]);
});

test("of more ships in the warp only as many as it needs may settle [engineer D3]", () => {
  const t = regroup(["genesis-bomb:1@engineer"], 5).until("window/regroup.start").answer(0, "genesis-bomb");
  expect(t.question(0)).toMatchObject({ key: "genesis-bomb/from", max: 4 });
});

test("Coldsleep Ship may be used at once with all ships that counted in the warp [engineer 4, engineer D3]", () => {
  const t = regroup(["coldsleep-ship:2@engineer"], 8).until("tech/work").answer(0, "complete/coldsleep-ship");
  t.answer(0, true).answer(0, "1.1");
  expect([t.table.warp[0], t.ships("1.1", 0)]).toEqual([1, 7]);
  expect(t.told("ships.retrieved")).toEqual([{ player: "player/0", n: 7 }]);
});

test("if the power is lost, the ships on the tech go home, and it waits [engineer 5, engineer D4]", () => {
  const t = fight({
    aliens: ["hacker", "engineer", "clone"],
    settings,
    hands: [["attack-20", "attack-08"], ["attack-04", "attack-06"], []],
    techs: [[], ["the-qax:2@engineer"]],
    target: "1.1",
    ships: { "1.3": [0, 2], "1.4": [0, 0], "1.5": [0, 0] },
    warp: [0, 8],
    declining: ["clone"],
    passing: ["tech/work"],
  });
  t.cards("attack-20", "attack-04").until("ships/return");
  expect([t.table.players[1].powerless, t.options(1)]).toEqual([true, ["1.2", "1.3"]]);
  t.answer(1, { "1.3": 2 }).until("turn/again");
  expect([techsOf(t, 1), t.ships("1.3", 1)]).toEqual([[["", "the-qax", 0, "engineer"]], 4]);
});

test("while the sheet lies face down nobody works on the tech [engineer D4]", () => {
  const ships = { "0.1": [4], "0.2": [4], "0.3": [0], "0.4": [0], "0.5": [0] };
  const t = table({
    aliens,
    settings,
    hands,
    techs: [["the-qax:0@engineer"]],
    ships,
    warp: [12],
    destiny: ["seat-1"],
    declining: ["clone"],
  });
  t.until("launch/aim");
  expect([t.table.players[0].powerless, t.wasAsked(0, "tech/work")]).toEqual([true, false]);
});

test("the tech goes along with the sheet, without its ships [engineer 5, engineer D4]", () => {
  const t = regroup(["the-qax:0@engineer", "xenon-lasers:1"], 0).until("tech/work");
  const g = { ...t.session.run, s: t.state } as never;
  tradeSheets(g, 0, 1);
  expect(techsOf(t, 0)).toEqual([["", "xenon-lasers", 1, undefined]]);
  expect(techsOf(t, 1)).toEqual([["", "the-qax", 0, "engineer"]]);
  lendSheets(g, 1, 2);
  expect([techsOf(t, 1), techsOf(t, 2)]).toEqual([[], [["", "the-qax", 0, "engineer"]]]);
});

test("the tech is discarded if the sheet leaves the game [engineer D4]", () => {
  const t = regroup(["the-qax:0@engineer", "xenon-lasers:0"], 0).until("tech/work");
  retirePower({ ...t.session.run, s: t.state } as never, 0, "engineer");
  expect([techsOf(t), t.table.techDiscard]).toEqual([[["", "xenon-lasers", 0, undefined]], ["the-qax"]]);
});

test("zapped, it draws nothing; the tech on the sheet and the warp still count [engineer zap]", () => {
  const zapping = [["attack-04", "attack-08"], ["attack-20", "attack-06", "cosmic-zap"], []];
  const t = defeat({ hands: zapping, techs: [["the-qax:0@engineer"]], passing: ["tech/work"] });
  t.until(DRAW).answer(0, "engineer").until("window/power.used", 1).answer(1, "cosmic-zap");
  t.finish();
  expect([t.wasAsked(0, "engineer/keep"), techsOf(t)]).toEqual([false, [["", "the-qax", 0, "engineer"]]]);
});

test("a power lost with the encounter draws nothing [engineer D1]", () => {
  const t = fight({
    aliens: ["hacker", "engineer", "clone"],
    settings,
    hands: [["attack-20", "attack-08"], ["attack-04", "attack-06"], []],
    techDeck,
    target: "1.1",
    ships: { "1.4": [0, 0], "1.5": [0, 0] },
    warp: [0, 8],
    declining: ["clone"],
  });
  t.cards("attack-20", "attack-04").until("turn/again");
  expect([t.table.players[1].powerless, t.wasAsked(1, DRAW)]).toEqual([true, false]);
});
