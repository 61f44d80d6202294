/** Whole games with the keyboard alone: Tab and the arrow keys to get somewhere, Enter to choose. */
import type { Browser } from "playwright-core";
import { inWords } from "./figures.ts";
import { play } from "./page-player.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import type { Target } from "./sight.ts";
import { Trouble, writeDown } from "./trouble.ts";
import { comeIn, goTo, openTable, type Visitor, visit, type Wish } from "./visitor.ts";

/** More than anybody would press to get somewhere. */
const MAX_KEYS = 250;

const COSMIC: Wish = {
  game: "cosmic",
  players: 4,
  settings: { edition: "2020", alienSelection: "random", useFlares: true },
};
const RACE: Wish = { game: "race", players: 3, settings: { sets: "base+storm" } };

/** Chooses a target with keys; gives back how many, or none if it is gone by now. */
type Press = (visitor: Visitor, target: Target) => Promise<number>;

const WAYS: readonly { readonly wish: Wish; readonly way: string; readonly press: Press }[] = [
  { wish: COSMIC, way: "by keyboard", press: pressOn },
  { wish: RACE, way: "by keyboard", press: pressOn },
  { wish: RACE, way: "by digits, 0 and Enter", press: pressDigit },
];

export async function proveKeyboard(
  browser: Browser,
  base: string,
  { languages, sizes }: ProofOptions,
): Promise<Proof> {
  const lines: string[] = [];
  const problems: string[] = [];
  for (const { wish, way, press } of WAYS) {
    const visitor = await visit(browser, base, { size: sizes[1] ?? sizes[0], language: languages[0] });
    try {
      lines.push(...(await playByKeys(visitor, wish, way, press)));
    } catch (problem) {
      problems.push(await writeDown(visitor, `${wish.game} ${way}`, problem));
    } finally {
      await visitor.context.close();
    }
  }
  return { lines, problems };
}

async function playByKeys(visitor: Visitor, wish: Wish, way: string, press: Press): Promise<string[]> {
  await comeIn(visitor);
  await goTo(visitor, `/t/${await openTable(visitor, wish)}`);
  let keys = 0;
  const hit = async (_: Visitor, target: Target) => {
    const pressed = await press(visitor, target);
    keys += pressed;
    return pressed > 0;
  };
  const played = await play(visitor, { hit });
  const each = (keys / played.answers).toFixed(1);
  return [`${wish.game} played to its end ${way}, ${each} keys for an answer`, ...inWords(played)];
}

/** The digit on a thing, Enter for the answer in the making, 0 to refuse; for anything else the way there. */
async function pressDigit(visitor: Visitor, target: Target): Promise<number> {
  const { page } = visitor;
  const digit = Number(target.digit);
  const before = await page.evaluate(() => document.activeElement?.matches("body, .prompt, [aria-pressed=true]"));
  if (target.what === "thing" && digit > 0)
    await page.keyboard.press(digit > 9 ? `Shift+Digit${digit - 9}` : `Digit${digit}`);
  else if (target.name === "go" && before === true) await page.keyboard.press("Enter");
  else if (REFUSALS.has(target.name)) await page.keyboard.press("Digit0");
  else return pressOn(visitor, target);
  return 1;
}

const REFUSALS: ReadonlySet<string> = new Set(["word/none", "word/done"]);

/** Presses keys until a target has the focus, then Enter. Gives back how many; none if the target is gone by now. */
async function pressOn(visitor: Visitor, target: Target): Promise<number> {
  let focus = await focusOf(visitor, target);
  let hasArrows = target.what === "thing";
  for (let keys = 0; keys < MAX_KEYS; keys++) {
    if (focus.isGone) return 0;
    if (focus.isHere) {
      if (!focus.isSeen) throw new Trouble(`${target.name} has the focus, but nothing shows it`);
      await visitor.page.keyboard.press("Enter");
      return keys + 1;
    }
    await visitor.page.keyboard.press(hasArrows ? "ArrowRight" : focus.isBefore ? "Shift+Tab" : "Tab");
    const next = await focusOf(visitor, target);
    // Where arrow keys have a meaning of their own, such as on a tab, Tab leads on.
    hasArrows = target.what === "thing" && next.on !== focus.on;
    focus = next;
  }
  throw new Trouble(`${target.what} ${target.name} cannot be reached with ${MAX_KEYS} keys`);
}

function focusOf({ page }: Visitor, { id }: Target) {
  return page.evaluate((one) => window.sight.focus(one), id);
}
