import { type Bot, type Decide, seated, simulate } from "@hypergate/kernel";
import { CARDS, IS_WINDFALL, race, type State, type View } from "@hypergate/race";
import { expect, test } from "vitest";
import { newMemory, outlook, outlookAgain, withCard } from "./outlook.ts";
import { CALLS, GIFTS, lookAtOthers } from "./predict.ts";
import { sensible } from "./sensible.ts";
import { WEIGHTS } from "./weights.ts";
import { gainOf, ownProspects, prospects } from "./worth.ts";

/** Plays a game between sensible players; `inspect` sees what each of them sees when it is asked. */
function play(seed: string, players: number, inspect: (view: View, ...asked: Parameters<Decide<State>>) => void): void {
  const state = race.setUp({ settings: { players, takeovers: "on" } }, seed);
  const seats = Array.from({ length: players }, (_, seat): Decide<State> => {
    const bot = seated(race, sensible(`${seed} ${seat}`));
    return (question, g) => {
      inspect(race.view(g.s, question.who), question, g);
      return bot(question, g);
    };
  });
  simulate(race, state, seats, (now) => now.table.round > 40);
}

test("what a card adds is the difference that it makes to the whole tableau, to the last bit", () => {
  let compared = 0;
  for (let n = 0; n < 6; n++)
    play(`gains ${n}`, 2 + (n % 3), (view) => {
      const o = outlook(view, WEIGHTS);
      const before = prospects(o, o.me);
      for (let card = (view.deckCount + view.hand.length) % 5; card < CARDS; card += 5) {
        const isPlaced = view.table.players.some(({ tableau }) => tableau.includes(card));
        if (IS_WINDFALL[card] || isPlaced) continue;
        expect(gainOf(o, card)).toBe(prospects(o, withCard(o.me, card)) - before);
        compared++;
      }
    });
  expect(compared).toBeGreaterThan(10_000);
});

test.each([2, 4])("what is remembered is what would be found out anew, to the last bit, with %i players", (players) => {
  const memories = Array.from({ length: players }, newMemory);
  let kept = 0;
  for (let n = 0; n < 8; n++)
    play(`remembered ${n}`, players, (view, { who }) => {
      const shape = memories[who].last?.standing.shape;
      const again = outlookAgain(view, WEIGHTS, memories[who]);
      const anew = outlook(view, WEIGHTS);
      expect(ownProspects(again)).toBe(ownProspects(anew));
      const gains = view.hand.map((card) => gainOf(again, card));
      expect(gains).toEqual(view.hand.map((card) => gainOf(anew, card)));
      if (again.standing.shape === shape) kept++;
    });
  expect(kept).toBeGreaterThan(200);
});

test("looks at others that are remembered are like new ones", () => {
  let compared = 0;
  for (let n = 0; n < 6; n++)
    play(`looks ${n}`, 2 + (n % 3), (view, { key }) => {
      if (!key.startsWith("choose.")) return;
      const o = outlook(view, WEIGHTS);
      lookAtOthers(o);
      const found = [...CALLS, ...GIFTS];
      // With another value of cards nothing that is remembered holds.
      lookAtOthers({ ...o, card: o.card + 1 });
      lookAtOthers(o);
      expect([...CALLS, ...GIFTS]).toEqual(found);
      compared++;
    });
  expect(compared).toBeGreaterThan(100);
});

test.each([2, 3, 4])("a player that remembers answers as one that has just sat down, with %i players", (players) => {
  const seeds = ["a", "b", "c", "d"];
  const remembering: Bot<View>[] = seeds.map((seed) => sensible(seed));
  let asked = 0;
  for (let n = 0; n < 8; n++)
    play(`memory ${n}`, players, (view, question) => {
      // A key without an opinion is answered by chance, which a new player has drawn less of.
      if (question.kind !== "one" && question.kind !== "some") return;
      const seed = seeds[question.who];
      expect(remembering[question.who](question, () => view)).toEqual(sensible(seed)(question, () => view));
      asked++;
    });
  expect(asked).toBeGreaterThan(500);
});
