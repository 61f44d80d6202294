/**
 * Things light up where they are drawn. A component that draws a thing calls `useThing` with its reference. If the
 * current question offers it, the drawing lights up and can be tapped. The prompt shows the options that no component
 * draws, so every question can be answered.
 */
import type { Ref } from "@hypergate/kernel";
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { useAsking } from "./asking.tsx";
import { canAdd } from "./choosing.ts";

/** `lit` can be chosen, `soft` too but is one of many, `chosen` is picked. */
export type Light = "none" | "lit" | "soft" | "chosen";

/** If more things than this are lit, they get the thin ring (`soft`). */
const MANY = 6;

export interface Thing {
  readonly light: Light;
  /** How many pieces of it are picked. */
  readonly count: number;
  /** For things picked by pieces: whether one more is allowed. */
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
  /** Always there, so that a drawing can be found. */
  readonly "data-ref": Ref;
  /** Only if it can be chosen. */
  readonly "data-thing"?: Ref;
  readonly "data-light"?: Light;
  readonly onClick?: (event: MouseEvent) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** How many drawings of each thing are on the screen. */
const placed = createStore<{ readonly counts: ReadonlyMap<Ref, number> }>(() => ({ counts: new Map() }));

function place(ref: Ref, n: number): void {
  placed.setState(({ counts }) => {
    const next = new Map(counts);
    next.set(ref, (counts.get(ref) ?? 0) + n);
    return { counts: next };
  });
}

/** The things among these that are not drawn on the screen. */
export function useUnplaced(refs: readonly Ref[]): readonly Ref[] {
  const counts = useStore(placed, (state) => state.counts);
  return refs.filter((ref) => (counts.get(ref) ?? 0) === 0);
}

interface ThingOptions {
  /** Its name while it can be chosen. */
  readonly label?: string;
  /** False for a drawing that is hidden at the moment and should not count. */
  readonly isHere?: boolean;
}

export function useThing(ref: Ref, { label, isHere = true }: ThingOptions = {}): Thing {
  const asking = useAsking();
  const { question, draft, options } = asking;
  const isOption = options.has(ref);
  useLayoutEffect(() => {
    if (!isOption || !isHere) return;
    place(ref, 1);
    return () => place(ref, -1);
  }, [ref, isOption, isHere]);
  if (!isOption || question === undefined || !isHere) return unlit(ref);
  const count = asking.count(ref);
  const light = count > 0 ? "chosen" : options.size > MANY ? "soft" : "lit";
  const choose = () => asking.tap(ref);
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
      "data-ref": ref,
      "data-thing": ref,
      "data-light": light,
      onClick: (event) => {
        event.stopPropagation();
        choose();
      },
      onKeyDown: (event) => {
        // Control or Command with Enter sends the answer.
        if ((event.key !== "Enter" && event.key !== " ") || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        choose();
      },
    },
  };
}

/** For buttons that are things: Control+Enter sends the answer and does not press the button. */
export function notToConfirm(event: KeyboardEvent): void {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.preventDefault();
}

function unlit(ref: Ref): Thing {
  return { light: "none", count: 0, canAdd: false, isSpread: false, props: { "data-ref": ref } };
}

/** Arrow keys move between the lit things in reading order. */
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

/** Keys pressed there are meant for it. */
export function isTyping(element: Element | null): boolean {
  return element?.matches("input, textarea, select, [role=tab], [role=slider]") === true;
}

/** Things whose heights differ by less than this are in one row. */
const LINE = 40;

export function inReadingOrder(one: Element, other: Element): number {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return Math.abs(a.top - b.top) > LINE ? a.top - b.top : a.left - b.left;
}
