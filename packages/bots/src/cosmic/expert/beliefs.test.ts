import { CARDS, cosmic, type State, type View } from "@hypergate/cosmic";
import { type Decide, imaginationIn, type Question, type Run, seated, seeded, simulate } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { bestAttack, POOR } from "../judge.ts";
import { sensible } from "../sensible.ts";
import { believing } from "./beliefs.ts";

const SLOW = 120_000;
const SETTINGS = { alienSelection: "random", useFlares: true, boxes: ["base", "dominion"], rewardDeck: true };

/** An imagined table as it is dealt, and as the viewer believes it to be. */
interface Pair {
  readonly view: View;
  readonly plain: State;
  readonly believed: State;
}

/** Calls `look` with imagined tables of many questions of some games. */
function imagined(seeds: readonly string[], look: (pair: Pair, question: Question, g: Run<State>) => void): void {
  for (const seed of seeds) {
    const watching = (seat: number): Decide<State> => {
      const bot = seated(cosmic, sensible(`${seed} ${seat}`));
      return (question, g) => {
        const view = cosmic.view(g.s, question.who);
        const rng = seeded(`${seed} ${g.used}`);
        imaginationIn(g, question).table<State>(rng, (before) => {
          const plain = cosmic.clone(before);
          believing(view, rng)(before);
          look({ view, plain, believed: before }, question, g);
        });
        return bot(question, g);
      };
    };
    const state = cosmic.setUp({ players: 4, settings: SETTINGS }, seed);
    simulate(cosmic, state, [0, 1, 2, 3].map(watching), undefined, { forks: true });
  }
}

const SEEDS = Array.from({ length: 12 }, (_, n) => `believed ${n}`);

function cardsOf({ secret: x }: State): number[] {
  const piles = [...x.hands, x.deck, x.rewardDeck, x.flareDeck, x.chosen, x.laid, ...x.aside, x.limbo, ...x.under];
  return [...piles, ...Object.values(x.stash)].flat().sort((a, b) => a - b);
}

test("cards only change places, and neither the viewer's nor those in sight do", { timeout: SLOW }, () => {
  imagined(SEEDS.slice(0, 4), ({ view, plain, believed }, question) => {
    expect(cardsOf(believed), question.key).toEqual(cardsOf(plain));
    expect(believed.secret.hands.map((hand) => hand.length)).toEqual(plain.secret.hands.map((hand) => hand.length));
    expect(believed.secret.hands[question.who]).toEqual(plain.secret.hands[question.who]);
    expect(believed.table).toEqual(plain.table);
    const moved = plain.secret.hands.flatMap((hand, seat) =>
      hand.filter((card, i) => believed.secret.hands[seat][i] !== card),
    );
    const inSight = [
      ...view.table.discard,
      ...view.table.inPlay,
      ...view.table.encounter.shown.map(({ card }) => card),
    ];
    for (const card of moved) expect(inSight).not.toContain(card);
  });
});

test("who has used a flare in this encounter holds it", { timeout: SLOW }, () => {
  let held = 0;
  let before = 0;
  let all = 0;
  imagined(SEEDS, ({ view, plain, believed }) => {
    const { flares, flareUsers } = view.table.encounter;
    if (flares.length !== flareUsers.length) return;
    for (const [i, flare] of flares.entries()) {
      const isHidden = ![...view.table.discard, ...view.table.inPlay, ...view.table.gone, ...view.hand].includes(flare);
      if (flareUsers[i] === view.viewer || !isHidden) continue;
      all++;
      if (plain.secret.hands[flareUsers[i]].includes(flare)) before++;
      if (believed.secret.hands[flareUsers[i]].includes(flare)) held++;
    }
  });
  expect(all).toBeGreaterThan(20);
  expect(held / all).toBeGreaterThan(before / all + 0.3);
});

test("cards face down are better than dealt ones, and who goes on has an attack", { timeout: SLOW }, () => {
  const chosen = { plain: 0, believed: 0, n: 0 };
  const going = { plain: 0, believed: 0, n: 0 };
  imagined(SEEDS, ({ view, plain, believed }) => {
    for (const side of [0, 1]) {
      const seat = plain.table.encounter.chosenBy[side];
      const [dealt, thought] = [plain.secret.chosen[side], believed.secret.chosen[side]];
      if (dealt < 0 || seat === view.viewer || !view.faceDown[side]) continue;
      chosen.n++;
      chosen.plain += CARDS[dealt].value;
      chosen.believed += CARDS[thought].value;
    }
    const { seat, encounters } = plain.table.turn;
    const isBefore = seat !== view.viewer && seat === plain.table.encounter.offense && plain.secret.chosen[0] < 0;
    if (encounters < 2 || !isBefore) return;
    going.n++;
    if (bestAttack(plain.secret.hands[seat]) >= POOR) going.plain++;
    if (bestAttack(believed.secret.hands[seat]) >= POOR) going.believed++;
  });
  expect(chosen.n).toBeGreaterThan(20);
  expect(chosen.believed / chosen.n).toBeGreaterThan(chosen.plain / chosen.n + 1);
  expect(going.n).toBeGreaterThan(20);
  expect(going.believed).toBeGreaterThan(going.plain);
});
