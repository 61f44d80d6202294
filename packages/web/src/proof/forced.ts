/** Where the system chooses the colours, lines still say what can be chosen, what is chosen, and what most would answer. */
import type { Browser } from "playwright-core";
import { play } from "./page-player.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { Trouble, writeDown } from "./trouble.ts";
import { comeIn, goTo, type Look, openTable, sizeName, type Visitor, visit, type Wish } from "./visitor.ts";

const ANSWERS = 25;

const WISHES: readonly Wish[] = [
  { game: "cosmic", players: 4, settings: { edition: "2020", alienSelection: "random", useFlares: true } },
  { game: "race", players: 4, settings: { sets: "base+storm+rebel", takeovers: "on" } },
];

interface Lines {
  readonly things: number;
  readonly faults: readonly string[];
}

export async function proveForced(browser: Browser, base: string, options: ProofOptions): Promise<Proof> {
  const { sizes, languages, games = ANSWERS } = options;
  const problems: string[] = [];
  const tally = { questions: 0, things: 0 };
  for (const [i, size] of sizes.entries()) {
    const look: Look = { size, language: languages[i % languages.length] };
    const visitor = await visit(browser, base, look, { areColoursForced: true });
    try {
      await comeIn(visitor);
      for (const wish of WISHES) {
        await goTo(visitor, `/t/${await openTable(visitor, wish)}`);
        const until = async () => {
          await checkLines(visitor, wish.game, tally);
          return false;
        };
        await play(visitor, { answers: games, until });
      }
    } catch (problem) {
      problems.push(await writeDown(visitor, `forced colours at ${sizeName(size)}`, problem));
    } finally {
      await visitor.context.close();
    }
  }
  const lines = [
    `${tally.questions} questions in forced colours, ${tally.things} things that can be chosen have lines, at ${sizes.map(sizeName).join(", ")}`,
  ];
  return { lines, problems };
}

async function checkLines(
  { page }: Visitor,
  game: string,
  tally: { questions: number; things: number },
): Promise<void> {
  const { things, faults } = await page.evaluate(linesOnPage);
  tally.questions++;
  tally.things += things;
  if (faults.length > 0) throw new Trouble(`${game}: ${faults.slice(0, 4).join("; ")}`);
}

/** Runs inside the page. Pictures keep their own colours; everything else needs a line around it. */
function linesOnPage(): Lines {
  const lineOf = (element: Element) => {
    const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
    return `${outlineStyle} ${outlineStyle === "none" ? "" : outlineWidth}, ${borderTopStyle} ${borderTopWidth}`;
  };
  const hasLine = (element: Element) => {
    const { outlineStyle, borderTopStyle } = getComputedStyle(element);
    return outlineStyle !== "none" || borderTopStyle !== "none";
  };
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const things = [...document.querySelectorAll("[data-thing]")].filter(
    (element) => element instanceof HTMLElement && isSeen(element),
  );
  const bare = things
    .filter((thing) => !hasLine(thing))
    .map((thing) => `${thing.className || thing.tagName} has no line`);
  const pressed = things.filter((thing) => thing.getAttribute("aria-pressed") === "true");
  const other = things.find((thing) => thing.getAttribute("aria-pressed") === "false");
  const alike = pressed
    .filter((thing) => other !== undefined && thing.className === other.className && lineOf(thing) === lineOf(other))
    .map((thing) => `${thing.className} looks the same when it is chosen`);
  const [filled, plain] = [".prompt .btn.primary", ".prompt .btn:not(.primary, .quiet)"].map((one) =>
    document.querySelector(one),
  );
  const same =
    filled != null && plain != null && lineOf(filled) === lineOf(plain) ? ["the filled button looks like others"] : [];
  return { things: things.length, faults: [...bare, ...alike, ...same] };
}
