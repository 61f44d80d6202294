import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { fight } from "../../testing/fight.ts";
import { kick, rewarded } from "../../testing/rewarded.ts";
import { table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };
const aliens = ["daredevil", "hacker", "clone"];

/** Seat 0 attacks with two ships. */
function stunt(mine: string[], theirs: string[], more = {}) {
  const t = fight({ aliens, settings, hands: [mine, theirs, []], gate: 2, declining: ["clone"], ...more });
  return t.cards(mine[0], theirs[0]);
}

test("it throws away an attack of 01 to 08, which is subtracted; a narrow win brings rewards for each ship [daredevil 0, daredevil 1, daredevil 2]", () => {
  expect(powerOf("daredevil").effect.alert).toBe("yellow");
  const t = stunt(["attack-20", "attack-08", "attack-01", "attack-09", "attack-00", "negotiate"], ["attack-08"]);
  t.until("window/reveal.reinforce").answer(0, "daredevil");
  expect(t.options(0)).toEqual(["attack-08", "attack-01"]);
  t.answer(0, "attack-08");
  expect(t.totals()).toEqual({ offense: 20 + 2 - 8, defense: 8 + 4 });
  t.until("turn/again");
  expect(t.told("rewards.taken")).toEqual([{ player: "player/0", ships: 0, cards: 2 }]);
});

test("a win by more than four brings nothing, and a loss neither [daredevil 2]", () => {
  const t = stunt(["attack-20", "attack-04", "attack-10"], ["attack-08"])
    .until("window/reveal.reinforce")
    .answer(0, "daredevil");
  expect(t.until("turn/again").told("rewards.taken")).toEqual([]);
  const lost = stunt(["attack-10", "attack-04"], ["attack-08"]).until("window/reveal.reinforce").answer(0, "daredevil");
  expect(lost.finish().told("rewards.taken")).toEqual([]);
});

test("an ally can do it, and the main player is rewarded along [daredevil 0, daredevil 2]", () => {
  const hands = [["attack-20", "attack-10"], ["attack-08"], ["attack-08"]];
  const t = fight({
    aliens: ["clone", "hacker", "daredevil"],
    settings,
    hands,
    gate: 2,
    allies: [[2, "offense", 1]],
    declining: ["clone"],
  });
  t.cards("attack-20", "attack-08").until("window/reveal.reinforce").answer(2, "daredevil");
  expect(t.totals()).toEqual({ offense: 20 + 3 - 8, defense: 12 });
  t.until("turn/again");
  expect(t.told("rewards.taken")).toEqual([
    { player: "player/0", ships: 0, cards: 2 },
    { player: "player/2", ships: 0, cards: 1 },
  ]);
});

test("a tie that the defense wins is a win by nothing [daredevil EC1]", () => {
  const hands = [["attack-10"], ["attack-12", "attack-04"], []];
  const t = fight({ aliens: ["clone", "daredevil", "hacker"], settings, hands, gate: 2, declining: ["clone"] });
  t.cards("attack-10", "attack-12").until("window/reveal.reinforce").answer(1, "daredevil");
  expect(t.totals()).toEqual({ offense: 12, defense: 12 });
  expect(t.finish().told("rewards.taken")).toEqual([{ player: "player/1", ships: 0, cards: 4 }]);
});

test("against a negotiate there is nothing to risk [daredevil EC1]", () => {
  const t = stunt(["attack-20", "attack-08"], ["negotiate"]).until("window/resolution.compensation");
  expect(t.wasAsked(0, "window/reveal.reinforce")).toBe(false);
});

test("zapped, the card is kept and nothing is subtracted [daredevil zap]", () => {
  const t = stunt(["attack-20", "attack-08"], ["attack-08", "cosmic-zap"]).until("window/reveal.reinforce");
  t.answer(0, "daredevil").until("window/power.used", 1).answer(1, "cosmic-zap");
  expect([t.totals(), t.hand(0)]).toEqual([{ offense: 22, defense: 12 }, ["attack-08"]]);
});

