/** A seat played by a program, as fast as wanted, so that a page has something to show. */
import { type Question, randomAnswer, seeded } from "@hypergate/kernel";
import type { Visitor } from "./visitor.ts";

export interface Driver {
  /** How many events it was told so far. */
  readonly events: () => number;
  readonly stop: () => void;
}

/** What comes over the socket, as far as the driver reads it. */
interface Heard {
  readonly events?: readonly unknown[];
  readonly asked?: { readonly ask: string; readonly question: Question } | null;
}

/** The socket of Node can be given headers, unlike that of a browser. */
const Socket = WebSocket as unknown as new (url: string, options: { headers: Record<string, string> }) => WebSocket;

/** Answers for the person of this browser, and waits whenever there are more events than wanted. */
export async function drive(visitor: Visitor, table: string, eventsPerSecond: number): Promise<Driver> {
  const cookies = await visitor.context.cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const socket = new Socket(`${visitor.base.replace("http", "ws")}/api/socket`, { headers: { cookie } });
  const rng = seeded(Date.now());
  const began = performance.now();
  let id = 0;
  let events = 0;
  const send = (message: object) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ...message, table, id: ++id }));
  };
  socket.onopen = () => send({ t: "watch", seen: 0 });
  socket.onmessage = ({ data }) => {
    const heard = JSON.parse(String(data)) as Heard;
    events += heard.events?.length ?? 0;
    if (!heard.asked) return;
    const { ask, question } = heard.asked;
    const early = (events / eventsPerSecond) * 1000 - (performance.now() - began);
    setTimeout(() => send({ t: "answer", ask, value: randomAnswer(question, rng) }), Math.max(0, early));
  };
  return { events: () => events, stop: () => socket.close() };
}
