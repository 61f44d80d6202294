import { readdirSync, readFileSync } from "node:fs";
import { cosmicBots, type Nets, raceBotsWith } from "@hypergate/bots/without-files";
import { cosmic } from "@hypergate/cosmic";
import { type BaseState, questionFor, type Rules, randomAnswer, same, seeded, stateHash } from "@hypergate/kernel";
import { race } from "@hypergate/race";
import { describe, expect, test } from "vitest";
import type { OfflineGame } from "../game/offline-game.ts";
import { engineOf } from "../games.ts";
import { develop, type Film } from "../story/film.ts";
import { storyOf } from "../story/story.ts";
import { CONFIGS, engineFor, type Game, TESTED } from "../testing/games.ts";
import { playOut } from "../testing/played.ts";
import {
  answerOn,
  type Board,
  backOn,
  factsOf,
  forthOn,
  goTo,
  letOthers,
  othersOn,
  partOn,
  seenOn,
  setUpBoard,
} from "./board.ts";
import { beforeNext, branches, lineIn, type Study, without } from "./lines.ts";
import { pack } from "./packing.ts";
import { asRecording, dealtAnew, rootAt, sessionFrom, shortened } from "./root.ts";
import { BadStudy, checkedStudy, fromLink, linkTo, toShare } from "./shared-study.ts";

const noNets = (): Nets => {
  throw new Error("no expert plays here");
};
const OFFLINE: Readonly<Record<Game, OfflineGame>> = {
  cosmic: { rules: cosmic as unknown as Rules<BaseState>, bots: cosmicBots, winners: () => [], units: () => 0 },
  race: {
    rules: race as unknown as Rules<BaseState>,
    bots: raceBotsWith(noNets),
    winners: () => [],
    units: () => 0,
  },
};

async function filmOf(game: Game, seed = "study"): Promise<Film> {
  const { rules, meter } = await engineFor(game);
  return develop(rules, playOut(rules, CONFIGS[game], seed), meter);
}

function studyAt(film: Film, step: number, seat: number): Study {
  const { rules } = OFFLINE[film.recording.game as Game];
  const reached = rootAt(rules, film, step);
  if (reached === undefined) throw new Error("nothing to play on from");
  return {
    id: "study-1",
    game: film.recording.game,
    name: "A study",
    begun: 1,
    changed: 1,
    root: reached.root,
    names: Array.from({ length: film.seats }, (_, n) => (n === 0 ? "Ann" : undefined)),
    seat,
    bot: "sensible",
    lines: [
      { id: 1, name: "", answers: film.recording.answers.slice(step), isPlayed: true },
      { id: 2, name: "", answers: [] },
    ],
    line: 2,
    at: 0,
    stops: {},
  };
}

/** Others answer until the reader is asked, or the game is over. */
function playToReader(board: Board): void {
  while (othersOn(board).length > 0) letOthers(board);
}

function answerAtRandom(board: Board, rng = seeded("reader")): boolean {
  const { asked } = seenOn(board);
  return asked !== undefined && answerOn(board, asked.ask, randomAnswer(asked.question, rng));
}

function playOn(board: Board, most = 5_000): void {
  const rng = seeded("to the end");
  for (let n = 0; n < most; n++) {
    playToReader(board);
    if (board.session.run.pending.length === 0) return;
    if (!answerAtRandom(board, rng)) throw new Error("the reader is not asked, and nobody else is");
  }
}

test("an answer counts though others have answered since the question was shown, and counts once", async () => {
  const film = await filmOf("race");
  const board = setUpBoard(OFFLINE.race, studyAt(film, Math.floor(film.steps / 2), 0));
  const rng = seeded("together");
  for (let n = 0; n < 200; n++) {
    const { asked } = seenOn(board);
    if (asked !== undefined && othersOn(board).length > 0) {
      const value = randomAnswer(asked.question, rng);
      letOthers(board);
      expect(answerOn(board, asked.ask, value)).toBe(true);
      expect(answerOn(board, asked.ask, value)).toBe(false);
      return;
    }
    if (othersOn(board).length > 0) letOthers(board);
    else if (!answerAtRandom(board, rng)) break;
  }
  throw new Error("the reader was never asked together with others");
});

