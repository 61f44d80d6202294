import { expect, test } from "vitest";
import { type Engagement, fight } from "../../testing/fight.ts";
import { type TestSetUp, table } from "../../testing/table.ts";

/** Seats 2 and 3 help the offense and the defense; seat 0 holds the flare. */
function formed(more: Partial<TestSetUp> & Engagement = {}) {
  return fight({
    players: 4,
    aliens: ["masochist", "hacker", "machine", "macron"],
    hands: [["attack-10", "attack-06", "flare-observer"], ["attack-08"], [], []],
    deck: ["attack-12", "attack-14"],
    allies: [
      [2, "offense", 1],
      [3, "defense", 1],
    ],
    ...more,
  });
}

test("wild: each ally of the player draws a card [observer wild]", () => {
  const t = formed().until("window/alliance.formed");
  expect(t.options(0)).toEqual(["pass", "flare-observer"]);
  t.answer(0, "flare-observer").until("planning/select");
  expect([t.hand(2), t.hand(3), t.hand(0)]).toEqual([["attack-12"], [], ["attack-06", "attack-10", "flare-observer"]]);
});

test("wild: without allies there is nothing to play it for; it may be left, and is not for an ally [observer wild]", () => {
  const alone = formed({ allies: [] }).until("planning/select");
  expect(alone.wasAsked(0, "window/alliance.formed")).toBe(false);
  expect(formed().declining("flare-observer").until("planning/select").hand(2)).toEqual([]);
  const ally = formed({ hands: [["attack-10", "attack-06"], ["attack-08"], ["flare-observer"], []] });
  expect(ally.until("planning/select").wasAsked(2, "window/alliance.formed")).toBe(false);
});

/** The Observer, in whatever seat, with ships in the warp. */
function observer(seat: number, more: Partial<TestSetUp> = {}) {
  const aliens = ["masochist", "hacker", "machine"];
  aliens[seat] = "observer";
  const hands = [["attack-10", "attack-06"], ["attack-08"], [] as string[]];
  hands[seat].push("flare-observer");
  const ships = { [`${seat}.1`]: [0, 0, 0] };
  const warp = [0, 0, 0];
  warp[seat] = 4;
  return table({ aliens, hands, ships, warp, destiny: ["seat-1"], ...more });
}

test("super: one of the ships the offense sends may come from the warp, within the limit of four [observer super, observer flare D1]", () => {
  const t = observer(0).until("ships/return").answer(0, { "0.2": 1 }).until("window/ships.sending");
  expect(t.table.warp[0]).toBe(3);
  expect(t.options(0)).toEqual(["pass", "flare-observer"]);
  t.answer(0, "flare-observer");
  expect(t.question(0)).toMatchObject({
    key: "launch/ships",
    min: 1,
    max: 4,
    slots: expect.arrayContaining([{ ref: "place/warp", max: 1 }]),
  });
  expect(() => t.answer(0, { "0.2": 4, "place/warp": 1 })).toThrow("refused");
  t.answer(0, { "0.2": 3, "place/warp": 1 });
  expect([t.table.warp[0], t.table.encounter.gate[0], t.ships("0.2", 0)]).toEqual([2, 4, 2]);
  expect(t.hand(0)).toContain("flare-observer");
});

test("super: an ally may do the same [observer super]", () => {
  const t = observer(2).until("alliance/invite-defense").answer(1, ["player/2"]);
  t.until("alliance/answer").answer(2, "defense").until("window/ships.sending").answer(2, "flare-observer");
  t.answer(2, { "2.2": 1, "place/warp": 1 });
  expect([t.table.warp[2], t.table.encounter.dock[2]]).toEqual([3, 2]);
});

test("super: without the flare the warp is no place to send from [observer super]", () => {
  const t = observer(0).declining("flare-observer").until("launch/ships");
  expect(t.options(0)).not.toContain("place/warp");
});

test("super: with no ship in the warp it is not offered [observer super]", () => {
  const t = observer(0, { ships: {}, warp: [0, 0, 0] }).until("planning/select");
  expect(t.wasAsked(0, "window/ships.sending")).toBe(false);
});
