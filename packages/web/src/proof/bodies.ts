/**
 * What lies on a board, what is shown while cards are compared, and what a prompt is made of, as rectangles and circles on the screen, and which of these lie on
 * each other. `installBodies` runs inside the page, so it holds everything it needs.
 */
import type { Measured } from "./measured-tables.ts";

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

declare global {
  interface Window {
    bodies: {
      /** The place of the board on the page; nothing if there is no board. */
      readonly board: () => Place | undefined;
      readonly measure: (reserved: readonly (Place & { readonly what: string })[]) => Measured;
      /** The same for the cards that are compared, where they are, and for the question. */
      readonly measureDuel: () => Measured;
      readonly measurePrompt: () => Measured;
    };
  }
}

export function installBodies(): void {
  const GROUNDS = ".board, .phone-field, .phone-seats";
  const ROUND = new Set(["planet", "gate", "warp"]);
  /** Pixels by which things may touch. */
  const SLACK = 1;
  /** The line around a plate. */
  const EDGE = 2;

  interface Body extends Place {
    readonly what: string;
    readonly words: string;
    readonly element: Element | undefined;
    readonly holder: Element | null | undefined;
  }

  function bodiesOn(): Body[] {
    return [...document.querySelectorAll(GROUNDS)]
      .flatMap((ground) => [...ground.querySelectorAll("[data-body]")])
      .filter((element) => element.closest("dialog") === null && element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const what = (element as HTMLElement).dataset.body ?? "";
        const named = element.closest("[data-thing], [aria-label]");
        const words = `${what} at ${Math.round(x)},${Math.round(y)} ${Math.round(width)}x${Math.round(height)} (${named?.getAttribute("aria-label") ?? ""})`;
        return { what, words, x, y, width, height, element, holder: element.closest("[data-holds]") };
      })
      .filter(({ width, height }) => width > 0 && height > 0);
  }

  const middle = ({ x, y, width, height }: Place) => ({ x: x + width / 2, y: y + height / 2 });

  function overlap(one: Body, other: Body): boolean {
    if (ROUND.has(one.what) && ROUND.has(other.what)) {
      const [a, b] = [middle(one), middle(other)];
      return Math.hypot(a.x - b.x, a.y - b.y) < (one.width + other.width) / 2 - SLACK;
    }
    if (ROUND.has(other.what)) return overlap(other, one);
    if (ROUND.has(one.what)) {
      const { x, y } = middle(one);
      const nearX = Math.max(other.x, Math.min(x, other.x + other.width));
      const nearY = Math.max(other.y, Math.min(y, other.y + other.height));
      return Math.hypot(nearX - x, nearY - y) < one.width / 2 - SLACK;
    }
    return (
      one.x + SLACK < other.x + other.width &&
      other.x + SLACK < one.x + one.width &&
      one.y + SLACK < other.y + other.height &&
      other.y + SLACK < one.y + one.height
    );
  }

  /** A number belongs to its ships, ships to the planet they are at home on, to the gate or to the warp. */
  function belong(one: Body, other: Body): boolean {
    if (one.element === undefined || other.element === undefined) return false;
    if (one.element.contains(other.element) || other.element.contains(one.element)) return true;
    if (one.holder === null || one.holder !== other.holder) return false;
    const pair = [one.what, other.what];
    if (pair.includes("planet")) return pair.includes("ships") || pair.includes("number");
    return pair.includes("gate") || pair.includes("warp");
  }

  /** The hazard token lies on the rim of the warp; what lies before a player, in the place for it. */
  function mayLieOn(one: Body, other: Body): boolean {
    const pair = [one.what, other.what];
    if (pair.includes("cards")) return [one, other].some(({ element }) => element?.closest(".front") != null);
    return pair.includes("hazard") && pair.includes("warp");
  }

  function measure(reserved: readonly (Place & { readonly what: string })[]): Measured {
    const drawn = bodiesOn();
    const free = reserved.map((place) => ({
      ...place,
      words: `the place for ${place.what} at ${Math.round(place.x)},${Math.round(place.y)}`,
      element: undefined,
      holder: undefined,
    }));
    const all = [...drawn, ...free];
    const faults: string[] = [];
    for (const [i, one] of all.entries())
      for (const other of all.slice(i + 1))
        if (overlap(one, other) && !belong(one, other) && !mayLieOn(one, other))
          faults.push(`${one.words} and ${other.words}`);
    const boardPlace = board();
    if (boardPlace !== undefined)
      for (const { x, y, width, height, words, what, element } of drawn) {
        // The seats on top of a phone are not on the board.
        const ground = element?.closest(".phone-seats")?.getBoundingClientRect() ?? boardPlace;
        const isInside = x >= ground.x - SLACK && x + width <= ground.x + ground.width + SLACK;
        const isBelowTop = what === "plate" || y >= ground.y - SLACK;
        if (!isInside || !isBelowTop || y + height > ground.y + ground.height + SLACK)
          faults.push(`${words} is cut off`);
      }
    for (const plate of document.querySelectorAll(".board [data-body=plate]")) {
      const right = plate.getBoundingClientRect().right - EDGE;
      for (const part of plate.querySelectorAll(".plate-text *"))
        if (part.checkVisibility() && part.getBoundingClientRect().right > right + SLACK && !part.closest(".sr-only"))
          faults.push(`${part.getAttribute("class") ?? part.tagName} sticks out of the plate of ${plate.textContent}`);
      for (const role of plate.querySelectorAll(".chip.role span"))
        if (role.scrollWidth > role.clientWidth + SLACK && role.checkVisibility({ visibilityProperty: true }))
          faults.push(`${role.textContent} is cut off on the plate of ${plate.textContent}`);
    }
    return { things: drawn.length, faults };
  }

  function board(): Place | undefined {
    const element = document.querySelector(".board, .phone-encounter, .phone-whole");
    if (element === null) return undefined;
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  }

  /** What the stage of an encounter is made of. Only the note lies on something: on its card. */
  const IN_DUEL =
    ".duel-head, .flip, .flip-empty, .duel-laid > li, .duel-note, .duel-part, .duel-number, .duel-standing, .reveal-verdict, .offers, .front-line";
  const IN_PROMPT =
    ".prompt-words, .prompt-side > *, .prompt-things, .prompt-buttons .btn:not(.pass-menu), .prompt-buttons .stepper";

  /** What can be seen of an element in a list that scrolls. */
  function inSight(element: Element): Place {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const list = element.closest(".duel-parts")?.getBoundingClientRect();
    const [from, to] = [Math.max(top, list?.top ?? top), Math.min(bottom, list?.bottom ?? bottom)];
    return { x: left, y: from, width: right - left, height: to - from };
  }

  /** Both belong to the card of one side. That of the side that has lost is turned a little, and so are the rectangles around its parts. */
  function isOneCard(one: Body, other: Body): boolean {
    const card = one.element?.closest(".duel-card");
    return card != null && card === other.element?.closest(".duel-card");
  }

  function mayTouch(one: Body, other: Body): boolean {
    const isNoted = [one, other].some(({ what }) => what === "duel-note");
    return isOneCard(one, other) && (isNoted || one.element?.closest(".beaten") != null);
  }

  /** The parts of something lie beside each other and within its sides, and their words fit. */
  function measureIn(ground: Element | null, parts: string): Measured {
    if (ground === null) return { things: 0, faults: [] };
    const isDrawn = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (element.textContent !== "" || element.querySelector("svg, i") !== null || element.matches(".flip-empty"));
    const all = [...ground.querySelectorAll(parts)].filter(isDrawn).map((element): Body => {
      const place = inSight(element);
      const what = element.classList[0] ?? "";
      const words = `${what} at ${Math.round(place.x)},${Math.round(place.y)} ${Math.round(place.width)}x${Math.round(place.height)} (${element.textContent})`;
      return { ...place, what, words, element, holder: undefined };
    });
    const bodies = all.filter(({ width, height }) => width > 0 && height > 0);
    const faults: string[] = [];
    for (const [i, one] of bodies.entries())
      for (const other of bodies.slice(i + 1))
        if (overlap(one, other) && !mayTouch(one, other)) faults.push(`${one.words} and ${other.words}`);
    const { left, right } = ground.getBoundingClientRect();
    for (const { x, width, words, element } of bodies) {
      if (x < left - SLACK || x + width > right + SLACK) faults.push(`${words} is cut off`);
      if (
        element?.matches(".duel-note, .reveal-verdict, .btn") === true &&
        element.scrollWidth > element.clientWidth + SLACK
      )
        faults.push(`${words} is wider than its place`);
    }
    return { things: bodies.length, faults };
  }

  const measureDuel = () => measureIn(document.querySelector(".reveal:not(.folded)"), IN_DUEL);
  const measurePrompt = () => measureIn(document.querySelector(".prompt"), IN_PROMPT);

  window.bodies = { board, measure, measureDuel, measurePrompt };
}
