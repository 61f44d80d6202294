import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { type TestSetUp, table } from "../../testing/table.ts";

/** Seat 0 attacks 1.1 with three ships. */
function attack(hands: string[][], more: Partial<TestSetUp> = {}) {
  const t = table({ aliens: ["clone", "will", "warrior"], hands, destiny: ["seat-1"], ...more });
  return t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 3 });
}

test("one of the lost ships is saved and returns to a colony [zombie wild]", () => {
  const t = attack([["attack-04", "flare-zombie"], ["attack-20"], []]).until("window/ships.going");
  expect(t.options(0)).toEqual(["pass", "flare-zombie"]);
  t.answer(0, "flare-zombie");
  expect(t.question(0)).toMatchObject({ key: "ships/return", min: 1, max: 1 });
  t.answer(0, { "0.3": 1 }).until("window/resolution.keep");
  expect([t.table.warp[0], t.ships("0.3", 0)]).toEqual([2, 5]);
  expect(t.hand(0)).toEqual(["flare-zombie"]);
});

test("a defense cannot save the ship to the lost planet [zombie wild, CLR-17]", () => {
  const t = attack([["attack-20"], ["attack-04", "flare-zombie"], []]).until("window/ships.going");
  t.answer(1, "flare-zombie");
  expect(t.options(1)).toEqual(["1.2", "1.3", "1.4", "1.5"]);
  t.answer(1, { "1.2": 1 }).until("window/resolution.keep");
  expect([t.table.warp[1], t.ships("1.1", 1), t.ships("1.2", 1)]).toEqual([3, 0, 5]);
});

test("it works in any phase and for a player outside the encounter [zombie wild]", () => {
  const t = table({
    aliens: ["clone", "will", "warrior"],
    hands: [["attack-20"], ["plague", "attack-08"], ["flare-zombie"]],
    destiny: ["seat-1"],
  });
  t.until("window/regroup.start").answer(1, "plague").answer(1, "2").answer(2, { "2.1": 3 });
  t.answer(2, "flare-zombie").answer(2, { "2.2": 1 });
  expect([t.table.warp[2], t.ships("2.2", 2)]).toEqual([2, 5]);
});

test("without a colony there is nowhere to save a ship to [zombie wild]", () => {
  const home = { "0.2": [0, 0, 0], "0.3": [0, 0, 0], "0.4": [0, 0, 0], "0.5": [0, 0, 0] };
  const t = table({
    aliens: ["clone", "will", "warrior"],
    hands: [["attack-04", "flare-zombie"], ["attack-20"], []],
    destiny: ["seat-1"],
    ships: { ...home, "0.1": [3, 0, 0] },
    warp: [17, 0, 0],
  });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 4 }).finish();
  expect(t.wasAsked(0, "window/ships.going")).toBe(false);
  expect(t.table.warp[0]).toBe(20);
});

test("the saved ship does not count for compensation [zombie flare D2, CMP-04]", () => {
  const hands = [["negotiate", "flare-zombie"], ["attack-20", "attack-04", "attack-06", "attack-08", "morph"], []];
  const t = attack(hands).until("planning/select").answer(1, "attack-20").until("window/ships.going");
  t.answer(0, "flare-zombie").answer(0, { "0.3": 1 }).until("window/resolution.keep");
  expect(t.told("cards.taken")).toEqual([{ player: "player/0", from: "player/1", n: 2 }]);
});

test("a cancelled wild saves nothing [zombie wild, ZAP-13]", () => {
  const t = attack([["attack-04", "flare-zombie"], ["attack-20", "card-zap"], []]).until("window/ships.going");
  t.answer(0, "flare-zombie").answer(1, "card-zap").until("window/resolution.keep");
  expect([t.table.warp[0], t.hand(0)]).toEqual([3, []]);
});

