import { expect, test } from "vitest";
import { clockInWords, endInWords, inUnits, isLive, isSlow, TEMPOS, type Tempo, tempoOf } from "./clocks.ts";

test.each([
  [0, 0, "seconds"],
  [30, 30, "seconds"],
  [90, 90, "seconds"],
  [120, 2, "minutes"],
  [7200, 2, "hours"],
  [172_800, 2, "days"],
])("%i seconds", (seconds, n, unit) => {
  expect(inUnits(seconds)).toEqual({ n, unit });
});

test("a tempo is known by its clock", () => {
  for (const [name, rule] of Object.entries(TEMPOS)) expect(tempoOf(rule)).toBe(name as Tempo);
  expect(tempoOf({ per: "move", seconds: 30 })).toBeUndefined();
});

test.each([
  [TEMPOS.none, false, false],
  [TEMPOS.live, true, false],
  [{ per: "move", seconds: 600 } as const, true, false],
  [{ per: "game", seconds: 7200 } as const, true, false],
  [{ per: "move", seconds: 601 } as const, false, true],
  [TEMPOS.hour, false, true],
  [TEMPOS.day, false, true],
])("%o: live %s, slow %s", (rule, live, slow) => {
  expect([isLive(rule), isSlow(rule)]).toEqual([live, slow]);
});

test("a clock is said in words, and what happens at its end", () => {
  expect(clockInWords("en", TEMPOS.threeDays)).toBe("3 days per answer");
  expect(clockInWords("ru", TEMPOS.threeDays)).toBe("На каждый ответ: 3 дня");
  expect(clockInWords("en", TEMPOS.none)).toBe("No clock");
  expect(endInWords("en", TEMPOS.day)).toContain("up to 14 days of vacation");
  expect(endInWords("ru", TEMPOS.day)).toContain("всего до 14 дней");
  expect(endInWords("en", TEMPOS.live)).not.toContain("vacation");
});
