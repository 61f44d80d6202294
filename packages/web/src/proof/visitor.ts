/** Somebody with a browser of a certain size and language, whose page is watched for anything that goes wrong. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { SPEEDS, type Speed } from "../table/stage/beat.ts";
import { installSight } from "./sight.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Language = "en" | "ru";

export interface Look {
  readonly size: Size;
  readonly language: Language;
}

export interface Visitor extends Look {
  readonly base: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly isTouch: boolean;
  /** What went wrong on the page since somebody asked. */
  readonly troubles: string[];
}

/** Below this the client is that of a phone. */
const PHONE_WIDTH = 700;

export function readSize(words: string): Size {
  const [width, height] = words.split("x").map(Number);
  if (!(width > 0 && height > 0)) throw new Error(`a size is written like 1280x720, not ${words}`);
  return { width, height };
}

export function readSpeed(words: string): Speed {
  const speed = SPEEDS.find((one) => one === words);
  if (speed === undefined) throw new Error(`a speed is ${SPEEDS.join(" or ")}, not ${words}`);
  return speed;
}

/** A setting as it is written on the command line: `rewardDeck=true`, `boxes=base,dominion`. */
export function readSetting(words: string): readonly [string, unknown] {
  const at = words.indexOf("=");
  if (at < 1) throw new Error(`a setting is written like rewardDeck=true, not ${words}`);
  const [name, value] = [words.slice(0, at), words.slice(at + 1)];
  if (LISTS.has(name)) return [name, value.split(",")];
  if (value === "true" || value === "false") return [name, value === "true"];
  return [name, /^\d+$/.test(value) && name !== "edition" ? Number(value) : value];
}

const LISTS: ReadonlySet<string> = new Set(["boxes", "allowedAlertLevels", "aliens"]);

export function sizeName({ width, height }: Size): string {
  return `${width}x${height}`;
}

export interface VisitOptions {
  readonly reducedMotion?: boolean;
  /** The system chooses the colours. */
  readonly areColoursForced?: boolean;
  /** The client is kept by a service worker; else each visit is as the first. */
  readonly isKept?: boolean;
  /** How fast the page shows what happens; left out, as it does for somebody who has chosen nothing. */
  readonly speed?: Speed;
}

export async function visit(browser: Browser, base: string, look: Look, options: VisitOptions = {}): Promise<Visitor> {
  const isTouch = look.size.width < PHONE_WIDTH;
  const context = await browser.newContext({
    ...asContext(look),
    hasTouch: isTouch,
    isMobile: isTouch,
    serviceWorkers: options.isKept === true ? "allow" : "block",
    reducedMotion: options.reducedMotion === true ? "reduce" : "no-preference",
    forcedColors: options.areColoursForced === true ? "active" : "none",
  });
  if (options.speed !== undefined) await context.addInitScript(chooseSpeed, options.speed);
  return watched(context, base, look, isTouch);
}

/** Runs inside the page: what its switch of speeds keeps. */
function chooseSpeed(speed: Speed): void {
  localStorage.setItem("hypergate.speed", speed);
}

/** What a browser is told about size and language. */
export function asContext({ size, language }: Look): { readonly viewport: Size; readonly locale: string } {
  return { viewport: size, locale: language === "ru" ? "ru-RU" : "en-GB" };
}

/** Somebody in a browser that is open already. */
export async function watched(context: BrowserContext, base: string, look: Look, isTouch: boolean): Promise<Visitor> {
  await context.addInitScript(installSight);
  const page = await context.newPage();
  const troubles: string[] = [];
  watch(page, troubles);
  return { ...look, base, context, page, isTouch, troubles };
}

function watch(page: Page, troubles: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error") troubles.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => troubles.push(`page: ${error.stack ?? error.message}`));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    if (why !== "net::ERR_ABORTED") troubles.push(`request: ${request.url()} ${why}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) troubles.push(`response: ${response.url()} ${response.status()}`);
  });
  page.on("crash", () => troubles.push("the page crashed"));
}

/** Asks the server for something, as the person of this browser. */
export async function post<T>(visitor: Visitor, path: string, data: object = {}): Promise<T> {
  const response = await visitor.context.request.post(visitor.base + path, { data });
  const body = await response.json();
  if (!response.ok()) throw new Refused(path, body.error?.id ?? String(response.status()), JSON.stringify(body));
  return body as T;
}

export class Refused extends Error {
  readonly id: string;

  constructor(path: string, id: string, body: string) {
    super(`${path} was refused: ${body}`);
    this.id = id;
  }
}

export async function comeIn(visitor: Visitor, name = "Ann"): Promise<void> {
  await post(visitor, "/api/guests", { name, language: visitor.language });
}

export interface Wish {
  readonly game: string;
  readonly players: number;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Left out: all others are bots and the game begins at once. */
  readonly bots?: number;
  /** Left out: sensible ones. */
  readonly bot?: string;
  readonly pace?: "instant" | "brisk" | "human";
  readonly courtesy?: boolean;
  readonly isPublic?: boolean;
}

export async function openTable(visitor: Visitor, wish: Wish): Promise<string> {
  const {
    game,
    players,
    settings,
    bots = players - 1,
    bot = "sensible",
    pace = "instant",
    courtesy = true,
    isPublic = false,
  } = wish;
  const { id } = await post<{ id: string }>(visitor, "/api/tables", {
    game,
    players,
    settings,
    options: { public: isPublic, spectators: true, courtesy, pace, clock: { per: "none", seconds: 0 } },
    bots: new Array<string>(bots).fill(bot),
    start: bots === players - 1,
  });
  return id;
}

export async function goTo(visitor: Visitor, path: string): Promise<void> {
  await visitor.page.goto(visitor.base + path);
}
