/** A table of this page at which one seat is the reader's and bots have the others. */
import { CHARACTERS, characterAt } from "@hypergate/bots/characters";
import {
  type BaseState,
  eventFor,
  imaginationAt,
  type Question,
  questionFor,
  quietAnswer,
  type Seat,
  type Session,
  seeded,
  show,
  standpointIn,
  submit,
  type Value,
} from "@hypergate/kernel";
import type { Asked, ToldEvent, Waiting } from "@hypergate/wire";
import { passFor, type Stops } from "@hypergate/wire/passing";
import type { OfflineGame } from "../game/offline-game.ts";

export interface BotTable {
  readonly game: OfflineGame;
  readonly session: Session<BaseState>;
  /** The reader's. */
  readonly seat: Seat;
  readonly stops: Stops;
  /** What chance in the bots' answers follows from. */
  readonly luck: string;
  /** Whom the bots are like (`characterAt`). */
  readonly company: string;
  readonly botAt: (seat: Seat) => string;
}

/** What the reader sees; events from number `from` on. */
export interface Shown {
  readonly view: unknown;
  readonly from: number;
  readonly events: readonly ToldEvent[];
  readonly asked: Asked | undefined;
  readonly waiting: Waiting;
}

/** `ask` names the reader's question. */
export function seenAt({ session, seat, stops }: BotTable, ask: string, from: number): Shown {
  const { view, question, waitingFor, responses } = show(session, seat);
  const isPassed = question !== undefined && passFor(question, stops) !== undefined;
  return {
    view,
    from,
    events: session.events.slice(from).map((event) => eventFor(event, seat)),
    asked: question === undefined || isPassed ? undefined : { ask, question },
    waiting: { seats: waitingFor, responses, clocks: {} },
  };
}

/** Whoever answers by itself: bots, and the reader where the own settings pass. */
export function othersAt({ session, seat, stops }: BotTable): readonly Question[] {
  return session.run.pending.filter((question) => question.who !== seat || passFor(question, stops) !== undefined);
}

/** Gives the answers of all of them. */
export function letAnswer(table: BotTable): void {
  const { session } = table;
  const given = othersAt(table).map((question) => ({ question, value: valueFor(table, question) }));
  for (const { question, value } of given) {
    const { who, key } = question;
    if (questionFor(session, who)?.key !== key) continue;
    if (submit(session, { who, key, value }) !== undefined) submit(session, { who, key, value: quietAnswer(question) });
  }
}

function valueFor({ game, session, seat, stops, luck, company, botAt }: BotTable, question: Question): Value {
  const { who } = question;
  if (who === seat) return passFor(question, stops) ?? quietAnswer(question);
  const bot = game.bots[botAt(who)];
  const name = `${luck} bot ${who} ${session.answers.length}`;
  const view = game.rules.view(session.run.s, who);
  const standpoint = bot.looksAhead ? standpointIn(session.run, question, seeded(`${name} standpoint`)) : undefined;
  const imagination = standpoint === undefined ? undefined : imaginationAt(game.rules, standpoint);
  try {
    return bot(name, CHARACTERS[characterAt(company, who).id])(question, () => view, imagination);
  } catch {
    // A bot that fails must not end the game.
    return quietAnswer(question);
  }
}
