import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };

test("a negotiate is played as a reinforcement +3 and discarded with the cards [mirage wild]", () => {
  const hands = [["attack-10", "attack-04", "negotiate", "flare-mirage"], ["attack-08"], []];
  const t = fight({ settings, hands, gate: 1 }).cards("attack-10", "attack-08").until("window/reveal.reinforce");
  t.answer(0, "flare-mirage");
  expect(t.options(0)).toEqual(["offense", "defense"]);
  t.answer(0, "offense");
  expect(t.totals()).toEqual({ offense: 10 + 1 + 3, defense: 12 });
  t.until("turn/again");
  expect([t.hand(0), t.discard]).toEqual([
    ["attack-04", "flare-mirage"],
    ["attack-10", "attack-08", "negotiate"],
  ]);
});

test("with the super a colony of an ally counts instead of the ships sent [mirage super]", () => {
  const hands = [["attack-10", "flare-mirage"], ["attack-08"], []];
  const aliens = ["mirage", "hacker", "clone"];
  const t = fight({ aliens, settings, hands, gate: 1, allies: [[2, "defense", 1]], declining: ["clone"] });
  t.until("mirage/own").answer(0, "0.1@0").answer(0, "1.1@1").until("boost").answer(0, "flare-mirage");
  expect(t.options(0)).toEqual(["2.1@2", "2.2@2", "2.3@2", "2.4@2", "2.5@2"]);
  t.answer(0, "2.2@2");
  expect(t.totals()).toEqual({ offense: 10 + 3, defense: 8 + 4 + 4 });
});

test("an ally of both sides is one ally [mirage super]", () => {
  const t = table({
    aliens: ["mirage", "hacker", "yin-yang"],
    settings,
    hands: [["attack-10", "flare-mirage"], ["attack-08"], []],
    destiny: ["seat-1"],
  });
  t.until("alliance/invite-offense").answer(0, ["player/2"]).answer(1, ["player/2"]);
  t.until("window/alliance.answer").answer(2, "yin-yang").answer(2, { "2.1": 1 }).answer(2, { "2.2": 1 });
  t.until("mirage/own").answer(0, "0.3@0").answer(0, "1.3@1").until("boost").answer(0, "flare-mirage");
  expect([t.asked(0), t.options(0)]).toEqual(["mirage/ally", ["2.1@2", "2.2@2", "2.3@2", "2.4@2", "2.5@2"]]);
});

test("without a negotiate in hand it is not offered [mirage wild]", () => {
  const hands = [["attack-10", "attack-04", "flare-mirage"], ["attack-08"], []];
  const t = fight({ settings, hands }).cards("attack-10", "attack-08").finish();
  expect(t.wasAsked(0, "window/reveal.reinforce")).toBe(false);
});
