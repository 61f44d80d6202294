import { beforeQuestion } from "@hypergate/kernel";
import { race, tellingTime, type View } from "@hypergate/race";
import { describe, expect, test } from "vitest";
import { atEase, inHurry, totalMs } from "../../table/stage/beat.ts";
import { toldByChance } from "../../testing/told.ts";
import { direct } from "./direct.ts";
import { score } from "./score.ts";

const told = (seed: string, players: number) =>
  toldByChance(race, {
    config: { settings: { players, sets: "base+storm+rebel", takeovers: "on" } },
    seed,
    viewer: 0,
    direct,
    answers: 2000,
  });

const GAMES = [told("a", 2), told("b", 4), told("c", 6)];

describe("a game told in beats", () => {
  test("the server grants at least the time that the beats take", () => {
    for (const { beats, before, now } of GAMES.flat()) {
      const known = before.events.at(-1)?.n ?? -1;
      const granted = tellingTime(now.events.filter(({ n }) => n > known));
      for (const isStill of [false, true])
        expect(totalMs(inHurry(beats, { speed: "calm", isStill }))).toBeLessThanOrEqual(beforeQuestion(granted));
      expect(totalMs(atEase(beats, { speed: "calm", isStill: false }))).toBeLessThanOrEqual(granted.calm);
    }
  });

  test("no event is told twice or out of order", () => {
    for (const { beats, before, now } of GAMES.flat()) {
      let at = (before.events.at(-1)?.n ?? -1) + 1;
      for (const beat of beats) {
        expect(beat.told).toBeGreaterThanOrEqual(at);
        at = beat.told;
      }
      expect(at).toBeLessThanOrEqual((now.events.at(-1)?.n ?? -1) + 1);
    }
  });

  test("all actions of a round are shown together", () => {
    const reveals = GAMES.flat()
      .flatMap(({ beats }) => beats)
      .filter(({ kind }) => kind === "reveal");
    expect(reveals.length).toBeGreaterThan(10);
    for (const { view } of reveals) {
      const { table } = view as View;
      expect(table.phase).toBe("choose");
      for (const { actions } of table.players) expect(actions).not.toBe(0);
    }
  });

  test("what is shown on the way never has a card twice or one that nobody has in the end", () => {
    for (const { beats, now } of GAMES.flat())
      for (const { view } of beats) {
        const shown = (view as View).table.players.flatMap(({ tableau }) => tableau);
        expect(new Set(shown).size).toBe(shown.length);
        const { table } = now.view as View;
        for (const [seat, { chips }] of (view as View).table.players.entries())
          expect(chips).toBeLessThanOrEqual(table.players[seat].chips);
      }
  });

  test("every beat that sounds does so within its time", () => {
    for (const beat of GAMES.flat().flatMap(({ beats }) => beats))
      for (const { at } of score(beat, beat.lengths.calm, 0)) expect(at).toBeLessThanOrEqual(beat.lengths.calm);
  });
});
