import { expect, test } from "vitest";
import { CARDS } from "../../cards.ts";
import { powerOf } from "../../installed.ts";
import { type Engagement, fight } from "../../testing/fight.ts";
import { rewardTable } from "../../testing/rewarded.ts";
import { type TestSetUp, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };
const declining = ["clone"];
const deck = ["attack-20", "quash", "morph", "attack-23", "plague"];

/** Seat 0 attacks seat 1 and loses; seats 2 and 3 help the defense. The Quartermaster has the seat that is said. */
function supply(quartermaster: number, more: Partial<TestSetUp> & Engagement = {}) {
  const aliens = ["clone", "hacker", "healer", "machine", "observer"].map((alien, seat) =>
    seat === quartermaster ? "quartermaster" : alien,
  );
  const hands = [["attack-04"], ["attack-30"], [], [], []];
  return fight({
    players: 5,
    aliens,
    settings,
    hands,
    deck,
    allies: [
      [2, "defense", 2],
      [3, "defense", 1],
    ],
    declining: [...declining, "healer", "machine"],
    ...more,
  }).cards("attack-04", "attack-30");
}

test("it draws all cards of the others, looks and deals them out; the one left is its fee [quartermaster 0, quartermaster 1, quartermaster 3, quartermaster 5]", () => {
  expect(powerOf("quartermaster").effect.alert).toBe("yellow");
  const t = supply(4).until("quartermaster/deliver");
  expect([t.options(4), t.question(4)?.params]).toEqual([deck.slice(0, 4), { player: "player/2", n: 2 }]);
  expect(t.question(1)).toBeUndefined();
  t.answer(4, ["quash", "morph"]);
  expect(t.options(4)).toEqual(["attack-20", "attack-23"]);
  t.answer(4, ["attack-20"]);
  expect([t.hand(2), t.hand(3), t.hand(4)]).toEqual([["morph", "quash"], ["attack-20"], ["attack-23"]]);
});

test("it may take a ship of its own as the fee [quartermaster 5]", () => {
  const t = supply(4, { ships: { "4.1": [0, 0, 0, 0, 2] }, warp: [0, 0, 0, 0, 2] }).until("quartermaster/fee");
  expect(t.options(4)).toEqual(["cosmic", "ship"]);
  t.answer(4, "ship").answer(4, ["quash", "morph"]).until("ships/return");
  expect(t.question(4)).toMatchObject({ min: 1, max: 1 });
  expect([t.hand(3), t.hand(4)]).toEqual([["attack-20"], []]);
});

test("it places the ships that others retrieve [quartermaster 2]", () => {
  const t = supply(4, { ships: { "2.1": [0, 0, 3] }, warp: [0, 0, 1] })
    .until("rewards/ships")
    .answer(2, 1);
  t.until("ships/bring");
  expect(t.question(4)).toMatchObject({ min: 1, max: 1, params: { player: "player/2", n: 1 } });
  expect(t.options(4)).toEqual(["2.1", "2.2", "2.3", "2.4", "2.5"]);
  t.answer(4, { "2.4": 1 });
  expect(t.ships("2.4", 2)).toBe(5);
});

test("a ship that another power has brought home meanwhile becomes a card of the delivery [quartermaster 3, RES-10]", () => {
  const t = supply(4, {
    aliens: ["clone", "hacker", "healer", "remora", "quartermaster"],
    ships: { "2.1": [0, 0, 3], "3.1": [0, 0, 0, 3] },
    warp: [0, 0, 1, 1],
  });
  t.until("rewards/ships", 2).answer(2, 1).until("rewards/ships", 3).answer(3, 1).until("ships/bring");
  t.answer(4, { "2.4": 1 }).answer(3, "remora").answer(3, { "3.4": 1 }).answer(3, "pass");
  expect([t.asked(4), t.options(4)]).toEqual(["quartermaster/deliver", deck.slice(0, 3)]);
});

test("it takes its own rewards afterwards, and no fee [quartermaster 4]", () => {
  const t = supply(3).until("window/regroup.start");
  expect(t.told("quartermaster.drew")).toEqual([{ player: "player/3", n: 2 }]);
  expect([t.hand(2), t.hand(3), t.wasAsked(3, "quartermaster/fee")]).toEqual([
    ["attack-20", "quash"],
    ["morph"],
    false,
  ]);
});

test("zapped, all receive their rewards as usual [quartermaster zap]", () => {
  const hands = [["attack-04", "cosmic-zap"], ["attack-30"], [], [], []];
  const t = supply(4, { hands }).until("window/power.used", 0).answer(0, "cosmic-zap");
  expect([t.hand(2), t.hand(3), t.hand(4)]).toEqual([["attack-20", "quash"], ["morph"], []]);
});

test("if only ships are wanted there is no card to be had [quartermaster EC1]", () => {
  const ships = { "2.1": [0, 0, 3], "3.1": [0, 0, 0, 3] };
  const one: Engagement = { allies: [[2, "defense", 1]] };
  const t = supply(4, { ships, warp: [0, 0, 1, 1], ...one })
    .until("rewards/ships")
    .answer(2, 1);
  expect(t.until("ships/bring").wasAsked(4, "quartermaster/fee")).toBe(false);
});

