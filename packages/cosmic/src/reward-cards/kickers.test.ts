import { expect, test } from "vitest";
import { engage } from "../testing/fight.ts";
import { accept, offer } from "../testing/haggle.ts";
import { kick, rewardDiscard, rewarded, rewardTable, shown } from "../testing/rewarded.ts";
import { view } from "../view.ts";

test("main players may lay down one each before selection; all hear that, and nobody sees which [KI-1]", () => {
  const hands = [["attack-10", "attack-04", "duplicity", "signal-lost"], ["attack-08"], ["self-destruct"]];
  const t = rewarded({ hands }).until("window/planning.lay");
  expect([t.options(0), t.asked(2)]).toEqual([["pass", "duplicity", "signal-lost"], undefined]);
  t.answer(0, "signal-lost");
  expect(t.told("laid.kicker")).toEqual([{ player: "player/0" }]);
  expect([t.asked(0), t.options(0)]).toEqual(["planning/select", ["attack-10", "attack-04"]]);
  expect(t.told("reveal.kicker")).toEqual([]);
  t.answer(0, "attack-10");
  expect(t.told("reveal.kicker")).toEqual([{ player: "player/0", card: "card/signal-lost" }]);
});

test("an effect on encounter cards leaves the kickers where they are [KI-2]", () => {
  const hands = [["attack-10", "duplicity"], ["attack-06"], []];
  const t = rewarded({ hands, aliens: ["sorcerer", "will", "machine"], declining: ["machine"] });
  kick(t, 0, "duplicity").until("window/planning.selected").answer(0, "sorcerer");
  expect(t.totals()).toEqual({ offense: 13, defense: 14 });
});

test("the own attack is multiplied, the ships are not [KI-3]", () => {
  const hands = [["attack-10", "duplicity"], ["attack-08"], []];
  const t = kick(rewarded({ hands, gate: 4, allies: [[2, "offense", 4]] }), 0, "duplicity");
  expect(t.totals()).toEqual({ offense: 28, defense: 12 });
});

test("cards that change by themselves settle first, everything else comes after [KI-4, MO-2, VA-2, KI-12, RV-1]", () => {
  const hands = [["morph", "duplicity"], ["attack-12-21"], []];
  const t = kick(rewarded({ hands, destiny: ["seat-1.1"] }), 0, "duplicity");
  expect(t.totals()).toEqual({ offense: 43, defense: 25 });
  const tripler = rewarded({
    hands: [["attack-06", "duplicity"], ["attack-08"], []],
    aliens: ["tripler", "will", "human"],
  });
  expect(kick(tripler, 0, "duplicity").totals()).toEqual({ offense: 5, defense: 12 });
});

test("the card already shows the multiplied value when other effects may be used [KI-4, KI-3]", () => {
  const hands = [["attack-10", "duplicity", "flare-mirror"], ["attack-08"], []];
  const t = kick(rewarded({ hands, aliens: ["warrior", "will", "human"] }), 0, "duplicity");
  t.until("window/reveal.change");
  expect(shown(t)).toEqual([
    ["attack", 20],
    ["attack", 8],
  ]);
});

test("a morph copies the other card without its kicker [MO-2, MO-1]", () => {
  const t = kick(rewarded({ hands: [["reward-morph"], ["attack-08", "duplicity"], []] }), 1, "duplicity");
  expect(t.totals()).toEqual({ offense: 9, defense: 20 });
});

test("two morphs: both main players lose [MO-1, OT-1]", () => {
  const t = rewarded({ hands: [["reward-morph"], ["morph"], []] }).until("window/resolution.keep");
  expect([t.told("encounter.bothLost"), t.table.warp]).toEqual([[{}], [1, 4, 0]]);
});

test("with a negotiate against an attack the compensation is multiplied, as far as the hand goes [KI-5, KI-7]", () => {
  const hands = [["attack-20", "attack-04", "attack-06", "attack-08", "attack-10"], ["negotiate", "duplicity"], []];
  const ships = { "1.1": [0, 1, 0], "1.2": [0, 7, 0] };
  const t = kick(rewarded({ hands, ships, target: "1.1" }), 1, "duplicity").cards("attack-20", "negotiate");
  t.until("window/resolution.keep", 0);
  expect([t.hand(0).length, t.hand(1).length]).toEqual([2, 2]);
  const all = kick(rewarded({ hands }), 1, "duplicity")
    .cards("attack-20", "negotiate")
    .until("window/resolution.keep", 0);
  expect([all.hand(0), all.hand(1).length]).toEqual([[], 4]);
});

