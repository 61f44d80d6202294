import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { fight } from "../../testing/fight.ts";

const settings = { boxes: ["base", "dominion"] };
const aliens = ["judge", "machine", "clone"];
const declining = ["machine", "clone"];

/** The Judge attacks seat 1. */
function court(mine: string[], theirs: string[]) {
  return fight({ aliens, settings, hands: [mine, theirs, []], declining }).until("window/planning.before");
}

test("it decrees a colony and cards for the winner, carried out at the end [judge 0, judge 1, judge 2, judge 3]", () => {
  expect(powerOf("judge").effect.alert).toBe("red");
  const t = court(["attack-20", "attack-01"], ["attack-04", "attack-05", "quash"]).answer(0, "judge");
  expect(t.options(0)).toEqual(["winner", "beaten"]);
  t.answer(0, "winner").answer(0, "with-colony");
  expect(t.options(0)).toEqual(expect.arrayContaining(["none", "1", "8", "attack", "flare", "all"]));
  t.answer(0, "all").cards("attack-20", "attack-04").until("judge/planet");
  expect(t.options(0)).toEqual(["1.2", "1.3", "1.4", "1.5"]);
  t.answer(0, "1.3").answer(0, { "0.2": 2 }).until("turn/again");
  expect([t.ships("1.3", 0), t.hand(0), t.hand(1)]).toEqual([2, ["attack-01", "attack-05", "quash"], []]);
});

test("the loser can gain: cards of a type, or so many at random [judge 1, judge 2]", () => {
  const byType = court(["attack-04", "attack-01"], ["attack-20", "attack-05", "quash"]).answer(0, "judge");
  byType.answer(0, "beaten").answer(0, "no-colony");
  expect(byType.options(0)).not.toContain("none");
  byType.answer(0, "artifact").cards("attack-04", "attack-20").until("planning/select");
  expect([byType.hand(0), byType.hand(1)]).toEqual([["attack-01", "quash"], ["attack-05"]]);
  const random = court(["attack-04", "attack-01"], ["attack-20", "attack-05"]).answer(0, "judge").answer(0, "beaten");
  random.answer(0, "no-colony").answer(0, "1").cards("attack-04", "attack-20").finish();
  expect(random.told("cards.taken")).toEqual([{ player: "player/0", from: "player/1", n: 1 }]);
});

test("as many random cards may be decreed as the larger hand of the two has [judge 2]", () => {
  const many = ["attack-04", "attack-05", "attack-06", "attack-06", "attack-07", "attack-08", "attack-08", "attack-08"];
  const t = court(["attack-20", "attack-01"], [...many, "quash", "ionic-gas"]).answer(0, "judge");
  t.answer(0, "winner").answer(0, "no-colony");
  expect(t.options(0).filter((word) => /^\d+$/.test(word))).toEqual([
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
  ]);
});

test("without an attack the fiat is void [judge EC1]", () => {
  const t = court(["negotiate", "attack-01"], ["negotiate", "attack-05"]).answer(0, "judge").answer(0, "winner");
  t.answer(0, "no-colony").answer(0, "all").cards("negotiate", "negotiate").until("deal").answer(0, { do: "refuse" });
  t.passing("deal/penalty").finish();
  expect(t.told("judge.carriedOut")).toEqual([]);
});

test("zapped, nothing is decreed [judge zap]", () => {
  const t = court(["attack-20", "attack-01"], ["attack-04", "attack-05", "cosmic-zap"]).answer(0, "judge");
  t.answer(0, "winner").answer(0, "no-colony").answer(0, "all").until("window/power.used", 1).answer(1, "cosmic-zap");
  t.cards("attack-20", "attack-04").until("turn/again");
  expect([t.hand(1), t.told("judge.carriedOut")]).toEqual([["attack-05"], []]);
});

