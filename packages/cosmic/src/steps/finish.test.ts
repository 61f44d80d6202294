import { show } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { engage, fight, names, QUIET } from "../testing/fight.ts";
import { type TestTable, table } from "../testing/table.ts";

const strong = ["attack-40", "attack-30", "attack-20"];
const weak = ["attack-00", "attack-01", "attack-04"];

/** How often the offense was asked whether it wants another encounter. */
function offered(t: TestTable): number {
  return t.session.answers.filter((answer) => answer.key === "turn/again").length;
}

test("at the end the encounter cards go to the discard pile [END-01]", () => {
  const t = fight({ hands: [strong, weak] })
    .cards("attack-40", "attack-00")
    .until("turn/again");
  expect(names(t.table.discard)).toEqual(["attack-40", "attack-00"]);
  expect(t.table.inPlay).toEqual([]);
});

describe("a second encounter", () => {
  test("may follow a win [END-02]", () => {
    const t = fight({ hands: [strong, weak], destiny: ["seat-1", "seat-1"] }).cards("attack-40", "attack-00");
    t.until("turn/again").answer(0, true);
    expect(t.table.turn).toMatchObject({ seat: 0, encounters: 2 });
    expect(t.table.encounter).toMatchObject({ n: 2, offense: 0 });
  });

  test("may follow a home colony that was settled again [END-02]", () => {
    const t = table({
      aliens: QUIET.slice(0, 3),
      hands: [strong, weak],
      destiny: ["seat-0"],
      ships: { "0.1": [], "0.2": [8] },
    });
    t.until("destiny/own").answer(0, "0.1").answer(0, { "0.2": 2 });
    expect(t.asked(0)).toBe("turn/again");
  });

  test("needs an encounter card [END-03]", () => {
    const t = fight({ hands: [["attack-40", "plague"], weak], declining: ["plague"] })
      .cards("attack-40", "attack-00")
      .finish();
    expect([t.table.turn.seat, offered(t)]).toEqual([1, 0]);
  });

  test("with courtesy one who lacks it is asked as well, so that nobody learns of it [END-03, TIM-03]", () => {
    const won = (second: string) => {
      const t = fight({
        hands: [["attack-40", second], weak],
        courtesy: true,
        passing: ["planning/select"],
        declining: ["plague"],
      }).cards("attack-40", "attack-00");
      return t.until(second === "plague" ? "turn/end" : "turn/again", 0);
    };
    const [lacks, holds] = [won("plague"), won("attack-10")];
    expect([lacks.question(0)?.kind, lacks.options(0)]).toEqual(["one", ["pass"]]);
    expect(show(lacks.session, 1).waitingFor).toEqual([0]);
    expect(show(holds.session, 1).waitingFor).toEqual([0]);
    lacks.answer(0, "pass");
    holds.answer(0, false);
    const ended = [{ player: "player/0" }];
    expect([lacks.told("turn.ended"), holds.told("turn.ended")]).toEqual([ended, ended]);
  });

  test("may begin without one as in the 2008 edition, and then ends at planning [END-03, END-06]", () => {
    const t = fight({
      hands: [["attack-40"], weak],
      destiny: ["seat-1", "seat-1"],
      settings: { secondEncounterNeedsCard: false },
    });
    t.cards("attack-40", "attack-00").until("turn/again").answer(0, true);
    engage(t, { target: "1.2" });
    expect(t.told("encounter.noCards")).toEqual([{ player: "player/0" }]);
    t.finish();
    expect(t.table.turn).toMatchObject({ n: 2, seat: 1 });
  });

  test("is up to the offense [END-04]", () => {
    const t = fight({ hands: [strong, weak] })
      .cards("attack-40", "attack-00")
      .until("turn/again");
    expect(t.question(0)?.kind).toBe("confirm");
    t.answer(0, false);
    expect(t.table.turn.seat).toBe(1);
  });

  test("begins with regroup, and then the turn passes to the left, won or lost [END-04]", () => {
    for (const [mine, yours] of [
      ["attack-30", "attack-01"],
      ["attack-00", "attack-40"],
    ]) {
      const t = fight({
        hands: [
          ["attack-20", "attack-30", "attack-00", "attack-15"],
          ["attack-04", "attack-01", "attack-40"],
        ],
        destiny: ["seat-1", "seat-1"],
        warp: [2],
        ships: { "0.5": [2] },
      });
      t.cards("attack-20", "attack-04").until("turn/again").answer(0, true);
      engage(t, { target: "1.2" }).cards(mine, yours);
      expect(t.history.filter((line) => line === "encounter 2 > regroup > ships.retrieved")).toHaveLength(1);
      t.finish();
      expect(t.table.turn).toMatchObject({ n: 2, seat: 1 });
      expect(offered(t)).toBe(1);
    }
  });

  test("is not played where the table plays one encounter per turn [END-02]", () => {
    const t = fight({ hands: [strong, weak], settings: { encountersPerTurn: 1 } }).cards("attack-40", "attack-00");
    t.finish();
    expect([t.table.turn.seat, offered(t)]).toEqual([1, 0]);
  });
});

