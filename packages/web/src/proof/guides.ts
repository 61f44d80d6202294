/**
 * The guides of both games, gone through by somebody who does not know what is wanted: every step is reached by reading
 * or by trying, a wrong try gets a hint, the page is left and opened again at every step, and the game offered at the end begins.
 */
import type { Browser } from "playwright-core";
import { checkPage, choose, hit, look, oneOf } from "./page-player.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import type { Target } from "./sight.ts";
import { Trouble, writeDown } from "./trouble.ts";
import { goTo, type Look, sizeName, type Visitor, visit } from "./visitor.ts";

const GAMES = ["cosmic", "race"] as const;

/** So many taps have to be enough for one step, wrong ones included. */
const MAX_TAPS = 150;
const NEXT_MS = 15_000;
/** Others may begin, and they take their time. */
const FIRST_QUESTION_MS = 120_000;

/** Where the guide stands, as it can be read off the page. */
interface Standing {
  readonly done: number;
  readonly of: number;
  /** What it says now. */
  readonly says: string;
}

export async function proveGuides(browser: Browser, base: string, { sizes, languages }: ProofOptions): Promise<Proof> {
  const lines: string[] = [];
  const problems: string[] = [];
  for (const size of sizes)
    for (const language of languages)
      for (const game of GAMES) {
        const told = await followGuide(browser, base, { size, language }, game);
        (told.isFine ? lines : problems).push(told.words);
        console.log(told.words);
      }
  return { lines: [`${lines.length} guides followed to their end, into a first game`], problems };
}

async function followGuide(browser: Browser, base: string, seen: Look, game: string) {
  const visitor = await visit(browser, base, seen);
  const { page } = visitor;
  const name = `the guide of ${game}`;
  try {
    await goTo(visitor, `/guide/${game}`);
    let hints = 0;
    let answers = 0;
    let now = await standing(visitor);
    for (const { of } = now; now.done < of; now = await standing(visitor)) {
      await checkPage(visitor);
      const next = page.locator(".coach-words button");
      if (await next.isVisible()) await next.click();
      else {
        hints += await tryUntilRight(visitor, now);
        answers++;
      }
      await leftBehind(visitor, now);
      await takeUpAgain(visitor);
    }
    await checkPage(visitor);
    await page.locator(".coach-words .btn.primary").click();
    await page.waitForURL(/\/t\//, { timeout: NEXT_MS });
    await page.locator("[data-question]").waitFor({ timeout: FIRST_QUESTION_MS });
    await checkPage(visitor);
    const words = `${name} at ${sizeName(seen.size)} in ${seen.language}: ${now.of} steps, ${answers} of them answered, ${hints} hints; ${now.says}`;
    return { isFine: true, words };
  } catch (problem) {
    return { isFine: false, words: await writeDown(visitor, name, problem) };
  } finally {
    await visitor.context.close();
  }
}

/** Waits while the others of the lesson are playing. */
async function standing({ page }: Visitor): Promise<Standing> {
  await page.locator(".coach-words p:not(.muted)").waitFor({ timeout: NEXT_MS });
  return page.evaluate(() => ({
    done: document.querySelectorAll(".coach-dots .done").length,
    of: document.querySelectorAll(".coach-dots i").length,
    says: document.querySelector(".coach-words p")?.textContent ?? "",
  }));
}

/** Taps what is lit until the guide goes on. Gives back how many hints it took. */
async function tryUntilRight(visitor: Visitor, { done, says }: Standing): Promise<number> {
  const hints = new Set<string>();
  let wrong = 0;
  let wasWrong = false;
  const began = performance.now();
  for (let taps = 0; taps < MAX_TAPS; ) {
    const { asked, targets } = await look(visitor);
    if ((await stepsDone(visitor)) > done) return wrong;
    if (asked === undefined) {
      if (performance.now() - began > FIRST_QUESTION_MS) throw new Trouble(`nothing is asked at "${says}"`);
      await visitor.page.waitForTimeout(100);
      continue;
    }
    taps++;
    if (asked.problem !== "") hints.add(asked.problem);
    const open = targets.filter(({ disabled }) => !disabled);
    const target = wasWrong ? somethingElse(open) : choose(asked, open, taps);
    if (target === undefined) throw new Trouble(`nothing can be tapped at "${says}"`);
    wasWrong = false;
    if (!(await hit(visitor, target)) || target.what !== "answer") continue;
    await visitor.page.waitForTimeout(60);
    if ((await stepsDone(visitor)) > done) return wrong;
    wrong++;
    wasWrong = true;
    if ((await look(visitor)).asked?.problem === "") throw new Trouble(`a wrong answer to "${says}" got no hint`);
  }
  throw new Trouble(`"${says}" was not done in ${MAX_TAPS} taps; hints: ${[...hints].join(" ")}`);
}

/** Whoever got a hint does not send the same again. */
function somethingElse(open: readonly Target[]): Target | undefined {
  const others = open.filter(({ what }) => what !== "answer");
  return oneOf(others.length > 0 ? others : open);
}

function stepsDone({ page }: Visitor): Promise<number> {
  return page.evaluate(() => document.querySelectorAll(".coach-dots .done").length);
}

async function leftBehind({ page }: Visitor, { done }: Standing): Promise<void> {
  const isNext = (before: number) => document.querySelectorAll(".coach-dots .done").length > before;
  await page.waitForFunction(isNext, done, { timeout: NEXT_MS });
}

/** The page is left and opened again: the guide stands where it stood. */
async function takeUpAgain(visitor: Visitor): Promise<void> {
  const before = await standing(visitor);
  await goTo(visitor, "/");
  await visitor.page.goBack();
  const after = await standing(visitor);
  if (before.done !== after.done || before.says !== after.says)
    throw new Trouble(`left at "${before.says}", taken up again at "${after.says}"`);
}
