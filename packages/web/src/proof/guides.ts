/**
 * The lessons of both games, gone through by people who know nothing but what they read. A *reader* taps what the note points to;
 * a *trier* taps anything, gets the reason again for what is not wanted, has the lesson do what cannot be found, and leaves the
 * page and comes back at every step. The last lesson leads into a first game with hints.
 */
import type { Browser } from "playwright-core";
import { axeProblems } from "./axe.ts";
import { checkPage, choose, closeSheet, hit, look, oneOf } from "./page-player.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import type { Target } from "./sight.ts";
import { Trouble, writeDown } from "./trouble.ts";
import { goTo, type Look, sizeName, type Visitor, visit } from "./visitor.ts";

const LESSONS: Readonly<Record<string, readonly string[]>> = {
  cosmic: ["attack", "defend", "deal"],
  race: ["trade", "military", "consume"],
};

/** So many taps have to be enough for one step for somebody who reads. */
const READING_TAPS = 12;
/** After so many taps in vain somebody who tries has it done by the lesson. */
const PATIENCE = 75;
const NEXT_MS = 20_000;
/** Others may begin, and they take their time. */
const FIRST_QUESTION_MS = 120_000;
/** Questions of the first game that are answered as its hints say. */
const HINTS = 3;

/** Where the lesson stands, as it can be read off the page. */
interface Standing {
  readonly done: number;
  readonly of: number;
  /** What it says now. */
  readonly says: string;
}

interface Manner {
  readonly name: string;
  readonly answer: (visitor: Visitor, now: Standing) => Promise<number>;
  readonly isRestless: boolean;
}

const READER: Manner = { name: "read", answer: followNote, isRestless: false };
const TRIER: Manner = { name: "tried", answer: tryUntilRight, isRestless: true };

/** `--games 1`: the reader only. */
const MANNERS: readonly Manner[] = [READER, TRIER];

export async function proveGuides(browser: Browser, base: string, options: ProofOptions): Promise<Proof> {
  const { sizes, languages } = options;
  const lines: string[] = [];
  const problems: string[] = [];
  const games = options.game === undefined ? Object.keys(LESSONS) : [options.game];
  for (const size of sizes)
    for (const language of languages)
      for (const game of games)
        for (const manner of MANNERS.slice(0, options.games)) {
          const told = await takeLessons(browser, base, { size, language }, game, manner);
          (told.isFine ? lines : problems).push(told.words);
          console.log(told.words);
        }
  return { lines: [`${lines.length} times all lessons of a game, into a first game`], problems };
}

/** A reader through the first lesson of a game: for the proof that runs with every test. */
export async function readFirstLesson(browser: Browser, base: string, seen: Look, game: string): Promise<string[]> {
  const visitor = await visit(browser, base, seen);
  try {
    await goTo(visitor, `/rules/${game}`);
    await enter(visitor, game, LESSONS[game][0]);
    await takeLesson(visitor, READER);
    return [];
  } catch (problem) {
    return [await writeDown(visitor, `the first lesson of ${game}`, problem)];
  } finally {
    await visitor.context.close();
  }
}

async function takeLessons(browser: Browser, base: string, seen: Look, game: string, manner: Manner) {
  const visitor = await visit(browser, base, seen);
  const name = `the lessons of ${game} at ${sizeName(seen.size)} in ${seen.language}, ${manner.name}`;
  try {
    const told: string[] = [];
    await goTo(visitor, `/rules/${game}`);
    for (const lesson of LESSONS[game]) {
      await enter(visitor, game, lesson);
      told.push(await takeLesson(visitor, manner));
      await onward(visitor, game, lesson);
    }
    if (manner === READER) await playFirstGame(visitor);
    return { isFine: true, words: `${name}: ${told.join(", ")}` };
  } catch (problem) {
    return { isFine: false, words: await writeDown(visitor, name, problem) };
  } finally {
    await visitor.context.close();
  }
}

/** The next lesson is offered on the page of the game. */
async function enter(visitor: Visitor, game: string, lesson: string): Promise<void> {
  const { page } = visitor;
  if (!page.url().endsWith(`/guide/${game}/${lesson}`)) await page.locator(`[data-lesson="${lesson}"].next`).click();
  await page.waitForURL(new RegExp(`/guide/${game}/${lesson}$`), { timeout: NEXT_MS });
}

async function takeLesson(visitor: Visitor, manner: Manner): Promise<string> {
  const { page } = visitor;
  let hints = 0;
  let now = await standing(visitor);
  for (const { of } = now; now.done < of; now = await standing(visitor)) {
    await checkPage(visitor);
    if (now.done === 1) await checkLook(visitor, now);
    const next = page.locator(".coach-words button.coach-next");
    if (await next.isVisible()) await read(visitor, now);
    else hints += await manner.answer(visitor, now);
    await leftBehind(visitor, now);
    if (manner.isRestless) await takeUpAgain(visitor);
  }
  await checkPage(visitor);
  return `${now.of} steps with ${hints} wrong answers`;
}

