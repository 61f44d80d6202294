import { describe, expect, test } from "vitest";
import { cosmic } from "./game.ts";
import { settingsOfPowers } from "./installed.ts";
import { allSettings, EDITIONS, resolveSettings, type Specs } from "./settings.ts";
import { IN_WORDS, refused } from "./testing/refused.ts";

const ALL =
  "edition, alienSelection, useFlares, allowedAlertLevels, boxes, alienPool, firstPlayer, planetsPerPlayer, " +
  "encountersPerTurn, offenseRedrawRepeats, ownColorRedraw, dealColonyWhere, dealTimerSeconds, dealOffers, secondEncounterNeedsCard, " +
  "reinforcementDiscard, offenseOutOfCards, cosmicQuake, hiddenPowers, changingPowers, unlimitedFlares, tech, techAbandon, techDrawNeedsCard, " +
  "rewardDeck, specialShips";

test("the preset of 2020 is the default, with its basic game", () => {
  const preset = {
    edition: "2020",
    alienSelection: "combo",
    useFlares: false,
    allowedAlertLevels: ["green", "yellow", "red"],
    boxes: ["base"],
    alienPool: "base51",
    firstPlayer: "destiny",
    planetsPerPlayer: 5,
    encountersPerTurn: 2,
    offenseRedrawRepeats: true,
    ownColorRedraw: "fullChoice",
    dealColonyWhere: "anyColonyOfGiver",
    dealTimerSeconds: 60,
    dealOffers: 12,
    secondEncounterNeedsCard: true,
    reinforcementDiscard: "endOfEncounter",
    offenseOutOfCards: "atPlanning",
    cosmicQuake: true,
    hiddenPowers: false,
    changingPowers: false,
    unlimitedFlares: false,
    tech: false,
    techAbandon: "explicit",
    techDrawNeedsCard: true,
    rewardDeck: false,
    specialShips: "none",
  };
  expect(resolveSettings({}, {})).toEqual(preset);
  expect(resolveSettings({ edition: "2020" }, {})).toEqual(preset);
});

test("the preset of 2008 differs in these settings", () => {
  const [old, now] = [resolveSettings({ edition: "2008" }, {}), resolveSettings({}, {})];
  const different = Object.entries(old).filter(([name, value]) => value !== now[name]);
  expect(Object.fromEntries(different)).toEqual({
    edition: "2008",
    alienSelection: "flareDraft",
    useFlares: true,
    alienPool: "base50",
    offenseRedrawRepeats: false,
    ownColorRedraw: "untilOther",
    dealColonyWhere: "homeColonyOfGiver",
    secondEncounterNeedsCard: false,
    cosmicQuake: false,
    techAbandon: "failedCompletion",
    techDrawNeedsCard: false,
  });
});

test("single settings change a preset", () => {
  const settings = resolveSettings({ edition: "2008", cosmicQuake: true, planetsPerPlayer: 4 }, {});
  expect(settings).toEqual({ ...resolveSettings({ edition: "2008" }, {}), cosmicQuake: true, planetsPerPlayer: 4 });
});

const OF_POWERS: Specs = { curry: { values: ["mild", "hot"], 2008: "hot", 2020: "mild" } };

test("a power brings settings of its own, by edition like the others", () => {
  expect(resolveSettings({}, OF_POWERS).curry).toBe("mild");
  expect(resolveSettings({ edition: "2008" }, OF_POWERS).curry).toBe("hot");
  expect(resolveSettings({ curry: "hot" }, OF_POWERS).curry).toBe("hot");
  const plainly = (wish: object) => refused(() => resolveSettings({ ...wish }, OF_POWERS)).plainly;
  expect(plainly({ curry: 3 })).toBe("curry cannot be 3; allowed: mild, hot");
  expect(plainly({ salt: 3 })).toBe(`unknown setting "salt"; allowed: ${ALL}, curry`);
});

test("every default is an allowed value of its setting", () => {
  for (const edition of EDITIONS)
    for (const [name, spec] of Object.entries(allSettings(settingsOfPowers()))) {
      const wish = { edition, alienSelection: "random", useFlares: true, [name]: spec[edition] };
      expect(resolveSettings(wish, settingsOfPowers())[name]).toEqual(spec[edition]);
    }
});

