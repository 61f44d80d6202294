import { expect, test } from "vitest";
import { CARDS } from "./cards.ts";
import { setUp } from "./setup.ts";
import { rewardDiscard, rewarded, rewardTable } from "./testing/rewarded.ts";
import { setTable } from "./testing/table.ts";
import { view } from "./view.ts";

const DEFENDED = { hands: [["attack-04"], ["attack-20"], []], allies: [[2, "defense", 2]] as const };

test("the deck has 32 cards with their own back and is there where the table plays so [RD-1, RD-3, OT-1]", () => {
  const count = (type: string) => CARDS.filter((card) => card.back === "reward" && card.type === type).length;
  const types = [
    "attack",
    "negotiate",
    "retreat",
    "morph",
    "intimidate",
    "reinforcement",
    "kicker",
    "rift",
    "artifact",
  ];
  expect(types.map(count)).toEqual([5, 4, 2, 1, 4, 2, 5, 4, 5]);
  const config = { players: 3, aliens: ["clone", "will", "human"] };
  const dealt = rewardTable({ hands: [["attack-04"], [], []] });
  expect([dealt.state.secret.rewardDeck.length, dealt.table.rewardDiscard]).toEqual([32, []]);
  expect(setUp(config, "seed").secret.rewardDeck).toEqual([]);
  const settings = { rewardDeck: true, alienSelection: "chosen" };
  const shuffled = (seed: string) => setTable({ ...config, settings }, seed).state.secret.rewardDeck;
  expect(new Set(shuffled("one")).size).toBe(32);
  expect(shuffled("one")).not.toEqual(shuffled("two"));
});

test("each reward is a cosmic card, a reward card or a ship; the split is fixed before anything is drawn [RD-4, RD-5]", () => {
  const t = rewarded({
    ...DEFENDED,
    warp: [0, 0, 2],
    ships: { "2.5": [0, 0, 2] },
    deck: ["attack-40"],
    rewardDeck: ["attack-02-20"],
  });
  t.until("rewards/split");
  expect([t.options(2), t.question(2)]).toMatchObject([["cosmic", "reward", "warp"], { min: 2, max: 2 }]);
  t.answer(2, { reward: 1, warp: 1 }).until("window/resolution.keep", 0);
  expect([t.hand(2), t.table.warp[2]]).toEqual([["attack-02-20"], 1]);
  expect(t.told("rewards.split")).toEqual([{ player: "player/2", ships: 1, cards: 0, rewards: 1 }]);
});

test("all who are due say how they split before anything is drawn for anybody [RD-5]", () => {
  const t = rewarded({
    players: 4,
    hands: [["attack-04"], ["attack-20"], [], []],
    allies: [
      [2, "defense", 1],
      [3, "defense", 2],
    ],
    deck: ["attack-40", "attack-30"],
    rewardDeck: ["attack-02-20"],
  }).until("rewards/split");
  expect([t.asked(2), t.asked(3)]).toEqual(["rewards/split", "rewards/split"]);
  t.answer(2, { cosmic: 1 });
  expect([t.hand(2), t.asked(3)]).toEqual([[], "rewards/split"]);
  t.answer(3, { cosmic: 1, reward: 1 });
  expect([t.hand(2), t.hand(3)]).toEqual([["attack-40"], ["attack-02-20", "attack-30"]]);
});

test("new hands come from the cosmic deck, compensation from a hand [RD-6]", () => {
  const t = rewardTable({ hands: [["plague"], ["attack-04"], []], declining: ["plague"] }).until("launch/aim");
  expect(t.told("cards.rewardsDrawn")).toEqual([]);
});

test("discarded reward cards lie in a pile of their own, whoever discards them [RD-7]", () => {
  const t = rewardTable({
    hands: [["attack-10"], ["attack-12-21", "attack-08"], ["plague"]],
    aliens: ["warrior", "will", "human"],
  });
  t.answer(2, "plague").answer(2, "1").answer(1, { "1.1": 3 }).answer(1, ["attack-12-21"]);
  expect([rewardDiscard(t), t.discard]).toEqual([["attack-12-21"], ["plague"]]);
});

