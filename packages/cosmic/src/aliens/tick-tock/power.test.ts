import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { type TestSetUp, table } from "../../testing/table.ts";

const LOST = [["attack-04"], ["attack-20"], []];
const WON = [["attack-20", "attack-10"], ["attack-04"], []];

/** Seat 0 attacks seat 1 with one ship and loses, unless said otherwise; Tick-Tock looks on. */
function attack(setUp: Partial<TestSetUp> = {}) {
  const t = table({ aliens: ["zombie", "masochist", "tick-tock"], hands: LOST, destiny: ["seat-1"], ...setUp });
  return t.until("launch/aim").answer(0, "1.1");
}

function tokens(n: number) {
  return { "tick-tock": { tokens: n } };
}

test("Tick-Tock begins with ten tokens, or eight with four planets [tick-tock 0, V4P-04]", () => {
  expect(powerOf("tick-tock").effect.alert).toBe("yellow");
  expect(attack().table.memo["tick-tock"]).toEqual({ tokens: 10 });
  expect(attack({ settings: { planetsPerPlayer: 4 } }).table.memo["tick-tock"]).toEqual({ tokens: 8 });
});

test("a token goes whenever the defense wins, whoever that is [tick-tock 0, tick-tock 1]", () => {
  const t = attack().finish();
  expect(t.told("power.used")).toContainEqual({ player: "player/2", power: "power/tick-tock" });
  expect(t.told("tick-tock.token")).toEqual([{ player: "player/2", n: 9 }]);
  for (const aliens of [
    ["tick-tock", "zombie", "masochist"],
    ["masochist", "tick-tock", "zombie"],
  ])
    expect(attack({ aliens }).finish().told("tick-tock.token")).toHaveLength(1);
});

test("nothing happens when the offense wins [tick-tock 1]", () => {
  const t = attack({ hands: WON }).passing("planning/select").until("turn/again");
  expect(t.table.memo["tick-tock"]).toEqual({ tokens: 10 });
});

/** Both show negotiates, and the offense offers a colony. */
function deal(setUp: Partial<TestSetUp> = {}) {
  const t = attack({ hands: [["negotiate", "attack-10"], ["negotiate"], []], ...setUp });
  t.until("planning/select").answer(0, "negotiate").until("deal");
  return t.answer(0, { do: "offer", give: { "planet/0.1": 1 }, want: {} }).answer(1, { do: "accept" });
}

test("a token goes when two players make a deal, not when they fail [tick-tock 1]", () => {
  expect(deal().passing("deal/settle").until("turn/again").table.memo["tick-tock"]).toEqual({ tokens: 9 });
  const failed = attack({ hands: [["negotiate"], ["negotiate"], []] })
    .passing("deal", "deal/penalty")
    .finish();
  expect(failed.table.memo["tick-tock"]).toEqual({ tokens: 10 });
});

test("a quashed deal moves no token [tick-tock EC1]", () => {
  const t = deal({ hands: [["negotiate", "attack-10"], ["negotiate"], ["quash"]] });
  t.until("window/deal.made").answer(2, "quash").passing("deal/penalty").finish();
  expect(t.table.memo["tick-tock"]).toEqual({ tokens: 10 });
});

test("with the last token gone Tick-Tock wins [tick-tock 2, WIN-05]", () => {
  const t = attack({ memo: tokens(1) }).until("end");
  expect(t.table.encounter.n).toBe(1);
  expect(t.told("game.won")).toEqual([{ players: "player/2" }]);
});

/** One ship of `seat` beside the four of the owner on each of these planets. */
function abroad(seat: number, on: readonly string[]): Record<string, number[]> {
  const ships: Record<string, number[]> = {};
  for (const planet of on) {
    ships[planet] = [0, 0, 0];
    ships[planet][Number(planet[0])] = 4;
    ships[planet][seat] = 1;
  }
  return ships;
}

test("Tick-Tock may win in the normal way as well [tick-tock 3]", () => {
  const t = attack({
    aliens: ["tick-tock", "masochist", "zombie"],
    hands: WON,
    ships: { ...abroad(0, ["1.2", "1.3", "1.4", "1.5"]), "0.1": [0] },
  });
  t.passing("planning/select").until("end");
  expect(t.told("game.won")).toEqual([{ players: "player/0" }]);
  expect(t.table.memo["tick-tock"]).toEqual({ tokens: 10 });
});

test("a zapped use discards no token this time [tick-tock zap]", () => {
  const aliens = ["masochist", "parasite", "tick-tock"];
  const t = attack({ aliens, hands: [["attack-04", "cosmic-zap"], ["attack-20"], []], memo: tokens(1) });
  t.until("window/power.used").answer(0, "cosmic-zap").finish();
  expect(t.told("power.zapped")).toEqual([{ player: "player/2", power: "power/tick-tock" }]);
  expect(t.table.memo["tick-tock"]).toEqual({ tokens: 1 });
  expect(t.table.winners).toEqual([]);
});

test("whoever gets the last colony by the same deal wins together with Tick-Tock [tick-tock EC2]", () => {
  const t = deal({
    memo: tokens(1),
    ships: { ...abroad(1, ["0.2", "0.3", "0.4", "0.5"]), "1.1": [0, 0] },
  });
  t.until("deal/settle").answer(1, { "1.2": 1 }).until("end");
  expect(t.told("game.won")).toEqual([{ players: "player/1 player/2" }]);
});

test("without the power the tokens stay [tick-tock EC3]", () => {
  const t = attack({
    memo: tokens(1),
    ships: { "2.1": [0, 0, 10], "2.2": [0, 0, 10], "2.3": [0], "2.4": [0], "2.5": [0] },
  });
  t.finish();
  expect(t.table.memo["tick-tock"]).toEqual({ tokens: 1 });
});