test("after a loss the turn passes to the left at once [END-05]", () => {
  const t = fight({ hands: [weak, strong] })
    .cards("attack-00", "attack-40")
    .finish();
  expect(t.table.turn).toMatchObject({ n: 2, seat: 1 });
  expect(offered(t)).toBe(0);
});

test("an encounter that ends for want of a card ends the turn, even after a success [END-06]", () => {
  const t = fight({
    hands: [["attack-40", "attack-04"], ["attack-00", "attack-01"], ["plague"]],
    destiny: ["seat-1", "seat-1"],
    declining: ["plague"],
  });
  t.cards("attack-40", "attack-00").until("turn/again").answer(0, true);
  t.until("window/regroup.start").answer(2, "plague").answer(2, "0").answer(0, { "0.1": 3 });
  engage(t, { target: "1.2" });
  expect(t.told("encounter.noCards")).toEqual([{ player: "player/0" }]);
  t.finish();
  expect(t.table.turn).toMatchObject({ seat: 1, n: 2 });
});

describe("an encounter granted by an effect", () => {
  const granted = (more = {}) =>
    fight({
      aliens: ["masochist", "filch", "will"],
      hands: [
        ["attack-40", "attack-20", "attack-04"],
        ["attack-00", "attack-01", "attack-06", "flare-warrior"],
      ],
      destiny: ["seat-1", "seat-2"],
      warp: [0, 1],
      ships: { "1.5": [0, 3] },
      ...more,
      declining: ["filch", "plague"],
    })
      .cards("attack-40", "attack-00")
      .until("window/encounter.end")
      .answer(1, "flare-warrior");

  test("has its own regroup, with its player as the offense, and no destiny card [END-07]", () => {
    const t = granted();
    t.until("launch/aim");
    expect(t.table.encounter).toMatchObject({ n: 2, offense: 1, defense: 0, granted: true });
    expect(t.history).toContain("encounter 2 > regroup > ships.retrieved");
    expect(t.told("destiny.drawn")).toHaveLength(1);
    expect(t.options(1)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5"]);
  });

  test("does not count, and play goes on where it stopped [END-07]", () => {
    const t = granted();
    engage(t).cards("attack-01", "attack-20");
    t.until("turn/again");
    expect(t.asked(0)).toBe("turn/again");
    expect(t.table.turn).toMatchObject({ seat: 0, encounters: 1, n: 1 });
    t.answer(0, true);
    expect(t.table.turn).toMatchObject({ seat: 0, encounters: 2 });
    expect(t.table.encounter).toMatchObject({ n: 3, offense: 0, granted: false });
  });

  test("whatever comes of it, the turn it interrupts is not touched [END-07]", () => {
    const t = granted();
    engage(t).cards("attack-06", "attack-04");
    t.until("turn/again");
    expect(t.asked(0)).toBe("turn/again");
    const lost = fight({
      aliens: ["masochist", "filch", "will"],
      hands: [
        ["attack-00", "attack-20"],
        ["attack-40", "attack-30", "flare-warrior"],
      ],
    });
    lost.cards("attack-00", "attack-40").declining("filch").until("window/encounter.end").answer(1, "flare-warrior");
    engage(lost).cards("attack-30", "attack-20");
    lost.declining("filch").finish();
    expect(lost.told("encounter.won").at(-1)).toEqual({ player: "player/1", side: "offense" });
    expect(lost.table.turn).toMatchObject({ n: 2, seat: 1 });
  });

  test("that ends for want of a card does not end the turn it interrupts [END-07]", () => {
    const t = granted({
      hands: [["attack-40", "attack-20"], ["attack-00", "attack-01", "flare-warrior"], ["plague"]],
    });
    t.until("window/regroup.start").answer(2, "plague").answer(2, "1").answer(1, { "1.2": 3 });
    engage(t);
    t.until("turn/again");
    expect(t.told("encounter.noCards")).toEqual([{ player: "player/1" }]);
    expect(t.asked(0)).toBe("turn/again");
  });
});
