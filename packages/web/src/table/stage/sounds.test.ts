import { describe, expect, test } from "vitest";
import { SOUNDS, type Sound } from "./sounds.ts";

const ALL = Object.keys(SOUNDS) as Sound[];
/** A launch has four ships and the sums seldom more rows than these. */
const STEPS = Array.from({ length: 16 }, (_, i) => i);

const voicesOf = (sound: Sound, step = 0) => (SOUNDS[sound] as (step: number) => ReturnType<typeof SOUNDS.win>)(step);

describe.each(ALL)("the sound %s", (sound) => {
  test("is made of voices that can be sung", () => {
    for (const step of STEPS) {
      const voices = voicesOf(sound, step);
      expect(voices.length).toBeGreaterThan(0);
      for (const { from, to = from, at = 0, attack = 0, decay, gain, highest = from } of voices) {
        // What falls or rises by a curve may not begin or end with nothing.
        for (const pitch of [from, to, highest]) expect(pitch).toBeGreaterThan(20);
        for (const pitch of [from, to, highest]) expect(pitch).toBeLessThan(10_000);
        expect(decay).toBeGreaterThan(0);
        expect(gain).toBeGreaterThan(0);
        expect(gain).toBeLessThanOrEqual(1);
        expect(Math.min(at, attack)).toBeGreaterThanOrEqual(0);
        expect(at + attack + decay).toBeLessThan(2.3);
      }
    }
  });
});

test("twenty-one sounds, no two alike", () => {
  expect(new Set(ALL.map((sound) => JSON.stringify(voicesOf(sound)))).size).toBe(21);
});

test.each(["launch", "count"] as const)("%s climbs by a semitone each time", (sound) => {
  const pitch = (step: number) => voicesOf(sound, step).find(({ wave }) => wave !== "noise")?.from ?? 0;
  for (const step of STEPS.slice(1)) expect(pitch(step) / pitch(step - 1)).toBeCloseTo(2 ** (1 / 12));
});