describe.each(TESTED)("a study of %s", (game) => {
  test("goes on from any step of a replay, for any seat, to the end of the game", async () => {
    const film = await filmOf(game);
    for (let n = 0; n < 4; n++) {
      const step = Math.floor(((n + 0.5) / 4) * film.steps);
      const board = setUpBoard(OFFLINE[game], studyAt(film, step, n % film.seats));
      playOn(board);
      expect(board.session.run.pending).toEqual([]);
      const line = lineIn(board.study, board.study.line);
      expect(line.answers.length).toBeGreaterThan(0);
      // The line is a game that can be shown again.
      const { rules, meter } = await engineFor(game);
      const again = develop(rules, asRecording(board.study.root, line.answers), meter);
      expect(stateHash(again.at(again.steps).run.s)).toBe(stateHash(board.session.run.s));
    }
  });

  test("keeps what was taken back as a line beside the new one", async () => {
    const film = await filmOf(game);
    const board = setUpBoard(OFFLINE[game], studyAt(film, Math.floor(film.steps / 3), 0));
    for (let n = 0; n < 6; n++) {
      playToReader(board);
      answerAtRandom(board);
    }
    playToReader(board);
    const before = board.study;
    const hash = stateHash(board.session.run.s);
    expect(backOn(board)).toBe(true);
    expect(questionFor(board.session, 0)).toBeDefined();
    expect(othersOn(board)).toEqual([]);
    expect(forthOn(board)).toBe(true);
    goTo(board, before.line, before.at);
    expect(stateHash(board.session.run.s)).toBe(hash);

    for (let n = 0; n < 3; n++) backOn(board);
    partOn(board);
    playToReader(board);
    for (let n = 0; n < 40 && board.study.lines.length < 4; n++) {
      answerAtRandom(board, seeded(`otherwise ${n}`));
      playToReader(board);
      backOn(board);
    }
    const tree = branches(board.study.lines);
    expect(tree.map(({ line }) => line.id).sort()).toEqual(board.study.lines.map(({ id }) => id).sort());
    expect(tree[0].line.isPlayed).toBe(true);
    for (const { line, from } of tree) {
      const { parting, isOver } = factsOf(board, line, from);
      expect(isOver).toBe(line.isPlayed === true);
      if (parting?.instead !== undefined) expect(same(parting.instead, parting.value)).toBe(false);
    }
    // The same answer along a line that is there already begins no other.
    const { lines } = board.study;
    const own = beforeNext(lineIn(board.study, before.line), -1, 0);
    goTo(board, before.line, own);
    const { asked } = seenOn(board);
    expect(answerOn(board, asked?.ask ?? "", lineIn(board.study, before.line).answers[own].value)).toBe(true);
    expect(board.study.lines).toHaveLength(lines.length);
    expect(without(board.study, before.line).lines).toHaveLength(lines.length - 1);
  });

  test("comes through a link and a file as it was", async () => {
    const film = await filmOf(game);
    const board = setUpBoard(OFFLINE[game], studyAt(film, Math.floor(film.steps * 0.6), 1));
    for (let n = 0; n < 3; n++) {
      playToReader(board);
      answerAtRandom(board);
    }
    const study = without(board.study, 1);
    const link = await linkTo(OFFLINE[game].rules, study);
    expect(link).toMatch(/^[\w-]+$/);
    const again = await fromLink(link ?? "", "study-2", 7);
    expect(again.lines.map(({ answers }) => answers)).toEqual(study.lines.map(({ answers }) => answers));
    expect(again).toMatchObject({ id: "study-2", name: "A study", seat: 1, names: study.names, at: study.at });
    expect(stateHash(setUpBoard(OFFLINE[game], again).session.run.s)).toBe(stateHash(board.session.run.s));
    const file = checkedStudy(JSON.parse(JSON.stringify(toShare(board.study))), "study-3", 7);
    expect(file.lines.map(({ answers }) => answers)).toEqual(
      branches(board.study.lines).map(({ line }) => line.answers),
    );
  });

  test("can begin with everything dealt anew that the seat cannot know", async () => {
    const film = await filmOf(game);
    const { rules } = OFFLINE[game];
    let [dealt, tried] = [0, 0];
    for (const [step, { question }] of film.decisions.entries()) {
      if (step % Math.floor(film.steps / 20) !== 0) continue;
      tried++;
      const reached = rootAt(rules, film, step);
      if (reached === undefined) throw new Error("nothing to play on from");
      const anew = dealtAnew(rules, reached.root, question.who, seeded(`anew ${step}`));
      if (anew === undefined) continue;
      dealt++;
      const [now, before] = [sessionFrom(rules, anew), film.at(step)];
      expect(questionFor(now, question.who)).toEqual(question);
      expect(stateHash(now.run.s)).not.toBe(stateHash(before.run.s));
    }
    expect(dealt).toBeGreaterThan(tried / 2);
  });

  test("is said shorter by its state, and that leads to the same moment", async () => {
    const film = await filmOf(game);
    const { rules } = OFFLINE[game];
    const { root } = studyAt(film, film.steps - 3, 0);
    const short = shortened(rules, root);
    expect(short.answers.length).toBeLessThan(root.answers.length);
    expect(stateHash(sessionFrom(rules, short).run.s)).toBe(stateHash(sessionFrom(rules, root).run.s));
  });
});

