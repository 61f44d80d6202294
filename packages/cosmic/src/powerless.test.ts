import { describe, expect, test } from "vitest";
import { fight } from "./testing/fight.ts";
import { accept, haggle, offer } from "./testing/haggle.ts";
import { table } from "./testing/table.ts";
import { active } from "./working.ts";

const strong = ["attack-40", "attack-30"];
const weak = ["attack-00", "attack-01"];

/** Seat 0 has three home colonies, the first with one ship, and the rest of its ships in the second. */
const three = { "0.1": [1], "0.2": [15], "0.3": [4], "0.4": [], "0.5": [] };

describe("with fewer than three home colonies", () => {
  test("the power is lost, with three it is not [PWR-01]", () => {
    const select = (from: string) => {
      const t = table({
        aliens: ["oracle", "hacker", "clone"],
        hands: [strong, weak],
        destiny: ["seat-1"],
        ships: three,
      });
      t.until("launch/ships").answer(0, { [from]: 1 });
      t.until("planning/select");
      return t;
    };
    const kept = select("0.2");
    expect(kept.table.players[0].powerless).toBe(false);
    expect(kept.asked(0)).toBeUndefined();
    const lost = select("0.1");
    expect(lost.told("power.lost")).toEqual([{ player: "player/0" }]);
    expect([lost.asked(0), lost.asked(1)]).toEqual(["planning/select", "planning/select"]);
  });

  test("it is lost at once, without a last use [PWR-02]", () => {
    const ships = { "1.1": [0, 4], "1.2": [0, 12], "1.3": [0, 4], "1.4": [], "1.5": [] };
    const t = fight({ aliens: ["hacker", "clone", "machine"], hands: [strong, weak], ships, target: "1.1" });
    t.cards("attack-40", "attack-00").until("turn/again");
    expect(t.told("power.lost")).toEqual([{ player: "player/1" }]);
    expect(t.told("power.used")).toEqual([]);
    expect(t.hand(1)).toEqual(["attack-01"]);
    const kept = fight({ aliens: ["hacker", "clone", "machine"], hands: [strong, weak], target: "1.1" });
    kept.cards("attack-40", "attack-00");
    expect(kept.asked(1)).toBe("window/resolution.keep");
  });

  test("with the third home colony it is back at once [PWR-03]", () => {
    const t = table({
      aliens: ["machine", "hacker", "clone"],
      hands: [strong, weak],
      destiny: ["seat-0"],
      ships: { "0.1": [], "0.2": [16], "0.3": [4], "0.4": [], "0.5": [] },
    });
    expect(t.table.players[0].powerless).toBe(true);
    t.until("destiny/own").answer(0, "0.1").answer(0, { "0.2": 1 });
    expect(t.table.players[0].powerless).toBe(false);
    expect(t.told("power.regained")).toEqual([{ player: "player/0" }]);
    expect(t.options(0)).toEqual(["pass", "machine"]);
  });

  test("a power that is never lost is kept alone: another one beside it is lost as usual [PWR-01, PWR-07, TCH-14]", () => {
    const t = table({
      aliens: ["oracle", "hacker", "clone"],
      powers: [["oracle", "masochist"]],
      besides: ["masochist"],
      hands: [strong, weak],
      destiny: ["seat-1"],
      ships: three,
    });
    t.until("launch/ships").answer(0, { "0.1": 1 });
    expect(t.told("power.lost")).toEqual([{ player: "player/0" }]);
    expect(["oracle", "masochist"].map((power) => active(t.table, 0, power))).toEqual([false, true]);
    t.until("planning/select");
    expect([t.asked(0), t.asked(1)]).toEqual(["planning/select", "planning/select"]);
  });

  test("ships that move on to settle another home planet leave as many home colonies as before [PWR-01, DST-10]", () => {
    const t = table({
      aliens: ["oracle", "hacker", "clone"],
      hands: [strong, weak, ["flare-parasite"]],
      destiny: ["seat-0"],
      ships: three,
    });
    t.until("destiny/own").answer(0, "0.4").answer(0, { "0.1": 1 }).passing("turn/again").finish();
    expect([t.told("power.lost"), t.ships("0.1", 0), t.ships("0.4", 0)]).toEqual([[], 0, 1]);
    expect(t.wasAsked(2, "window/power.lost")).toBe(false);
  });

  test("so do those that settle by a deal [PWR-01, DEA-12]", () => {
    const ships = { ...three, "0.1": [2], "0.2": [14], "0.4": [0, 4], "1.1": [] };
    const t = haggle([["attack-04"], ["attack-06"], ["flare-parasite"]], { ships });
    t.answer(0, offer({ "attack-04": 1 }, { "planet/0.4": 1 })).answer(1, accept);
    t.until("deal/settle").answer(0, { "0.1": 1 }).finish();
    expect([t.told("deal.made").length, t.ships("0.1", 0), t.ships("0.4", 0)]).toEqual([1, 0, 1]);
    expect(t.told("power.lost")).toEqual([]);
  });

  test("with four planets two are enough [PWR-04]", () => {
    const settings = { planetsPerPlayer: 4 };
    const oracle = (ships: Record<string, number[]>) =>
      table({ aliens: ["oracle", "hacker", "clone"], hands: [strong, weak], destiny: ["seat-1"], settings, ships });
    const kept = oracle({ "0.1": [1], "0.2": [15], "0.3": [], "0.4": [] })
      .until("launch/ships")
      .answer(0, { "0.2": 1 });
    expect(kept.table.players[0].powerless).toBe(false);
    const lost = oracle({ "0.1": [1], "0.2": [15], "0.3": [], "0.4": [] })
      .until("launch/ships")
      .answer(0, { "0.1": 1 });
    expect(lost.table.players[0].powerless).toBe(true);
    const none = oracle({ "0.1": [16], "0.2": [], "0.3": [], "0.4": [] }).until("planning/select");
    expect([none.asked(0), none.asked(1)]).toEqual(["planning/select", "planning/select"]);
  });
});