test("where reinforcements are forbidden it still works, and reinforcements do not [daredevil 1]", () => {
  const hands = [["attack-10", "attack-04", "signal-lost", "reinforcement-3"], ["attack-15", "attack-05"], []];
  const t = kick(
    rewarded({ aliens: ["daredevil", "hacker", "clone"], settings, hands, declining: ["clone"] }),
    0,
    "signal-lost",
  );
  t.cards("attack-10", "attack-15").until("window/reveal.reinforce");
  expect(t.options(0)).toEqual(["pass", "daredevil"]);
  t.answer(0, "daredevil");
  expect(t.totals()).toEqual({ offense: 20 + 1 - 4, defense: 15 + 4 });
});

test("for rewards each ship of a Macron counts as two [daredevil 2, macron 3]", () => {
  const hands = [["attack-20", "attack-08"], ["attack-12", "attack-01"], []];
  const deck = ["attack-09", "attack-10", "attack-11"];
  const t = fight({ aliens: ["daredevil", "hacker", "macron"], settings, hands, deck, allies: [[2, "offense", 1]] });
  t.cards("attack-20", "attack-12").until("window/reveal.reinforce").answer(0, "daredevil").until("turn/again");
  expect([t.totals(), t.hand(0).length, t.hand(2).length]).toEqual([{ offense: 20 + 1 + 4 - 8, defense: 16 }, 1, 2]);
});

test("who helps both sides is of the winning side as well [daredevil 2]", () => {
  const t = table({
    aliens: ["clone", "daredevil", "yin-yang"],
    settings,
    hands: [["attack-10"], ["attack-12", "attack-04"], []],
    destiny: ["seat-1"],
    declining: ["clone"],
  });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 2 });
  t.until("alliance/invite-offense").answer(0, ["player/2"]).answer(1, ["player/2"]);
  t.until("window/alliance.answer").answer(2, "yin-yang").answer(2, { "2.1": 1 }).answer(2, { "2.2": 1 });
  t.until("planning/select").answer(1, "attack-12").until("window/reveal.reinforce").answer(1, "daredevil");
  // 10 + 2 + 1 against 12 + 4 + 1 - 4.
  t.passing("yin-yang/rewards", "rewards/ships").finish();
  expect([t.told("daredevil.rewards"), t.hand(2).length]).toEqual([[{ player: "player/1", n: 0 }], 1 + 2]);
});

test("without an attack of 01 to 08 it is not offered [daredevil 1]", () => {
  const t = stunt(["attack-20", "attack-09", "attack-00", "negotiate"], ["attack-08"]).until("turn/again");
  expect(t.wasAsked(0, "window/reveal.reinforce")).toBe(false);
});

test("though it is slandered out of the win, the rest of its side is rewarded [daredevil 2, muckraker 3]", () => {
  const hands = [["attack-20", "attack-10"], ["attack-08", "attack-01"], ["attack-08"]];
  const t = fight({
    aliens: ["clone", "muckraker", "daredevil"],
    settings,
    hands,
    gate: 2,
    allies: [[2, "offense", 1]],
    declining: ["clone"],
  });
  t.cards("attack-20", "attack-08").until("window/reveal.reinforce").answer(2, "daredevil");
  t.until("window/resolution.before").answer(1, "muckraker").until("turn/again");
  expect([t.totals(), t.told("rewards.taken"), t.told("daredevil.rewards")]).toEqual([
    { offense: 20 + 3 - 8, defense: 12 },
    [{ player: "player/0", ships: 0, cards: 2 }],
    [{ player: "player/0", n: 3 }],
  ]);
});

test("where rewards are stopped, none are told of [daredevil 2, DR-5]", () => {
  const t = stunt(["attack-20", "attack-08"], ["attack-08", "ionic-gas"]).until("window/reveal.reinforce");
  t.answer(0, "daredevil").until("window/resolution.before").answer(1, "ionic-gas").finish();
  expect([t.totals(), t.told("rewards.taken"), t.told("daredevil.rewards")]).toEqual([
    { offense: 14, defense: 12 },
    [],
    [],
  ]);
});
