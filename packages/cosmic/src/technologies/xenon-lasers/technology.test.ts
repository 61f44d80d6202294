import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";
import { withTechs } from "../../testing/techs.ts";

function fires(techs: string[][], offense = "attack-10", defense = "attack-06"): FightTable {
  const t = fight({ ...withTechs(techs, { hands: [[offense], [defense], []] }), allies: [[2, "defense", 1]] });
  return t.cards(offense, defense);
}

test("after reveal a main player or ally adds or subtracts one for its side, and it stays in play [TCH-40, REV-12.8]", () => {
  for (const [seat, word, offense, defense] of [
    [0, "add", 12, 11],
    [0, "subtract", 10, 11],
    [1, "add", 11, 12],
    [2, "subtract", 11, 10],
  ] as const) {
    const techs = [[], [], []].map((own, i) => (i === seat ? ["xenon-lasers"] : own));
    const t = fires(techs).until("window/reveal.add").answer(seat, "xenon-lasers");
    expect([t.asked(seat), t.options(seat)]).toEqual(["xenon-lasers/how", ["add", "subtract"]]);
    expect(t.answer(seat, word).finish().told("reveal.totals")).toEqual([{ offense, defense }]);
    expect([t.table.techs[seat].length, t.table.techDiscard]).toEqual([1, []]);
  }
});

test("it is optional, once per encounter, and needs totals to change [TCH-40]", () => {
  const t = fires([["xenon-lasers"]])
    .until("window/reveal.add")
    .answer(0, "pass")
    .finish();
  expect(t.totals()).toEqual({ offense: 11, defense: 11 });
  const talks = fires([["xenon-lasers"]], "attack-10", "negotiate").finish();
  expect(talks.wasAsked(0, "window/reveal.add")).toBe(false);
});

test("who has no part in the encounter has no use for it [TCH-40]", () => {
  const own = withTechs([[], [], ["xenon-lasers"]], { hands: [["attack-10"], ["attack-06"], []] });
  const t = fight(own).cards("attack-10", "attack-06").finish();
  expect([t.totals(), t.wasAsked(2, "window/reveal.add")]).toEqual([{ offense: 11, defense: 10 }, false]);
});
