import { readdirSync, statSync } from "node:fs";
import { type Decide, randomAnswer, seeded, simulate } from "@hypergate/kernel";
import { race, type State, type View } from "@hypergate/race";
import { describe, expect, test } from "vitest";
import { callChances } from "./calls.ts";
import { CHOICE_BITS, choicesAt } from "./choices.ts";
import { newInputs, readView, SEAT_INPUTS, TABLE_INPUTS } from "./inputs.ts";
import { Judge } from "./judge.ts";
import { Learner, newNet } from "./learn.ts";
import { chancesOf, newThought, PARTS } from "./net.ts";
import { newTarget, Samples } from "./samples.ts";
import { packNet, unpackNet } from "./stored.ts";

const net = newNet(seeded("net"));

/** Views of random games, one from every third question. */
function views(players: number): View[] {
  const rng = seeded(`views ${players}`);
  const seen: View[] = [];
  let n = 0;
  const play: Decide<State> = (question, g) => {
    if (n++ % 3 === 0) seen.push(structuredClone(race.view(g.s, question.who)));
    return randomAnswer(question, rng);
  };
  const state = race.setUp({ settings: { players, takeovers: "on" } }, "views");
  simulate(
    race,
    state,
    Array.from({ length: players }, () => play),
    ({ table }) => table.round > 15,
  );
  return seen;
}

describe("the inputs", () => {
  test.each([2, 4, 6])("have their places, with %i players", (players) => {
    const inputs = newInputs();
    for (const view of views(players)) {
      readView(view, inputs);
      expect(inputs.seats).toBe(players);
      for (const { at, n } of inputs.rows.slice(0, players))
        for (let i = 0; i < n; i++) expect(at[i]).toBeLessThan(SEAT_INPUTS);
      for (let i = 0; i < inputs.table.n; i++) expect(inputs.table.at[i]).toBeLessThan(TABLE_INPUTS);
    }
  });
});

describe("a judge", () => {
  test("finds the same chance in a hand card by card as in the view as a whole", () => {
    const judge = new Judge(net);
    for (const view of views(3)) {
      const whole = judge.worth(view);
      judge.begin(view);
      expect(judge.keep(view, [], view.hand, 0).worth).toBeCloseTo(whole, 5);
      expect(judge.keep(view, view.hand, [], 0).worth).toBeCloseTo(whole, 5);
    }
  });

  test("says what a smaller hand is worth, and keeps a best card", () => {
    const judge = new Judge(net);
    for (const view of views(2).filter(({ hand }) => hand.length > 2)) {
      judge.begin(view);
      const { kept, gone, worth } = judge.keep(view, [], view.hand, view.hand.length - 1);
      const alone = view.hand.map((card) => judge.worth({ ...view, hand: [card] }));
      expect(kept).toEqual([view.hand[alone.indexOf(Math.max(...alone))]]);
      expect(worth).toBeCloseTo(Math.max(...alone), 5);
      expect([...kept, ...gone].sort()).toEqual([...view.hand].sort());
      judge.begin(view);
      const less = judge.keep(view, [], view.hand, 1);
      const rest = view.hand.map((out) => judge.worth({ ...view, hand: view.hand.filter((card) => card !== out) }));
      expect(less.worth).toBeCloseTo(Math.max(...rest), 5);
    }
  });

  test("has chances for every choice of actions of every seat", () => {
    const judge = new Judge(net);
    for (const players of [2, 5])
      for (const view of views(players).slice(0, 10)) {
        const chances = callChances(judge, view);
        expect(chances).toHaveLength(players);
        for (const one of chances) {
          expect(one).toHaveLength(choicesAt(view.table).n);
          expect(one.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 6);
        }
      }
    expect(new Set(CHOICE_BITS.slice(choicesAt(views(5)[0].table).from)).size).toBe(7);
  });
});

describe("a learner", () => {
  test("learns who won and what was called", () => {
    const inputs = newInputs();
    const samples = new Samples();
    for (const view of views(2)) {
      const target = newTarget();
      const winner = view.table.players[0].tableau.length >= view.table.players[1].tableau.length ? 0 : 1;
      target.shares[winner] = 1;
      target.margins[winner] = 0.5;
      target.margins[1 - winner] = -0.5;
      target.choiceCount = choicesAt(view.table).n;
      target.choices[0] = 3;
      target.choices[1] = -1;
      samples.add(readView(view, inputs), target);
    }
    const learner = new Learner(newNet(seeded("learner")));
    const before = learner.test(samples, inputs);
    for (let pass = 0; pass < 5; pass++) learner.learn(samples, 0.03, seeded("order"), inputs);
    const after = learner.test(samples, inputs);
    expect(after.loss).toBeLessThan(0.4 * before.loss);
    expect(after.right).toBeGreaterThan(0.95);
    expect(after.choiceLoss).toBeLessThan(0.5 * before.choiceLoss);
    expect(learner.test(samples, inputs)).toEqual(after);
  });
});

describe("a stored net", () => {
  test("is read as it was written, within the width of a step", () => {
    const again = unpackNet(packNet(net));
    for (const part of PARTS) {
      const errors = net[part].map((weight, i) => Math.abs(again[part][i] - weight));
      expect(errors.reduce((a, b) => Math.max(a, b), 0)).toBeLessThan(1e-4);
    }
    expect(packNet(again)).toEqual(packNet(unpackNet(packNet(again))));
  });

  test("judges alike", () => {
    const inputs = newInputs();
    const again = unpackNet(packNet(net));
    for (const view of views(3).slice(0, 20)) {
      readView(view, inputs);
      const [one, two] = [net, again].map((it) => [...chancesOf(it, inputs, newThought())]);
      for (let seat = 0; seat < 3; seat++) expect(two[seat]).toBeCloseTo(one[seat], 2);
    }
  });

  test("is small, and so are all of them together", () => {
    const folder = new URL("nets/", import.meta.url);
    const sizes = readdirSync(folder).map((name) => statSync(new URL(name, folder)).size);
    expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThan(2_000_000);
  });

  test("for other inputs is refused", () => {
    const bytes = packNet(net);
    bytes[20]++;
    expect(() => unpackNet(bytes)).toThrow("this net was made for other inputs");
  });
});
