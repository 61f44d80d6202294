import { ALIEN_TEXTS, TECH_TEXTS } from "@hypergate/cosmic";
import { ALIEN_IDS, CARDS } from "@hypergate/cosmic/client";
import { chapters } from "@hypergate/cosmic/rulebook";
import { LANGUAGES } from "@hypergate/kernel";
import { DESIGNS } from "@hypergate/race/client";
import { rulebook as raceRules } from "@hypergate/race/rulebook";
import { describe, expect, test } from "vitest";
import { cosmicEntries } from "../cosmic/reference/entries.ts";
import type { Entry } from "../game/entry.ts";
import { addresses, indexOf, inReadersOrder, search } from "../game/search.ts";
import { raceEntries } from "../race/reference/entries.ts";

const REWARDS = CARDS.filter(({ back }) => back === "reward");

const BOOKS = {
  cosmic: {
    entries: cosmicEntries(),
    rules: [
      ...chapters.flatMap(({ statements }) => statements),
      ...Object.values(ALIEN_TEXTS).flatMap(({ rules }) => rules),
    ],
  },
  race: { entries: raceEntries(), rules: raceRules },
};

describe.each(["cosmic", "race"] as const)("the reference of %s", (game) => {
  const { entries, rules } = BOOKS[game];
  const byId = addresses(entries);

  test("has a page for every statement of the rulebook", () => {
    for (const { id } of rules)
      expect(
        byId.get(id)?.statements.map((one) => one.id),
        id,
      ).toContain(id);
  });

  test("has names and texts in both languages, and no address twice", () => {
    const pages = entries.filter(({ kind }) => kind !== "rule");
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    for (const { id, name, text, kind } of pages)
      for (const language of LANGUAGES) {
        expect(name[language], id).toBeTruthy();
        if (kind === "alien" || kind === "artifact" || kind === "technology") expect(text[language], id).toBeTruthy();
      }
  });

  test("leads only to pages there are", () => {
    for (const { id, related } of entries)
      for (const other of related) expect(byId.has(other), `${id} > ${other}`).toBe(true);
  });

  test("says something on every page", () => {
    for (const { id, text, statements } of entries) expect(text.en.length + statements.length, id).toBeGreaterThan(0);
  });
});

function ids(game: keyof typeof BOOKS, kind: string): readonly string[] {
  return BOOKS[game].entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
}

test("every alien, flare, artifact, technology and card is there", () => {
  expect(ids("cosmic", "alien")).toEqual(ALIEN_IDS);
  expect(ids("cosmic", "flare")).toHaveLength(ALIEN_IDS.length);
  expect(ids("cosmic", "artifact")).toHaveLength(8);
  expect(ids("cosmic", "reward")).toHaveLength(new Set(REWARDS.map(({ name }) => name)).size);
  expect(ids("cosmic", "ship")).toEqual(["ship-jumper", "ship-salvage"]);
  expect(ids("cosmic", "technology")).toEqual(Object.keys(TECH_TEXTS));
  expect(ids("cosmic", "chapter")).toEqual(chapters.map(({ id }) => id));
  expect([...ids("race", "world"), ...ids("race", "development")]).toHaveLength(DESIGNS.length);
  expect(ids("race", "goal")).toHaveLength(15);
});

test("every alien has its alert light and its box, every card of Race its box", () => {
  const aliens = BOOKS.cosmic.entries.filter(({ kind }) => kind === "alien");
  expect(new Set(aliens.map(({ tags: [light] }) => light))).toEqual(new Set(["green", "yellow", "red"]));
  expect(new Set(aliens.map(({ tags: [, box] }) => box))).toEqual(new Set(["base", "dominion"]));
  const boxes = BOOKS.race.entries.filter(({ kind }) => kind === "world").map(({ tags }) => tags.join());
  expect(new Set(boxes)).toEqual(new Set(["base", "storm", "rebel"]));
});

test("what belongs to a box is found by its name", () => {
  const tags = { dominion: { en: "From Dominion", ru: "Из «Доминиона»" } };
  const found = search(indexOf(BOOKS.cosmic.entries, "en", tags), { words: "dominion" }).map(({ id }) => id);
  expect(found).toEqual(expect.arrayContaining(["voyager", "flare-voyager", "duplicity", "ship-jumper"]));
  expect(found).not.toContain("oracle");
});

