/** Positions of Cosmic Encounter to look at: games by chance, stopped anywhere, and crowded boards and encounters that are made up. */
import { cosmic, type State, type Table, type View } from "@hypergate/cosmic";
import { CARDS, MAX_SEATS, PLANETS_PER_SEAT, planetRef } from "@hypergate/cosmic/client";
import {
  begin,
  below,
  type Question,
  questionFor,
  type Rng,
  randomAnswer,
  type Seat,
  type Session,
  seeded,
  show,
  submit,
} from "@hypergate/kernel";

export interface Position {
  readonly name: string;
  readonly players: number;
  /** What seat 0 is sent: the view, its question, and whom the table waits for. */
  readonly frame: {
    readonly set: View;
    readonly asked: object | null;
    readonly waiting: object;
  };
}

const SETTINGS = [
  { edition: "2020", alienSelection: "random", useFlares: true },
  { edition: "2008", alienSelection: "random", tech: true },
  {
    edition: "2020",
    alienSelection: "random",
    useFlares: true,
    boxes: ["base", "dominion"],
    rewardDeck: true,
    specialShips: "flagship",
  },
] as const;
const MOST_ANSWERS = 400;

/** The seat that looks. */
const SEAT: Seat = 0;

export function positionFor(n: number, players: number, seed: string): Position {
  const rng = seeded(`${seed} ${n}`);
  const kind = KINDS[n % KINDS.length];
  const session = stopped(rng, players, SETTINGS[Math.floor(n / 3) % SETTINGS.length], `${seed} ${n}`);
  const { view, question, waitingFor, responses } = show(session, SEAT);
  const set = view as View;
  const made = kind === "chance" ? set : crowded(set, rng);
  const asked = kind === "chance" ? question : kind === "compared" ? maybeFlyHome(rng, made) : undefined;
  return {
    name: `${kind} ${n}, ${players} players`,
    players,
    frame: {
      set: kind === "compared" ? compared(made, rng) : made,
      asked: asked === undefined ? null : { ask: `${n}.0`, question: asked },
      waiting: { seats: waitingFor, responses, clocks: {} },
    },
  };
}

const KINDS = ["chance", "compared", "chance", "made"] as const;

/** A question with a place for each planet, which on a phone leaves little room for the cards. Allies of the defense dock where its ships would be counted. */
function maybeFlyHome(rng: Rng, { table }: View): Question | undefined {
  if (below(rng, 2) === 0 || table.encounter.defense === SEAT) return undefined;
  const home = table.homeOf.flatMap((seat, planet) => (seat === SEAT ? [{ ref: planetRef(planet), max: 4 }] : []));
  const source = { by: "rule", rule: "SHP-01" };
  return { kind: "spread", key: "ships/return", who: SEAT, source, params: { n: 4 }, slots: home, min: 4, max: 4 };
}

/** A game by chance, stopped at any moment. */
function stopped(rng: Rng, players: number, settings: object, seed: string): Session<State> {
  const session = begin(cosmic, { players, settings: { ...settings } }, seed, { courtesy: below(rng, 2) === 0 });
  const answers = below(rng, MOST_ANSWERS);
  for (let i = 0; i < answers; i++) {
    const asked = session.run.pending[0];
    const question = asked && questionFor(session, asked.who);
    if (question === undefined) break;
    submit(session, { who: question.who, key: question.key, value: randomAnswer(question, rng) });
  }
  return session;
}

/** A card of the reward deck, face down before a player. */
function laidBy(seat: Seat, i: number): Table["encounter"]["laid"][number] {
  return { seat, type: i % 2 === 0 ? "kicker" : "intimidate", card: -1, off: false };
}

/** Cards of the game that an encounter card may be. */
const ENCOUNTER_CARDS = CARDS.filter(({ type }) => type === "attack" || type === "negotiate" || type === "morph");

/** What they may count as. */
const COUNTED = ["attack", "negotiate"] as const;

