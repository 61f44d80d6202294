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

const TABLES: readonly Wish[] = [
  { game: "cosmic", players: 4, settings: { edition: "2020", alienSelection: "random", useFlares: true } },
  { game: "race", players: 3, settings: { sets: "base+storm" } },
];

export async function proveKeyboard(
  browser: Browser,
  base: string,
  { languages, sizes }: ProofOptions,
): Promise<Proof> {
  const lines: string[] = [];
  const problems: string[] = [];
  for (const wish of TABLES) {
    const visitor = await visit(browser, base, { size: sizes[1] ?? sizes[0], language: languages[0] });
    try {
      lines.push(...(await playByKeys(visitor, wish)));
    } catch (problem) {
      problems.push(await writeDown(visitor, `${wish.game} by keyboard`, problem));
    } finally {
      await visitor.context.close();
    }
  }
  return { lines, problems };
}

async function playByKeys(visitor: Visitor, wish: Wish): Promise<string[]> {
  await comeIn(visitor);
  await goTo(visitor, `/t/${await openTable(visitor, wish)}`);
  let keys = 0;
  const hit = async (_: Visitor, target: Target) => {
    const pressed = await pressOn(visitor, target);
    keys += pressed;
    return pressed > 0;
  };
  const played = await play(visitor, { hit });
  const each = (keys / played.answers).toFixed(1);
  return [`${wish.game} played to its end by keyboard, ${each} keys for an answer`, ...inWords(played)];
}

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