describe("searching", () => {
  const cosmic = { en: indexOf(BOOKS.cosmic.entries, "en"), ru: indexOf(BOOKS.cosmic.entries, "ru") };
  const race = { en: indexOf(BOOKS.race.entries, "en"), ru: indexOf(BOOKS.race.entries, "ru") };
  const languageOf = (words: string) => (/[а-яё]/i.test(words) ? "ru" : "en");
  const first = (index: typeof cosmic, words: string) => search(index[languageOf(words)], { words })[0]?.id;
  const found = (index: typeof cosmic, words: string) =>
    search(index[languageOf(words)], { words }).map(({ id }) => id);

  test.each([
    ["oracle", "oracle"],
    ["оракул", "oracle"],
    ["sorc", "sorcerer"],
    ["rev 12", "REV-12"],
    ["REV-04", "REV-04"],
    ["слом карты", "card-zap"],
    ["omega", "omega-missile"],
    ["mobius", "mobius-tubes"],
    ["мебиуса", "mobius-tubes"],
    ["duplicity", "duplicity"],
    ["двуличность", "duplicity"],
    ["перерождение", "rebirth"],
    ["флагман", "ship-jumper"],
    ["12/21", "attack-12-21"],
  ])("%j finds %s first", (words, id) => {
    expect(first(cosmic, words)).toBe(id);
  });

  test.each([
    ["gem world", "gem-world"],
    ["мир самоцветов", "gem-world"],
    ["8.14", "8.14"],
    ["galactic riches", "firstFourGoods"],
  ])("in Race %j finds %s first", (words, id) => {
    expect(first(race, words)).toBe(id);
  });

  test("all words have to fit; ё is е", () => {
    expect(found(cosmic, "defense wins tie")).toContain("REV-04");
    expect(found(cosmic, "защитник равенстве")).toContain("REV-04");
    expect(found(cosmic, "далекая")).toEqual(found(cosmic, "далёкая"));
    expect(found(cosmic, "oracle xyzzy")).toEqual([]);
  });

  test("words are found from their beginning, never by letters inside them", () => {
    const said = (ids: readonly string[]) =>
      BOOKS.cosmic.entries.filter(({ id, kind }) => kind === "rule" && ids.includes(id)).map(({ text }) => text.en);
    const ties = said(found(cosmic, "tie"));
    expect(ties.length).toBeGreaterThan(3);
    for (const text of ties) expect(text).toMatch(/\btie/i);
  });

  test("forms of a Russian word find the same, and so do English plurals", () => {
    expect(found(cosmic, "при равенстве")).toContain("REV-12.10");
    for (const form of ["планета", "планету", "планетах"]) expect(found(cosmic, form)).toContain("LCH-01");
    expect(found(race, "скидки")).toContain("7.6");
    expect(found(cosmic, "ties")).toContain("REV-12.10");
  });

  test("texts are found in the reader's language, names in both", () => {
    expect(search(cosmic.ru, { words: "tie" })).toEqual([]);
    expect(search(cosmic.ru, { words: "oracle" })[0]?.id).toBe("oracle");
  });

  test("powers go by titles, not by their inner names", () => {
    expect(first(race, "defense against takeovers")).toBe("takeoverDefense");
    expect(first(race, "защита от захватов")).toBe("takeoverDefense");
    const inner = /^[a-z]+[A-Z]/;
    for (const { kind, name } of BOOKS.race.entries)
      if (kind === "rule") for (const language of LANGUAGES) expect(name[language]).not.toMatch(inner);
  });

  test("kinds and tags narrow it down", () => {
    expect(search(cosmic.en, { words: "oracle", kind: "flare" }).at(0)?.id).toBe("flare-oracle");
    const green = search(cosmic.en, { words: "", kind: "alien", tag: "green" });
    expect(green.length).toBeGreaterThan(5);
    expect(green.every(({ tags }) => tags.includes("green"))).toBe(true);
  });
});

test.each([
  ["ru", "alien", ["Авантюрист", "Амёба", "Антиматерия"]],
  ["en", "alien", ["Amoeba", "Anti-Matter", "Barbarian"]],
] as const)("in %s an %s is where the reader looks for its name", (language, kind, first) => {
  const named = (words: string) =>
    search(indexOf(inReadersOrder(BOOKS.cosmic.entries, language), language), { words, kind, tag: "base" }).map(
      ({ name }) => name[language],
    );
  expect(named("").slice(0, 3)).toEqual(first);
  const { compare } = new Intl.Collator(language);
  expect(named("")).toEqual(named("").toSorted(compare));
});

test("chapters and single rules stay in the order of the book", () => {
  const { entries } = BOOKS.cosmic;
  for (const kind of ["chapter", "rule"]) {
    const ids = (all: readonly Entry[]) => all.filter((entry) => entry.kind === kind).map(({ id }) => id);
    expect(ids(inReadersOrder(entries, "ru"))).toEqual(ids(entries));
  }
});
