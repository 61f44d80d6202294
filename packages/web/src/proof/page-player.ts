/**
 * A player that only looks at the page. It knows the kinds of questions as a person knows buttons from steppers, and
 * nothing of the games: it taps what is lit where it is drawn, until the page lets it answer. Anything that would stop a
 * person is a `Trouble`.
 */
import { DOUBLE_TAP_MS } from "../table/second-tap.ts";
import type { Aim, Aimed, Asked, Seen, Target } from "./sight.ts";
import { Trouble } from "./trouble.ts";
import type { Visitor } from "./visitor.ts";

export interface Habits {
  /** Stops after so many answers. */
  readonly answers?: number;
  /** Stops with the first question after so many seconds. */
  readonly seconds?: number;
  /** Looks at each question before it is answered; stops there if this is true. */
  readonly until?: (seen: Seen) => boolean | Promise<boolean>;
  /** Stops as soon as this is true, also while nothing is asked. */
  readonly isDone?: () => boolean;
  /** Prefers something; left out, or if it prefers nothing, whatever is open is tapped. */
  readonly prefer?: (asked: Asked, open: readonly Target[], taps: number) => Target | undefined;
  /** How something is chosen; left out, by a finger or a mouse. */
  readonly hit?: (visitor: Visitor, target: Target) => Promise<boolean>;
}

export interface Played {
  answers: number;
  isOver: boolean;
  /** How often each question was answered, by key, and by kind. */
  readonly keys: Map<string, number>;
  readonly kinds: Map<string, number>;
  /** Things whose lit part was smaller than a finger can be expected to hit. */
  readonly small: Map<string, number>;
  /** Milliseconds from the tap that sends an answer to the next thing on the page. A thing that answers at once is not counted, because the player looks first. */
  readonly waits: number[];
}

/** So many taps have to be enough for one question. */
const MAX_TAPS = 60;
const QUESTION_MS = 60_000;
const SETTLED_MS = 20_000;
const OPEN_MS = 5_000;
const APART_MS = DOUBLE_TAP_MS + 50;
const WAIT_MS = 3_000;
/** Looking again with every frame would keep a page drawing on which nothing moves. */
const LOOK_MS = 50;
/** Square pixels below which a target counts as small: the 24 by 24 of WCAG 2.5.8. */
const SMALL = 24 * 24;

export function nothingPlayed(): Played {
  return { answers: 0, isOver: false, keys: new Map(), kinds: new Map(), small: new Map(), waits: [] };
}

