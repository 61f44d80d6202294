/**
 * What can be seen on a page and where it can be hit. `installSight` runs inside the page, so it holds everything it
 * needs; the rest of the proof talks to it through `window.sight`.
 */
export interface Target {
  /** Its number among what was seen at the last look. */
  readonly id: number;
  readonly what: "thing" | "answer" | "step";
  /** The reference of a thing, the name of an answer, the size of a step. */
  readonly name: string;
  /** The side of a deal it belongs to. */
  readonly side: string;
  readonly pressed: boolean;
  readonly disabled: boolean;
  /** The digit that is drawn on it, if there is one. */
  readonly digit: string;
}

export interface Asked {
  /** Another for every question. */
  readonly ask: string;
  readonly kind: string;
  readonly key: string;
  /** How many things and words there are to choose from. */
  readonly offers: number;
  /** What is picked is kept, not given away. */
  readonly isTurned: boolean;
  readonly words: string;
  readonly problem: string;
}

export interface Seen {
  readonly asked: Asked | undefined;
  readonly over: boolean;
  readonly isSheetOpen: boolean;
  /** A sheet is open in which nothing can be chosen. */
  readonly dialog: boolean;
  readonly targets: readonly Target[];
}

export interface Aim {
  readonly x: number;
  readonly y: number;
  /** About how many square pixels of it can be hit. */
  readonly area: number;
}

export type Aimed = Aim | { readonly gone: true } | { readonly coveredBy: string };

export interface Focus {
  readonly isGone: boolean;
  readonly isHere: boolean;
  readonly isSeen: boolean;
  /** Whether the target stands before what has the focus. */
  readonly isBefore: boolean;
  /** What has the focus. */
  readonly on: string;
}

interface Sight {
  readonly look: () => Seen;
  /** Scrolls a target into view and finds the place where a finger or a mouse meets it. */
  readonly aim: (id: number) => Aimed;
  /** The cross of the sheet on top, if there is a sheet. */
  readonly aimAtCross: () => Aimed;
  readonly isAt: (id: number, x: number, y: number) => boolean;
  /** Whether a target has the focus of the keyboard, and whether one can see that something has it. */
  readonly focus: (id: number) => Focus;
  /** Words that should not be on a page: bare references, ids of messages, things a program prints. */
  readonly strayWords: () => readonly string[];
  /** Words on the small picture beside a question that reach beyond its edge. */
  readonly cutWords: () => readonly string[];
}

declare global {
  interface Window {
    sight: Sight;
  }
}