test("whoever is asked about a compensation hears of as many cards as will be taken [KI-5, faulty-translator 1, clone super]", () => {
  const ships = { "1.1": [0, 1], "1.2": [0, 7] };
  const hand = ["attack-05", "attack-06", "attack-07", "attack-08"];
  const two = rewarded({
    ...{ players: 4, aliens: ["warrior", "will", "human", "zombie"], ships, target: "1.1" },
    hands: [["attack-20"], ["faulty-translator", "duplicity"], hand, ["attack-04"]],
    allies: [
      [2, "offense", 1],
      [3, "offense", 1],
    ],
  });
  kick(two, 1, "duplicity").until("faulty-translator/payer");
  expect(two.question(1)?.params).toEqual({ n: 2 });
  expect(two.answer(1, "2").finish().hand(1)).toHaveLength(2);
  const boosted = rewarded({
    ...{ aliens: ["warrior", "clone", "human"], ships, target: "1.1", declining: ["clone"] },
    hands: [["attack-20", ...hand], ["negotiate", "duplicity", "flare-clone"], []],
  });
  kick(boosted, 1, "duplicity").cards("attack-20", "negotiate").until("window/resolution.compensation");
  expect(boosted.answer(1, "flare-clone").question(1)).toMatchObject({ min: 3, max: 4, params: { n: 2 } });
});

test("of a failed deal the opponent loses so many times as many ships [KI-6, KI-7]", () => {
  const t = kick(rewarded({ hands: [["negotiate", "duplicity"], ["negotiate"], []] }), 0, "duplicity");
  t.until("deal").answer(0, { do: "refuse" });
  expect([t.question(0), t.question(1)]).toMatchObject([{ min: 3 }, { min: 6 }]);
});

test("what is added or spared comes before the multiplication [KI-7, faulty-translator 3]", () => {
  const t = kick(rewarded({ hands: [["negotiate", "duplicity"], ["faulty-translator"], []] }), 0, "duplicity");
  t.until("deal").answer(0, { do: "refuse" });
  expect([t.question(0), t.question(1)]).toMatchObject([{ min: 2 }, { min: 4 }]);
});

test("a deal that is made is not touched [KI-6]", () => {
  const t = kick(
    rewarded({ hands: [["negotiate", "duplicity", "attack-04"], ["negotiate", "attack-06"], []] }),
    0,
    "duplicity",
  );
  t.cards("negotiate", "negotiate")
    .until("deal")
    .answer(0, offer({ "attack-04": 1 }, {}))
    .answer(1, accept);
  expect([t.hand(0), t.hand(1), t.table.warp]).toEqual([[], ["attack-04", "attack-06"], [0, 0, 0]]);
});

test("it is discarded with the encounter cards [KI-10, RD-7]", () => {
  const t = rewarded({
    hands: [["attack-10", "duplicity"], ["attack-08"], []],
    aliens: ["warrior", "human", "macron"],
  });
  kick(t, 0, "duplicity");
  expect(t.told("encounter.discarded")).toEqual([{ cards: "card/attack-10.1 card/attack-08.1 card/duplicity" }]);
  expect([rewardDiscard(t), view(t.state, "spectator").laid]).toEqual([["duplicity"], []]);
});

test("a retreat is not multiplied, and the text still works [KI-11, DR-3]", () => {
  const t = rewarded({ hands: [["retreat", "duplicity"], ["attack-08"], []], allies: [[2, "offense", 2]] });
  kick(t, 0, "duplicity").until("window/resolution.keep", 0);
  expect(t.table.warp).toEqual([0, 0, 2]);
});

test("if the encounter ends before reveal it goes back to hand [KI-11]", () => {
  const hands = [["attack-10", "duplicity"], ["attack-08", "attack-06", "flare-oracle"], []];
  const t = rewarded({ hands, aliens: ["warrior", "oracle", "human"] });
  kick(t, 0, "duplicity").until("window/planning.shown").answer(1, "flare-oracle").until("turn/again");
  expect(t.hand(0)).toEqual(["attack-10", "duplicity"]);
});

