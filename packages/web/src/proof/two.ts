/**
 * Two people in two browsers at one table. One of the browsers is killed in the middle of the game and comes back; the two
 * haggle over a deal and make it.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { launchMortal } from "./chromium.ts";
import { addUp, inWords } from "./figures.ts";
import { type Habits, look, oneOf, type Played, play, preferred } from "./page-player.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import type { Asked, Seen, Target } from "./sight.ts";
import { Trouble, writeDown } from "./trouble.ts";
import { asContext, comeIn, goTo, type Look, openTable, type Visitor, visit, watched } from "./visitor.ts";

/** A deal needs two Negotiates in one encounter, which not every game has. */
const GAMES = 12;
/** A browser writes its cookies to the disk half a minute late. */
const COOKIE_MS = 35_000;

interface Told {
  readonly id: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export async function proveTwo(browser: Browser, base: string, { sizes, languages }: ProofOptions): Promise<Proof> {
  const host = await visit(browser, base, { size: sizes[1] ?? sizes[0], language: languages[0] });
  const profile = mkdtempSync(join(tmpdir(), "hypergate-profile-"));
  const own = { size: sizes[0], language: languages.at(-1) ?? "en" } satisfies Look;
  let guest = await openOwn(profile, base, own);
  const played: Played[] = [];
  const lines: string[] = [];
  const people = () => [host, guest.visitor];
  try {
    await comeIn(host, "Ann");
    await comeIn(guest.visitor, "Boris");
    // The profile has to be on the disk before it can survive.
    await host.page.waitForTimeout(COOKIE_MS);
    let hasDeal = false;
    for (let n = 0; n < GAMES && !hasDeal; n++) {
      const table = await sitTogether(host, guest.visitor);
      const habits = () =>
        haggler(
          async () => (hasDeal ||= await madeDeal(host, table)),
          () => hasDeal,
        );
      const hosting = play(host, habits());
      hosting.catch(() => undefined);
      if (n === 0) {
        played.push(await play(guest.visitor, { ...habits(), answers: 4 }));
        const { asked } = await look(guest.visitor);
        guest.kill();
        guest = await comeBack(profile, base, own, table, asked?.ask);
        lines.push(`a browser was killed while ${asked?.key} was asked, and came back to the same question`);
      }
      const both = await Promise.all([hosting, play(guest.visitor, habits())]);
      played.push(...both);
      const haggled = both.reduce((sum, { kinds }) => sum + (kinds.get("deal") ?? 0), 0);
      console.log(
        `game ${n + 1}: ${haggled} answers in deals, ${hasDeal ? "one was made" : "none was made between the two"}`,
      );
    }
    if (!hasDeal) throw new Trouble(`no deal between the two was made in ${GAMES} games`);
    lines.push("a deal was offered, countered and made between the two", ...inWords(addUp(played)));
    return { lines, problems: [] };
  } catch (problem) {
    const problems = await Promise.all(people().map((one) => writeDown(one, "two browsers", problem)));
    return { lines, problems };
  } finally {
    await host.context.close();
    guest.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface OwnBrowser {
  readonly visitor: Visitor;
  readonly kill: () => void;
}

/** A browser of one's own, with a profile on the disk, that can be killed. */
async function openOwn(profile: string, base: string, look: Look): Promise<OwnBrowser> {
  const { context, kill } = await launchMortal(profile, asContext(look));
  return { visitor: await watched(context, base, look, false), kill };
}

async function comeBack(profile: string, base: string, look: Look, table: string, ask: string | undefined) {
  const own = await openOwn(profile, base, look);
  await goTo(own.visitor, `/t/${table}`);
  await own.visitor.page.locator(`[data-ask="${ask}"]`).waitFor();
  return own;
}

/** One opens a table with a bot, the other comes by the invitation; then both say in the lobby that they are ready. */
async function sitTogether(host: Visitor, guest: Visitor): Promise<string> {
  const settings = { edition: "2020", alienSelection: "random" };
  // A bot that plays without a plan leaves the two the time they need.
  const id = await openTable(host, { game: "cosmic", players: 3, settings, bots: 1, bot: "random" });
  await goTo(host, `/t/${id}`);
  const link = await host.page.locator(".lobby-invite input").first().inputValue();
  await goTo(guest, new URL(link).pathname);
  await guest.page.locator(".invitation .btn.primary").click();
  await guest.page.waitForURL(`**/t/${id}*`);
  const next = ".waiting-bar .btn.primary";
  await guest.page.locator(next).click();
  await host.page.locator(next).click();
  await Promise.all([host, guest].map(({ page }) => page.locator(".prompt").first().waitFor()));
  return id;
}

/** Plays Negotiates, makes two offers at each deal and then agrees; checks after each deal how it went. */
function haggler(check: () => Promise<boolean>, isDone: () => boolean): Habits {
  let answers = 0;
  let ask = "";
  let isInDeal = false;
  const until = async ({ asked }: Seen) => {
    const wasInDeal = isInDeal;
    isInDeal = asked?.kind === "deal";
    return wasInDeal && !isInDeal && (await check());
  };
  const prefer = (asked: Asked, open: readonly Target[], taps: number) => {
    const word = (name: string) => open.find((one) => one.what === "answer" && one.name === name);
    if (asked.kind !== "deal") return asked.key === "planning/select" ? preferred(open, "card/negotiate") : undefined;
    if (asked.ask !== ask) answers++;
    ask = asked.ask;
    if (answers % 3 === 0 && word("accept") !== undefined) return word("accept");
    if (taps > 30) return word("refuse");
    return (
      word("offer") ?? open.find(({ what, name }) => what === "thing" && name.startsWith("planet/")) ?? oneThing(open)
    );
  };
  return { until, prefer, isDone };
}

function oneThing(open: readonly Target[]): Target | undefined {
  const things = open.filter(({ what, pressed }) => what === "thing" && !pressed);
  return oneOf(things);
}

/** Whether two people (seats 0 and 1) made a deal after a counter-offer, as the server tells it. */
async function madeDeal(visitor: Visitor, table: string): Promise<boolean> {
  const response = await visitor.context.request.get(`${visitor.base}/api/tables/${table}/events`);
  const { events } = (await response.json()) as { readonly events: readonly Told[] };
  let offers: string[] = [];
  for (const { id, params } of events) {
    if (id === "deal.offered") offers.push(String(params.player));
    if (id === "deal.made" && offers.length > 1 && offers.every((who) => ["player/0", "player/1"].includes(who)))
      return true;
    if (id === "deal.made" || id === "deal.failed") offers = [];
  }
  return false;
}
