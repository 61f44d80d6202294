import { expect, test } from "vitest";
import { ALIEN_IDS, FACTS } from "./aliens/registry.ts";
import { BOX_SIZES, BOXES, MAX_SEATS } from "./catalogue.ts";
import { COMBOS } from "./combos.ts";
import { cosmic } from "./game.ts";
import { powerOf } from "./installed.ts";
import { aliensInGame, forbiddenPair } from "./pool.ts";

const PLAYERS = [3, 4, 5] as const;

function needsColour(alien: string): boolean {
  return FACTS[alien].needsColour === true;
}

test("there are at least 34 combos, each with a name, a description and aliens for 3, 4 and 5 players [CMB-01]", () => {
  expect(COMBOS.length).toBeGreaterThanOrEqual(34);
  for (const field of ["id", "en", "ru"] as const) {
    const names = COMBOS.map(({ id, name }) => (field === "id" ? id : name[field]));
    expect(new Set(names).size, field).toBe(COMBOS.length);
  }
  for (const { id, aliens } of COMBOS) expect(new Set(aliens).size, id).toBe(5);
});

test("every combo names aliens of the game that may meet, and can be played by 3, 4 and 5 [CMB-01, CMB-02]", () => {
  for (const { id, aliens } of COMBOS) {
    for (const alien of aliens) expect(ALIEN_IDS, id).toContain(alien);
    expect(forbiddenPair(aliens), id).toBeUndefined();
    for (const players of PLAYERS) {
      if (players === MAX_SEATS && aliens.some(needsColour)) continue;
      const s = cosmic.setUp({ players, aliens: aliens.slice(0, players), settings: { boxes: BOXES } }, "test");
      expect(aliensInGame(s)).toEqual(aliens.slice(0, players));
    }
  }
});

test("no two combos are the same aliens, for any number of players [CMB-02]", () => {
  for (const players of PLAYERS) {
    const sets = COMBOS.map(({ aliens }) => aliens.slice(0, players).sort().join());
    expect(new Set(sets).size).toBe(COMBOS.length);
  }
});

test("every combo says in both languages what it is called and why it is fun [CMB-02]", () => {
  for (const { id, name, why } of COMBOS) {
    expect(name.en, id).toMatch(/^[A-Z][A-Za-z -]+$/);
    expect(name.ru, id).toMatch(/^[А-ЯЁ][А-Яа-яёЁ —-]+$/);
    expect(why.en, id).toMatch(/^[A-Z].*[.!]$/);
    expect(why.ru, id).toMatch(/^[А-ЯЁ].*[.!]$/);
    expect(`${why.en}${why.ru}`, id).not.toMatch(/"| {2}|\.\.\./);
  }
});

test("each alien is in at least two combos [CMB-02]", () => {
  const all = COMBOS.flatMap(({ aliens }) => aliens);
  const rare = ALIEN_IDS.filter((alien) => all.filter((one) => one === alien).length < 2);
  expect([ALIEN_IDS.length, rare]).toEqual([BOX_SIZES.base + BOX_SIZES.dominion, []]);
});

test("a combo with an alien that needs a free colour has it among the first four, and five players skip it [CMB-02, SET-20]", () => {
  const five = COMBOS.filter(({ aliens }) => aliens.some(needsColour));
  expect(five.length).toBeGreaterThan(0);
  for (const { id, aliens } of five) expect(aliens.slice(4).some(needsColour), id).toBe(false);
  for (let i = 0; i < 60; i++) {
    const settings = { alienSelection: "combo", boxes: BOXES };
    expect(aliensInGame(cosmic.setUp({ players: MAX_SEATS, settings }, `five ${i}`)).some(needsColour)).toBe(false);
  }
});

test("a combo with an alien that is not in every box needs it for any number of players, so others skip it [CMB-02, SET-20]", () => {
  const special = (alien: string) => powerOf(alien).effect.only !== undefined;
  for (const { id, aliens } of COMBOS) expect(aliens.slice(3).some(special), id).toBe(false);
  expect(COMBOS.filter(({ aliens }) => !aliens.some(special)).length).toBeGreaterThanOrEqual(34);
  for (const players of PLAYERS)
    for (let i = 0; i < 40; i++) {
      const settings = { edition: "2008", alienSelection: "combo" };
      expect(aliensInGame(cosmic.setUp({ players, settings }, `skip ${i}`)).some(special)).toBe(false);
    }
});

test("there are combos for tables with simple aliens alone [SET-20, SET-37]", () => {
  for (const allowedAlertLevels of [["green"], ["green", "yellow"]])
    for (const players of PLAYERS) {
      const settings = { alienSelection: "combo", allowedAlertLevels };
      const aliens = aliensInGame(cosmic.setUp({ players, settings }, "simple"));
      for (const alien of aliens) expect(allowedAlertLevels).toContain(powerOf(alien).effect.alert);
    }
});
