import { freeUndo } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { allTechs } from "../../installed.ts";
import { fight } from "../../testing/fight.ts";
import { restOfDeck, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };
const declining = ["clone"];
const FLARE = "flare-engineer";

test("cards are drawn until an artifact comes, and the rest is discarded; the flare goes to the Engineer [engineer wild]", () => {
  const hands = [["attack-10", "attack-01", FLARE], ["attack-08"], []];
  const deck = ["attack-06", "negotiate", "quash", "plague"];
  const t = table({ aliens: ["hacker", "engineer", "clone"], settings, hands, deck, declining, destiny: ["seat-1"] });
  t.until("window/turn.first").answer(0, FLARE).until("launch/aim");
  expect([t.hand(0), t.discard]).toEqual([
    ["attack-01", "attack-10", "quash"],
    ["attack-06", "negotiate"],
  ]);
  expect(t.hand(1)).toEqual(["attack-08", FLARE]);
});

test("nobody is the Engineer: the flare is discarded [engineer wild]", () => {
  const hands = [["attack-10", "attack-01", FLARE], ["attack-08"], []];
  const t = table({
    aliens: ["hacker", "macron", "clone"],
    settings,
    hands,
    deck: ["quash"],
    declining,
    destiny: ["seat-1"],
  });
  t.until("window/turn.first").answer(0, FLARE).until("launch/aim");
  expect([t.hand(0), t.discard]).toEqual([["attack-01", "attack-10", "quash"], [FLARE]]);
});

test("if the deck has none, one is chosen from the discard pile [engineer wild]", () => {
  const hands = [["attack-10", "attack-01", FLARE], ["attack-08"], []];
  const artifacts = restOfDeck([]).filter((name) => !/attack|negotiate|morph|reinforcement/.test(name));
  const t = table({
    aliens: ["hacker", "engineer", "clone"],
    settings,
    hands,
    discard: artifacts,
    declining,
    destiny: ["seat-1"],
  });
  const left = t.state.secret.deck.length;
  t.until("window/turn.first").answer(0, FLARE);
  expect([t.asked(0), t.options(0).length, t.table.discard.length]).toEqual([
    "engineer/artifact",
    artifacts.length,
    left + artifacts.length,
  ]);
  t.answer(0, "plague");
  expect(t.hand(0)).toContain("plague");
});

test("one tech of the whole deck is chosen instead of two being drawn [engineer super]", () => {
  const hands = [["attack-04", "attack-08", FLARE], ["attack-20", "attack-06"], []];
  const t = fight({
    aliens: ["engineer", "hacker", "clone"],
    settings,
    hands,
    techDeck: ["xenon-lasers", "the-qax"],
    techDiscard: ["omega-missile"],
    declining,
  });
  t.cards("attack-04", "attack-20").until("window/resolution.after").answer(0, "engineer").answer(0, FLARE);
  expect([t.asked(0), t.options(0).length]).toEqual(["engineer/search", 19]);
  expect(t.options(0)).toEqual(t.options(0).toSorted());
  t.answer(0, "lunar-cannon");
  expect([t.asked(0), t.options(0)]).toEqual(["engineer/keep", ["pass", "lunar-cannon"]]);
  t.answer(0, "lunar-cannon");
  expect(t.state.secret.techs[0]).toEqual(["lunar-cannon"]);
  expect([t.state.secret.techDeck.length, t.hand(0)]).toEqual([18, ["attack-08", FLARE]]);
});

test("who has seen the whole deck can no longer take the choice to search it back [engineer super]", () => {
  const hands = [["attack-04", "attack-08", FLARE], ["attack-20", "attack-06"], []];
  const t = fight({ aliens: ["engineer", "hacker", "clone"], settings: { ...settings, tech: true }, hands, declining });
  t.cards("attack-04", "attack-20").until("window/resolution.after").answer(0, "engineer").answer(0, FLARE);
  expect([t.asked(0), freeUndo(t.session, 0)]).toEqual(["engineer/search", undefined]);
});

test("an empty tech deck is made anew from the discards before it is searched [engineer super]", () => {
  const hands = [["attack-04", "attack-08", FLARE], ["attack-20", "attack-06"], []];
  const techDiscard = allTechs().map(({ id }) => id);
  const t = fight({ aliens: ["engineer", "hacker", "clone"], settings, hands, techDeck: [], techDiscard, declining });
  t.cards("attack-04", "attack-20").until("window/resolution.after").answer(0, "engineer").answer(0, FLARE);
  expect([t.asked(0), t.options(0).length, t.table.techDiscard]).toEqual(["engineer/search", 20, []]);
});

test("without a deck and an artifact in the discard pile it is not offered [engineer wild]", () => {
  const artifacts = restOfDeck([]).filter((name) => !/attack|negotiate|morph|reinforcement/.test(name));
  const hands = [["attack-10", "attack-01", FLARE], ["attack-08"], artifacts];
  const discard = restOfDeck(hands.flat());
  const aliens = ["hacker", "engineer", "macron"];
  const t = table({ aliens, settings, hands, discard, declining: artifacts, destiny: ["seat-1"] }).until("launch/aim");
  expect([t.state.secret.deck, t.wasAsked(0, "window/turn.first")]).toEqual([[], false]);
});
