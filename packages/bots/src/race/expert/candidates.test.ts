/** Which sets of cards the expert thinks through, and that it looks as far as it says. */
import { type Decide, illegal, imaginationIn, type Question, seated, seeded, simulate } from "@hypergate/kernel";
import { race, type State, type View } from "@hypergate/race";
import { expect, test } from "vitest";
import { sensible } from "../sensible.ts";
import { bestAhead } from "./ahead.ts";
import { candidatesFor } from "./candidates.ts";
import { companyOf } from "./company.ts";
import { storedNets } from "./index.ts";
import { Judge } from "./judge.ts";
import { quickAnswer } from "./quick.ts";

type Asked = (question: Question, view: View, imagination: ReturnType<typeof imaginationIn>) => void;

/** Sensible players of a game of three; the first of them is watched. */
function watch(seed: string, rounds: number, asked: Asked): void {
  const players = [0, 1, 2].map((seat): Decide<State> => {
    const bot = seated(race, sensible(`${seat}`));
    return (question, g) => {
      if (seat === 0) asked(question, race.view(g.s, seat), imaginationIn(g, question));
      return bot(question, g);
    };
  });
  const state = race.setUp({ settings: { players: 3 } }, seed);
  simulate(race, state, players, ({ table }) => table.round > rounds, { forks: true });
}

const judge = new Judge(storedNets().more);

test("sets begin with the quick answer, are legal and all different", () => {
  let several = 0;
  watch("sets", 8, (question, view) => {
    if (question.kind !== "some") return;
    const sets = candidatesFor(judge, question, view) as string[][];
    expect(sets[0]).toEqual(quickAnswer(judge, question, view));
    for (const set of sets) expect(illegal(question, set), `${question.key}: ${set}`).toBeUndefined();
    expect(new Set(sets.map((set) => [...set].sort().join())).size).toBe(sets.length);
    if (sets.length > 2) several++;
  });
  expect(several).toBeGreaterThan(3);
});

test("all pairs of six cards are thought through at the start", () => {
  let seen = 0;
  watch("start", 0, (question, view) => {
    if (question.key !== "start.discard") return;
    expect(candidatesFor(judge, question, view)).toHaveLength(15);
    seen++;
  });
  expect(seen).toBe(1);
});

test.each([1, 2])("a line of the first round ends after %i rounds, and one from the start no earlier", (rounds) => {
  const ends: number[] = [];
  watch("lines", 0, (question, view, imagination) => {
    if (question.key !== "start.discard" && question.key !== "choose.action") return;
    const noting: typeof imagination = {
      table: (rng, believe) => {
        const table = imagination.table(rng, believe);
        return {
          play: (candidate, players, limit) => {
            const end = table.play<State>(candidate, players as never, limit as never);
            if (end?.table.result === undefined) ends.push(end?.table.round ?? -1);
            return end as never;
          },
        };
      },
    };
    bestAhead(judge, view, candidatesFor(judge, question, view), noting, { worlds: 4, rounds }, seeded("lines"));
  });
  expect(ends.length).toBeGreaterThan(20);
  expect(new Set(ends)).toEqual(new Set([rounds]));
});

test("at an imagined table the others call by chance, and with equal luck the same", () => {
  const all = new Set<string | undefined>();
  watch("calls", 2, (question, view, imagination) => {
    if (question.key !== "choose.action") return;
    const company = companyOf(judge, view);
    const called = [1, 1, 2, 3, 4].map((luck) => {
      const isCalled = ({ table, agenda }: State) => agenda[0] !== "choose" && table.round === view.table.round;
      const end = imagination.table(seeded(7)).play<State>("action/develop", company(seeded(luck)), isCalled);
      return end?.table.players.map(({ actions }) => actions).join();
    });
    expect(called[1]).toBe(called[0]);
    for (const one of called) all.add(one);
  });
  expect(all.size).toBeGreaterThan(1);
});
