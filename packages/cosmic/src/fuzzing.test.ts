import { seeded } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { cosmicFuzz } from "./fuzzing.ts";

test("random tables are of every kind: one in five without flares, one in three with technology", () => {
  const rng = seeded("tables");
  const all = Array.from({ length: 4000 }, () => cosmicFuzz.randomConfig(rng));
  const share = (is: (settings: Readonly<Record<string, unknown>>) => boolean) =>
    all.filter(({ settings = {} }) => is(settings)).length / all.length;
  // A little less than a fifth: some tables without flares would contradict themselves.
  const withoutFlares = share(({ useFlares }) => useFlares === false);
  expect(withoutFlares).toBeGreaterThan(0.17);
  expect(withoutFlares).toBeLessThan(0.2);
  expect(share(({ tech }) => tech === true)).toBeCloseTo(1 / 3, 1);
  for (const players of [3, 4, 5])
    expect(all.filter((one) => one.players === players).length / all.length).toBeCloseTo(1 / 3, 1);
  for (const [way, n] of Object.entries({ flareDraft: 1 / 4, random: 1 / 2, combo: 1 / 4 }))
    expect(share(({ alienSelection }) => alienSelection === way)).toBeCloseTo(n, 1);
});

test("random tables never contradict themselves", () => {
  const rng = seeded("sound");
  for (let i = 0; i < 500; i++) {
    const { settings = {} } = cosmicFuzz.randomConfig(rng);
    expect(settings.hiddenPowers === true && settings.alienSelection === "combo").toBe(false);
    expect(settings.unlimitedFlares === true && settings.useFlares === false).toBe(false);
  }
});
