/** A feed from the server: watches a table, keeps what it receives, and sends what the player does. */
import { isOptional, optionsOf, type Question, type Ref, type Value } from "@hypergate/kernel";
import type { Asked, Changes, Frame, FrameOf, TableInfo, ToldEvent, UnsentMessage } from "@hypergate/wire";
import { ANY_TIME, isAskedAnyTime, passFor } from "@hypergate/wire/passing";
import { createStore } from "zustand/vanilla";
import { get } from "../net/api.ts";
import { type Connection, Lost } from "../net/connection.ts";
import { inBundles } from "./bundles.ts";
import { NOTHING_YET, type TableFeed, type TableState } from "./feed.ts";
import { changed, joined, stillHolding } from "./mirror.ts";

export interface LiveFeed extends TableFeed {
  /** Stops watching. */
  readonly leave: () => void;
}

/** `isSpectator`: shows no more than everybody may see, though the reader may sit there. */
export function watchTable(connection: Connection, table: string, code?: string, isSpectator = false): LiveFeed {
  const state = createStore<TableState>(() => NOTHING_YET);
  /** The number of the next event; earlier ones are already here. */
  let seen = 0;
  let unsent: { readonly ask: string; readonly value: Value } | undefined;

  const show = (part: Partial<TableState>) => state.setState(part);

  /** The outcome: done, refused with a reason that is shown, or lost on the way. */
  async function send(message: UnsentMessage): Promise<"done" | "refused" | "lost"> {
    try {
      await connection.send(message);
      show({ problem: undefined });
      return "done";
    } catch (problem) {
      if (problem instanceof Lost) return "lost";
      show({ problem: (problem as Error).message });
      return "refused";
    }
  }

  /**
   * An answer is kept until the server has acknowledged or refused it; sending it twice is safe. A question that was answered
   * stays closed until the frame that takes it away is here.
   */
  async function sendAnswer(): Promise<void> {
    if (unsent === undefined) return;
    const { ask, value } = unsent;
    show({ sending: true });
    const outcome = await send({ t: "answer", table, ask, value });
    frames.flush();
    if (outcome !== "lost" && unsent?.ask === ask) unsent = undefined;
    const isStillShown = outcome === "done" && state.getState().asked?.ask === ask;
    show({ sending: unsent !== undefined || isStillShown });
  }

  async function watch(): Promise<void> {
    try {
      const { chat = [], slept = false } = await connection.send({
        t: "watch",
        table,
        seen,
        code,
        ...(isSpectator ? { spectator: true } : {}),
      });
      frames.flush();
      show({ refused: undefined, isHere: true, slept, chat: chat.reduce(withLine, state.getState().chat) });
    } catch (problem) {
      if (!(problem instanceof Lost)) show({ refused: (problem as Error).message });
      return;
    }
    await Promise.all([sendAnswer(), fetchEarlier()]);
  }

  /** In a long game the server sends only the latest events; earlier ones are fetched once. */
  async function fetchEarlier(): Promise<void> {
    const first = state.getState().events[0]?.n ?? 0;
    if (first === 0) return;
    try {
      const earlier = await eventsBefore(table, first, code);
      show({ events: joined(earlier, state.getState().events) });
    } catch {
      // On failure the log just begins later; the next `watch` tries again.
    }
  }

  /** A question that the player's settings will pass disappears before it can be read, so it is not shown. */
  function toShow(asked: Asked | null | undefined): Pick<TableState, "asked"> & Partial<TableState> {
    if (asked === null || asked === undefined) return { asked: undefined, sending: unsent !== undefined };
    const { stops = {}, passing } = state.getState().info ?? {};
    const isForPlayer = passFor(asked.question, stops, passing !== undefined) === undefined;
    return { asked: isForPlayer ? asked : undefined, sending: unsent !== undefined, ...offersIn(asked.question) };
  }

  /** Who asked to be stopped for what may be used at any time was meant one moment, which is over with the answer. */
  function isMomentOver({ question }: Asked): boolean {
    return question.quiet === true && isAskedAnyTime(state.getState().info?.stops ?? {});
  }

  function hear(frame: Frame): void {
    if (frame.t === "table") show({ info: isSpectator ? withoutSeat(frame.table) : frame.table });
    else if (frame.t === "state") begin(frame);
    else if (frame.t === "update") update(frame);
    else if (frame.t === "undo") show({ undo: frame.request ?? undefined });
    else if (frame.t === "presence")
      show({ present: frame.seats, spectators: frame.spectators, asleep: frame.asleep ?? false });
    else if (frame.t === "chat") show({ chat: withLine(state.getState().chat, frame.line) });
    else if (frame.t === "gone") show({ gone: true });
  }

  function begin(frame: FrameOf<"state">): void {
    seen = frame.n;
    show({
      viewer: frame.viewer,
      view: changed({}, frame),
      events: stillHolding(state.getState().events, frame.events ?? []),
      ...toShow(frame.asked),
      waiting: frame.waiting,
    });
  }

  function update(frame: Changes): void {
    const now = state.getState();
    seen = frame.n;
    const asked: Partial<TableState> = "asked" in frame ? { ...toShow(frame.asked), problem: undefined } : {};
    show({
      ...asked,
      ...(frame.waiting === undefined ? {} : { waiting: frame.waiting }),
      ...(frame.events === undefined ? {} : { events: stillHolding(now.events, frame.events) }),
      ...(frame.set === undefined && frame.gone === undefined ? {} : { view: changed(now.view as object, frame) }),
    });
  }

  const frames = inBundles(hear);
  const stopListening = connection.listen(table, {
    frame: frames.add,
    online: (online) => {
      frames.flush();
      show({ online });
      if (online) void watch();
    },
  });

  return {
    state,
    isFilm: false,
    answer: (value) => {
      const { asked } = state.getState();
      if (asked === undefined) return;
      unsent = { ask: asked.ask, value };
      void sendAnswer();
      if (isMomentOver(asked)) void send({ t: "stop", table, window: ANY_TIME, stop: "never" });
    },
    undo: () => void send({ t: "undo", table }),
    consent: (yes) => void send({ t: "consent", table, yes }),
    stop: (window, stop) => void send({ t: "stop", table, window, stop }),
    pass: (until) => void send({ t: "pass", table, until }),
    say: async (text) => (await send({ t: "chat", table, text })) === "done",
    leave: () => {
      void send({ t: "unwatch", table });
      stopListening();
    },
  };
}