test("one that a Demon played from a possessed hand goes back to its owner [KI-11, demon 3]", () => {
  const hands = [["attack-10"], ["attack-08", "attack-06", "flare-oracle"], ["duplicity"]];
  const t = rewardTable({ hands, aliens: ["demon", "oracle", "human"] }).until("window/alliance.before");
  t.answer(0, "demon").until("window/planning.lay").answer(0, "duplicity");
  t.until("window/planning.shown").answer(1, "flare-oracle").until("turn/again");
  expect([t.hand(0), t.hand(2)]).toEqual([["attack-10"], ["duplicity"]]);
  expect(t.told("laid.returned")).toEqual([{ player: "player/2", type: "type/kicker" }]);
});

test("a card that takes the place of another is multiplied, one that is added is not [KI-12, DR-10]", () => {
  const chosen = (how: string) => {
    const hands = [["attack-10", "duplicity"], ["attack-08"], []];
    const deck = ["attack-06", "plague", "quash"];
    const t = rewarded({ hands, deck, aliens: ["chosen", "will", "human"] });
    kick(t, 0, "duplicity").until("window/reveal.change").answer(0, "chosen").answer(0, ["attack-06"]);
    return t.answer(0, how).totals();
  };
  expect(chosen("replace")).toEqual({ offense: 13, defense: 12 });
  expect(chosen("add")).toEqual({ offense: 27, defense: 12 });
});

test("wild Pacifist's attack is multiplied, wild Mirror copies what the kicker did not make [KI-12, MO-2]", () => {
  const aliens = ["warrior", "will", "human"];
  const armed = rewarded({ hands: [["negotiate", "duplicity", "flare-pacifist"], ["attack-08"], []], aliens });
  kick(armed, 0, "duplicity").until("window/reveal.change").answer(0, "flare-pacifist");
  expect(armed.totals()).toEqual({ offense: 31, defense: 12 });
  const copied = rewarded({ hands: [["attack-04", "flare-mirror"], ["attack-08", "duplicity"], []], aliens });
  kick(copied, 1, "duplicity").until("window/reveal.change").answer(0, "flare-mirror");
  expect(copied.totals()).toEqual({ offense: 9, defense: 20 });
});

test("Calculator, Mirror and wild Tripler act on what the kicker has made [KI-12, DR-2, DR-10]", () => {
  const hands = [["attack-40", "give-war-a-chance"], ["attack-08"], []];
  const mirror = rewarded({ hands, aliens: ["mirror", "will", "human"] });
  kick(mirror, 0, "give-war-a-chance").until("window/planning.selected").answer(0, "mirror");
  expect(mirror.totals()).toEqual({ offense: 62, defense: 84 });
  const calculator = rewarded({ hands, aliens: ["calculator", "will", "human"] });
  kick(calculator, 0, "give-war-a-chance").until("window/planning.selected").answer(0, "calculator");
  expect(calculator.totals()).toEqual({ offense: 153, defense: 12 });
  const tripler = rewarded({
    hands: [["attack-06", "duplicity"], ["attack-08", "flare-tripler"], []],
    aliens: ["warrior", "will", "human"],
  });
  kick(tripler, 0, "duplicity");
  expect(tripler.totals()).toEqual({ offense: 13, defense: 12 });
  const high = rewarded({
    hands: [["attack-08", "duplicity"], ["attack-08", "flare-tripler"], []],
    aliens: ["warrior", "will", "human"],
  });
  kick(high, 0, "duplicity").until("window/reveal.first").answer(1, "flare-tripler");
  expect(high.totals()).toEqual({ offense: 7, defense: 12 });
});

test("Mirror turns the digits and keeps the sign [DR-2]", () => {
  const t = rewarded({
    hands: [["attack-12", "reverse-polarity"], ["attack-08"], []],
    aliens: ["mirror", "will", "human"],
  });
  kick(t, 0, "reverse-polarity").until("window/planning.selected").answer(0, "mirror");
  expect(t.totals()).toEqual({ offense: -20, defense: -76 });
});

