/**
 * For each game, four people at one table who have only been sent links: one by the invitation, one by the address of the host's page, one by the
 * code on the board of the room. Each has another device and plays the game to its end; one holds only a hand. The board
 * is watched all the while and must show no secret.
 */
import type { Browser } from "playwright-core";
import { axeProblems, settle } from "./axe.ts";
import { addUp, inWords } from "./figures.ts";
import { type Played, play } from "./page-player.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { Trouble, writeDown } from "./trouble.ts";
import { comeIn, goTo, type Look, openTable, post, type Visitor, visit } from "./visitor.ts";

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const LOOKS: readonly Look[] = [
  { size: DESK, language: "en" },
  { size: PHONE, language: "ru" },
  { size: DESK, language: "ru" },
  { size: PHONE, language: "en" },
];
const NAMES = ["Ann", "Борис", "Clara", "Дарья"];
const SETTINGS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  cosmic: { edition: "2020", alienSelection: "random" },
  race: {},
};

export async function proveFriends(browser: Browser, base: string, { game }: ProofOptions): Promise<Proof> {
  const games = game === undefined ? Object.keys(SETTINGS) : [game];
  const told: Proof[] = [];
  for (const one of games) {
    told.push(await proveGame(browser, base, one));
    console.log(told[told.length - 1].lines.join("\n"));
  }
  return { lines: told.flatMap(({ lines }) => lines), problems: told.flatMap(({ problems }) => problems) };
}

async function proveGame(browser: Browser, base: string, game: string): Promise<Proof> {
  const people = await Promise.all(LOOKS.map((look) => visit(browser, base, look)));
  const board = await visit(browser, base, { size: DESK, language: "en" });
  const lines: string[] = [];
  const problems: string[] = [];
  try {
    const [host, ...guests] = people;
    await comeIn(host, NAMES[0]);
    const id = await openTable(host, { game, players: 4, settings: SETTINGS[game] ?? {}, bots: 0 });
    await goTo(host, `/t/${id}`);
    const links = await linksFrom(host, board, id);
    for (const [i, guest] of guests.entries()) problems.push(...(await accept(guest, links[i], NAMES[i + 1], id)));
    const { code } = await post<{ code: string }>(host, `/api/tables/${id}/rename`, { name: "Friends" });
    await host.page.locator(".waiting-bar .btn.primary").click();
    await goTo(board, `/t/${id}?as=board&code=${code}`);
    await goTo(guests[2], `/t/${id}?as=hand`);
    await board.page.locator(".room-code .qr path").waitFor();
    problems.push(...(await looksOf(board, "the board of a room")), ...(await looksOf(guests[2], "only a hand")));
    const played = await playAll(people, board);
    if (!played.every(({ isOver }) => isOver)) throw new Trouble("the game did not end for everybody");
    lines.push(`four people came by links and played a whole game of ${game}`, ...inWords(addUp(played)));
  } catch (problem) {
    problems.push(...(await Promise.all([...people, board].map((one) => writeDown(one, "friends", problem)))));
  } finally {
    for (const one of [...people, board]) await one.context.close();
  }
  return { lines, problems };
}

/** The invitation, the address of the host's page, and what the code on the board says. */
async function linksFrom(host: Visitor, board: Visitor, id: string): Promise<string[]> {
  await host.page.waitForURL(/code=/);
  const address = new URL(host.page.url());
  const invitation = new URL(await host.page.locator(".lobby-invite input").first().inputValue());
  await goTo(board, `${address.pathname}${address.search}&as=board`);
  const code = await board.page.locator(".lobby-invite [data-qr]").getAttribute("data-qr");
  if (code === null) throw new Trouble(`there is no code to scan at table ${id}`);
  const scanned = new URL(code);
  return [invitation, address, scanned].map(({ pathname, search }) => pathname + search);
}

/** Opens a link without ever having been here, reads who invites, says a name and sits down. */
async function accept(guest: Visitor, link: string, name: string, id: string): Promise<string[]> {
  await goTo(guest, link);
  const headline = await guest.page.locator(".invitation h1").textContent();
  if (headline?.includes("Ann") !== true) throw new Trouble(`the invitation says "${headline}" and not who invites`);
  const problems = await looksOf(guest, "an invitation");
  await guest.page.locator(".invitation-choices input").fill(name);
  await guest.page.locator(".invitation .btn.primary").click();
  await guest.page.waitForURL(`**/t/${id}*`);
  await guest.page.locator(".waiting-bar .btn.primary").click();
  return problems;
}

async function looksOf(visitor: Visitor, place: string): Promise<string[]> {
  await settle(visitor);
  return axeProblems(visitor, place);
}

/** All play; meanwhile nothing on the board may be chosen, and no hand lies there. */
async function playAll(people: readonly Visitor[], board: Visitor): Promise<Played[]> {
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const secrets = await board.page.locator(".tray .hand, .race-hand .lit, [data-ask]").count();
      if (secrets > 0) throw new Trouble("the board of the room shows what belongs to one player");
      await board.page.waitForTimeout(500);
    }
  })();
  try {
    const playing = Promise.all(people.map((one) => play(one)));
    return await Promise.race([playing, watching.then(() => playing)]);
  } finally {
    isOver = true;
    await watching;
  }
}
