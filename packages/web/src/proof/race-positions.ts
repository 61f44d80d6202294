/** Positions of Race for the proof that nothing lies on anything else: games by chance, stopped anywhere, and crowded ones that are made up. */
import { raceBots } from "@hypergate/bots";
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
  shuffle,
  submit,
} from "@hypergate/kernel";
import { CARDS, DESIGN, playerWith, race, type State, type View } from "@hypergate/race";

export interface RacePosition {
  readonly name: string;
  readonly players: number;
  /** What seat 0 is sent: the view, its question, and whom the table waits for. */
  readonly frame: {
    readonly set: View;
    readonly asked: object | null;
    readonly waiting: object;
  };
}

const MOST_ANSWERS = 160;
const SEAT: Seat = 0;

/** Every third position is made up: full tableaux, goods everywhere, a large hand. */
export function racePosition(n: number, players: number, seed: string): RacePosition {
  const rng = seeded(`${seed} ${n}`);
  const isMade = n % 3 === 2;
  const session = stopped(rng, players, `${seed} ${n}`);
  const { view, question, waitingFor, responses } = show(session, SEAT);
  return {
    name: `${isMade ? "made" : "chance"} ${n}, ${players} players`,
    players,
    frame: {
      set: isMade ? crowded(view as View, rng, question) : (view as View),
      asked: question === undefined ? null : { ask: `${n}.0`, question },
      waiting: { seats: waitingFor, responses, clocks: {} },
    },
  };
}

/** A game between bots, stopped at any moment, if possible at a question to the seat that looks. */
function stopped(rng: Rng, players: number, seed: string): Session<State> {
  const settings = { players, sets: "base+storm+rebel", takeovers: "on" };
  const session = begin(race, { settings }, seed);
  const bot = raceBots.sensible(seed);
  const answers = below(rng, MOST_ANSWERS);
  for (let i = 0; i < 2 * MOST_ANSWERS; i++) {
    const own = questionFor(session, SEAT);
    const asked = session.run.pending[0];
    if (asked === undefined || (i >= answers && own !== undefined)) break;
    const question = questionFor(session, asked.who);
    if (question === undefined) break;
    submit(session, { who: question.who, key: question.key, value: answerTo(question, session, bot, rng) });
  }
  return session;
}

function answerTo(question: Question, session: Session<State>, bot: ReturnType<typeof raceBots.sensible>, rng: Rng) {
  if (below(rng, 4) === 0) return randomAnswer(question, rng);
  return bot(question, () => race.view(session.run.s, question.who));
}

/** Everybody has as many cards as a tableau holds, goods lie wherever they can, and the hand is full. */
function crowded(view: View, rng: Rng, question: Question | undefined): View {
  const { table } = view;
  const deck = shuffle(
    rng,
    Array.from({ length: CARDS }, (_, card) => card).filter((card) => !view.hand.includes(card)),
  );
  const good = [...table.good];
  const players = table.players.map((p, seat) => {
    // What the question speaks of stays where it is.
    const own = seat === SEAT && question !== undefined ? p.tableau : [];
    const tableau = [...own, ...deck.splice(0, 9 + below(rng, 5) - Math.min(9, own.length))];
    for (const card of tableau) if (DESIGN[card].good !== undefined && below(rng, 3) > 0) good[card] = 1;
    const goods = tableau.filter((card) => good[card] === 1).length;
    return { ...p, ...playerWith(tableau), actions: p.actions, chips: 20 + below(rng, 30), goods };
  });
  return { ...view, table: { ...table, players, good } };
}
