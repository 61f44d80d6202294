/** How long it takes from a tap that answers to the next picture, and where the time goes. Told by the page itself. */
import type { Visitor } from "./visitor.ts";

/** In this order. */
export const MOMENTS = ["heard", "sent", "handled", "first", "told", "changed", "shown"] as const;

/**
 * One answer, in milliseconds after the tap: the page hears it, sends the answer, has done everything it does at once, has drawn a
 * picture of that; the server has answered, the page has changed what it asks, and has drawn that. A moment that did not come before
 * the next tap is left out.
 */
export type TapTime = Partial<Record<(typeof MOMENTS)[number], number>>;

declare global {
  interface Window {
    tapTimes: TapTime[];
  }
}

/** Call before the page of the table is opened; the function gives what was found so far. */
export async function watchTapTimes({ page }: Visitor): Promise<() => Promise<readonly TapTime[]>> {
  await page.addInitScript(installTapTimes);
  return () => page.evaluate(() => window.tapTimes);
}

/** Runs inside the page. */
function installTapTimes(): void {
  window.tapTimes = [];
  let tap: { readonly at: number; readonly ask: string | undefined; readonly times: TapTime } | undefined;
  const asked = () => document.querySelector<HTMLElement>("[data-question]");
  const note = (name: keyof TapTime) => {
    if (tap !== undefined) tap.times[name] ??= performance.now() - tap.at;
  };
  /** After the picture that is drawn next. */
  const afterPicture = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(undefined);
    });
  addEventListener(
    "click",
    ({ timeStamp }) => {
      tap = { at: timeStamp, ask: asked()?.dataset.ask, times: {} };
      note("heard");
      const mine = tap;
      setTimeout(() => mine === tap && note("handled"));
      afterPicture(() => mine === tap && note("first"));
    },
    { capture: true },
  );
  const { send } = WebSocket.prototype;
  const heard = new WeakSet<WebSocket>();
  WebSocket.prototype.send = function (data) {
    if (!heard.has(this)) {
      heard.add(this);
      this.addEventListener("message", () => tap?.times.sent !== undefined && note("told"));
    }
    if (String(data).includes('"answer"')) note("sent");
    send.call(this, data);
  };
  new MutationObserver(() => {
    if (tap === undefined || tap.times.changed !== undefined || tap.times.sent === undefined) return;
    if (asked()?.dataset.ask === tap.ask) return;
    note("changed");
    const mine = tap;
    afterPicture(() => {
      if (mine !== tap) return;
      note("shown");
      window.tapTimes.push(tap.times);
      tap = undefined;
    });
  }).observe(document, { attributes: true, childList: true, subtree: true, attributeFilter: ["data-ask"] });
}
