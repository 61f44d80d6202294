import { CLOCKS } from "@hypergate/wire/choices";
import { expect, test } from "vitest";
import { inUnits, TIMES, usualClock } from "./clocks.ts";

test.each([
  [30, 30, "seconds"],
  [90, 90, "seconds"],
  [120, 2, "minutes"],
  [7200, 2, "hours"],
  [172_800, 2, "days"],
])("%i seconds", (seconds, n, unit) => {
  expect(inUnits(seconds)).toEqual({ n, unit });
});

test("the usual time of every clock can be chosen", () => {
  for (const per of CLOCKS) expect(TIMES[per]).toContain(usualClock(per).seconds);
});