describe("what is not allowed is refused with what is", () => {
  test.each<[Record<string, unknown>, string]>([
    [{ speed: "fast" }, `unknown setting "speed"; allowed: ${ALL}`],
    [{ constructor: 1 }, `unknown setting "constructor"; allowed: ${ALL}`],
    [{ edition: "1977" }, 'edition cannot be "1977"; allowed: "2008", "2020"'],
    [{ edition: 2008 }, 'edition cannot be 2008; allowed: "2008", "2020"'],
    [{ alienSelection: "auction" }, "alienSelection cannot be auction; allowed: flareDraft, combo, random, chosen"],
    [{ useFlares: "yes" }, "useFlares cannot be yes; allowed: true, false"],
    [{ useFlares: undefined }, "useFlares cannot be undefined; allowed: true, false"],
    [{ allowedAlertLevels: ["blue"] }, 'allowedAlertLevels cannot be ["blue"]; allowed: a list of green, yellow, red'],
    [{ allowedAlertLevels: "green" }, "allowedAlertLevels cannot be green; allowed: a list of green, yellow, red"],
    [{ boxes: ["base", "attic"] }, 'boxes cannot be ["base","attic"]; allowed: a list of base, dominion'],
    [{ boxes: "base" }, "boxes cannot be base; allowed: a list of base, dominion"],
    [{ firstPlayer: "youngest" }, "firstPlayer cannot be youngest; allowed: destiny, chosen"],
    [{ planetsPerPlayer: 6 }, "planetsPerPlayer cannot be 6; allowed: 5, 4"],
    [{ encountersPerTurn: "1" }, 'encountersPerTurn cannot be "1"; allowed: 2, 1'],
    [{ cosmicQuake: "true" }, 'cosmicQuake cannot be "true"; allowed: true, false'],
    [{ dealTimerSeconds: 4 }, "dealTimerSeconds cannot be 4; allowed: a whole number from 5 to 3600"],
    [{ dealTimerSeconds: 7.5 }, "dealTimerSeconds cannot be 7.5; allowed: a whole number from 5 to 3600"],
    [{ dealOffers: 101 }, "dealOffers cannot be 101; allowed: a whole number from 1 to 100"],
  ])("%j", (wish, message) => {
    const { plainly, said } = refused(() => resolveSettings(wish, {}));
    expect(plainly).toBe(message);
    expect(said).toEqual([expect.stringMatching(IN_WORDS), expect.stringMatching(IN_WORDS)]);
  });

  test("in the language of the table", () => {
    const said = (wish: object) => refused(() => resolveSettings({ ...wish }, {})).said;
    expect(said({ alienSelection: "auction" })).toEqual([
      "Choice of aliens: choose one of these: Keep one of two, Aliens that play well together, At random and Chosen by hand.",
      "Выбор пришельцев: выберите что-то одно: Один из двух, Удачная комбинация, Случайно и По выбору стола.",
    ]);
    expect(said({ planetsPerPlayer: 6 })[1]).toBe("Родные планеты: выберите что-то одно: 5, 4.");
    expect(said({ dealOffers: 0 })[1]).toBe("Предложений в переговорах: выберите целое число от 1 до 100.");
    expect(said({ useFlares: "yes" })[1]).toBe("Вспышки: выберите что-то одно: Да и Нет.");
    expect(said({ allowedAlertLevels: ["blue"] })[0]).toBe(
      "Alert lights: choose only from these: Green, Yellow and Red.",
    );
    expect(said({ boxes: ["attic"] })).toEqual([
      "Boxes: choose only from these: Base game and Dominion.",
      "Коробки: выбирать можно только из этого: Базовая игра и Доминион.",
    ]);
  });
});

describe("settings that contradict each other are refused with the ways out", () => {
  test.each<[Record<string, unknown>, string]>([
    [
      { unlimitedFlares: true },
      "unlimitedFlares needs flares in the deck; allowed: useFlares=true, or unlimitedFlares=false",
    ],
    [{ boxes: [] }, "boxes leaves out base; allowed: base, alone or with others of base, dominion"],
    [{ allowedAlertLevels: [] }, "allowedAlertLevels leaves no alien; allowed: one or more of green, yellow, red"],
    [
      { hiddenPowers: true },
      "a combo is dealt face up, so hiddenPowers does not go with it; allowed: alienSelection=flareDraft, random or chosen, or hiddenPowers=false",
    ],
  ])("%j", (wish, message) => {
    const { plainly, said } = refused(() => resolveSettings(wish, {}));
    expect(plainly).toBe(message);
    expect(said).toEqual([expect.stringMatching(IN_WORDS), expect.stringMatching(IN_WORDS)]);
    expect(refused(() => cosmic.setUp({ players: 3, settings: wish }, "test"))).toEqual({ plainly, said });
  });

  test("and each way out works", () => {
    for (const wish of [
      { unlimitedFlares: true, useFlares: true },
      { hiddenPowers: true, alienSelection: "random" },
      { hiddenPowers: true, alienSelection: "flareDraft" },
      { hiddenPowers: true, alienSelection: "chosen" },
      { boxes: ["base"] },
      { allowedAlertLevels: ["red"], alienSelection: "random" },
    ])
      expect(resolveSettings(wish, {})).toMatchObject(wish);
  });
});
