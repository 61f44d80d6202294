import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cosmicBots } from "@hypergate/bots/without-files";
import type { SimulatedGame } from "@hypergate/games";
import { simulatedCosmic } from "@hypergate/games/cosmic-simulated";
import { type Figures, figuresOf, jobsOf, playJob, readStudy, type Study } from "@hypergate/games/study";
import { expect, test, vi } from "vitest";
import { firstStudy, withKind, withLineUp, withoutPower, withPlayers } from "./draft.ts";
import type { FromLab, ToLab } from "./messages.ts";
import { READY } from "./prepared.ts";
import { type LabWorker, runOf } from "./running.ts";
import { working } from "./working.ts";

const cosmic = simulatedCosmic(cosmicBots) as unknown as SimulatedGame;

/** A worker of the lab without a thread: what is sent is done soon, in whatever order. */
function workerHere(): LabWorker {
  let hear: (event: { data: FromLab }) => void = () => undefined;
  const act = working(
    async () => cosmic,
    (message) => hear({ data: message }),
  );
  return {
    postMessage: (message: ToLab) => void setTimeout(() => void act(message), Math.random() * 3),
    addEventListener: (name: string, listener: never) => {
      if (name === "message") hear = listener;
    },
    terminate: () => undefined,
  };
}

function study(games: number): Study {
  const first = { ...firstStudy("cosmic", "lab"), games };
  const four = withLineUp(first, 0, (lineUp) => withKind(lineUp, 0, "macron"));
  return withoutPower(
    withLineUp(four, 0, (lineUp) => withPlayers(lineUp, 3)),
    0,
  );
}

/** As the command line counts it: one game after the other. */
function onCommandLine(of: Study): Figures {
  return figuresOf(
    of,
    Array.from({ length: jobsOf(of) }, (_, job) => playJob(cosmic, of, job)),
  );
}

test("workers of the page and the command line come to the same figures", async () => {
  const of = study(8);
  const run = runOf(of, [], workerHere, 3);
  run.resume();
  await vi.waitFor(() => expect(run.state.getState()).toMatchObject({ isRunning: false, played: 16 }), 20_000);
  expect(figuresOf(of, run.results)).toEqual(onCommandLine(of));
  run.close();
});

test("a study that was paused goes on where it stopped", async () => {
  const of = study(6);
  const known = [0, 1, 2].map((job) => playJob(cosmic, of, job));
  const run = runOf(of, known, workerHere, 2);
  expect(run.state.getState()).toMatchObject({ isRunning: false, played: 3 });
  run.resume();
  run.pause();
  expect(run.state.getState().isRunning).toBe(false);
  run.resume();
  await vi.waitFor(() => expect(run.state.getState()).toMatchObject({ isRunning: false, played: 12 }), 20_000);
  expect(figuresOf(of, run.results)).toEqual(onCommandLine(of));
  run.close();
});

test("what goes wrong in a worker stops the study and is said", async () => {
  const of = {
    ...study(2),
    game: "cosmic",
    lineUps: [{ ...study(2).lineUps[0], players: [9], chairs: [{ bot: "random" }] }],
  };
  const run = runOf(of, [], workerHere, 1);
  run.resume();
  await vi.waitFor(() => expect(run.state.getState().problem).toMatch(/players cannot be 9/), 10_000);
  expect(run.state.getState().isRunning).toBe(false);
});

test("a kind is with one player only", () => {
  const [lineUp] = firstStudy("cosmic", "1").lineUps;
  const twice = withKind(withKind(lineUp, 0, "oracle"), 2, "oracle");
  expect(twice.chairs.map(({ kind }) => kind)).toEqual([undefined, undefined, "oracle", undefined]);
});

const FOLDER = join(import.meta.dirname, "../../studies");

test("every prepared study has its results, and its file is small", () => {
  expect(readdirSync(FOLDER).sort()).toEqual(READY.map((name) => `${name}.json`).sort());
  for (const name of READY) {
    const text = readFileSync(join(FOLDER, `${name}.json`), "utf8");
    expect(text.length).toBeLessThan(60_000);
    const file = JSON.parse(text) as { readonly figures?: Figures };
    const of = readStudy(file);
    expect(file.figures?.played).toBe(jobsOf(of));
  }
});
