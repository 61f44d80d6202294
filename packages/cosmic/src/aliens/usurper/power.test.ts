import { type Params, seeded } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { resample } from "../../resample.ts";
import { type Engagement, fight, names } from "../../testing/fight.ts";
import { type TestSetUp, table } from "../../testing/table.ts";
import { sayThis } from "../../texts/say.ts";
import { view } from "../../view.ts";
import { text } from "./text.ts";

const settings = { boxes: ["base", "dominion"] };
const aliens = ["usurper", "hacker", "clone", "machine"];
const TOLD = text.messages["usurper.used"];
const hands = [
  ["attack-04", "attack-01"],
  ["attack-20", "attack-05"],
  ["attack-30", "attack-06"],
  ["attack-00", "attack-07"],
];
const allies: NonNullable<Engagement["allies"]> = [
  [2, "offense", 1],
  [3, "defense", 1],
];

/** The Usurper attacks seat 1; seat 2 helps it, seat 3 the defense. */
function chosen(more: Partial<TestSetUp> & Engagement = {}) {
  const t = fight({ players: 4, aliens, settings, hands, allies, declining: ["clone", "machine"], ...more });
  return t.cards("attack-04", "attack-20").until("window/planning.chosen");
}

test("all allies play a card; it takes one of its own and forces one on the opponent [usurper 0, usurper 1, usurper 2, usurper 3, usurper 4]", () => {
  expect(powerOf("usurper").effect.alert).toBe("yellow");
  const t = chosen().answer(0, "usurper").until("usurper/play");
  expect([t.options(2), t.options(3)]).toEqual([
    ["attack-30", "attack-06"],
    ["attack-00", "attack-07"],
  ]);
  t.answer(2, "attack-30").answer(3, "attack-00");
  expect([t.asked(0), t.options(0)]).toEqual(["usurper/own", ["keep", "attack-30"]]);
  t.answer(0, "attack-30");
  expect([t.asked(0), t.options(0)]).toEqual(["usurper/theirs", ["keep", "3"]]);
  t.answer(0, "3");
  expect(sayThis("en", TOLD, t.told("usurper.used")[0] as Params, ["Ann", "Bob", "Cid", "Dan"], 3)).toBe(
    "The allies played cards for Ann. Ann's side plays Cid's card, the other side yours.",
  );
  expect(t.totals()).toEqual({ offense: 30 + 2, defense: 0 + 4 + 1 });
  t.until("turn/again");
  expect([0, 1, 2, 3].map((seat) => t.hand(seat))).toEqual([
    ["attack-01", "attack-04"],
    ["attack-05", "attack-20"],
    ["attack-06"],
    ["attack-07"],
  ]);
  expect(t.discard).toEqual(["attack-30", "attack-00"]);
});

test("it knows the card that it has taken, in all it imagines, too, and its opponent does not [usurper 2]", () => {
  const more = hands.with(1, ["attack-20", "attack-05", "flare-daredevil"]);
  const t = chosen({ hands: more }).answer(0, "usurper").until("usurper/play").answer(2, "attack-30");
  t.answer(3, "attack-00")
    .until("usurper/own")
    .answer(0, "attack-30")
    .until("usurper/theirs")
    .answer(0, "3")
    .until("window/planning.selected");
  const known = (seat: number) => names([view(t.state, seat).chosen].filter((card) => card >= 0));
  expect([0, 1, 2, 3].map(known)).toEqual([["attack-30"], [], ["attack-30"], ["attack-00"]]);
  for (const seed of ["one", "two", "three"]) {
    const { chosen: cards } = resample(t.state, 0, seeded(seed)).secret;
    expect(names([cards[0]])).toEqual(["attack-30"]);
  }
});

test("it may leave both cards as they are; all get theirs back [usurper 2, usurper 3, usurper 4]", () => {
  const t = chosen().answer(0, "usurper").until("usurper/play").answer(2, "attack-30").answer(3, "attack-00");
  t.answer(0, "keep").answer(0, "keep");
  expect(sayThis("en", TOLD, t.told("usurper.used")[0] as Params, ["Ann", "Bob"])).toBe(
    "The allies played cards for Ann. Ann's side plays the card it had, the other side the one it had.",
  );
  expect(t.totals()).toEqual({ offense: 4 + 2, defense: 20 + 4 + 1 });
  expect(t.hand(2)).toEqual(["attack-06", "attack-30"]);
  expect(t.hand(3)).toEqual(expect.arrayContaining(["attack-00", "attack-07"]));
});

