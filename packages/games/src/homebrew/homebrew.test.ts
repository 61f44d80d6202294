import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ALIEN_IDS, BOXES, CARDS, type Config, flareOf, nameOf, PRINTED_IDS, type State } from "@hypergate/cosmic";
import { installHomebrew, ownNumber } from "@hypergate/cosmic/homebrew";
import { begin, load, NotHere, type Rules, save } from "@hypergate/kernel";
import { afterEach, beforeEach, expect, test } from "vitest";
import { GAMES } from "../index.ts";
import { playOut } from "../simulating.ts";
import { loadHomebrew, tryAlien } from "./index.ts";

/** The example of docs/homebrew.md. */
const EXAMPLE = join(import.meta.dirname, "../../../../docs/homebrew");
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "homebrew-test-"));
  cpSync(EXAMPLE, folder, { recursive: true });
});

afterEach(() => {
  installHomebrew({});
  rmSync(folder, { recursive: true, force: true });
});

/** Changes a file of the example. */
function spoil(file: string, change: (code: string) => string): void {
  const path = join(folder, "beacon", file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

function table(players: number, more: object = {}): Config {
  return { players, settings: { boxes: ["base", "beacon"], useFlares: true, alienSelection: "random", ...more } };
}

test("the example is sound, comes after all printed aliens and cards, and changes none of them", async () => {
  const before = CARDS.map(({ ref }) => ref);
  expect(await loadHomebrew(folder, 0)).toMatchObject({ aliens: [{ id: "beacon" }], refused: [], notes: [] });
  expect(ALIEN_IDS.slice(0, PRINTED_IDS.length)).toEqual(PRINTED_IDS);
  expect(ALIEN_IDS.at(-1)).toBe("beacon");
  expect(CARDS.slice(0, before.length).map(({ ref }) => ref)).toEqual(before);
  expect(flareOf("beacon")).toBe(ownNumber("beacon"));
  expect(nameOf("ru", "power/beacon", [])).toBe("Маяк");
  expect(nameOf("en", "box/beacon", [])).toBe("Beacon");
});

test("it is played like any other alien, and both its power and its flare are used", async () => {
  await loadHomebrew(folder, 0);
  tryAlien("beacon", 3);
  const game = GAMES.cosmic;
  let told = 0;
  for (let n = 0; n < 4; n++) {
    const config = game.seated(["beacon", undefined, undefined, undefined], table(4).settings ?? {}, `t${n}`);
    playOut(game, {
      config,
      seed: `t${n}`,
      bots: ["sensible", "sensible", "sensible", "sensible"],
      note: ({ value }) => {
        if (value === "power/beacon") told++;
      },
    });
  }
  expect(told).toBeGreaterThan(0);
});

test("without it games go on as before", async () => {
  const game = GAMES.cosmic;
  const play = () =>
    playOut(game, {
      config: { players: 4, settings: { boxes: ["base", "dominion"], useFlares: true, alienSelection: "random" } },
      seed: "same",
      bots: ["sensible", "random", "sensible", "random"],
    }).state as unknown as State;
  const before = JSON.stringify(play());
  await loadHomebrew(folder, 0);
  expect(JSON.stringify(play())).toBe(before);
});

test("a stored game names what it needs and is refused where that is missing", async () => {
  await loadHomebrew(folder, 0);
  const rules = GAMES.cosmic.rules as unknown as Rules<State, unknown, Config>;
  const saved = save(begin(rules, table(4), "stored"));
  expect(saved.config.settings?.boxes).toContain("beacon");
  expect(load(rules, saved).run.pending.length).toBeGreaterThan(0);
  installHomebrew({});
  expect(() => load(rules, saved)).toThrow(NotHere);
  expect(() => begin(rules, table(4), "stored")).toThrow("this game needs what is not here: beacon");
  expect(BOXES).toEqual(["base", "dominion"]);
});

test.each([
  [
    "power.ts",
    (code: string) => code.replace('"reveal.add"', '"reveal.ad"'),
    /power$/,
    /the window cannot be "reveal.ad"; allowed: turn.first/,
  ],
  [
    "power.ts",
    (code: string) => code.replace('rule: "beacon 1"', 'rule: "beacon 9"'),
    /power$/,
    /has no such statement/,
  ],
  ["power.ts", (code: string) => code.replace('id: "beacon"', 'id: "lamp"'), /power$/, /id must be "beacon"/],
  ["power.ts", (code: string) => `${code}\nconst x: = 3;`, /power$/, /power\.ts/],
  [
    "power.ts",
    (code: string) => `import fs from "node:fs";\n${code}`,
    /power$/,
    /imports "node:fs"; allowed: files of the same folder/,
  ],
  [
    "facts.ts",
    (code: string) => code.replace('"green"', '"pink"'),
    /facts$/,
    /alert cannot be "pink"; allowed: green, yellow, red/,
  ],
  [
    "text.ts",
    (code: string) => code.replace('id: "beacon wild"', 'id: "wild"'),
    /text$/,
    /rules\[1\]\.id must begin with "beacon "/,
  ],
  [
    "text.ts",
    (code: string) => code.replace("{player, select", "{player, selekt"),
    /text$/,
    /messages\["beacon.shines"\]\.en/,
  ],
  [
    "text.ts",
    (code: string) => code.replace('"resolution.after": {', '"resolution.before": {'),
    /text$/,
    /asks\.wild\["resolution.after"\] is missing/,
  ],
  [
    "emblem.ts",
    (code: string) => code.replace('fill: "tint", fillOpacity', 'fill: "red", fillOpacity'),
    /emblem$/,
    /fill cannot be "red"/,
  ],
])("a broken %s is refused with its place and the reason", async (file, change, place, reason) => {
  spoil(file, change);
  const found = await loadHomebrew(folder, 0);
  expect(found.aliens).toEqual([]);
  expect(found.refused).toHaveLength(1);
  expect(found.refused[0].place).toMatch(place);
  expect(found.refused[0].reason).toMatch(reason);
  expect(ALIEN_IDS).toHaveLength(PRINTED_IDS.length);
});

test("a broken alien harms no other, and one that lacks a file or takes a taken name is refused", async () => {
  cpSync(join(folder, "beacon"), join(folder, "lamp"), { recursive: true });
  cpSync(join(folder, "beacon"), join(folder, "oracle"), { recursive: true });
  rmSync(join(folder, "lamp", "emblem.ts"));
  const { aliens, refused } = await loadHomebrew(folder, 0);
  expect(aliens.map(({ id }) => id)).toEqual(["beacon"]);
  expect(refused.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([
    "lamp: there is no such file",
    'oracle: there is an alien or a box called "oracle" already; give the folder another name',
  ]);
});

test("words that are missing in one language are taken from the other, and that is said", async () => {
  spoil("text.ts", (code) => code.replace('name: { en: "Beacon", ru: "Маяк" }', 'name: { en: "Beacon" }'));
  const { aliens, notes } = await loadHomebrew(folder, 0);
  expect(aliens[0].text?.name).toEqual({ en: "Beacon", ru: "Beacon" });
  expect(notes).toEqual(['beacon/text: name has no words in "ru"; those in "en" are shown']);
});