test("effects that catch a card as it is discarded catch reward cards too [RD-8]", () => {
  const clone = rewarded({
    hands: [["attack-12-21", "attack-04"], ["attack-08"], []],
    aliens: ["clone", "will", "human"],
  });
  clone.cards("attack-12-21", "attack-08").until("window/resolution.keep").answer(0, "clone");
  expect(clone.hand(0)).toContain("attack-12-21");
  const filch = rewarded({
    hands: [["attack-12-21", "attack-04"], ["attack-08"], []],
    aliens: ["warrior", "filch", "human"],
  });
  filch.cards("attack-12-21", "attack-08").until("window/resolution.discarded").answer(1, "filch");
  expect(filch.hand(1)).toEqual(["attack-12-21"]);
  const fido = rewarded({
    hands: [["attack-12-21", "attack-04"], ["attack-08"], []],
    aliens: ["warrior", "will", "fido"],
  });
  fido.cards("attack-12-21", "attack-08").until("window/resolution.discarded").answer(2, "fido");
  expect(fido.options(2)).toEqual(["attack-12-21", "attack-08"]);
  const vulch = rewardTable({
    hands: [["attack-10", "rebirth"], ["attack-08"], []],
    aliens: ["warrior", "will", "vulch"],
  });
  vulch.answer(0, "rebirth").answer(0, "1").answer(1, {});
  expect(vulch.hand(2)).toEqual(["rebirth"]);
  const reserve = rewarded({
    hands: [["attack-10", "reinforcement-4"], ["attack-08"], ["flare-reserve"]],
    aliens: ["warrior", "will", "human"],
  });
  reserve.until("window/reveal.reinforce").answer(0, "reinforcement-4").answer(0, "offense");
  reserve.until("window/cards.discarded").answer(2, "flare-reserve");
  expect(reserve.hand(2)).toContain("reinforcement-4");
});

test("effects that reach into the discard pile later find no reward cards there [RD-8]", () => {
  const t = rewarded({
    hands: [["attack-10", "flare-fido"], ["attack-08"], []],
    rewardDiscard: ["rift-1"],
    aliens: ["warrior", "will", "human"],
  });
  expect(t.wasAsked(0, "window/planning.before")).toBe(false);
});

test("an empty deck is made anew of its discard pile, without a quake [RD-9, RD-11]", () => {
  const all = CARDS.filter(({ back }) => back === "reward").map(({ name }) => name);
  const t = rewarded({ ...DEFENDED, rewardDiscard: all }).until("rewards/split");
  t.answer(2, { reward: 2 }).until("window/resolution.keep", 0);
  expect([t.told("deck.rewardsShuffled"), t.hand(2).length, t.told("deck.quake")]).toEqual([[{}], 2, []]);
});

test("a ship that is no longer in the warp when its turn comes becomes a card [RES-10, RD-5]", () => {
  const left = (more: object = {}) =>
    rewarded({
      players: 4,
      aliens: ["clone", "hacker", "warrior", "remora"],
      hands: [["attack-04"], ["attack-20"], [], []],
      warp: [0, 0, 1, 1],
      ships: { "2.5": [0, 0, 3, 0], "3.5": [0, 0, 0, 3] },
      deck: ["attack-40"],
      rewardDeck: ["attack-02-20"],
      allies: [
        [2, "defense", 1],
        [3, "defense", 1],
      ],
      ...more,
    });
  const t = left().until("rewards/split").answer(2, { warp: 1 }).answer(3, { warp: 1 });
  t.until("window/ships.retrieved").answer(3, "remora").until("rewards/split");
  expect([t.options(3), t.question(3)?.source.rule]).toEqual([["cosmic", "reward"], "RES-10"]);
  t.answer(3, { reward: 1 }).until("window/resolution.keep", 0);
  expect([t.hand(3), t.table.warp]).toEqual([["attack-02-20"], [1, 0, 0, 0]]);
  const plain = left({ rewardDeck: [], settings: { rewardDeck: false, boxes: ["base", "dominion"] } });
  plain.until("rewards/ships", 2).answer(2, 1).until("rewards/ships", 3).answer(3, 1);
  plain.until("window/ships.retrieved").answer(3, "remora").until("window/resolution.keep", 0);
  expect(plain.hand(3)).toEqual(["attack-40"]);
});