/** A step that is only read points to something that is there, and ends with a tap anywhere. */
async function read({ page, isTouch }: Visitor, now: Standing): Promise<void> {
  // A phone does not draw the whole table at once; elsewhere a busy machine may take a moment to find what is meant.
  if (!isTouch && (await page.locator(".coach[data-points]").count()) > 0)
    await page
      .locator(".spotlight-ring")
      .first()
      .waitFor({ state: "attached", timeout: NEXT_MS })
      .catch(() => {
        throw new Trouble(`"${now.says}" points to nothing on the page`);
      });
  // A browser moves a finger's tap to what can be tapped nearby.
  const free = isTouch || now.done % 2 === 0 ? undefined : await page.evaluate(freePlace);
  if (free === undefined) await page.locator(".coach-words button.coach-next").click();
  else await page.mouse.click(free.x, free.y);
}

/** Somewhere on the table where a tap does nothing else; runs inside the page. */
function freePlace(): { x: number; y: number } | undefined {
  const active = "button, a, input, select, summary, dialog, [role=button], [role=tab], .coach";
  for (let y = innerHeight - 12; y > 60; y -= 30)
    for (let x = innerWidth - 12; x > 10; x -= 40) {
      const element = document.elementFromPoint(x, y);
      if (element !== null && element.closest(".stage") !== null && element.closest(active) === null) return { x, y };
    }
  return undefined;
}

async function checkLook(visitor: Visitor, { says }: Standing): Promise<void> {
  const problems = await axeProblems(visitor, `the lesson at "${says}"`);
  if (problems.length > 0) throw new Trouble(problems.join("; "));
}

/** After a lesson the next one is one tap away; after the last, the first game. */
async function onward({ page }: Visitor, game: string, lesson: string): Promise<void> {
  const after = LESSONS[game][LESSONS[game].indexOf(lesson) + 1];
  if (after === undefined) {
    await page.locator("[data-guide=play]").waitFor({ timeout: NEXT_MS });
    return;
  }
  await page.locator(`.coach a[href$="/guide/${game}/${after}"]`).click();
}

/** The first game begins, and its hints can be followed. */
async function playFirstGame(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.locator("[data-guide=play]").click();
  await page.waitForURL(/\/t\//, { timeout: NEXT_MS });
  for (let answered = 0; answered < HINTS; answered++) {
    await page.locator("[data-question]").waitFor({ timeout: FIRST_QUESTION_MS });
    const ask = await page.locator("[data-question]").getAttribute("data-ask");
    await page.locator(".hint [data-guide=doIt], .hint-button").first().waitFor({ timeout: NEXT_MS });
    // On a small screen it is opened by a tap.
    if (await page.locator(".hint-button").isVisible()) await page.locator(".hint-button").click();
    await page.locator(".hint [data-guide=doIt]").waitFor({ timeout: NEXT_MS });
    await checkPage(visitor);
    await page.locator(".hint [data-guide=doIt]").click();
    const isNext = (before: string | null) =>
      document.querySelector<HTMLElement>("[data-question]")?.dataset.ask !== before;
    await page.waitForFunction(isNext, ask, { timeout: NEXT_MS });
  }
  await page.locator("[data-question]").waitFor({ timeout: FIRST_QUESTION_MS });
  await page.locator(".hint [data-guide=noHints], .hint-button").first().waitFor({ timeout: NEXT_MS });
  if (await page.locator(".hint-button").isVisible()) await page.locator(".hint-button").click();
  await page.locator(".hint [data-guide=noHints]").click();
  if ((await page.locator(".hint").count()) > 0) throw new Trouble("hints that were sent away are still there");
}

/** Waits while the others of the lesson are playing. */
async function standing({ page }: Visitor): Promise<Standing> {
  for (const began = performance.now(); performance.now() - began < FIRST_QUESTION_MS; ) {
    await page.locator(".coach-words .coach-act").waitFor({ timeout: FIRST_QUESTION_MS });
    const now = await page.evaluate(() => {
      const { done, of } = document.querySelector<HTMLElement>(".coach")?.dataset ?? {};
      const says = document.querySelector(".coach-act")?.textContent ?? "";
      return { done: Number(done), of: Number(of), says };
    });
    if (now.says !== "") return now;
  }
  throw new Trouble("the lesson says nothing");
}

/** Taps what the note points to, and then the button that sends it. */
async function followNote(visitor: Visitor, { done, says }: Standing): Promise<number> {
  let wrong = 0;
  for (let taps = 0; taps < READING_TAPS; ) {
    if ((await stepsDone(visitor)) > done) return wrong;
    const { asked, targets, dialog } = await look(visitor);
    if (dialog) {
      await closeSheet(visitor);
      continue;
    }
    const ringed = await pointedTo(visitor);
    if (asked === undefined || ringed.length === 0) {
      await waitOrGiveUp(visitor, says);
      continue;
    }
    const open = targets.filter(({ disabled }) => !disabled);
    const wanted = open.filter(({ name, side }) => ringed.includes(`${side} ${name}`));
    const isSent = ({ what }: Target) => what === "answer";
    const target =
      wanted.find(({ pressed, what }) => !pressed && what === "thing") ??
      wanted.find(isSent) ??
      open.find(({ name }) => name === "go" || name === "offer");
    if (target === undefined) throw new Trouble(`"${says}" cannot be done by following the note`);
    taps++;
    if (!(await hit(visitor, target))) continue;
    await visitor.page.waitForTimeout(150);
    if ((await stepsDone(visitor)) > done) return wrong;
    if (isSent(target) && (await look(visitor)).asked?.problem !== "") wrong++;
  }
  throw new Trouble(`"${says}" was not done in ${READING_TAPS} taps on what the note points to`);
}

const waits = new WeakMap<Visitor, { says: string; since: number }>();

async function waitOrGiveUp(visitor: Visitor, says: string): Promise<void> {
  const now = performance.now();
  const known = waits.get(visitor);
  if (known === undefined || known.says !== says) waits.set(visitor, { says, since: now });
  else if (now - known.since > FIRST_QUESTION_MS) throw new Trouble(`"${says}" points to nothing that can be tapped`);
  await visitor.page.waitForTimeout(100);
}

/** What lies inside the rings of the note: side and name of each. */
function pointedTo({ page }: Visitor): Promise<readonly string[]> {
  return page.evaluate(() => {
    const rings = [...document.querySelectorAll(".spotlight-ring")].map((ring) => ring.getBoundingClientRect());
    return [...document.querySelectorAll<HTMLElement>("[data-thing], [data-answer]")].flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isIn = rings.some((ring) => ring.left < x && x < ring.right && ring.top < y && y < ring.bottom);
      const { thing, answer, side = "" } = element.dataset;
      return isIn ? [`${side} ${thing ?? answer ?? ""}`] : [];
    });
  });
}

