/**
 * Every question can be answered with a few keys: a digit chooses the n-th lit thing in reading order, 0 refuses, Enter sends
 * the answer, Escape puts back what is picked. The digits are drawn on the things.
 */
import { type ReactNode, useEffect } from "react";
import { type Asking, useAsking } from "./asking.tsx";
import { pickedIn } from "./choosing.ts";
import { type TableFeed, useFeed } from "./feed.ts";
import { inReadingOrder, isTyping } from "./thing.ts";
import "./number-keys.css";

const THINGS = "[data-thing]:not(:disabled)";
const REFUSAL = '.prompt .btn.quiet[data-answer^="word/"]:not(:disabled)';
const PRIMARY = ".prompt .btn.primary[data-answer]:not(:disabled)";
const DIGITS = 9;

interface NumberKeysProps {
  readonly feed: TableFeed;
  /** Opens the list of keys. */
  readonly openKeys: () => void;
  /** Opens the log, where it is not on the screen. */
  readonly openLog: () => void;
}

export function NumberKeys({ feed, openKeys, openLog }: NumberKeysProps): ReactNode {
  const asking = useAsking();
  const state = useFeed(feed, (all) => all);
  // Whatever changes may move things: the digits are dealt again when it has been drawn.
  useEffect(() => {
    if (asking.question === undefined || state.viewer === "spectator") return markThings([]);
    const frame = requestAnimationFrame(() => markThings(litThings()));
    return () => cancelAnimationFrame(frame);
  }, [asking, state]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog[open]") !== null || isTyping(document.activeElement)) return;
      if (act(event, asking, { feed, openKeys, openLog })) event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [asking, feed, openKeys, openLog]);
  return null;
}

/** Whether the key meant something. */
function act(event: KeyboardEvent, asking: Asking, { feed, openKeys, openLog }: NumberKeysProps): boolean {
  const { key } = event;
  if (key === "?") return done(openKeys);
  // By place, so that the key is the same on every keyboard.
  if (event.code === "KeyL") return done(openLog);
  if (event.code === "KeyU") return done(feed.undo);
  if (asking.question === undefined) return false;
  if (key === "Escape" && pickedIn(asking.draft) > 0) return done(asking.clear);
  if (key === "Enter") return sendsAnswer() && clicked(PRIMARY);
  if (key === "0") return clicked(REFUSAL);
  const digit = Number(event.code.startsWith("Digit") ? event.code.slice("Digit".length) : key);
  if (!(digit >= 1 && digit <= DIGITS)) return false;
  return clicked(`[data-digit="${digit + (event.shiftKey ? DIGITS : 0)}"]`);
}

function done(action: () => void): boolean {
  action();
  return true;
}

function clicked(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.click();
  return element !== null;
}

/** Enter on something that can be pressed presses that, unless it is picked already. */
function sendsAnswer(): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused.matches(".prompt")) return true;
  return focused.matches("[data-thing][aria-pressed=true]");
}

/** One list of drawings for each lit thing, in reading order of the first of them. */
function litThings(): readonly (readonly HTMLElement[])[] {
  const drawn = [...document.querySelectorAll<HTMLElement>(THINGS)]
    .filter((element) => element.closest("dialog") === null && element.checkVisibility())
    .sort(inReadingOrder);
  const byThing = new Map<string, HTMLElement[]>();
  for (const element of drawn) {
    const thing = element.dataset.thing ?? "";
    byThing.set(thing, [...(byThing.get(thing) ?? []), element]);
  }
  return [...byThing.values()];
}

function markThings(things: readonly (readonly HTMLElement[])[]): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-digit]")) delete element.dataset.digit;
  for (const [i, drawings] of things.slice(0, 2 * DIGITS).entries())
    for (const element of drawings) element.dataset.digit = String(i + 1);
}
