/**
 * The parts of a table of Race as rectangles on the screen: which of them lie on each other, and what is cut off without a
 * sign. `installParts` runs inside the page, so it holds everything it needs.
 */
import type { Measured } from "./measured-tables.ts";

declare global {
  interface Window {
    parts: { readonly measure: () => Measured };
  }
}

export function installParts(): void {
  /** What must not lie on anything else of its kind; parts that hold others are left out. */
  const PARTS = [
    "[data-part=avatar]",
    "[data-part=name]",
    "[data-part=stats] > *",
    "[data-part=action]",
    "[data-part=togo]",
    "[data-part=more]",
    "[data-part=kind]",
    "[data-part=cost]",
    "[data-part=points]",
    ".race-goal-cell > *:not(.sr-only)",
    ".race-engine li",
    ".race-track li > em",
    ".race-track li .race-avatar:first-child",
    ".race-pools > div",
    ".top-title h1",
    ".top-buttons > button",
    ".prompt-buttons .btn",
    ".prompt .ask",
  ].join(", ");
  /** What holds its content without cutting it off. */
  const HOLDERS = ".race-engine li, .race-head-stats, .race-pools, .race-track li, .race-pill, .race-sum";
  /** Rows of signs that end inside their card. */
  const ROWS =
    ".race-hand .race-powers li, .race-flat .race-tile-powers li:not(.over), .race-grid .race-tile-powers li:not(.over)";
  /** Pixels by which things may touch. */
  const SLACK = 1.5;

  interface Part {
    readonly element: Element;
    readonly words: string;
    readonly box: DOMRect;
    /** Cards of a large hand lie on each other: only what is on the same card is compared. */
    readonly card: Element | null;
    readonly isInHand: boolean;
  }

  const isShown = (element: Element) =>
    element.closest("dialog, .race-reveal") === null && element.checkVisibility({ visibilityProperty: true });
  const inWords = (element: Element, { x, y, width, height }: DOMRect) =>
    `${(element as HTMLElement).dataset.part ?? element.className} "${element.textContent?.slice(0, 24) ?? ""}" at ${Math.round(x)},${Math.round(y)} ${Math.round(width)}x${Math.round(height)}`;

  /** What is left of an element inside everything that clips it. */
  function seen(element: Element): DOMRect {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let holder = element.parentElement; holder !== null; holder = holder.parentElement) {
      const style = getComputedStyle(holder);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const box = holder.getBoundingClientRect();
      if (style.overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  function partsOn(): Part[] {
    return [...document.querySelectorAll(PARTS)].filter(isShown).flatMap((element): Part[] => {
      const box = seen(element);
      if (box.width < 2 || box.height < 2) return [];
      const card = element.closest(".race-thing");
      return [{ element, words: inWords(element, box), box, card, isInHand: card?.closest(".race-hand") != null }];
    });
  }

  function overlap(a: DOMRect, b: DOMRect): boolean {
    return a.left + SLACK < b.right && b.left + SLACK < a.right && a.top + SLACK < b.bottom && b.top + SLACK < a.bottom;
  }

  /** On a phone the question lies over the page, which can be scrolled. */
  function isApart(one: Part, other: Part): boolean {
    if ((one.isInHand || other.isInHand) && one.card !== other.card) return true;
    const prompts = [one, other].map(({ element }) => element.closest(".prompt"));
    return prompts[0] !== prompts[1] && document.querySelector(".race.phone") !== null;
  }

  function measure(): Measured {
    const parts = partsOn();
    const faults: string[] = [];
    for (const [i, one] of parts.entries())
      for (const other of parts.slice(i + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element) || isApart(one, other)) continue;
        if (overlap(one.box, other.box)) faults.push(`${one.words} and ${other.words}`);
      }
    for (const holder of [...document.querySelectorAll(HOLDERS)].filter(isShown))
      if (holder.scrollWidth > holder.clientWidth + 2)
        faults.push(
          `${inWords(holder, holder.getBoundingClientRect())} is cut off by ${holder.scrollWidth - holder.clientWidth}`,
        );
    for (const row of [...document.querySelectorAll(ROWS)].filter(isShown)) {
      const card = row.closest(".race-card, .race-flat-in, .race-tile-in")?.getBoundingClientRect();
      const last = row.querySelector(".race-signs")?.getBoundingClientRect();
      if (card !== undefined && last !== undefined && (last.right > card.right + 2 || last.bottom > card.bottom + 2))
        faults.push(`signs ${inWords(row, last)} leave their card`);
    }
    for (const button of [...document.querySelectorAll(".prompt-buttons .btn")].filter(isShown)) {
      const box = button.getBoundingClientRect();
      if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1)
        faults.push(`${inWords(button, box)} is off the screen`);
    }
    if (document.documentElement.scrollWidth > innerWidth)
      faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
    return { things: parts.length, faults };
  }

  window.parts = { measure };
}