test("with both empty there are none to draw, and a draw that cannot be made is declared anew [RD-10]", () => {
  const all = CARDS.filter(({ back }) => back === "reward").map(({ name }) => name);
  const none = rewarded({
    hands: [["attack-04"], ["attack-20"], [], all],
    players: 4,
    allies: [[2, "defense", 2]],
    lenient: true,
  });
  none.until("window/resolution.keep", 0);
  expect(none.told("rewards.split")).toEqual([{ player: "player/2", ships: 0, cards: 2, rewards: 0 }]);
  const [last, ...rest] = all;
  const hands = [["attack-04"], ["attack-20"], [], []];
  const t = rewarded({
    ...{ players: 4, hands, rewardDeck: [last], stash: [] },
    ...{ warp: [0, 0, 1, 0], ships: { "2.5": [0, 0, 3, 0] }, lenient: true },
    ...{
      memo: {
        citadel: {
          cards: CARDS.filter(({ name, back }) => back === "reward" && rest.includes(name))
            .map(({ n }) => n)
            .slice(0, 31),
          planets: new Array<number>(31).fill(0),
        },
      },
    },
    allies: [[2, "defense", 2]],
  });
  t.until("rewards/split").answer(2, { reward: 2 });
  expect([t.asked(2), t.question(2), t.options(2)]).toMatchObject([
    "rewards/split",
    { min: 1, source: { rule: "RD-10" } },
    ["cosmic", "warp"],
  ]);
});

test("a quake of the cosmic deck takes reward cards out of hands and does not deal them back [RD-11]", () => {
  const used = CARDS.filter(({ type, back }) => type !== "flare" && back === "cosmic").map(({ name }) => name);
  const hand = used.filter((name) => name !== "attack-04" && name !== "attack-20");
  const without = (name: string) => {
    const rest = [...used];
    rest.splice(rest.indexOf(name), 1);
    return rest;
  };
  const mine = without("attack-20");
  mine.splice(mine.indexOf("attack-04"), 1);
  const t = rewarded({
    hands: [["attack-04"], ["attack-20"], ["rift-1"], mine],
    players: 4,
    allies: [[2, "defense", 1]],
    lenient: true,
  });
  t.until("rewards/split").answer(2, { cosmic: 1 });
  expect([t.told("deck.quake"), rewardDiscard(t), hand.length > 0]).toEqual([[{}], ["rift-1"], true]);
  expect(t.state.secret.hands.flat().some((card) => CARDS[card].back === "reward")).toBe(false);
});

test("whoever takes cards at random names the backs [RD-12]", () => {
  const hands = [["attack-20", "attack-06", "attack-03-30", "reinforcement-4"], ["negotiate"], []];
  const t = rewarded({
    hands,
    ships: { "1.1": [0, 2, 0], "1.2": [0, 6, 0] },
    target: "1.1",
    aliens: ["warrior", "will", "human"],
  });
  t.cards("attack-20", "negotiate").until("cards/backs");
  expect([t.question(1), t.asked(0)]).toMatchObject([
    { min: 1, max: 2, params: { player: "player/0", n: 2 } },
    undefined,
  ]);
  t.answer(1, 2);
  expect(t.hand(1)).toEqual(["attack-03-30", "reinforcement-4"]);
});

