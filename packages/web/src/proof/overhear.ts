/** A page that is told what a proof wants to look at, in place of what its table says. */
import type { WebSocketRoute } from "playwright-core";
import { goTo, type Visitor } from "./visitor.ts";

/** What seat 0 is sent: the view, its question, and whom the table waits for. */
export interface ShownFrame {
  readonly frame: { readonly set: object; readonly asked: object | null; readonly waiting: object };
}

const SHOWN_MS = 15_000;

/** Opens the table, waits until it is drawn, and takes over what its page is told. */
export async function overhear(
  visitor: Visitor,
  id: string,
  drawn: string,
): Promise<(told: ShownFrame) => Promise<void>> {
  let socket: WebSocketRoute | undefined;
  let isTakenOver = false;
  await visitor.page.routeWebSocket(/\/api\/socket/, (page) => {
    socket = page;
    const server = page.connectToServer();
    page.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      if (!isTakenOver) page.send(message);
    });
  });
  await goTo(visitor, `/t/${id}`);
  await visitor.page.locator(drawn).first().waitFor({ timeout: SHOWN_MS });
  isTakenOver = true;
  let n = 1_000_000;
  return async ({ frame }) => {
    socket?.send(JSON.stringify({ t: "state", table: id, n: n++, viewer: 0, events: [], ...frame }));
    await visitor.page.evaluate(
      () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then, 90)))),
    );
  };
}
