import { cosmic, tellingTime, type View } from "@hypergate/cosmic";
import { beforeQuestion } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { atEase, type Beat, inHurry, totalMs } from "../../table/stage/beat.ts";
import { toldByChance } from "../../testing/told.ts";
import { totalOf } from "../reveal/parts.ts";
import { direct } from "./direct.ts";

const SETTINGS = { edition: "2020", alienSelection: "random", useFlares: true };

const told = (seed: string, courtesy: boolean) =>
  toldByChance(cosmic, {
    config: { players: 4, settings: SETTINGS },
    seed,
    viewer: "spectator",
    direct,
    answers: 600,
    courtesy,
  });

const GAMES = ["a", "b", "c"].flatMap((seed) => [told(seed, true), told(seed, false)]);

describe("a game told in beats", () => {
  test("the server grants at least the time that the beats take, before a question and without one", () => {
    for (const game of GAMES)
      for (const { beats, before, now } of game) {
        const known = before.events.at(-1)?.n ?? -1;
        const granted = tellingTime(now.events.filter(({ n }) => n > known));
        for (const isStill of [false, true])
          expect(totalMs(inHurry(beats, { speed: "calm", isStill }))).toBeLessThanOrEqual(beforeQuestion(granted));
        expect(totalMs(atEase(beats, { speed: "calm", isStill: false }))).toBeLessThanOrEqual(granted.calm);
      }
  });

  test("no event is told twice or out of order, and none that has not happened", () => {
    for (const game of GAMES)
      for (const { beats, before, now } of game) {
        const first = (before.events.at(-1)?.n ?? -1) + 1;
        const last = now.events.at(-1)?.n ?? -1;
        let at = first;
        for (const beat of beats) {
          expect(beat.told).toBeGreaterThanOrEqual(at);
          at = beat.told;
          for (const { n } of beat.events) expect(n).toBeGreaterThanOrEqual(first);
        }
        expect(at).toBeLessThanOrEqual(Math.max(last, first));
      }
  });

  test("every encounter that is won or lost has a verdict, drawn as the table was when it was decided", () => {
    let verdicts = 0;
    let cards = 0;
    for (const game of GAMES)
      for (const { beats, before, now } of game) {
        const known = before.events.at(-1)?.n ?? -1;
        const decided = now.events.filter(
          ({ n, id }) => n > known && (id === "encounter.won" || id === "encounter.bothLost"),
        );
        const shown = beats.filter(({ kind }) => kind === "verdict");
        expect(shown.map(({ events }) => events[0].n)).toEqual(decided.map(({ n }) => n));
        for (const { view, events } of shown) {
          const { encounter } = (view as View).table;
          if (encounter.shown.some(({ type }) => type !== "none")) cards++;
          expect(encounter.result).toBe("won");
          expect(encounter.winner === -1).toBe(events[0].id === "encounter.bothLost");
          verdicts++;
        }
      }
    expect(verdicts).toBeGreaterThan(30);
    // Now and then an encounter is won before cards are turned up.
    expect(cards).toBeGreaterThan(0.9 * verdicts);
  });

  test("before the verdict of two attacks the sums have been told as they were", () => {
    let sums = 0;
    for (const game of GAMES) {
      let isTold = false;
      for (const { beats } of game)
        for (const { kind, view, events } of beats) {
          const { table, reckoning } = view as View;
          if (kind === "flip") isTold = false;
          if (kind === "totals") isTold = true;
          const isSum = table.encounter.shown.every(({ type }) => type === "attack");
          if (kind !== "verdict" || !isSum) continue;
          expect(isTold).toBe(true);
          sums++;
          const counted = events[0].scene !== undefined && totalOf(table, reckoning, 0) - totalOf(table, reckoning, 1);
          if (counted !== false && table.encounter.margin >= 0) expect(Math.abs(counted)).toBe(table.encounter.margin);
        }
    }
    expect(sums).toBeGreaterThan(20);
  });

  test("destiny is told before the gate is aimed, and the launch before allies join, also where all came at once", () => {
    const met = { destiny: 0, launch: 0 };
    for (const game of GAMES)
      for (const [i, { before }] of game.entries()) {
        const kinds = (beats: readonly Beat[]) => beats.map(({ kind }) => kind).join(" ");
        const beats = direct(before, (game[i + 12] ?? game[game.length - 1]).now);
        if (!/^(?:turn |regroup )*destiny launch(?: invitations)* joins/.test(kinds(beats))) continue;
        const e = (kind: string) => (beats.filter((beat) => beat.kind === kind)[0].view as View).table.encounter;
        const sum = (ships: readonly number[]) => ships.reduce((all, n) => all + n, 0);
        expect([e("destiny").planet, sum(e("destiny").gate)]).toEqual([-1, 0]);
        expect(e("launch").planet).toBeGreaterThanOrEqual(0);
        expect(sum(e("launch").gate)).toBe(e("launch").gate[e("launch").offense]);
        met.destiny++;
        if (sum(e("joins").gate) > sum(e("launch").gate)) met.launch++;
      }
    expect(met.destiny).toBeGreaterThan(3);
    expect(met.launch).toBeGreaterThan(0);
  });

  test("what must be told is never left out, and everything has a length", () => {
    for (const game of GAMES)
      for (const { beats } of game)
        for (const { kind, lengths, isKept } of beats) {
          expect(lengths.calm).toBeGreaterThan(0);
          expect(lengths.calm).toBeGreaterThanOrEqual(lengths.quick);
          expect(isKept).toBe(["flip", "totals", "verdict", "victory"].includes(kind));
        }
  });
});
