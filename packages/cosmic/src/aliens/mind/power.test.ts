import { eventFor } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const ASKED = "window/alliance.before";
const hands = [["attack-40", "morph"], ["attack-04", "plague"], []];

/** Seat 0 attacks seat 1, and allies are about to be invited. */
function aimed(aliens: string[], more: Partial<TestSetUp> = {}): TestTable {
  return table({ aliens, hands, destiny: ["seat-1"], ...more, declining: ["plague"] }).until(ASKED);
}

/** What a seat was told of the cards somebody looked at. */
function seen(t: TestTable, seat: number | "spectator"): unknown[] {
  return t.session.events.filter(({ id }) => id === "cards.seen").map((event) => eventFor(event, seat).params.cards);
}

test("before allies are invited the Mind may look at the hand of either main player [mind 0, mind 1]", () => {
  const t = aimed(["masochist", "hacker", "mind"]);
  expect(t.options(2)).toEqual(["pass", "mind"]);
  t.answer(2, "mind");
  expect([t.asked(2), t.options(2)]).toEqual(["mind/whom", ["0", "1"]]);
  t.answer(2, "1");
  expect(seen(t, 2)).toEqual(["card/attack-04.1 card/plague"]);
  expect(t.asked(0)).toBe("alliance/invite-offense");
});

test("as a main player it is the opponent's hand [mind 1]", () => {
  expect(seen(aimed(["mind", "hacker", "masochist"]).answer(0, "mind"), 0)).toEqual(["card/attack-04.1 card/plague"]);
  expect(seen(aimed(["hacker", "mind", "masochist"]).answer(1, "mind"), 1)).toEqual(["card/attack-40 card/morph"]);
});

test("it may be left, and nothing is seen [mind 0]", () => {
  expect(
    seen(aimed(["mind", "hacker", "masochist"]).answer(0, "pass").passing("planning/select", "turn/again").finish(), 0),
  ).toEqual([]);
});

test("only the Mind is shown the cards; nobody else can read them anywhere [mind 2, mind EC2]", () => {
  const t = aimed(["masochist", "hacker", "mind"]).answer(2, "mind").answer(2, "1");
  for (const viewer of [0, "spectator"] as const) expect(seen(t, viewer)).toEqual([undefined]);
  expect(t.told("cards.seen")).toEqual([{ player: "player/2", other: "player/1", n: 2 }]);
});

test("zapped, it sees nothing [mind zap]", () => {
  const t = aimed(["mind", "hacker", "masochist"], { hands: [["attack-40"], ["attack-04", "cosmic-zap"], []] });
  expect(seen(t.answer(0, "mind").answer(1, "cosmic-zap").finish(), 0)).toEqual([]);
});

test("a hoard is not part of the hand [mind EC1]", () => {
  const t = aimed(["mind", "miser", "masochist"], { stash: [[], ["attack-30", "quash"]] }).answer(0, "mind");
  expect(seen(t, 0)).toEqual(["card/attack-04.1 card/plague"]);
});

test("of an opponent without cards there is nothing to see [mind 1]", () => {
  const t = table({ aliens: ["mind", "hacker", "masochist"], hands: [["attack-40"], [], []], destiny: ["seat-1"] });
  expect(t.until("alliance/invite-offense").wasAsked(0, ASKED)).toBe(false);
});
