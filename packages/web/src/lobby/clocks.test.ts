import { CLOCKS } from "@hypergate/wire/choices";
import { TEMPOS } from "@hypergate/wire/clocks";
import { expect, test } from "vitest";
import { TIMES, usualClock } from "./clocks.ts";

test("the usual time of every clock can be chosen", () => {
  for (const per of CLOCKS) expect(TIMES[per]).toContain(usualClock(per).seconds);
});

test("so can that of every tempo", () => {
  for (const { per, seconds } of Object.values(TEMPOS)) expect(TIMES[per]).toContain(seconds);
});
