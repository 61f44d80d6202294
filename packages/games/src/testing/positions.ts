/** Positions of random games, written as scenario files and read again: `npm run proof:positions`. */

import {
  CARDS,
  COSMIC_BEGINNINGS,
  type State as CosmicState,
  cosmic,
  DESTINY,
  readCosmicScenario,
  writeCosmicPosition,
} from "@hypergate/cosmic";
import { type BaseState, begin, type Rules, randomAnswer, same, seeded, submit } from "@hypergate/kernel";
import {
  DESIGN,
  RACE_BEGINNINGS,
  type State as RaceState,
  race,
  readRaceScenario,
  writeRacePosition,
} from "@hypergate/race";

/** States at the beginnings of turns, encounters or rounds of a random game. */
function beginnings(rules: Rules<BaseState>, config: unknown, seed: string, starts: readonly string[]): BaseState[] {
  const found: BaseState[] = [];
  const steps = Object.fromEntries(
    Object.entries(rules.steps).map(([name, step]): [string, typeof step] => [
      name,
      (g) => {
        if (starts.includes(name)) {
          const state = rules.clone(g.s);
          state.agenda = [name];
          if (!same(found.at(-1), state)) found.push(state);
        }
        step(g);
      },
    ]),
  );
  const session = begin({ ...rules, steps }, config, seed);
  const rng = seeded(seed);
  while (session.run.pending.length > 0) {
    const [question] = session.run.pending;
    submit(session, { who: question.who, key: question.key, value: randomAnswer(question, rng) });
  }
  return found;
}

const COSMIC = [
  { players: 3, settings: { alienSelection: "random", useFlares: true } },
  { players: 4, settings: { alienSelection: "random", useFlares: true, boxes: ["base", "dominion"], tech: true } },
  {
    players: 5,
    settings: {
      alienSelection: "random",
      useFlares: true,
      boxes: ["base", "dominion"],
      rewardDeck: true,
      specialShips: "flagship",
    },
  },
  { players: 4, settings: { alienSelection: "random", rewardDeck: true, specialShips: "salvage", hiddenPowers: true } },
];

/** What of a state of Cosmic a position says, in names: copies of a card are the same. */
function saidOfCosmic({ table: t, secret: x }: CosmicState): unknown {
  const named = (cards: readonly number[]) => cards.map((card) => CARDS[card].name);
  const destiny = (cards: readonly number[]) =>
    cards.map((card) => DESTINY[card].ref.replace(/(wild|special)\.\d+$/, "$1"));
  return JSON.parse(
    JSON.stringify({
      settings: { ...t.settings, alienSelection: "", firstPlayer: "" },
      players: t.players,
      ships: t.ships,
      homeOf: t.homeOf,
      warp: t.warp,
      removed: t.removed,
      discard: named(t.discard),
      rewardDiscard: named(t.rewardDiscard),
      gone: named(t.gone),
      destinyDiscard: destiny(t.destinyDiscard),
      memo: Object.fromEntries(
        Object.entries(t.memo).map(([id, bag]) => [
          id,
          Array.isArray(bag.cards) ? { ...bag, cards: named(bag.cards as number[]) } : bag,
        ]),
      ),
      retired: t.retired,
      techs: t.techs.map((own) => own.map(({ id, ships, sheet }) => ({ id, ships, sheet }))),
      techDiscard: t.techDiscard,
      specials: t.specials,
      turn: t.turn.seat,
      hands: x.hands.map(named),
      deck: named(x.deck),
      rewardDeck: named(x.rewardDeck),
      destiny: destiny(x.destiny),
      stash: Object.fromEntries(
        Object.entries(x.stash).flatMap(([id, cards]) => (cards.length === 0 ? [] : [[id, named(cards)]])),
      ),
      hidden: x.hidden,
      secretTechs: x.techs,
      techDeck: x.techDeck,
      under: x.under.map(named),
    }),
  );
}

function saidOfRace({ table, secret }: RaceState): unknown {
  const named = (cards: readonly number[]) => cards.map((card) => DESIGN[card].id);
  return JSON.parse(
    JSON.stringify({
      settings: table.settings,
      round: table.round,
      order: table.order,
      players: table.players.map(({ start, tableau, chips, goods, figures }) => ({
        start: named([start]),
        tableau: named(tableau),
        chips,
        goods,
        figures,
      })),
      goods: table.players.map(({ tableau }) => named(tableau.filter((card) => table.good[card] === 1))),
      under: table.players.map(({ tableau }) =>
        named(tableau.filter((card) => table.good[card] === 1).map((card) => secret.under[card])),
      ),
      pool: table.pool,
      chips: table.chips,
      goals: [table.firstGoals, table.mostGoals],
      hands: secret.hands.map(named),
      deck: named(secret.deck),
      discard: named(secret.discard),
    }),
  );
}

const RACE = [
  { settings: { players: 2, sets: "base" } },
  { settings: { players: 4, sets: "base+storm+rebel", takeovers: "on", goals: true } },
  { settings: { players: 3, sets: "base+storm", goals: true } },
];

export interface PositionProof {
  readonly positions: number;
  /** What was not the same when it was read. */
  readonly problems: readonly string[];
}

/** Looks at so many positions of each game, and more until the game they are of is over. */
export function provePositions(game: "cosmic" | "race", least: number, seed = "position"): PositionProof {
  const problems: string[] = [];
  let positions = 0;
  for (let n = 0; positions < least; n++) {
    const name = `${seed} ${n}`;
    const states =
      game === "cosmic"
        ? beginnings(cosmic as unknown as Rules<BaseState>, COSMIC[n % COSMIC.length], name, COSMIC_BEGINNINGS)
        : beginnings(race as unknown as Rules<BaseState>, RACE[n % RACE.length], name, RACE_BEGINNINGS);
    for (const [i, state] of states.entries()) {
      positions++;
      const problem = game === "cosmic" ? cosmicDifference(state) : raceDifference(state);
      if (problem !== undefined) problems.push(`${game}, game ${name}, position ${i}: ${problem}`);
    }
  }
  return { positions, problems };
}

function cosmicDifference(state: BaseState): string | undefined {
  const document: unknown = JSON.parse(JSON.stringify({ game: "cosmic", set: writeCosmicPosition(state), play: [] }));
  const { plan, findings } = readCosmicScenario(document);
  if (plan === undefined) return JSON.stringify(findings);
  const again = cosmic.setUp(plan.config, plan.seed);
  return difference([again.agenda, saidOfCosmic(again)], [state.agenda, saidOfCosmic(state as CosmicState)]);
}

function raceDifference(state: BaseState): string | undefined {
  const document: unknown = JSON.parse(JSON.stringify({ game: "race", ...writeRacePosition(state), play: [] }));
  const { plan, findings } = readRaceScenario(document);
  if (plan === undefined) return JSON.stringify(findings);
  return difference(saidOfRace(race.setUp(plan.config, plan.seed)), saidOfRace(state as RaceState));
}

function difference(is: unknown, was: unknown): string | undefined {
  return same(is, was) ? undefined : `${JSON.stringify(is)} was ${JSON.stringify(was)}`;
}