describe("without the power", () => {
  const two = { "0.1": [12], "0.2": [8], "0.3": [], "0.4": [], "0.5": [] };

  test("nothing of the sheet works, and tokens stay frozen on it: the Warrior neither adds nor gains [PWR-06]", () => {
    const t = fight({
      aliens: ["warrior", "hacker", "clone"],
      hands: [["attack-10", "attack-04"], weak],
      ships: two,
      memo: { warrior: { tokens: 5 } },
    });
    t.cards("attack-10", "attack-00").until("turn/again");
    expect(t.totals()).toEqual({ offense: 11, defense: 4 });
    expect(t.table.memo.warrior.tokens).toBe(5);
  });

  test("nor do parts that are not uses: the Zombie frees no ships in a deal [PWR-06]", () => {
    const frees = (ships: Record<string, number[]>) => {
      const t = fight({
        aliens: ["zombie", "hacker", "clone"],
        hands: [["negotiate"], ["negotiate"]],
        ships: { ...ships, "2.5": [] },
        warp: [0, 0, 4],
      });
      return t.options(0).filter((ref) => ref.startsWith("free/") || ref === "2");
    };
    expect(frees({})).toEqual(["2"]);
    expect(frees(two)).toEqual([]);
  });

  test("nor ships that count double: the Macron's compensation is single [PWR-06]", () => {
    const rich = ["attack-40", "attack-04", "attack-06", "attack-08", "attack-10"];
    const paid = (ships: Record<string, number[]>) => {
      const t = fight({ aliens: ["macron", "clone", "hacker"], hands: [["negotiate"], rich], ships });
      return t.cards("negotiate", "attack-40").until("window/resolution.keep").hand(0).length;
    };
    expect(paid({})).toBe(2);
    expect(paid(two)).toBe(1);
  });

  test("an effect announced before goes on: citadels that were activated count [PWR-08]", () => {
    const t = fight({
      aliens: ["citadel", "hacker", "clone"],
      powers: [["citadel", "amoeba"], ["hacker"], ["clone"]],
      hands: [strong, weak],
      ships: three,
      gate: 2,
      memo: { citadel: { cards: [20], planets: [5] } },
      declining: ["citadel"],
    });
    t.cards("attack-40", "attack-00").answer(0, "citadel").answer(0, "amoeba").answer(0, "add").answer(0, { "0.1": 1 });
    expect(t.told("power.lost")).toEqual([{ player: "player/0" }]);
    expect(t.totals()).toEqual({ offense: 43, defense: 4 + 8 });
  });
});