test("Reverse Polarity turns every attack of the encounter, and compensation and failed deals are left alone [reverse-polarity 1, KI-8, KI-9]", () => {
  const attacks = rewarded({ hands: [["attack-10", "reverse-polarity"], ["attack-08", "duplicity"], []] });
  kick(kick(attacks, 0, "reverse-polarity").answer(1, "pass"), 1, "duplicity");
  expect(attacks.totals()).toEqual({ offense: -9, defense: -12 });
  const paid = rewarded({
    hands: [["attack-10", "attack-04", "attack-06"], ["negotiate", "reverse-polarity"], []],
    ships: { "1.1": [0, 1, 0], "1.2": [0, 7, 0] },
    target: "1.1",
  });
  kick(paid, 1, "reverse-polarity").cards("attack-10", "negotiate").until("window/resolution.keep", 0);
  expect([paid.hand(0).length, paid.hand(1).length]).toEqual([1, 1]);
  const failed = kick(
    rewarded({ hands: [["negotiate", "reverse-polarity"], ["negotiate"], []] }),
    0,
    "reverse-polarity",
  );
  failed.until("deal").answer(0, { do: "refuse" });
  expect([failed.question(0), failed.question(1)]).toMatchObject([{ min: 3 }, { min: 3 }]);
});

test("Give War a Chance multiplies the own attack by four and nothing else [give-war-a-chance 1, KI-9]", () => {
  const t = kick(rewarded({ hands: [["attack-10", "give-war-a-chance"], ["attack-08"], []] }), 0, "give-war-a-chance");
  expect(t.totals()).toEqual({ offense: 41, defense: 12 });
  const failed = kick(
    rewarded({ hands: [["negotiate", "give-war-a-chance"], ["negotiate"], []] }),
    0,
    "give-war-a-chance",
  );
  failed.until("deal").answer(0, { do: "refuse" });
  expect([failed.question(0), failed.question(1)]).toMatchObject([{ min: 3 }, { min: 3 }]);
});

test("Self Destruct: both sides lose at once, all ships in the encounter go to the warp, and nobody gets anything [self-destruct 1, self-destruct 2]", () => {
  const ships = { "1.1": [0, 4, 1], "2.1": [0, 0, 3] };
  const hands = [["attack-40", "attack-04"], ["negotiate", "self-destruct"], ["emotion-control"], []];
  const t = rewarded({ players: 4, hands, ships, target: "1.1", gate: 2, allies: [[3, "defense", 2]] });
  kick(t, 1, "self-destruct").cards("attack-40", "negotiate").until("window/resolution.keep", 0);
  expect([t.table.warp, t.ships("1.1", 2), t.hand(0), t.hand(1)]).toEqual([[2, 4, 0, 2], 1, ["attack-04"], []]);
  expect([t.told("encounter.bothLost"), t.told("rewards.split"), t.wasAsked(2, "window/reveal.change")]).toEqual([
    [{}],
    [],
    false,
  ]);
  expect([t.table.encounter.result, t.table.encounter.winner]).toEqual(["won", -1]);
});

test("Duplicity: winning offensive allies do not land, their ships go to the warp [duplicity 1, duplicity 2, duplicity 4]", () => {
  const t = rewarded({
    hands: [["attack-20", "duplicity"], ["attack-08"], []],
    gate: 2,
    target: "1.1",
    allies: [[2, "offense", 2]],
  });
  kick(t, 0, "duplicity").until("window/resolution.keep", 0);
  expect(t.totals()).toEqual({ offense: 44, defense: 12 });
  expect([t.ships("1.1", 0), t.ships("1.1", 2), t.table.warp]).toEqual([2, 0, [0, 4, 2]]);
});

test("Duplicity: winning defensive allies are rewarded first, then their ships go to the warp [duplicity 3, duplicity 4, DR-3]", () => {
  const t = rewarded({
    hands: [["attack-04"], ["attack-20", "duplicity"], []],
    rewardDeck: ["attack-02-20"],
    allies: [[2, "defense", 2]],
  });
  kick(t, 1, "duplicity").until("rewards/split").answer(2, { cosmic: 1, reward: 1 }).until("window/resolution.keep", 0);
  expect([t.hand(2).length, t.table.warp]).toEqual([2, [1, 0, 2]]);
});

test("Duplicity: allies who go home before a deal go to the warp, those of the other side do not [duplicity 2, DR-3]", () => {
  const hands = [["negotiate", "duplicity"], ["negotiate"], [], []];
  const t = rewarded({
    players: 4,
    hands,
    allies: [
      [2, "offense", 2],
      [3, "defense", 1],
    ],
  });
  kick(t, 0, "duplicity").until("deal");
  expect(t.table.warp).toEqual([0, 0, 2, 0]);
});

