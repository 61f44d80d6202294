/** The part of the proofs that runs with every `npm test`: both games on a phone and a desk, their first lessons, a study of each, axe, sheets, what must fit, crowded boards, and what pages load. */
import type { Browser } from "playwright-core";
import { axeProblems, settle } from "./axe.ts";
import { proveBoards } from "./boards.ts";
import { addUp, inWords } from "./figures.ts";
import { readFirstLesson } from "./guides.ts";
import { labNumbers } from "./lab.ts";
import { proveLayouts } from "./layouts.ts";
import { type Played, play } from "./page-player.ts";
import { checkPagePlayer } from "./page-player-check.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { proveSheets } from "./sheets.ts";
import { proveStudyShort } from "./study.ts";
import { writeDown } from "./trouble.ts";
import { comeIn, goTo, type Look, openTable, type Visitor, visit, type Wish } from "./visitor.ts";
import { proveWeight } from "./weight.ts";

/** Whichever comes first. */
const ANSWERS = 20;
const SECONDS = 30;
/** Of boards, at each size. */
const POSITIONS = 12;

const PHONE: Look = { size: { width: 390, height: 844 }, language: "ru" };
const DESK: Look = { size: { width: 1280, height: 720 }, language: "en" };

const COSMIC: Wish = {
  game: "cosmic",
  players: 4,
  settings: { edition: "2020", alienSelection: "random", useFlares: true },
};
const RACE: Wish = { game: "race", players: 3, settings: { sets: "base+storm+rebel", takeovers: "on" } };

export async function proveShort(browser: Browser, base: string, options: ProofOptions): Promise<Proof> {
  const played: Played[] = [];
  const problems: string[] = [];
  const visits = [PHONE, DESK].map(async (look) => {
    const visitor = await visit(browser, base, look);
    try {
      problems.push(...(await outside(visitor)));
      for (const wish of [COSMIC, RACE]) {
        await goTo(visitor, `/t/${await openTable(visitor, wish)}`);
        played.push(await play(visitor, { answers: ANSWERS, seconds: SECONDS }));
        await settle(visitor);
        problems.push(...(await axeProblems(visitor, `a table of ${wish.game}`)));
      }
    } catch (problem) {
      problems.push(await writeDown(visitor, "the short proof", problem));
    } finally {
      await visitor.context.close();
    }
  });
  const [playerProblems] = await Promise.all([checkPagePlayer(browser), ...visits]);
  problems.push(...playerProblems);
  problems.push(...(await readFirstLesson(browser, base, DESK, "race")));
  problems.push(...(await readFirstLesson(browser, base, PHONE, "cosmic")));
  const studies = [
    await proveStudyShort(browser, base, DESK, "cosmic"),
    await proveStudyShort(browser, base, PHONE, "race"),
  ];
  problems.push(...studies.flatMap((study) => study.problems));
  problems.push(...(await labNumbers(browser, base, DESK)).problems);
  const sheets = await proveSheets(browser, base);
  const layouts = await proveLayouts(browser, base);
  const board = await proveBoards(browser, base, { ...options, games: POSITIONS });
  const weight = await proveWeight(browser, base);
  return {
    lines: [
      ...inWords(addUp(played)),
      ...studies.flatMap((study) => study.lines),
      ...sheets.lines,
      ...layouts.lines,
      ...board.lines,
      ...weight.lines,
    ],
    problems: [...problems, ...sheets.problems, ...layouts.problems, ...board.problems, ...weight.problems],
  };
}

/** What is seen before a game. */
async function outside(visitor: Visitor): Promise<string[]> {
  await goTo(visitor, "/");
  await settle(visitor);
  const problems = await axeProblems(visitor, "home");
  await comeIn(visitor);
  await goTo(visitor, `/t/${await openTable(visitor, { ...COSMIC, bots: 2 })}`);
  await settle(visitor);
  return [...problems, ...(await axeProblems(visitor, "a lobby"))];
}
