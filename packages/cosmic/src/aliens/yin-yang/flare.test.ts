import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };

test("whoever loses ships to the warp blames another, who loses as many; the flare returns [yin-yang wild]", () => {
  const hands = [["attack-04", "flare-yin-yang"], ["attack-30"], []];
  const t = fight({ settings, hands, gate: 3 }).cards("attack-04", "attack-30").until("window/ships.gone");
  expect(t.options(0)).toEqual(["pass", "flare-yin-yang"]);
  t.answer(0, "flare-yin-yang");
  expect(t.options(0)).toEqual(["1", "2"]);
  t.answer(0, "2");
  expect(t.question(2)).toMatchObject({ key: "ships/lose", min: 3, max: 3 });
  t.answer(2, { "2.4": 3 });
  expect([t.table.warp, t.hand(0)]).toEqual([[3, 0, 3], ["flare-yin-yang"]]);
});

test("all hear who is blamed before anybody answers the flare [yin-yang wild, CLR-06]", () => {
  const hands = [["attack-04", "flare-yin-yang"], ["attack-30", "card-zap"], []];
  const t = fight({ settings, hands, gate: 3 }).cards("attack-04", "attack-30").until("window/ships.gone");
  t.answer(0, "flare-yin-yang").answer(0, "2");
  expect([t.asked(1), t.question(1)?.params?.on]).toEqual(["window/card.played", "player/2"]);
  t.answer(1, "card-zap").finish();
  expect([t.table.warp, t.told("card.played")[0].on]).toEqual([[3, 0, 0], "player/2"]);
});

test("one who has lost nothing cannot blame anybody [yin-yang wild]", () => {
  const hands = [["attack-04"], ["attack-30"], ["flare-yin-yang"]];
  const t = fight({ settings, hands, gate: 3 }).cards("attack-04", "attack-30").finish();
  expect(t.wasAsked(2, "window/ships.gone")).toBe(false);
});

test("on both sides, the losing ships of the Yin-Yang go home [yin-yang super]", () => {
  const hands = [["attack-30"], ["attack-04"], ["flare-yin-yang"]];
  const aliens = ["clone", "hacker", "yin-yang"];
  const t = table({ aliens, settings, hands, destiny: ["seat-1"], declining: ["clone"] });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 2 });
  t.until("alliance/invite-offense").answer(0, ["player/2"]).answer(1, ["player/2"]);
  t.until("window/alliance.answer").answer(2, "yin-yang").answer(2, { "2.1": 3 }).answer(2, { "2.2": 2 });
  t.passing("yin-yang/leave").until("window/ships.going", 2).answer(2, "flare-yin-yang");
  expect(t.question(2)).toMatchObject({ key: "ships/return", min: 2, max: 2 });
  t.answer(2, { "2.5": 2 }).finish();
  expect([t.table.warp[2], t.ships("2.5", 2), t.ships("1.1", 2)]).toEqual([0, 6, 3]);
});

test("on one side alone the super saves nothing [yin-yang super]", () => {
  const hands = [["attack-04"], ["attack-30"], ["flare-yin-yang"]];
  const aliens = ["clone", "hacker", "yin-yang"];
  const t = fight({ aliens, settings, hands, allies: [[2, "offense", 2]], declining: ["clone", "yin-yang"] });
  t.cards("attack-04", "attack-30").finish();
  expect([t.wasAsked(2, "window/ships.going"), t.table.warp[2]]).toEqual([false, 2]);
});

test("where nobody else has a ship to lose nobody is blamed [yin-yang wild]", () => {
  const none = [1, 2].flatMap((seat) => [1, 2, 3, 4, 5].map((n) => [`${seat}.${n}`, [0]]));
  const hands = [["attack-04", "flare-yin-yang"], ["attack-30"], []];
  const t = fight({ settings, hands, gate: 3, ships: Object.fromEntries(none), warp: [0, 20, 20] });
  t.cards("attack-04", "attack-30").finish();
  expect([t.table.warp[0], t.wasAsked(0, "window/ships.gone")]).toEqual([3, false]);
});

test("ships that the Observer has saved need not be saved again [yin-yang super]", () => {
  const hands = [["attack-04"], ["attack-30"], ["flare-yin-yang"]];
  const t = table({ aliens: ["observer", "hacker", "yin-yang"], settings, hands, destiny: ["seat-1"] });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 2 });
  t.until("alliance/invite-offense").answer(0, ["player/2"]).answer(1, ["player/2"]);
  t.until("window/alliance.answer").answer(2, "yin-yang").answer(2, { "2.1": 3 }).answer(2, { "2.2": 2 });
  t.passing("yin-yang/rewards").finish();
  expect([t.table.warp, t.wasAsked(2, "window/ships.going")]).toEqual([[2, 0, 0], false]);
});
