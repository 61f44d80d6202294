import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { rewarded } from "../../testing/rewarded.ts";

const settings = { boxes: ["base", "dominion"] };

test("an ally takes rewards out of the winner's hand, the rest from the deck [pirate wild]", () => {
  const hands = [["attack-04"], ["attack-20", "quash", "attack-15"], ["flare-pirate"]];
  const t = fight({ settings, hands, deck: ["morph"], allies: [[2, "defense", 3]] }).cards("attack-04", "attack-20");
  t.until("window/rewards.declared").answer(2, "flare-pirate");
  expect(t.question(2)).toMatchObject({ key: "pirate/take", min: 1, max: 2, params: { player: "player/1" } });
  t.answer(2, 2);
  expect(t.told("cards.taken")).toEqual([{ player: "player/2", from: "player/1", n: 2 }]);
  expect([t.hand(2)]).toEqual([["attack-15", "flare-pirate", "morph", "quash"]]);
});

test("cards taken beyond the card rewards stand for ships, which stay in the warp [pirate wild]", () => {
  const hands = [["attack-04"], ["attack-20", "quash", "attack-15"], ["flare-pirate"]];
  const away = { warp: [0, 0, 2], ships: { "2.5": [0, 0, 2] } };
  const t = fight({ settings, hands, ...away, allies: [[2, "defense", 3]] }).cards("attack-04", "attack-20");
  t.until("rewards/ships").answer(2, 2);
  t.until("window/rewards.declared").answer(2, "flare-pirate").answer(2, 2);
  t.until("window/resolution.keep", 0);
  expect([t.hand(2), t.table.warp[2]]).toEqual([["attack-15", "flare-pirate", "quash"], 1]);
});

test("a rift taken like that detonates [pirate wild, RF-4]", () => {
  const hands = [["attack-04"], ["attack-20", "rift-1"], ["flare-pirate"]];
  const t = rewarded({ settings, hands, allies: [[2, "defense", 1]] }).cards("attack-04", "attack-20");
  t.until("rewards/split").answer(2, { "back/cosmic": 1 });
  t.until("window/rewards.declared").answer(2, "flare-pirate");
  expect(t.told("rift.detonated")).toEqual([{ player: "player/2", card: "card/rift-1" }]);
});

test("what is taken like that is a reward, so Barbarian's wild flare may refuse a rift [pirate wild, barbarian wild, DR-8]", () => {
  const hands = [["attack-04"], ["attack-20", "rift-1"], ["flare-pirate", "flare-barbarian"]];
  const more = { useFlares: true, unlimitedFlares: true };
  const t = rewarded({ settings: { ...settings, ...more }, hands, allies: [[2, "defense", 1]] });
  t.cards("attack-04", "attack-20").until("rewards/split").answer(2, { "back/cosmic": 1 });
  t.until("window/rewards.declared").answer(2, "flare-pirate");
  t.until("window/cards.received").answer(2, "flare-barbarian").finish();
  expect([t.told("rift.detonated"), t.table.rewardDiscard.length]).toEqual([[], 1]);
});

test("with the super one ship sent home is worth two captives [pirate super]", () => {
  const hands = [["attack-20", "attack-08", "flare-pirate"], ["attack-04"], []];
  const aliens = ["pirate", "hacker", "clone"];
  const t = fight({ aliens, settings, hands, gate: 3, declining: ["clone"] }).cards("attack-20", "attack-04");
  t.until("window/resolution.before").answer(0, "pirate").until("boost").answer(0, "flare-pirate");
  expect(t.question(0)).toMatchObject({ key: "pirate/capture", max: 4 });
  t.answer(0, { "player/1": 4 });
  expect(t.question(0)).toMatchObject({ key: "pirate/home", min: 2, max: 3 });
  t.answer(0, 2).until("turn/again");
  expect([t.table.memo.pirate.ships, t.ships("1.1", 0), t.hand(0)]).toEqual([
    [0, 4, 0],
    1,
    ["attack-08", "flare-pirate"],
  ]);
});

test("a winner without cards has nothing to take [pirate wild]", () => {
  const hands = [["attack-04"], ["attack-20"], ["flare-pirate"]];
  const t = fight({ settings, hands, allies: [[2, "defense", 1]] }).finish();
  expect([t.told("rewards.taken").length, t.wasAsked(2, "window/rewards.declared")]).toEqual([1, false]);
});

test("with a single ship to be captured the super brings nothing and is not offered [pirate super]", () => {
  const hands = [["attack-20", "attack-08", "flare-pirate"], ["attack-04"], []];
  const ships = { "1.1": [0, 1], "1.2": [0, 7] };
  const aliens = ["pirate", "hacker", "clone"];
  const t = fight({ aliens, settings, hands, ships, gate: 1, declining: ["clone"] }).cards("attack-20", "attack-04");
  t.until("window/resolution.before").answer(0, "pirate").until("turn/again");
  expect([t.wasAsked(0, "boost"), t.table.memo.pirate.ships]).toEqual([false, [0, 1, 0]]);
});
