import { expect, test } from "vitest";
import { CARDS } from "../../cards.ts";
import { type FightTable, fight } from "../../testing/fight.ts";
import { type TestSetUp, table } from "../../testing/table.ts";
import { withTechs } from "../../testing/techs.ts";
import { view } from "../../view.ts";

const aliens = ["clone", "hacker", "gambler"];

function charged(offense: string, defense: string, more: TestSetUp = {}): FightTable {
  const hands = [[offense], [defense], []];
  return fight(withTechs([["quark-battery"]], { hands, under: [["attack-40"]], ...more })).cards(offense, defense);
}

test("on completion an encounter card from hand goes under it, unseen and no longer in hand [TCH-36]", () => {
  const hands = [["attack-10", "plague", "negotiate"], ["attack-06"], []];
  const t = table(withTechs([["quark-battery:3"]], { aliens, hands, destiny: ["seat-1"] }))
    .declining("plague")
    .until("tech/work");
  t.answer(0, "complete/quark-battery");
  expect([t.asked(0), t.options(0)]).toEqual(["quark-battery/card", ["attack-10", "negotiate"]]);
  t.answer(0, "attack-10").answer(0, { "0.1": 3 });
  expect([t.hand(0), view(t.state, 0).under.map((card) => CARDS[card].name)]).toEqual([
    ["negotiate", "plague"],
    ["attack-10"],
  ]);
  expect([view(t.state, 1).under, view(t.state, 1).underSizes]).toEqual([[], [1, 0, 0]]);
  expect(t.told("quark-battery.charged")).toEqual([{ player: "player/0" }]);
});

test("after reveal the tech is discarded, and the card takes the place of the revealed one [TCH-36, TCH-15, REV-12.3]", () => {
  const t = charged("attack-04", "attack-20").until("window/reveal.change");
  expect(t.options(0)).toEqual(["pass", "quark-battery"]);
  t.answer(0, "quark-battery");
  expect([t.discard, t.table.techDiscard]).toEqual([["attack-04"], ["quark-battery"]]);
  expect(t.finish().totals()).toEqual({ offense: 41, defense: 24 });
});

test("the type counts anew: a negotiate may become an attack [TCH-36, REV-12.3]", () => {
  const t = charged("negotiate", "attack-20").until("window/reveal.change").answer(0, "quark-battery").finish();
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
});

const eight = ["attack-10", "attack-10", "attack-08", "attack-08", "attack-06", "attack-06", "attack-04", "attack-04"];

test("an empty battery stays empty and does nothing [TCH-15]", () => {
  const hands = [["plague"], ["attack-06"], ["attack-08"]];
  const own = withTechs([["quark-battery:3"]], { aliens, hands, deck: [...eight], turn: 1, destiny: ["seat-0"] });
  const t = table(own).declining("plague").until("tech/work").answer(0, "complete/quark-battery");
  expect([t.asked(0), t.state.secret.under]).toEqual(["ships/return", [[], [], []]]);
  t.passing("planning/select").declining("clone").finish();
  expect([t.wasAsked(0, "window/reveal.change"), t.told("tech.used")]).toEqual([false, []]);
});

test("if the battery is scrambled the card is discarded [TCH-15]", () => {
  const hands = [["attack-04"], ["attack-20"], []];
  const own = { aliens, hands, under: [["attack-40"]], destiny: ["seat-1"] };
  const t = table(withTechs([["quark-battery"], [], ["tech-scrambler:3"]], own)).until("window/regroup.start");
  t.answer(2, "tech-scrambler").until("launch/aim");
  expect([t.discard, t.state.secret.under.flat()]).toEqual([["attack-40"], []]);
});

test("a card that was added to the replaced one is discarded with it [TCH-15, TCH-36, END-01]", () => {
  const own = { aliens: ["chosen", "clone", "hacker"], deck: ["attack-09", "plague", "quash"] };
  const t = charged("attack-06", "attack-08", own).until("window/reveal.change");
  t.answer(0, "chosen").answer(0, ["attack-09"]).answer(0, "add").answer(0, "quark-battery");
  expect([t.discard, t.table.inPlay.map((card) => CARDS[card].name)]).toEqual([
    ["plague", "quash", "attack-06", "attack-09"],
    ["attack-08", "attack-40"],
  ]);
  expect(t.declining("clone").finish().totals()).toEqual({ offense: 41, defense: 12 });
  expect(t.table.inPlay).toEqual([]);
});