/** Taps what is lit until the lesson goes on. Gives back how many answers were not wanted. */
async function tryUntilRight(visitor: Visitor, now: Standing): Promise<number> {
  const { done, says } = now;
  let wrong = 0;
  let wasWrong = false;
  for (let taps = 0; ; ) {
    const { asked, targets, dialog } = await look(visitor);
    if ((await stepsDone(visitor)) > done) return wrong;
    if (dialog) {
      await closeSheet(visitor);
      continue;
    }
    if (asked === undefined) {
      await waitOrGiveUp(visitor, says);
      continue;
    }
    // A deal has too many terms to be found by chance, and nobody tries for ever.
    if (taps >= (asked.kind === "deal" ? 1 : PATIENCE)) {
      await visitor.page.locator("[data-guide=doIt]").click();
      await leftBehind(visitor, now);
      return wrong;
    }
    taps++;
    const open = targets.filter(({ disabled }) => !disabled);
    const target = wasWrong ? somethingElse(open) : choose(asked, open, taps);
    if (target === undefined) throw new Trouble(`nothing can be tapped at "${says}"`);
    wasWrong = false;
    if (!(await hit(visitor, target)) || target.what !== "answer") continue;
    await visitor.page.waitForTimeout(60);
    if ((await stepsDone(visitor)) > done) return wrong;
    wrong++;
    wasWrong = true;
    if ((await look(visitor)).asked?.problem === "") throw new Trouble(`a wrong answer to "${says}" got no reason`);
  }
}

/** Whoever was told "not yet" does not send the same again. */
function somethingElse(open: readonly Target[]): Target | undefined {
  const others = open.filter(({ what }) => what !== "answer");
  return oneOf(others.length > 0 ? others : open);
}

function stepsDone({ page }: Visitor): Promise<number> {
  return page.evaluate(() => Number(document.querySelector<HTMLElement>(".coach")?.dataset.done));
}

async function leftBehind({ page }: Visitor, { done }: Standing): Promise<void> {
  const isNext = (before: number) => Number(document.querySelector<HTMLElement>(".coach")?.dataset.done) > before;
  await page.waitForFunction(isNext, done, { timeout: NEXT_MS });
}

/** The page is left and opened again: the lesson stands where it stood. */
async function takeUpAgain(visitor: Visitor): Promise<void> {
  const before = await standing(visitor);
  await goTo(visitor, "/");
  await visitor.page.goBack();
  const after = await standing(visitor);
  if (before.done !== after.done || before.says !== after.says)
    throw new Trouble(`left at "${before.says}", taken up again at "${after.says}"`);
}