/** Plays at the table on the page until the game is over or a limit is reached. */
export async function play(visitor: Visitor, habits: Habits = {}): Promise<Played> {
  const { answers: most = Number.POSITIVE_INFINITY, seconds = Number.POSITIVE_INFINITY } = habits;
  const played = nothingPlayed();
  const began = performance.now();
  for (;;) {
    const seen = await nextQuestion(visitor, habits.isDone);
    await checkPage(visitor);
    if (habits.isDone?.() === true) return played;
    if (seen.over) return { ...played, isOver: true };
    if (seen.asked === undefined) continue;
    if (played.answers >= most || performance.now() - began > seconds * 1000) return played;
    if ((await habits.until?.(seen)) === true) return played;
    await checkLights(visitor, seen, seen.asked, played);
    const tapped = await answerOne(visitor, seen.asked, habits);
    count(played.keys, seen.asked.key);
    count(played.kinds, seen.asked.kind);
    await settled(visitor, seen.asked);
    if (tapped !== undefined) played.waits.push(performance.now() - tapped);
    played.answers++;
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

export function look({ page }: Visitor): Promise<Seen> {
  return page.evaluate(() => window.sight.look());
}

/** Waits until something is asked, the game is over, or there is no need to wait. Others may take their time while things happen. */
async function nextQuestion(visitor: Visitor, isDone?: () => boolean): Promise<Seen> {
  const isSomethingThere = () => document.querySelector("[data-question], .prompt.ended") !== null;
  let shown = "";
  for (let since = performance.now(); performance.now() - since < QUESTION_MS; ) {
    const isThere = await becomesTrue(visitor, isSomethingThere, WAIT_MS);
    if (isThere || isDone?.() === true) return look(visitor);
    throwTroubles(visitor);
    const now = await visitor.page.evaluate(() => document.querySelector(".table-screen")?.textContent ?? "");
    if (now !== shown) since = performance.now();
    shown = now;
  }
  throw new Trouble("nothing is asked and the game is not over, and nothing happens");
}

function becomesTrue({ page }: Visitor, isTrue: () => boolean, ms: number): Promise<boolean> {
  return page.waitForFunction(isTrue, undefined, { timeout: ms, polling: LOOK_MS }).then(
    () => true,
    () => false,
  );
}

function throwTroubles({ troubles }: Visitor): void {
  if (troubles.length > 0) throw new Trouble(troubles.join("\n"));
}

/** Nothing has gone wrong, and nothing is on the page that is no sentence or is cut off. */
export async function checkPage(visitor: Visitor): Promise<void> {
  throwTroubles(visitor);
  const { stray, cut } = await visitor.page.evaluate(() => ({
    stray: window.sight.strayWords(),
    cut: window.sight.cutWords(),
  }));
  if (stray.length > 0) throw new Trouble(`on the page: ${stray.join(", ")}`);
  if (cut.length > 0) throw new Trouble(`cut off beside the question: ${cut.join(", ")}`);
}

const isOpen = (target: Target) => !target.disabled;

/**
 * Everything that may be chosen is there, and each thing that is lit can be hit at one place at least. What is on its way
 * somewhere gets a moment to arrive, and a sheet that was opened for an earlier question is closed.
 */
async function checkLights(visitor: Visitor, seen: Seen, asked: Asked, played: Played): Promise<void> {
  const covered = await coveredThings(visitor, seen, played);
  if (covered.length === 0 && hasAllOffers(seen, asked)) return;
  await visitor.page.waitForTimeout(700);
  const later = await look(visitor);
  if (later.asked?.ask !== asked.ask) return;
  const isUnderSheet = later.isSheetOpen && (later.dialog || !hasAllOffers(later, asked));
  const again = isUnderSheet ? await withoutSheet(visitor) : later;
  const still = await coveredThings(visitor, again, played);
  if (still.length > 0) throw new Trouble(`lit, but cannot be hit (${asked.key}): ${still.join("; ")}`);
  if (hasAllOffers(again, asked)) return;
  const shown = [...offered(again)].join(", ");
  throw new Trouble(`${asked.key} offers ${asked.offers}, but only these can be seen: ${shown}`);
}

/** A deal is put together on a desk of its own. */
function hasAllOffers(seen: Seen, { kind, offers }: Asked): boolean {
  return kind === "deal" || offered(seen).size >= offers;
}

function offered({ targets }: Seen): Set<string> {
  const isChoice = ({ what, name }: Target) => what === "thing" || (what === "answer" && name.includes("/"));
  return new Set(targets.filter(isChoice).map(({ name }) => name));
}

async function coveredThings(visitor: Visitor, seen: Seen, played: Played): Promise<string[]> {
  const things = seen.targets.filter(({ what }) => what === "thing");
  const ids = things.map(({ id }) => id);
  const aims = await visitor.page.evaluate((all) => all.map((id) => window.sight.aim(id)), ids);
  const best = new Map<string, Aimed>();
  for (const [i, { name, side }] of things.entries()) {
    const thing = side === "" ? name : `${name} (${side})`;
    const before = best.get(thing);
    if (before === undefined || !("area" in before)) best.set(thing, aims[i]);
  }
  for (const [thing, aim] of best) if ("area" in aim && aim.area < SMALL) count(played.small, thing);
  return [...best].flatMap(([thing, aim]) => ("coveredBy" in aim ? [`${thing} is under ${aim.coveredBy}`] : []));
}

/** Taps until the page takes an answer; when the tap was made that was meant to send it. */
async function answerOne(
  visitor: Visitor,
  asked: Asked,
  { prefer, hit: choosing = hit }: Habits,
): Promise<number | undefined> {
  for (let taps = 0; taps < MAX_TAPS; taps++) {
    const seen = await look(visitor);
    if (seen.asked === undefined || seen.asked.ask !== asked.ask) return undefined;
    if (seen.asked.problem !== "") throw new Trouble(`${asked.key} was refused: ${seen.asked.problem}`);
    if (seen.dialog) {
      await closeSheet(visitor);
      continue;
    }
    if (!seen.targets.some(isOpen) && (await becomesOpen(visitor))) continue;
    const open = seen.targets.filter(isOpen);
    const target = prefer?.(asked, open, taps) ?? choose(asked, open, taps);
    if (target === undefined) throw new Trouble(`nothing can be tapped for ${asked.key} (${asked.kind})`);
    const hasHit = await choosing(visitor, target);
    // A second tap on the one thing that is picked answers with it.
    const isMeant = target.what === "answer" || (asked.kind === "one" && target.pressed);
    if (hasHit && isMeant) return performance.now();
    if (hasHit && target.what === "thing" && (await isAnswered(visitor, asked))) return undefined;
  }
  throw new Trouble(`${asked.key} (${asked.kind}) could not be answered with ${MAX_TAPS} taps`);
}

/** Whether the question is gone, or its answer on its way, a moment after a tap. What is picked and waits for more is no answer. */
async function isAnswered(visitor: Visitor, { ask, kind }: Asked): Promise<boolean> {
  for (let looks = kind === "one" ? MOST_LOOKS : 1; looks > 0; looks--) {
    await visitor.page.waitForTimeout(visitor.isTouch ? 120 : 60);
    const seen = await look(visitor);
    if (seen.asked?.ask !== ask || !seen.targets.some(isOpen)) return true;
    if (seen.dialog || seen.targets.some(({ pressed }) => pressed)) return false;
  }
  return false;
}

/** A busy machine draws late. */
const MOST_LOOKS = 10;

/** While an answer is on its way no other can be given. */
function becomesOpen(visitor: Visitor): Promise<boolean> {
  return becomesTrue(visitor, () => window.sight.look().targets.some(({ disabled }) => !disabled), OPEN_MS);
}

/** What a person without a plan would tap next. */
export function choose(asked: Asked, open: readonly Target[], taps: number): Target | undefined {
  const answers = open.filter(({ what }) => what === "answer");
  const steps = open.filter(({ what }) => what === "step");
  const things = open.filter(({ what }) => what === "thing");
  const go = answers.find(({ name }) => name === "go");
  const words = answers.filter(({ name }) => name !== "go");
  switch (asked.kind) {
    case "confirm":
      return oneOf(words);
    case "deal":
      return inDeal(words, [...things, ...steps], taps);
    case "one":
      return go !== undefined && chance(0.5)
        ? go
        : (oneOf([...words, ...things.filter(({ pressed }) => !pressed)]) ?? go);
    default:
      return go !== undefined && chance(0.5) ? go : (picking([...things, ...steps], go === undefined, taps) ?? go);
  }
}

/** The thing whose reference begins so, and when it is picked the button that sends it; nothing if it is not there. */
export function preferred(open: readonly Target[], beginning: string): Target | undefined {
  const thing = open.find(({ what, name }) => what === "thing" && name.startsWith(beginning));
  return thing?.pressed === true ? open.find(({ name }) => name === "go") : thing;
}

/** What is not picked yet comes first; if everything picked does not do, something is put back. */
function picking(things: readonly Target[], mustGrow: boolean, taps: number): Target | undefined {
  const free = things.filter(({ pressed }) => !pressed);
  return mustGrow && free.length > 0 && taps % 7 !== 6 ? oneOf(free) : oneOf(things);
}

/** Sometimes agrees, sometimes ends it, mostly makes an offer of its own. */
function inDeal(words: readonly Target[], pieces: readonly Target[], taps: number): Target | undefined {
  const word = (name: string) => words.find((one) => one.name === name);
  if (taps === 0) {
    const mood = Math.random();
    if (mood < 0.4 && word("accept") !== undefined) return word("accept");
    if (mood > 0.85 && word("refuse") !== undefined) return word("refuse");
  }
  if (taps > 1 && word("offer") !== undefined && chance(0.5)) return word("offer");
  if (taps > 15 || pieces.length === 0) return word("refuse") ?? word("accept") ?? oneOf(pieces);
  return oneOf(pieces);
}

export function oneOf<T>(all: readonly T[]): T | undefined {
  return all[Math.floor(Math.random() * all.length)];
}

function chance(share: number): boolean {
  return Math.random() < share;
}

/** Taps a target where it is drawn; false if it is gone by now. */
export async function hit(visitor: Visitor, target: Target): Promise<boolean> {
  if (visitor.isTouch) await sinceLastTap(visitor);
  const aimed = await aimAt(visitor, target);
  if (aimed === undefined) return false;
  if (visitor.isTouch) {
    await visitor.page.touchscreen.tap(aimed.x, aimed.y);
    tapped.set(visitor, performance.now());
    return true;
  }
  await visitor.page.mouse.move(aimed.x, aimed.y);
  const isThere = await visitor.page.evaluate(
    ([id, x, y]) => window.sight.isAt(id, x, y),
    [target.id, aimed.x, aimed.y],
  );
  // What grows or moves under the mouse is aimed at again.
  const at = isThere ? aimed : await aimAt(visitor, target);
  if (at === undefined) return false;
  await visitor.page.mouse.click(at.x, at.y);
  return true;
}

const tapped = new WeakMap<Visitor, number>();

/** A finger that means a tap of its own takes longer than for a double tap, whose second half the page ignores. */
async function sinceLastTap(visitor: Visitor): Promise<void> {
  const since = performance.now() - (tapped.get(visitor) ?? Number.NEGATIVE_INFINITY);
  if (since < APART_MS) await visitor.page.waitForTimeout(APART_MS - since);
}

async function aimAt({ page }: Visitor, target: Target): Promise<Aim | undefined> {
  for (const pause of [0, 300, 700]) {
    await page.waitForTimeout(pause);
    const aimed = await page.evaluate((id) => window.sight.aim(id), target.id);
    if ("gone" in aimed) return undefined;
    if ("area" in aimed) return aimed;
    if (pause === 700) throw new Trouble(`${target.what} ${target.name} cannot be hit, it is under ${aimed.coveredBy}`);
  }
  return undefined;
}

async function withoutSheet(visitor: Visitor): Promise<Seen> {
  await closeSheet(visitor);
  await visitor.page.waitForTimeout(300);
  return look(visitor);
}

/** Closes the sheet on top by its cross. */
export async function closeSheet(visitor: Visitor): Promise<void> {
  const aimed = await visitor.page.evaluate(() => window.sight.aimAtCross());
  if (!("area" in aimed)) throw new Trouble("a sheet covers the table and its cross cannot be hit");
  if (visitor.isTouch) await visitor.page.touchscreen.tap(aimed.x, aimed.y);
  else await visitor.page.mouse.click(aimed.x, aimed.y);
}

/** Waits until the server has taken the answer. */
async function settled(visitor: Visitor, asked: Asked): Promise<void> {
  const isNext = (before: string) => document.querySelector<HTMLElement>("[data-question]")?.dataset.ask !== before;
  try {
    await visitor.page.waitForFunction(isNext, asked.ask, { timeout: SETTLED_MS });
  } catch {
    throwTroubles(visitor);
    throw new Trouble(`${asked.key} was answered, but is still asked`);
  }
}
