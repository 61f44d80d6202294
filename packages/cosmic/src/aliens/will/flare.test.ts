import { expect, test } from "vitest";
import { type TestSetUp, table } from "../../testing/table.ts";
import { say } from "../../texts/say.ts";

/** The Warrior has colonies in the systems of seats 0 and 2; seat 0 holds the flare. */
const ships = { "1.1": [0, 1, 0], "2.1": [0, 2, 4], "0.1": [4, 1, 0] };

function draws(destiny: string[], more: Partial<TestSetUp> = {}) {
  const hands = [["attack-20", "flare-will"], ["attack-08", "attack-06", "attack-04"], []];
  return table({ aliens: ["masochist", "warrior", "macron"], hands, destiny, ships, ...more });
}

test("with another player's color the offense may go for that player's foreign colonies [will wild, will flare D1]", () => {
  const t = draws(["seat-1"]);
  expect(t.asked(0)).toBe("window/destiny.choose");
  t.answer(0, "flare-will");
  expect(t.table.encounter.defense).toBe(1);
  expect(t.options(0)).toEqual(["0.1", "2.1"]);
  expect(t.hand(0)).toEqual(["attack-20", "flare-will"]);
  t.answer(0, "2.1").answer(0, { "0.2": 1 }).passing("planning/select").finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 21, defense: 10 }]);
  expect([t.ships("2.1", 0), t.ships("2.1", 1), t.ships("2.1", 2)]).toEqual([1, 0, 4]);
});

test("without the wild the encounter is in the home system [will wild, DST-16]", () => {
  const t = draws(["seat-1"]).answer(0, "pass");
  expect(t.options(0)).toEqual(["1.1", "1.2", "1.3", "1.4", "1.5"]);
});

test("a special card counts as the color of the player it points to [will flare D2, DST-08]", () => {
  const t = draws(["most-cards"]);
  expect(t.asked(0)).toBe("window/destiny.choose");
  t.answer(0, "flare-will");
  expect([t.table.encounter.defense, t.asked(0)]).toEqual([1, "launch/aim"]);
  expect(t.options(0)).toEqual(["0.1", "2.1"]);
});

test("neither a wild card nor the own color is another player's color [will wild]", () => {
  const abroad = { ships: { ...ships, "0.2": [3], "2.2": [1, 0, 4] } };
  expect(draws(["wild"], abroad).asked(0)).toBe("destiny/wild");
  expect(draws(["seat-0"], abroad).asked(0)).toBe("destiny/own");
});

test("the player must have a foreign colony to be met there [will flare D1]", () => {
  const t = draws(["seat-2"]);
  expect(t.asked(0)).toBe("launch/aim");
  expect(t.told("card.played")).toEqual([]);
});

test("only the offense may play it [will wild]", () => {
  const t = draws(["seat-1"], { hands: [["attack-20"], ["attack-08"], ["flare-will"]] });
  expect(t.asked(0)).toBe("launch/aim");
});

test("a cancelled wild leaves the home system [will wild, ZAP-13]", () => {
  const t = draws(["seat-1"], { hands: [["attack-20", "flare-will"], ["attack-08", "card-zap"], []] });
  t.answer(0, "flare-will").answer(1, "card-zap");
  expect(t.options(0)).toEqual(["1.1", "1.2", "1.3", "1.4", "1.5"]);
  expect(t.hand(0)).toEqual(["attack-20"]);
});

const aliens = ["will", "warrior", "macron"];

test("with the super the Will looks at one hand before choosing the defense [will super]", () => {
  const hands = [["attack-20", "flare-will"], ["attack-08", "morph"], ["negotiate"]];
  const t = draws(["seat-1"], { aliens, hands });
  expect(t.asked(0)).toBe("boost");
  t.answer(0, "flare-will");
  expect([t.asked(0), t.options(0)]).toEqual(["will/look", ["1", "2"]]);
  t.answer(0, "1");
  const looked = t.session.events.find((event) => event.id === "cards.seen");
  expect(looked?.params).toEqual({ player: "player/0", other: "player/1", n: 2 });
  expect(looked?.privately).toEqual({ 0: { cards: "card/attack-08.1 card/morph" } });
  expect(t.asked(0)).toBe("will/defense");
  expect(t.hand(0)).toEqual(["attack-20", "flare-will"]);
  t.answer(0, "2");
  expect(t.table.encounter).toMatchObject({ defense: 2, reach: "anywhere" });
});

test("the Will reads which cards it saw, the others only how many [will super]", () => {
  const hands = [["attack-20", "flare-will"], ["attack-08", "morph"], ["negotiate"]];
  const t = draws(["seat-1"], { aliens, hands }).answer(0, "flare-will").answer(0, "1");
  const looked = t.session.events.find((event) => event.id === "cards.seen");
  const read = ([0, 2] as const).map((seat) =>
    say("en", "cards.seen", { ...looked?.params, ...looked?.privately?.[seat] }),
  );
  expect(read).toEqual(["Blue looked at 2 cards of Green (Attack 08 and Morph).", "Blue looked at 2 cards of Green."]);
});

test("a cancelled super shows nothing, and the power is used as ever [will super, ZAP-13]", () => {
  const hands = [["attack-20", "flare-will"], ["attack-08", "card-zap"], []];
  const t = draws(["seat-1"], { aliens, hands }).answer(0, "flare-will").answer(1, "card-zap");
  expect(t.told("cards.seen")).toEqual([]);
  expect(t.asked(0)).toBe("will/defense");
});

test("a zapped Will has seen the hand but follows the card; the flare returns as played [will super, will zap, ZAP-12]", () => {
  const hands = [["attack-20", "flare-will"], ["attack-08", "cosmic-zap"], []];
  const t = draws(["seat-1"], { aliens, hands }).answer(0, "flare-will").answer(0, "1").answer(0, "2");
  t.answer(1, "cosmic-zap");
  expect(t.asked(0)).toBe("launch/aim");
  expect(t.table.encounter).toMatchObject({ defense: 1, reach: "home" });
  expect(t.hand(0)).toEqual(["attack-20", "flare-will"]);
});

test("a zapped Will who has not played it may still play the wild [will wild, FLR-05]", () => {
  const hands = [["attack-20", "flare-will"], ["attack-08", "cosmic-zap"], []];
  const t = draws(["seat-1"], { aliens, hands }).answer(0, "pass").answer(0, "2").answer(1, "cosmic-zap");
  expect(t.asked(0)).toBe("window/destiny.choose");
  t.answer(0, "flare-will");
  expect(t.options(0)).toEqual(["0.1", "2.1"]);
});
