/**
 * Things light up where they lie. Whatever draws a thing of the table calls `useThing` with its reference: if the question
 * asked offers it, the drawing gets a light and can be tapped. Things that are nowhere on the screen are shown by the
 * prompt, so that no question is ever without an answer.
 */
import type { Ref } from "@hypergate/kernel";
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { useAsking } from "./asking.tsx";
import { canAdd } from "./choosing.ts";

/** `lit` may be chosen, `soft` as well but is one of many, `chosen` is picked. */
export type Light = "none" | "lit" | "soft" | "chosen";

/** More than so many alike get the thin ring (look: states). */
const MANY = 6;

export interface Thing {
  readonly light: Light;
  /** How many pieces of it are picked. */
  readonly count: number;
  /** For things of which pieces are picked: whether one more may be. */
  readonly canAdd: boolean;
  readonly isSpread: boolean;
  /** Spread these on the element that is tapped. */
  readonly props: ThingProps;
}

export interface ThingProps {
  readonly role?: "button";
  readonly tabIndex?: number;
  readonly "aria-pressed"?: boolean;
  readonly "aria-label"?: string | undefined;
  readonly "data-thing"?: Ref;
  readonly "data-light"?: Light;
  readonly onClick?: (event: MouseEvent) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** How many drawings of each thing there are on the screen. */
const placed = createStore<{ readonly counts: ReadonlyMap<Ref, number> }>(() => ({ counts: new Map() }));

function place(ref: Ref, n: number): void {
  placed.setState(({ counts }) => {
    const next = new Map(counts);
    next.set(ref, (counts.get(ref) ?? 0) + n);
    return { counts: next };
  });
}

/** Those of these things that are drawn nowhere on the screen. */
export function useUnplaced(refs: readonly Ref[]): readonly Ref[] {
  const counts = useStore(placed, (state) => state.counts);
  return refs.filter((ref) => (counts.get(ref) ?? 0) === 0);
}

interface ThingOptions {
  /** What it is called while it can be chosen. */
  readonly label?: string;
  /** False for a drawing that cannot be seen at the moment, and should not count as the thing's place. */
  readonly isHere?: boolean;
}

export function useThing(ref: Ref, { label, isHere = true }: ThingOptions = {}): Thing {
  const asking = useAsking();
  const { question, draft, options, sending } = asking;
  const isOption = options.has(ref);
  useLayoutEffect(() => {
    if (!isOption || !isHere) return;
    place(ref, 1);
    return () => place(ref, -1);
  }, [ref, isOption, isHere]);
  if (!isOption || question === undefined || !isHere) return UNLIT;
  const count = asking.count(ref);
  const light = count > 0 ? "chosen" : options.size > MANY ? "soft" : "lit";
  const choose = () => {
    if (!sending) asking.tap(ref);
  };
  return {
    light,
    count,
    canAdd: canAdd(question, draft, ref),
    isSpread: question.kind === "spread",
    props: {
      role: "button",
      tabIndex: 0,
      "aria-pressed": count > 0,
      "aria-label": label,
      "data-thing": ref,
      "data-light": light,
      onClick: (event) => {
        event.stopPropagation();
        choose();
      },
      onKeyDown: (event) => {
        // With Control or Command, Enter sends what is chosen.
        if ((event.key !== "Enter" && event.key !== " ") || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        choose();
      },
    },
  };
}

/** For a button that is a thing: Control and Enter send the answer from wherever one is and do not press it. */
export function notToConfirm(event: KeyboardEvent): void {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.preventDefault();
}

const UNLIT: Thing = { light: "none", count: 0, canAdd: false, isSpread: false, props: {} };

/** Arrow keys go through the lit things in reading order. */
export function useArrowKeys(): void {
  useEffect(() => {
    window.addEventListener("keydown", moveLight);
    return () => window.removeEventListener("keydown", moveLight);
  }, []);
}

const LIT = "[data-thing]:not(:disabled)";

function moveLight(event: globalThis.KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const focused = document.activeElement;
  if (step === undefined || event.defaultPrevented) return;
  if (document.querySelector("dialog[open]") !== null || isTyping(focused)) return;
  const things = [...document.querySelectorAll<HTMLElement | SVGElement>(LIT)].sort(inReadingOrder);
  if (things.length === 0) return;
  const at = things.indexOf(focused as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : things.length - 1) : (at + step + things.length) % things.length;
  event.preventDefault();
  things[next].focus();
}

function isTyping(element: Element | null): boolean {
  return element?.matches("input, textarea, select, [role=tab], [role=slider]") === true;
}

/** Things less than this far apart in height are in one line. */
const LINE = 40;

function inReadingOrder(one: Element, other: Element): number {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return Math.abs(a.top - b.top) > LINE ? a.top - b.top : a.left - b.left;
}