/** The table as it is to one who does not sit there. */
function withoutSeat({ you: _, stops: __, passing: ___, ...info }: TableInfo): TableInfo {
  return { ...info, owner: false };
}

/** A response window tells what the player could use at any time: what it offers if it offers nothing else. */
function offersIn(question: Question): Partial<TableState> {
  if (question.hidden !== true || question.kind !== "one" || !isOptional(question)) return {};
  const things = optionsOf(question).filter((ref: Ref) => !ref.startsWith("word/"));
  if (question.quiet === true) return { anyTime: things };
  return things.length === 0 ? { anyTime: things } : {};
}

/** All events before a number, as this reader may know them. */
async function eventsBefore(table: string, first: number, code: string | undefined): Promise<ToldEvent[]> {
  const search = code === undefined ? "" : `&code=${encodeURIComponent(code)}`;
  const found: ToldEvent[] = [];
  while ((found.at(-1)?.n ?? -1) < first - 1) {
    const from = (found.at(-1)?.n ?? -1) + 1;
    const { events } = await get<"GET /api/tables/{id}/events">(`/api/tables/${table}/events?from=${from}${search}`);
    if (events.length === 0) break;
    found.push(...events.filter(({ n }) => n < first));
    if (events.some(({ n }) => n >= first)) break;
  }
  return found;
}

function withLine(chat: TableState["chat"], line: TableState["chat"][number]): TableState["chat"] {
  const isKnown = chat.some(({ n }) => n === line.n);
  return isKnown ? chat.map((old) => (old.n === line.n ? line : old)) : [...chat, line];
}