test("what the reward deck has not got is taken otherwise before anything is drawn [quartermaster 3, RD-10]", () => {
  const rewardDeck = ["attack-12-21"];
  const held = CARDS.filter(({ back, name }) => back === "reward" && !rewardDeck.includes(name)).map(
    ({ name }) => name,
  );
  const t = supply(4, {
    settings: { ...settings, rewardDeck: true },
    rewardDeck,
    hands: [["attack-04"], ["attack-30", ...held, "attack-12-21"], [], [], []],
    ships: { "3.1": [0, 0, 0, 3] },
    warp: [0, 0, 0, 1],
    lenient: true,
  });
  t.until("rewards/split", 2).answer(2, { reward: 1, cosmic: 1 }).answer(3, { reward: 1 });
  t.until("rewards/split", 3);
  expect(t.question(3)).toMatchObject({ min: 1, max: 1, source: { rule: "RD-10" } });
  t.answer(3, { warp: 1 }).until("ships/bring");
  expect(t.question(4)).toMatchObject({ params: { player: "player/3", n: 1 } });
});

test("cards of its own that lie aside are not among those it deals out [quartermaster 3, laser 3]", () => {
  const t = table({
    aliens: ["laser", "quartermaster", "healer"],
    settings,
    hands: [["attack-04"], ["attack-30", "attack-40", "attack-15"], []],
    deck,
    destiny: ["seat-1"],
    declining: ["healer"],
  });
  t.until("laser/number").answer(0, 2).until("alliance/invite-defense").answer(1, ["player/2"]);
  t.until("alliance/answer").answer(2, "defense").answer(2, { "2.1": 1 }).until("quartermaster/deliver");
  expect(t.options(1)).toEqual(["attack-20", "quash"]);
  t.answer(1, ["quash"]).finish();
  expect([t.hand(2), t.told("quartermaster.kept"), t.told("cards.returned")]).toEqual([
    ["quash"],
    [{ player: "player/1", n: 1 }],
    [{ player: "player/1", n: 2 }],
  ]);
});

test("others hear that it draws [quartermaster 3]", () => {
  const aliens = ["clone", "remora", "healer", "machine", "quartermaster"];
  const t = supply(4, { aliens }).until("window/cards.drawn");
  expect([t.asked(1), t.options(1)]).toEqual(["window/cards.drawn", ["pass", "remora"]]);
});

test("cards that a Rift brings are no rewards [quartermaster 1]", () => {
  const aliens = ["clone", "hacker", "quartermaster"];
  const hands = [["attack-04", "rift-2"], ["attack-30"], []];
  const own = rewardTable({ aliens, settings, hands, deck, declining }).until("window/regroup.start");
  own.answer(0, "rift-2").answer(0, { cosmic: 2 });
  expect([own.hand(0), own.told("power.used")]).toEqual([["attack-04", "attack-20", "quash"], []]);
});

test("a reward taken out of the winner's hand is none it delivers, whoever comes first [quartermaster 1, pirate wild]", () => {
  const hands = [["attack-04"], ["attack-30", "negotiate", "attack-05"], ["flare-pirate"], [], []];
  const t = supply(0, { hands, allies: [[2, "defense", 2]] }).until("window/rewards.declared", 2);
  expect(t.told("power.used")).toEqual([]);
  t.answer(2, "flare-pirate").until("pirate/take").answer(2, 1).answer(0, "cosmic");
  expect(t.question(0)).toMatchObject({ key: "quartermaster/deliver", params: { player: "player/2", n: 1 } });
});

test("it also places a special ship among those [quartermaster 2, SS-7]", () => {
  const t = fight({
    players: 4,
    aliens: ["clone", "hacker", "healer", "quartermaster"],
    settings: { ...settings, specialShips: "flagship" },
    hands: [["attack-04"], ["attack-30"], [], []],
    allies: [[2, "defense", 2]],
    ships: { "2.1": [0, 0, 2] },
    warp: [0, 0, 2],
    specials: ["planet/0.5", "planet/1.5", "place/warp", "planet/3.5"].map(
      (at, seat) => ({ kind: "jumper", seat, at }) as const,
    ),
    declining: [...declining, "healer", "jump", "flagship-bonus"],
  });
  t.cards("attack-04", "attack-30").until("rewards/ships").answer(2, 2).until("ships/bring");
  t.answer(3, { "2.2": 1, "2.4": 1 });
  expect([t.asked(3), t.options(3), t.asked(2)]).toEqual(["ships/special-bring", ["2.2", "2.4"], undefined]);
  t.answer(3, { "2.4": 1 });
  expect(t.table.specials[2]).toMatchObject({ seat: 2, at: "planet/2.4" });
});

test("it does nothing about rewards of its own alone [quartermaster 1]", () => {
  const hands = [["attack-04"], ["attack-30"], []];
  const aliens = ["clone", "hacker", "quartermaster"];
  const settings = { boxes: ["base", "dominion"] };
  const t = fight({ aliens, settings, hands, allies: [[2, "defense", 1]], declining: ["clone"] }).finish();
  expect([t.told("rewards.taken").length, t.told("power.used")]).toEqual([1, []]);
});

test("where there are no more cards than are due nothing is asked [quartermaster 3]", () => {
  const more = {
    ships: { "4.1": [0, 0, 0, 0, 2] },
    warp: [0, 0, 0, 0, 2],
    courtesy: true,
    passing: ["planning/select"],
  };
  const t = supply(4, more).until("quartermaster/fee").answer(4, "ship");
  t.until("quartermaster/deliver").answer(4, ["quash", "morph"]).until("ships/return");
  expect([t.asked(4), t.hand(2), t.hand(3)]).toEqual(["ships/return", ["morph", "quash"], ["attack-20"]]);
});