test("an ally without encounter cards draws a new hand first [usurper 1]", () => {
  const poor = [hands[0], hands[1], hands[2], ["quash"]];
  const deck = ["attack-23", "attack-09"];
  const t = chosen({ hands: poor, deck }).answer(0, "usurper").until("usurper/play");
  expect(t.told("cards.drawn")[0]).toEqual({ player: "player/3", n: 8 });
  expect(t.options(3)).toEqual(expect.arrayContaining(deck));
});

test("an ally plays from hand, not from the cards on the sheet [usurper 1]", () => {
  const stash = [[], [], ["attack-40"]];
  const t = chosen({ aliens: ["usurper", "hacker", "miser", "machine"], stash, declining: ["miser", "machine"] });
  t.answer(0, "usurper").until("usurper/play");
  expect(t.options(2)).toEqual(["attack-30", "attack-06"]);
});

test("a card that an effect had turned up is not touched, nor the allies of that side [usurper 5]", () => {
  const t = fight({
    players: 4,
    aliens: ["usurper", "oracle", "clone", "machine"],
    settings,
    hands,
    allies,
    declining: ["clone", "machine"],
  });
  t.until("planning/select").answer(0, "attack-04").until("planning/select").answer(1, "attack-20");
  t.until("window/planning.chosen").answer(0, "usurper");
  expect([t.asked(2), t.asked(3)]).toEqual([undefined, "usurper/play"]);
});

test("zapped, the allies keep their cards [usurper zap]", () => {
  const zap = [["attack-04", "attack-01"], ["attack-20", "cosmic-zap"], hands[2], hands[3]];
  const t = fight({ players: 4, aliens, settings, hands: zap, allies, declining: ["clone", "machine"] });
  t.cards("attack-04", "attack-20").until("window/planning.chosen").answer(0, "usurper");
  t.until("window/power.used", 1).answer(1, "cosmic-zap");
  expect([t.totals(), t.wasAsked(2, "usurper/play")]).toEqual([{ offense: 6, defense: 25 }, false]);
});

test("an ally of both sides plays one card, which is its own ally's and an opposing ally's [usurper 1, usurper 2, usurper 3]", () => {
  const t = table({
    aliens: ["hacker", "usurper", "yin-yang"],
    settings,
    hands: [["attack-20"], ["attack-04"], ["attack-30", "attack-00"]],
    destiny: ["seat-1"],
  });
  t.until("alliance/invite-offense").answer(0, ["player/2"]).answer(1, ["player/2"]);
  t.until("window/alliance.answer").answer(2, "yin-yang").answer(2, { "2.1": 1 }).answer(2, { "2.2": 1 });
  t.until("window/planning.chosen").answer(1, "usurper").until("usurper/play").answer(2, "attack-30");
  expect([t.asked(1), t.options(1)]).toEqual(["usurper/own", ["keep", "attack-30"]]);
  t.answer(1, "attack-30");
  expect([t.told("reveal.totals"), t.wasAsked(1, "usurper/theirs")]).toEqual([
    [{ offense: 20 + 1 + 1, defense: 30 + 4 + 1 }],
    false,
  ]);
});

test("a Doppelganger among the allies draws no new hand for it and plays nothing [usurper 1, doppelganger 5]", () => {
  const t = chosen({
    aliens: ["usurper", "hacker", "clone", "doppelganger"],
    hands: [hands[0], hands[1], hands[2], ["quash"]],
    declining: ["clone", "quash"],
  });
  t.answer(0, "usurper").until("usurper/play");
  expect([t.asked(2), t.asked(3)]).toEqual(["usurper/play", undefined]);
  t.answer(2, "attack-30").answer(0, "attack-30").until("turn/again");
  expect([t.hand(3), t.told("cards.drawn"), t.wasAsked(0, "usurper/theirs")]).toEqual([["quash"], [], false]);
});

test("a card from a sheet that is replaced goes back to the sheet [usurper 4]", () => {
  const t = chosen({
    aliens: ["usurper", "miser", "clone", "machine"],
    stash: [[], ["attack-20"]],
    hands: [hands[0], ["attack-05", "attack-09"], hands[2], hands[3]],
    declining: ["clone", "machine", "miser"],
  });
  t.answer(0, "usurper").until("usurper/play").answer(2, "attack-30").answer(3, "attack-00").answer(0, "keep");
  t.answer(0, "3").until("turn/again");
  expect([names(t.state.secret.stash.miser), t.hand(1)]).toEqual([["attack-20"], ["attack-05", "attack-09"]]);
});

test("without allies there is nothing to usurp [usurper 1]", () => {
  const t = fight({ players: 4, aliens, settings, hands, declining: ["clone", "machine"] });
  t.cards("attack-04", "attack-20").finish();
  expect(t.wasAsked(0, "window/planning.chosen")).toBe(false);
});
