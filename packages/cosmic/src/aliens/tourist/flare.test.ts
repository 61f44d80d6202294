import { expect, test } from "vitest";
import { CARDS } from "../../cards.ts";
import { fight } from "../../testing/fight.ts";
import { table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };

test("its player alone looks at a deck, a card or a sheet [tourist wild]", () => {
  const hands = [["attack-08", "attack-09"], ["attack-04", "attack-05"], ["flare-tourist"]];
  const t = table({
    settings,
    aliens: ["clone", "hacker", "filch"],
    hands,
    deck: ["morph"],
    declining: ["clone", "filch"],
  });
  t.until("window/turn.first").answer(2, "flare-tourist");
  expect(t.options(2)).toEqual(["peek-destiny", "peek-cosmic", "peek-flares"]);
  t.answer(2, "peek-cosmic");
  const [{ params, privately }] = t.session.events.filter(({ id }) => id === "tourist.peeked");
  expect(params).toEqual({ player: "player/2", what: "word/peek-cosmic" });
  expect(privately).toEqual({ 2: { seen: CARDS.find(({ name }) => name === "morph")?.ref } });
  expect([t.hand(2), t.state.secret.deck.length > 0]).toEqual([["flare-tourist"], true]);
});

test("a card face down can be looked at, but not the own one [tourist wild]", () => {
  const hands = [["attack-08", "attack-09", "flare-tourist"], ["attack-04", "attack-05"], []];
  const t = fight({ settings, hands, declining: ["flare-tourist"] }).cards("attack-08", "attack-04");
  t.until("window/planning.selected").answer(0, "flare-tourist");
  expect(t.options(0)).toEqual(["peek-destiny", "peek-cosmic", "peek-flares", "peek-defense"]);
  t.answer(0, "peek-defense");
  const [{ privately }] = t.session.events.filter(({ id }) => id === "tourist.peeked");
  expect(privately).toEqual({ 0: { seen: expect.stringContaining("attack-04") } });
});

test("so can what others have laid before them [tourist wild]", () => {
  const hands = [["attack-08", "intimidate-29"], ["attack-04", "duplicity"], ["flare-tourist"]];
  const t = fight({
    settings: { ...settings, rewardDeck: true },
    hands,
    declining: ["flare-tourist", "intimidate-29"],
  });
  t.until("window/planning.lay", 1).answer(1, "duplicity").until("window/planning.selected").answer(2, "flare-tourist");
  expect(t.options(2)).toContain("peek-kicker");
  t.answer(2, "peek-kicker");
  const [{ params, privately }] = t.session.events.filter(({ id }) => id === "tourist.peeked");
  expect(params).toEqual({ player: "player/2", what: "word/peek-kicker", whose: "player/1" });
  expect(privately).toEqual({ 2: { seen: expect.stringContaining("duplicity") } });
});

test("with the super ships board from any colony where the liner has come to [tourist super]", () => {
  const t = table({
    aliens: ["tourist", "hacker", "clone"],
    settings,
    hands: [["attack-08", "attack-09", "flare-tourist"], ["attack-04"], []],
    memo: { tourist: { liner: 0 } },
    ships: { "0.1": [1], "2.4": [3, 0, 4] },
    destiny: ["seat-1.2"],
    declining: ["clone"],
  });
  t.until("tourist/move").answer(0, "2").until("window/destiny.final").answer(0, "flare-tourist");
  expect([t.asked(0), t.options(0)]).toEqual(["tourist/board", ["2.4"]]);
  t.answer(0, { "2.4": 2 });
  expect([t.table.memo.tourist.ships, t.ships("2.4", 0), t.hand(0)]).toEqual([
    [2, 0, 0],
    1,
    ["attack-08", "attack-09", "flare-tourist"],
  ]);
});

test("where the Tourist has no colony nobody boards with the super [tourist super]", () => {
  const t = table({
    aliens: ["tourist", "hacker", "clone"],
    settings,
    hands: [["attack-08", "attack-09", "flare-tourist"], ["attack-04"], []],
    memo: { tourist: { liner: 0 } },
    destiny: ["seat-1.2"],
    declining: ["clone"],
  });
  t.until("tourist/move").answer(0, "2").until("launch/aim");
  expect(t.wasAsked(0, "window/destiny.final")).toBe(false);
});

test("after all aboard have landed, ships that board with the super send no postcard [tourist super, tourist 4]", () => {
  const t = table({
    aliens: ["tourist", "hacker", "clone"],
    settings,
    hands: [["attack-08", "attack-09", "flare-tourist"], ["attack-04"], []],
    memo: { tourist: { liner: 0, ships: [3, 0, 0] } },
    ships: { "0.1": [1] },
    destiny: ["seat-1.2"],
    declining: ["clone"],
  });
  t.until("tourist/move").answer(0, "1").until("window/destiny.final").answer(0, "tourist.3").answer(0, "1.4");
  t.until("window/destiny.final").answer(0, "flare-tourist").answer(0, { "1.4": 2 });
  expect([t.asked(0), t.table.memo.tourist.ships]).toEqual(["launch/aim", [2, 0, 0]]);
});