test("a decree stands though its Judge becomes somebody else before the end [judge 3, reincarnator 1]", () => {
  const t = fight({
    aliens: ["reincarnator", "machine", "clone"],
    settings,
    powers: [["reincarnator", "judge"], ["machine"], ["clone"]],
    hands: [["attack-04", "attack-01"], ["attack-20", "attack-05", "quash"], []],
    declining,
  });
  t.until("window/planning.before").answer(0, "judge").answer(0, "beaten").answer(0, "no-colony").answer(0, "artifact");
  t.cards("attack-04", "attack-20").until("planning/select");
  expect([t.table.players[0].powers.includes("judge"), t.hand(0)]).toEqual([false, ["attack-01", "quash"]]);
});

test("the last colony of the other main player will do for the decreed one [judge 2]", () => {
  const ships = { "1.3": [0, 0], "1.4": [0, 0], "1.5": [0, 0] };
  const hands = [["attack-20", "attack-01"], ["attack-04", "attack-05"], []];
  const t = fight({ aliens, settings, hands, ships, warp: [0, 12], target: "1.1", declining });
  t.until("window/planning.before").answer(0, "judge").answer(0, "winner").answer(0, "with-colony").answer(0, "none");
  t.cards("attack-20", "attack-04").until("judge/ships").answer(0, { "0.2": 2 });
  expect([t.ships("1.2", 0), t.ships("1.2", 1)]).toEqual([2, 4]);
});

test("who has a single colony founds the decreed one from there [judge 2, judge EC1]", () => {
  const ships = { "1.2": [0, 0], "1.3": [0, 0], "1.4": [0, 0], "1.5": [0, 0] };
  const hands = [["attack-04", "attack-01"], ["attack-20", "attack-05"], []];
  const t = fight({ aliens, settings, hands, ships, warp: [0, 16], target: "1.1", declining });
  t.until("window/planning.before").answer(0, "judge").answer(0, "winner").answer(0, "with-colony").answer(0, "none");
  t.cards("attack-04", "attack-20").until("judge/planet").answer(1, "0.4").answer(1, { "1.1": 3 });
  expect([t.ships("0.4", 1), t.ships("1.1", 1)]).toEqual([3, 1]);
});

test("who has ships on all colonies of the other main player gets the cards alone [judge 2, judge EC1]", () => {
  const ships = { "0.1": [2], "1.2": [2, 4], "1.3": [0, 0], "1.4": [0, 0], "1.5": [0, 0] };
  const hands = [["attack-20", "attack-01"], ["attack-04", "attack-05"], []];
  const t = fight({ aliens, settings, hands, ships, warp: [0, 12], target: "1.1", declining });
  t.until("window/planning.before").answer(0, "judge").answer(0, "winner").answer(0, "with-colony").answer(0, "all");
  t.cards("attack-20", "attack-04").until("turn/again");
  expect([t.colonies(0), t.hand(0), t.hand(1)]).toEqual([2, ["attack-01", "attack-05"], []]);
});

test("where deals give home colonies only, so does the fiat [judge 2, DEA-05]", () => {
  const planets = (dealColonyWhere: string) => {
    const t = fight({
      aliens,
      settings: { ...settings, dealColonyWhere },
      hands: [["attack-20", "attack-01"], ["attack-04", "attack-05"], []],
      ships: { "1.5": [0, 2], "2.1": [0, 2, 4] },
      declining,
    });
    t.until("window/planning.before").answer(0, "judge").answer(0, "winner").answer(0, "with-colony").answer(0, "none");
    return t.cards("attack-20", "attack-04").until("judge/planet").options(0);
  };
  expect(planets("homeColonyOfGiver")).toEqual(["1.2", "1.3", "1.4", "1.5"]);
  expect(planets("anyColonyOfGiver")).toEqual(["1.2", "1.3", "1.4", "1.5", "2.1"]);
});

test("if there is nothing of what was decreed, all hear that nothing was gained [judge EC1]", () => {
  const t = court(["attack-20", "attack-01"], ["attack-04", "attack-05"]).answer(0, "judge").answer(0, "winner");
  t.answer(0, "no-colony").answer(0, "artifact").cards("attack-20", "attack-04").until("turn/again");
  expect([t.told("judge.carriedOut").length, t.told("judge.empty").length, t.hand(1)]).toEqual([0, 1, ["attack-05"]]);
});
