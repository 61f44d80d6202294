import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";
import { type TestSetUp, table } from "../../testing/table.ts";

const ASKED = "window/cards.discarded";

/** The offense plays two reinforcements and the defense one; the third player holds the flare. */
function spent(third: string[] = ["flare-reserve"], more: Partial<TestSetUp> = {}): FightTable {
  const hands = [
    ["attack-10", "reinforcement-5", "reinforcement-3"],
    ["attack-08", "attack-14", "reinforcement-2"],
    third,
  ];
  const t = fight({ aliens: ["clone", "hacker", "machine"], hands, ...more }).cards("attack-10", "attack-08");
  for (const card of ["reinforcement-5", "reinforcement-3"]) {
    t.until("window/reveal.reinforce").answer(0, card).answer(1, "pass").answer(0, "offense");
  }
  return t
    .until("window/reveal.reinforce")
    .answer(1, "reinforcement-2")
    .answer(1, "defense")
    .declining("clone")
    .until(ASKED) as FightTable;
}

test("all reinforcements one player discards may be taken [reserve wild, reserve flare D1]", () => {
  const t = spent();
  expect(t.options(2)).toEqual(["pass", "flare-reserve"]);
  expect(t.question(2)).toMatchObject({ params: { player: "player/0" } });
  t.answer(2, "flare-reserve");
  expect(t.hand(2)).toEqual(["flare-reserve", "reinforcement-3", "reinforcement-5"]);
  t.until("launch/aim");
  expect(t.discard).toContain("reinforcement-2");
});

test("left to the first, those of the next player may be taken [reserve wild]", () => {
  const t = spent().answer(2, "pass").until(ASKED);
  expect(t.question(2)).toMatchObject({ params: { player: "player/1" } });
  expect(t.answer(2, "flare-reserve").hand(2)).toEqual(["flare-reserve", "reinforcement-2"]);
});

test("at once where they are discarded at once, and from a hand as well [reserve wild]", () => {
  const t = fight({
    aliens: ["clone", "hacker", "machine"],
    hands: [["attack-10", "reinforcement-5"], ["attack-08"], ["flare-reserve"]],
    settings: { reinforcementDiscard: "immediately" },
  });
  t.cards("attack-10", "attack-08").until("window/reveal.reinforce").answer(0, "reinforcement-5").answer(0, "offense");
  expect([t.asked(2), t.answer(2, "flare-reserve").hand(2)]).toEqual([ASKED, ["flare-reserve", "reinforcement-5"]]);
  const hands = [["attack-10", "reinforcement-3"], ["attack-08", "plague"], ["flare-reserve"]];
  const plague = table({ aliens: ["clone", "hacker", "machine"], hands, destiny: ["seat-1"] });
  plague
    .until("window/regroup.start")
    .answer(1, "plague")
    .answer(1, "0")
    .passing("ships/lose")
    .until(ASKED)
    .answer(2, "flare-reserve");
  expect(plague.hand(2)).toEqual(["flare-reserve", "reinforcement-3"]);
});

test("one's own are discarded as usual; cancelled, all stay there [reserve wild]", () => {
  const hands = [["attack-10", "reinforcement-5", "flare-reserve"], ["attack-08", "attack-14"], []];
  const own = fight({ aliens: ["clone", "hacker", "machine"], hands }).cards("attack-10", "attack-08");
  own
    .until("window/reveal.reinforce")
    .answer(0, "reinforcement-5")
    .answer(0, "offense")
    .declining("clone")
    .until("launch/aim");
  expect([own.wasAsked(0, ASKED), own.discard.includes("reinforcement-5")]).toEqual([false, true]);
  const hands2 = [["attack-10", "reinforcement-5", "card-zap"], ["attack-08", "attack-14"], ["flare-reserve"]];
  const t = fight({ aliens: ["clone", "hacker", "machine"], hands: hands2 }).cards("attack-10", "attack-08");
  t.until("window/reveal.reinforce").answer(0, "reinforcement-5").answer(0, "offense").declining("clone").until(ASKED);
  t.answer(2, "flare-reserve").answer(0, "card-zap").until("launch/aim");
  expect(t.hand(2)).toEqual([]);
});

/** The Reserve holds attack cards that are too high for its power. */
function high(zap: string[] = []): FightTable {
  const hands = [["attack-12", "attack-07", "attack-09", "attack-10", "flare-reserve"], ["attack-08"], zap];
  const t = fight({ aliens: ["reserve", "clone", "hacker"], hands }).cards("attack-12", "attack-08");
  return t.until("window/reveal.reinforce") as FightTable;
}

test("one attack card of 09 or less may be played with the power [reserve super]", () => {
  const t = high();
  expect(t.options(0)).toEqual(["pass", "flare-reserve"]);
  t.answer(0, "flare-reserve");
  expect([t.asked(0), t.options(0)]).toEqual(["reserve/card", ["attack-07", "attack-09"]]);
  t.answer(0, "attack-09").answer(0, "offense").until("window/resolution.keep");
  expect([t.totals(), t.hand(0)]).toEqual([{ offense: 22, defense: 12 }, ["attack-07", "attack-10", "flare-reserve"]]);
});

test("it is a use of the power and may be zapped [reserve super, reserve zap]", () => {
  const t = high(["cosmic-zap"]).answer(0, "flare-reserve").answer(0, "attack-09").answer(0, "offense");
  t.answer(2, "cosmic-zap").until("window/resolution.keep");
  expect([t.totals(), t.hand(0).includes("attack-09")]).toEqual([{ offense: 13, defense: 12 }, true]);
});

test("without an attack card of 09 or less it is not offered [reserve super]", () => {
  const hands = [["attack-10", "attack-12", "flare-reserve"], ["attack-08"], []];
  const t = fight({ aliens: ["reserve", "hacker", "machine"], hands })
    .cards("attack-10", "attack-08")
    .finish();
  expect(t.wasAsked(0, "window/reveal.reinforce")).toBe(false);
});
