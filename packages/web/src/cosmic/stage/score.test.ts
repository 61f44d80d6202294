import { cosmic, type View } from "@hypergate/cosmic";
import { expect, test } from "vitest";
import type { Beat } from "../../table/stage/beat.ts";
import { SOUNDS } from "../../table/stage/sounds.ts";
import { toldByChance } from "../../testing/told.ts";
import { mainOf } from "../reveal/parts.ts";
import { direct } from "./direct.ts";
import { score } from "./score.ts";

const SETTINGS = { edition: "2020", alienSelection: "random", useFlares: true };

/** The beats of a whole game by chance. */
const beatsOf = (seed: string): readonly Beat[] =>
  toldByChance(cosmic, {
    config: { players: 4, settings: SETTINGS },
    seed,
    viewer: "spectator",
    direct,
    answers: 600,
  }).flatMap(({ beats }) => beats);

const BEATS = ["a", "b", "c"].flatMap(beatsOf);
const soundsOf = (beat: Beat, viewer: number | "spectator" = "spectator") =>
  score(beat, beat.lengths.calm, viewer).map(({ sound }) => sound);

test("everything is heard while its beat is told, in order", () => {
  for (const beat of BEATS)
    for (const ms of Object.values(beat.lengths)) {
      const cues = score(beat, ms, "spectator");
      const times = cues.map(({ at }) => at);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      for (const { at, sound } of cues) {
        expect(SOUNDS).toHaveProperty(sound);
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(ms);
      }
    }
});

test("all that can be told of a game is heard; only turns, invitations and what is put away are silent", () => {
  const silent = new Set(BEATS.filter((beat) => soundsOf(beat).length === 0).map(({ kind }) => kind));
  for (const kind of ["turn", "invitations", "away"]) silent.delete(kind);
  // An alliance that nobody joins, and an aftermath in which no ship moves, have nothing to be heard.
  expect([...silent].filter((kind) => kind !== "joins" && kind !== "aftermath")).toEqual([]);
});

test("each row of the sums is a semitone higher", () => {
  const sums = BEATS.filter(({ kind }) => kind === "totals");
  expect(sums.length).toBeGreaterThan(5);
  for (const beat of sums) {
    const steps = score(beat, beat.lengths.calm, "spectator").map(({ step }) => step);
    expect(steps).toEqual(steps.map((_, i) => i));
    expect(steps.length).toBeGreaterThanOrEqual(4);
  }
});

test("a verdict sounds as it is for the one who looks", () => {
  const verdicts = BEATS.filter(({ kind }) => kind === "verdict");
  let decided = 0;
  for (const beat of verdicts) {
    const { table: t } = beat.view as View;
    const { winner } = t.encounter;
    if (winner !== 0 && winner !== 1) continue;
    expect(soundsOf(beat, mainOf(t, winner))).toEqual(["win"]);
    expect(soundsOf(beat, mainOf(t, winner === 0 ? 1 : 0))).toEqual(["lose"]);
    expect(soundsOf(beat, "spectator")).toEqual(["confirm"]);
    decided++;
  }
  expect(decided).toBeGreaterThan(10);
});

test("a launch swings the gate and sends its ships one by one", () => {
  const launches = BEATS.filter(({ kind, events }) => kind === "launch" && events.length >= 2);
  for (const beat of launches) {
    const ships = Number(beat.events.findLast(({ id }) => id === "launch.sent")?.params.n ?? 0);
    expect(soundsOf(beat)).toEqual(["swing", ...new Array(ships).fill("launch")]);
  }
});