test("Duplicity does not hit allies sent home by Force Field [DR-3]", () => {
  const t = rewarded({
    hands: [["attack-20", "duplicity"], ["attack-08", "force-field"], []],
    allies: [[2, "offense", 2]],
  });
  t.until("window/alliance.formed").answer(1, "force-field");
  kick(t, 0, "duplicity").until("window/resolution.keep", 0);
  expect(t.table.warp[2]).toBe(0);
});

test("Duplicity with Solar Wind: ships that land are safe, ships that go home for rewards are not [DR-3]", () => {
  const lands = rewarded({
    hands: [["attack-04"], ["attack-20", "duplicity", "solar-wind"], []],
    target: "1.1",
    allies: [[2, "defense", 2]],
  });
  kick(lands, 1, "duplicity").until("window/reveal.change").answer(1, "solar-wind").until("window/resolution.keep", 0);
  expect([lands.ships("1.1", 2), lands.table.warp[2]]).toEqual([2, 0]);
  const leaves = rewarded({
    hands: [["attack-20", "duplicity", "solar-wind"], ["attack-04"], []],
    allies: [[2, "offense", 2]],
  });
  kick(leaves, 0, "duplicity").until("window/reveal.change").answer(0, "solar-wind").until("rewards/split");
  leaves.answer(2, { cosmic: 2 }).until("window/resolution.keep", 0);
  expect([leaves.hand(2).length, leaves.table.warp[2]]).toEqual([2, 2]);
});

test("Signal Lost: doubled itself, it cancels other kickers, even Self Destruct, and stops reinforcements [signal-lost 1, signal-lost 2, signal-lost 3, signal-lost 4]", () => {
  const hands = [
    ["attack-10", "signal-lost", "reinforcement-5"],
    ["attack-08", "self-destruct", "reinforcement-3"],
    [],
  ];
  const t = kick(rewarded({ hands }), 0, "signal-lost").answer(1, "pass");
  kick(t, 1, "self-destruct").until("window/resolution.keep", 0);
  expect(t.totals()).toEqual({ offense: 21, defense: 12 });
  expect(t.told("kicker.cancelled")).toEqual([{ player: "player/1", card: "card/self-destruct" }]);
  expect([t.wasAsked(0, "window/reveal.reinforce"), t.wasAsked(1, "window/reveal.reinforce")]).toEqual([false, false]);
});

test("negative numbers and nothing are multiplied like others [KI-3, KI-4, REV-13]", () => {
  const aliens = ["warrior", "will", "clone"];
  const hands = [["attack-10", "intimidate-minus-09", "give-war-a-chance"], ["attack-08"], []];
  const low = engage(rewardTable({ hands, aliens }).answer(0, "intimidate-minus-09"));
  expect(kick(low, 0, "give-war-a-chance").totals()).toEqual({ offense: -35, defense: 12 });
  const nothing = rewarded({ hands: [["attack-00", "reverse-polarity"], ["attack-08"], []] });
  kick(nothing, 0, "reverse-polarity").until("window/resolution.keep");
  expect([nothing.table.encounter.shown[0].value, nothing.totals()]).toEqual([0, { offense: 1, defense: -4 }]);
  const calming = ["attack-00", "reverse-polarity", "emotion-control"];
  const copied = rewarded({ hands: [calming, ["attack-08", "flare-mirror"], []] });
  kick(copied, 0, "reverse-polarity").until("window/reveal.change").answer(0, "pass").answer(1, "flare-mirror");
  copied.until("window/reveal.change", 0).answer(0, "emotion-control").until("deal");
  expect(copied.table.encounter.shown.map(({ value }) => value)).toEqual([0, 0]);
});

test("Self Destruct beats a retreat: all ships go to the warp [self-destruct 1, KI-9, KI-11]", () => {
  const t = rewarded({ hands: [["retreat", "self-destruct"], ["attack-08"], []], gate: 2, target: "1.1" });
  kick(t, 0, "self-destruct").until("window/resolution.keep", 0);
  expect(t.table.warp).toEqual([2, 4, 0]);
});
