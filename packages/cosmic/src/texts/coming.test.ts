import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
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

test("words that an alien's rules name are everybody's or its own, for a client may know no other alien", async () => {
  const { sources } = await import("./messages.ts");
  await import("./every.ts");
  const { alienOf } = await import("../known.ts");
  const { ALIEN_IDS } = await import("../aliens/registry.ts");
  const common = new Set(Object.values(sources).flatMap((messages) => Object.keys(messages)));
  const folder = new URL("../aliens/", import.meta.url);
  const missing = ALIEN_IDS.flatMap((id) => {
    const files = globSync(`${id}/*.ts`, { cwd: fileURLToPath(folder) }).filter((file) => !/\.test\.ts$/.test(file));
    const code = files.map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n");
    const own = alienOf(id)?.text.messages ?? {};
    const named = [...code.matchAll(/"(word\/[\w-]+)"/g)].map(([, word]) => word);
    return named.filter((word) => !common.has(word) && !(word in own)).map((word) => `${id}: ${word}`);
  });
  expect(missing).toEqual([]);
});
