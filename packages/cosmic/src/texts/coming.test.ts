import { beforeEach, expect, test, vi } from "vitest";

/** A client knows no texts at first; those of other tests are all known. */
beforeEach(() => vi.resetModules());

test("words of a technology that are on their way show as an ellipsis, and are asked for", async () => {
  const { nameOf, say } = await import("./say.ts");
  const { knowsTechnologies, learnRewards, learnTechnologies, onMissed } = await import("../known.ts");
  const missed: string[] = [];
  onMissed((thing) => missed.push(thing));
  learnRewards({});
  const shown = () => [nameOf("en", "tech/gluon-mines"), say("en", "gluon-mines.cleared", { player: "player/1" })];
  expect([shown(), knowsTechnologies(), new Set(missed)]).toEqual([["…", "…"], false, new Set(["tech/gluon-mines"])]);
  const { TECH_TEXTS } = await import("../technologies/texts.ts");
  learnTechnologies(TECH_TEXTS);
  expect([shown()[0], knowsTechnologies()]).toEqual([TECH_TEXTS["gluon-mines"].name.en, true]);
  expect(shown()[1]).toMatch(/^\w.*\.$/);
});

test("what there is no word for shows as it is", async () => {
  const { nameOf } = await import("./say.ts");
  expect(nameOf("en", "tech/no-such")).toBe("tech/no-such");
});