const PAST = new URL("../../../games/src/testing/past/", import.meta.url);

/** Of some steps, how many in a hundred can be played on from exactly there; the others from an earlier one. */
const LEAST: Readonly<Record<string, number>> = { "cosmic-1.json": 40, "race-1.json": 5, "race-2.json": 80 };

describe.each(readdirSync(PAST))("the game %s of older rules", (name) => {
  test("can be played on where the rules of today reach the state that is shown", async () => {
    const file: unknown = JSON.parse(readFileSync(new URL(name, PAST), "utf8"));
    const { film, engine } = await storyOf(file, engineOf);
    let [exact, all] = [0, 0];
    for (let step = 0; step < film.steps; step += film.steps > 300 ? 101 : 17) {
      all++;
      const reached = rootAt(engine.rules, film, step);
      if (reached === undefined) continue;
      const { run } = sessionFrom(engine.rules, reached.root);
      expect(same(run.s, film.at(reached.step).run.s)).toBe(true);
      if (reached.step === step) exact++;
    }
    expect((100 * exact) / all).toBeGreaterThanOrEqual(LEAST[name] ?? 100);
  });
});

describe("what somebody shared", () => {
  test.each([
    ["nothing", ""],
    ["no base64", "%%%"],
    ["no deflate", "AAAA"],
  ])("is refused where it is %s", async (_, packed) => {
    await expect(fromLink(packed, "study-1", 1)).rejects.toThrow(BadStudy);
  });

  test("is refused where it is another thing or has a wrong part", async () => {
    const film = await filmOf("race");
    const sound = toShare(studyAt(film, 3, 0));
    const bad: unknown[] = [
      {},
      { ...sound, format: "hypergate-game" },
      { ...sound, seat: 9 },
      { ...sound, line: 5 },
      { ...sound, lines: [] },
      { ...sound, names: "Ann" },
      { ...sound, root: { ...sound.root, game: "cosmic" } },
      { ...sound, root: { ...sound.root, answers: [{ who: -1, key: "x", value: 1 }] } },
      { ...sound, lines: [{ answers: [], from: [0, 0] }] },
    ];
    expect(() => checkedStudy(sound, "study-1", 1)).not.toThrow();
    for (const one of bad) expect(() => checkedStudy(one, "study-1", 1)).toThrow(BadStudy);
    await expect(fromLink(await pack("x".repeat(5_000_000)), "study-1", 1)).rejects.toThrow(BadStudy);
  });
});