test("so does the user of wild Hate or wild Vulch [RD-12]", () => {
  const theirs = ["attack-04", "attack-06", "attack-03-30"];
  const aliens = ["warrior", "human", "macron"];
  const hate = rewarded({ hands: [["attack-20", "flare-hate"], theirs, []], aliens });
  hate.until("window/planning.before").answer(0, "flare-hate");
  expect(hate.question(0)).toMatchObject({ key: "cards/backs", min: 0, max: 1 });
  const vulch = rewarded({ hands: [["attack-20", "flare-vulch"], theirs, []], aliens });
  vulch.cards("attack-20", "attack-04").until("window/resolution.after").answer(0, "flare-vulch");
  expect(vulch.question(0)).toMatchObject({ key: "cards/backs", min: 0, max: 1 });
});

test("so does Mite, and the owner of the Enigma Device [RD-12]", () => {
  const hands = [["attack-20"], ["attack-04", "attack-06", "attack-08", "attack-03-30"], []];
  const t = rewardTable({ hands, aliens: ["mite", "will", "human"] })
    .until("mite/choice")
    .answer(1, "discard");
  expect(t.question(0)).toMatchObject({ key: "cards/backs", min: 0, max: 1 });
  const nine = [
    "attack-04",
    "attack-04",
    "attack-06",
    "attack-06",
    "attack-08",
    "attack-08",
    "attack-10",
    "attack-10",
    "rift-1",
  ];
  const device = rewardTable({
    hands: [["attack-20"], nine, []],
    aliens: ["warrior", "will", "human"],
    techs: [["enigma-device"]],
    settings: { tech: true },
    lenient: true,
  });
  device.until("window/regroup.start").answer(0, "enigma-device").until("cards/backs");
  expect(device.question(0)).toMatchObject({ min: 0, max: 1, params: { player: "player/1" } });
});

test("all see how many cards of a hand have the second back, and the back of a card face down [RD-13]", () => {
  const hands = [["attack-10"], ["attack-08", "attack-03-30", "rift-1"], []];
  const t = rewarded({ hands, aliens: ["sorcerer", "will", "human"], declining: ["rift-1"] }).until("planning/select");
  t.answer(1, "attack-03-30").until("window/planning.selected");
  const seen = view(t.state, "spectator");
  expect([seen.rewardBacks, seen.handSizes, seen.rewardFaceDown]).toEqual([
    [0, 1, 0],
    [0, 2, 0],
    [false, true],
  ]);
});

test("Ionic Gas stops rewards that are not paid yet [DR-5]", () => {
  const t = rewarded({
    hands: [["attack-04"], ["attack-20", "ionic-gas", "victory-boon"], []],
    aliens: ["clone", "will", "human"],
    allies: [[2, "defense", 2]],
  });
  t.until("window/resolution.before").answer(1, "ionic-gas").until("window/resolution.after").answer(1, "victory-boon");
  expect([t.told("rewards.split"), t.told("cards.drawn")]).toEqual([[], []]);
});

test("with courtesy whoever holds a card with the second back is asked, whatever it is [RD-13, TIM-03]", () => {
  const hands = [["attack-10"], ["attack-08", "attack-02-20"], []];
  const t = rewarded({ hands, courtesy: true, lenient: true }).until("window/planning.lay");
  expect([t.options(1), t.asked(0), t.asked(2)]).toEqual([["pass"], undefined, undefined]);
});

test("with courtesy so is a Demon with such a card in the possessed hand [RD-13, TIM-03, demon 2]", () => {
  const t = rewardTable({
    hands: [["attack-10"], ["attack-08"], ["attack-02-20"]],
    aliens: ["demon", "human", "macron"],
    courtesy: true,
    lenient: true,
  });
  t.until("window/alliance.before", 0).answer(0, "demon").until("window/planning.lay");
  expect([t.asked(0), t.asked(1)]).toEqual(["window/planning.lay", undefined]);
});