test("a zapped Zombie may save one ship with the wild [zombie wild, zombie zap, FLR-05]", () => {
  const hands = [["attack-04", "flare-zombie"], ["attack-20", "cosmic-zap"], []];
  const t = attack(hands, { aliens: ["zombie", "will", "warrior"] })
    .declining("flare-zombie")
    .until("window/power.used");
  t.answer(1, "cosmic-zap");
  expect(t.asked(0)).toBe("window/ships.going");
  t.answer(0, "flare-zombie").answer(0, { "0.3": 1 });
  expect(t.table.warp[0]).toBe(2);
});

/** The Zombie, as the offense or the defense, plays the super after inviting seat 2, which has ships in the warp. */
function invites(seat: 0 | 1, more: Partial<TestSetUp> = {}) {
  const hands = [["attack-20", "attack-10"], ["attack-04", "attack-08"], []];
  hands[seat].push("flare-zombie");
  const zombie = seat === 0 ? ["zombie", "will", "warrior"] : ["clone", "zombie", "warrior"];
  const t = attack(hands, { aliens: zombie, ships: { "2.1": [0, 0, 1] }, warp: [0, 0, 3], ...more });
  t.until("alliance/invite-offense").answer(0, ["2"]).answer(1, ["2"]).until("window/alliance.invited");
  return t.answer(seat, "flare-zombie");
}

test("an ally adds one ship from the warp to four others [zombie super, zombie flare D1]", () => {
  const t = invites(0);
  expect(t.hand(0)).toContain("flare-zombie");
  t.answer(2, "offense");
  expect(t.question(2)).toMatchObject({ key: "alliance/ships", min: 1, max: 4 });
  t.answer(2, { "2.2": 4 });
  expect(t.question(2)).toMatchObject({ key: "launch/from-warp", min: 0, max: 1 });
  t.answer(2, 1);
  expect(t.table.encounter.gate[2]).toBe(5);
  expect([t.table.warp[2], t.ships("2.2", 2)]).toEqual([2, 0]);
});

test("the ally of a defending Zombie may do so too, or not [zombie super]", () => {
  const t = invites(1).answer(2, "defense").answer(2, { "2.2": 1 }).answer(2, 1);
  expect(t.table.encounter.dock[2]).toBe(2);
  const not = invites(1).answer(2, "defense").answer(2, { "2.2": 1 }).answer(2, 0);
  expect([not.table.encounter.dock[2], not.table.warp[2]]).toEqual([1, 3]);
});

test("allies of the other side get nothing from it [zombie super]", () => {
  const t = invites(0).answer(2, "defense").answer(2, { "2.2": 1 });
  expect(t.asked(2)).toBeUndefined();
  expect([t.table.encounter.dock[2], t.table.warp[2]]).toEqual([1, 3]);
});

test("an ally without ships in the warp sends as usual [zombie super]", () => {
  const t = invites(0, { ships: {}, warp: [] }).answer(2, "offense").answer(2, { "2.2": 2 });
  expect(t.table.encounter.gate[2]).toBe(2);
});

test("a cancelled super brings nobody a ship [zombie super, ZAP-13]", () => {
  const hands = [["attack-20", "attack-10", "flare-zombie"], ["attack-04", "card-zap"], []];
  const t = invites(0, { hands }).answer(1, "card-zap").answer(2, "offense").answer(2, { "2.2": 1 });
  expect(t.table.encounter.gate[2]).toBe(1);
  expect(t.table.warp[2]).toBe(3);
});

test("wild: where all ships are saved already none is left to bring home [zombie wild]", () => {
  const settings = { boxes: ["base", "dominion"], unlimitedFlares: true };
  const hands = [["attack-20"], ["attack-04", "flare-ace", "flare-zombie"], []];
  const t = fight({ aliens: ["masochist", "ace", "hacker"], settings, hands }).cards("attack-20", "attack-04");
  t.until("window/ships.going").answer(1, "flare-ace").answer(1, "2.3").finish();
  expect([t.ships("2.3", 1), t.told("card.played").length]).toEqual([4, 1]);
});