/** Both cards are turned up, and count as what they are or as something else; with cards laid beside them, additions and reinforcements. */
function compared(view: View, rng: Rng): View {
  const { table } = view;
  const e = table.encounter;
  const shown = ([0, 1] as const).map((side): Table["encounter"]["shown"][number] => {
    const { n: card, type, value } = ENCOUNTER_CARDS[below(rng, ENCOUNTER_CARDS.length)];
    const isOther = below(rng, 3) === 0 || type === "morph";
    const now = isOther ? COUNTED[below(rng, 2)] : type === "attack" ? "attack" : "negotiate";
    const counted = now === "attack" ? Math.max(value, 0) + 10 * below(rng, 2) : 0;
    return { ...e.shown[side], card, type: now, value: counted, times: 1 };
  });
  const bonus = Array.from({ length: below(rng, 3) }, (_, i) => ({
    side: i % 2,
    n: 3 + i,
    source: "tech/omega-missile",
  }));
  const reinforcing = CARDS.filter(({ type }) => type === "reinforcement");
  const reinforcements = Array.from({ length: below(rng, 4) }, (_, i) => {
    const { n: card, value } = reinforcing[below(rng, reinforcing.length)];
    return { card, seat: i % table.seats, side: i % 2, value };
  });
  const encounter = { ...e, phase: "reveal", shown, bonus, reinforcements } as Table["encounter"];
  return { ...view, table: { ...table, encounter } };
}

/** All others on one planet of each system, the gate aimed at one of these, with allies on both sides, ships of all in the warp, and large hands. */
function crowded(view: View, rng: Rng): View {
  const { table } = view;
  const { seats } = table;
  const ships = [...table.ships];
  const full = Array.from({ length: seats }, (_, seat) => seat * PLANETS_PER_SEAT + below(rng, PLANETS_PER_SEAT));
  for (const planet of full)
    for (let seat = 0; seat < seats; seat++)
      ships[planet * MAX_SEATS + seat] = 1 + below(rng, below(rng, 3) === 0 ? 16 : 6);
  const planet = full[below(rng, seats)];
  const defense = table.homeOf[planet];
  const offense = (defense + 1 + below(rng, seats - 1)) % seats;
  const others = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => seat !== offense && seat !== defense,
  );
  const ally = Array.from({ length: seats }, () => -1);
  const [gate, dock] = [new Array<number>(seats).fill(0), new Array<number>(seats).fill(0)];
  gate[offense] = 1 + below(rng, 4);
  for (const seat of others) {
    ally[seat] = below(rng, 2);
    (ally[seat] === 0 ? gate : dock)[seat] = 1 + below(rng, 4);
  }
  const laid = below(rng, 2) === 0 ? [] : [...others, offense].map((seat, i) => laidBy(seat, i));
  const encounter = {
    ...table.encounter,
    phase: "alliance",
    planet,
    offense,
    defense,
    ally,
    gate,
    dock,
    hazard: below(rng, 2) === 0,
    laid,
  } as Table["encounter"];
  const warp = Array.from({ length: seats }, () => below(rng, 14));
  const homeOf = withAdded(table.homeOf, seats, ships, rng);
  const rewardBacks = view.rewardBacks.map(() => (table.settings.rewardDeck ? below(rng, 6) : 0));
  const handSizes = view.handSizes.map((n, seat) => (seat === SEAT ? n : (rewardBacks[seat] ?? 0) + below(rng, 12)));
  return { ...view, handSizes, rewardBacks, table: { ...table, ships, warp, encounter, homeOf } };
}

/** Where a colour is left over, up to two of its planets are put into one of the systems, with a guest on each. */
function withAdded(homeOf: readonly number[], seats: number, ships: number[], rng: Rng): number[] {
  const all = [...homeOf];
  const added = seats < MAX_SEATS ? below(rng, 3) : 0;
  const owner = below(rng, seats);
  for (let i = 0; i < added; i++) {
    const planet = seats * PLANETS_PER_SEAT + i;
    all[planet] = owner;
    ships[planet * MAX_SEATS + ((owner + 1) % seats)] = 1 + below(rng, 12);
  }
  return all;
}