export function installSight(): void {
  const TARGETS = "[data-thing], [data-answer], [data-step]";
  const ACTIVE = `${TARGETS}, button, a[href], [role=button], [role=tab], input, select, textarea, summary`;
  const POINTS = 11;
  let seen: Element[] = [];

  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible";
  };
  const text = (root: Element | null, selector: string) => root?.querySelector(selector)?.textContent?.trim() ?? "";
  const describe = (element: Element | null) => {
    if (element === null) return "nothing";
    const owner = element.closest(ACTIVE) ?? element;
    const name = owner.getAttribute("aria-label") ?? owner.textContent?.trim().slice(0, 40) ?? "";
    const marks = [...owner.attributes]
      .filter((one) => one.name.startsWith("data-"))
      .map((one) => `${one.name}=${one.value}`);
    return `<${owner.tagName.toLowerCase()} class="${owner.getAttribute("class") ?? ""}" ${marks.join(" ")}> ${name}`;
  };

  function topDialog(): Element | undefined {
    return [...document.querySelectorAll("dialog[open]")].at(-1);
  }

  function look(): Seen {
    const prompt = document.querySelector<HTMLElement>("[data-question]");
    const dialog = topDialog();
    // A sheet may hold the answer; then nothing behind it can be reached.
    const inSheet = dialog === undefined ? [] : [...dialog.querySelectorAll(TARGETS)].filter(isDrawn);
    seen = inSheet.length > 0 ? inSheet : [...document.querySelectorAll(TARGETS)].filter(isDrawn);
    return {
      asked:
        prompt === null
          ? undefined
          : {
              ask: prompt.dataset.ask ?? "",
              kind: prompt.dataset.question ?? "",
              key: prompt.dataset.key ?? "",
              offers: Number(prompt.dataset.offers ?? 0),
              isTurned: prompt.dataset.turned !== undefined,
              words: text(prompt, ".ask"),
              problem: text(prompt, ".problem"),
            },
      over: document.querySelector(".prompt.ended") !== null,
      isSheetOpen: dialog !== undefined,
      dialog: dialog !== undefined && inSheet.length === 0,
      targets: seen.map(asTarget),
    };
  }

  function asTarget(element: Element, id: number): Target {
    const { thing, answer, step, side = "" } = (element as HTMLElement).dataset;
    return {
      id,
      what: thing !== undefined ? "thing" : answer !== undefined ? "answer" : "step",
      name: thing ?? answer ?? step ?? "",
      side,
      pressed: element.getAttribute("aria-pressed") === "true",
      disabled: element.matches(":disabled, [aria-disabled=true]"),
      digit: (element as HTMLElement).dataset.digit ?? "",
    };
  }

  /** Whether a tap there acts on this element and on nothing inside or above it. */
  function meets(element: Element, x: number, y: number): boolean {
    return document.elementFromPoint(x, y)?.closest(ACTIVE) === element;
  }

  function find(element: Element): Aimed {
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const left = Math.max(box.left, 0);
    const top = Math.max(box.top, 0);
    const width = Math.min(box.right, innerWidth) - left;
    const height = Math.min(box.bottom, innerHeight) - top;
    if (width <= 0 || height <= 0) return { coveredBy: "the edge of the screen" };
    const at = (i: number, j: number) => ({
      x: left + (width * (i + 0.5)) / POINTS,
      y: top + (height * (j + 0.5)) / POINTS,
    });
    const hits = new Set<number>();
    for (let i = 0; i < POINTS; i++)
      for (let j = 0; j < POINTS; j++) {
        const { x, y } = at(i, j);
        if (meets(element, x, y)) hits.add(i * POINTS + j);
      }
    if (hits.size === 0) {
      const { x, y } = at((POINTS - 1) / 2, (POINTS - 1) / 2);
      return { coveredBy: describe(document.elementFromPoint(x, y)) };
    }
    const middle = (POINTS - 1) / 2;
    const inside = (hit: number) => {
      const near = [-POINTS - 1, -POINTS, -POINTS + 1, -1, 1, POINTS - 1, POINTS, POINTS + 1];
      const off = Math.hypot(Math.floor(hit / POINTS) - middle, (hit % POINTS) - middle);
      return near.filter((step) => hits.has(hit + step)).length - off / POINTS;
    };
    const best = [...hits].reduce((one, other) => (inside(other) > inside(one) ? other : one));
    const area = Math.round((hits.size * width * height) / POINTS ** 2);
    return { ...at(Math.floor(best / POINTS), best % POINTS), area };
  }

  function aim(id: number): Aimed {
    const element = seen[id];
    return element?.isConnected ? find(element) : { gone: true };
  }

  function aimAtCross(): Aimed {
    const cross = topDialog()?.querySelector(".popover-head button");
    return cross ? find(cross) : { gone: true };
  }

  function focus(id: number): Focus {
    const focused = document.activeElement;
    const style = focused === null ? undefined : getComputedStyle(focused);
    const hasRing = style !== undefined && style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0;
    const isSeen =
      focused?.matches(":focus-visible") === true &&
      (hasRing || style?.boxShadow !== "none" || style.filter !== "none");
    const order = seen[id] === undefined ? 0 : (focused?.compareDocumentPosition(seen[id]) ?? 0);
    const isBefore = (order & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    // What is no longer offered is gone, even if it is still drawn.
    const isGone = seen[id]?.isConnected !== true || !seen[id].matches(TARGETS);
    return { isBefore, isGone, isHere: seen[id] === focused, isSeen, on: describe(focused) };
  }

  const STRAY: readonly RegExp[] = [
    /\b[a-z]+\/[a-z0-9][a-z0-9.+-]*/g,
    /\b[a-z]+[A-Za-z]*\.[a-z]+[A-Za-z]*\b/g,
    /\bundefined\b|\bNaN\b|\[object |\{[a-zA-Z]+[,}]/g,
  ];
  const FINE = new Set(["e.g", "i.e"]);

  function strayWords(): readonly string[] {
    const labels = [...document.querySelectorAll("[aria-label], [title], [placeholder]")]
      .filter(isDrawn)
      .flatMap((one) => ["aria-label", "title", "placeholder"].map((name) => one.getAttribute(name) ?? ""));
    const all = [document.body.innerText, ...labels]
      .join("\n")
      .replaceAll(/https?:\/\/\S+/g, "")
      .replaceAll(location.host, "");
    return [...new Set(STRAY.flatMap((pattern) => all.match(pattern) ?? []))].filter((word) => !FINE.has(word));
  }

  const isAt = (id: number, x: number, y: number) => seen[id] !== undefined && meets(seen[id], x, y);
  function cutWords(): readonly string[] {
    const sign = document.querySelector(".prompt .src");
    if (sign === null) return [];
    const edge = sign.getBoundingClientRect();
    const isCut = ({ left, right, top, bottom }: DOMRect) =>
      left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom;
    const texts = document.createTreeWalker(sign, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode() !== null) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if ([...range.getClientRects()].some(isCut)) cut.push(texts.currentNode.textContent ?? "");
    }
    return cut;
  }

  window.sight = { look, aim, aimAtCross, isAt, focus, strayWords, cutWords };
}
