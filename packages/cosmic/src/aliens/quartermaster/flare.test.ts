import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";

const settings = { boxes: ["base", "dominion"] };
const deck = ["attack-20", "quash", "morph"];

test("cards of the own hand take the place of draws [quartermaster wild]", () => {
  const hands = [["attack-04", "attack-05", "attack-06", "flare-quartermaster"], ["attack-30"], []];
  const t = fight({ settings, hands, deck, allies: [[2, "defense", 2]] }).cards("attack-04", "attack-30");
  t.until("window/rewards.declared").answer(0, "flare-quartermaster");
  expect(t.question(0)).toMatchObject({ key: "quartermaster/supply", min: 1, max: 2 });
  t.answer(0, ["attack-05"]);
  expect([t.hand(2), t.hand(0)]).toEqual([
    ["attack-05", "attack-20"],
    ["attack-06", "flare-quartermaster"],
  ]);
});

test("they are rewards like the cards that are drawn: the Barbarian's flare looks at all of them [quartermaster wild, barbarian wild]", () => {
  const hands = [["attack-04", "attack-05", "flare-quartermaster"], ["attack-30"], ["flare-barbarian"]];
  const allies = [[2, "defense", 2]] as const;
  const t = fight({ settings, hands, deck, allies, declining: ["flare-barbarian"] }).cards("attack-04", "attack-30");
  t.until("window/rewards.declared").answer(0, "flare-quartermaster");
  t.until("window/cards.received").answer(2, "flare-barbarian");
  expect(t.options(2)).toEqual(["attack-05", "attack-20"]);
});

test("with the super it mixes its hand and its own rewards with the others' [quartermaster super]", () => {
  const aliens = ["clone", "hacker", "quartermaster", "machine"];
  const hands = [["attack-04"], ["attack-30"], ["negotiate", "flare-quartermaster"], []];
  const allies = [
    [2, "defense", 1],
    [3, "defense", 1],
  ] as const;
  const t = fight({ players: 4, aliens, settings, hands, deck, allies, declining: ["clone", "machine"] });
  t.cards("attack-04", "attack-30").until("boost").answer(2, "flare-quartermaster");
  expect(t.options(2)).toEqual(["attack-20", "quash", "negotiate"]);
  t.answer(2, ["negotiate"]);
  expect([t.hand(3), t.hand(2)]).toEqual([["negotiate"], ["attack-20", "flare-quartermaster", "quash"]]);
});

test("not for rewards without cards, nor without a card of the own [quartermaster wild]", () => {
  const fought = (mine: string[], more = {}) => {
    const hands = [["attack-04", ...mine, "flare-quartermaster"], ["attack-30"], []];
    return fight({ settings, hands, deck, allies: [[2, "defense", 1]], ...more }).cards("attack-04", "attack-30");
  };
  const home = { warp: [0, 0, 1], ships: { "2.5": [0, 0, 3] } };
  const ships = fought(["attack-05"], home).until("rewards/ships").answer(2, 1).finish();
  const empty = fought([]).finish();
  expect([ships, empty].map((t) => t.wasAsked(0, "window/rewards.declared"))).toEqual([false, false]);
});

test("with the super there is nothing to deliver to those who take ships alone [quartermaster super]", () => {
  const aliens = ["clone", "hacker", "quartermaster", "machine"];
  const hands = [["attack-04"], ["attack-30"], ["negotiate", "flare-quartermaster"], []];
  const allies = [
    [2, "defense", 1],
    [3, "defense", 1],
  ] as const;
  const away = { warp: [0, 0, 0, 1], ships: { "3.5": [0, 0, 0, 3] } };
  const t = fight({ players: 4, aliens, settings, hands, deck, allies, declining: ["clone", "machine"], ...away });
  t.cards("attack-04", "attack-30").until("rewards/ships").answer(3, 1).until("ships/bring").answer(2, { "3.1": 1 });
  t.finish();
  expect([t.wasAsked(2, "boost"), t.table.warp[3], t.hand(2).length]).toEqual([false, 0, 3]);
});
