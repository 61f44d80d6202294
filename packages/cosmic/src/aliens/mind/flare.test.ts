import { eventFor } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { type TestTable, table } from "../../testing/table.ts";

function seen(t: TestTable, seat: number): unknown[] {
  return t.session.events.filter(({ id }) => id === "cards.seen").map((event) => eventFor(event, seat).params.cards);
}

/** The Fido's wild makes the offense draw before selection; then the Chosen draws at reveal. */
function watched(holder: string[]): TestTable {
  const hands = [["attack-40", "flare-fido"], ["attack-04"], holder];
  const deck = ["quash", "attack-30", "attack-20", "morph", "plague"];
  const t = table({
    aliens: ["chosen", "hacker", "masochist"],
    hands,
    deck,
    discard: ["negotiate"],
    destiny: ["seat-1", "seat-0"],
  });
  return t.until("window/planning.before").answer(0, "flare-fido");
}

test("when another player draws, the cards may be looked at, and all later ones of this encounter [mind wild]", () => {
  const t = watched(["flare-mind"]);
  expect([t.asked(2), t.options(2)]).toEqual(["window/cards.drawn", ["pass", "flare-mind"]]);
  t.answer(2, "flare-mind");
  expect([seen(t, 2), seen(t, 1)]).toEqual([["card/quash"], [undefined]]);
  t.until("planning/select").answer(1, "attack-04").until("window/reveal.change").answer(0, "chosen");
  expect(seen(t, 2)[1]).toBe("card/attack-30 card/attack-20.1 card/morph");
  expect(t.hand(2)).toEqual(["flare-mind"]);
});

test("not played, or cancelled, nothing is seen [mind wild]", () => {
  expect(
    seen(watched(["flare-mind"]).answer(2, "pass").passing("planning/select").declining("chosen").finish(), 2),
  ).toEqual([]);
  const hands = [["attack-40", "flare-fido", "card-zap"], ["attack-04"], ["flare-mind"]];
  const zapped = table({
    aliens: ["machine", "hacker", "masochist"],
    hands,
    discard: ["negotiate"],
    destiny: ["seat-1"],
  });
  zapped
    .until("window/planning.before")
    .answer(0, "flare-fido")
    .answer(2, "flare-mind")
    .answer(0, "card-zap")
    .passing("planning/select")
    .finish();
  expect(seen(zapped, 2)).toEqual([]);
});

test("it ends with the encounter, and reaches no other player [mind wild]", () => {
  const t = watched(["flare-mind", "attack-08"])
    .answer(2, "flare-mind")
    .passing("planning/select")
    .declining("chosen")
    .until("launch/aim")
    .declining("flare-fido", "flare-mind")
    .until("planning/select", 0);
  expect(t.table.encounter).toMatchObject({ n: 2, offense: 1, defense: 0 });
  expect(t.told("cards.drawn").at(-1)).toEqual({ player: "player/0", n: 8 });
  expect(seen(t, 2)).toHaveLength(1);
  const hands = [["attack-40", "flare-fido"], ["attack-04", "flare-chosen"], ["flare-mind"]];
  const both = table({
    aliens: ["machine", "hacker", "masochist"],
    hands,
    discard: ["negotiate"],
    destiny: ["seat-1"],
  });
  both.until("window/planning.before").answer(0, "flare-fido").answer(1, "pass").answer(2, "flare-mind");
  both.until("window/planning.before").answer(1, "flare-chosen").until("planning/select");
  expect([both.told("cards.drawn").length, seen(both, 2).length]).toEqual([2, 1]);
});

test("it is of no use for one's own cards [mind wild]", () => {
  const hands = [["attack-40", "attack-10", "flare-mind"], ["attack-04", "attack-06"], []];
  const t = table({ aliens: ["kamikaze", "hacker", "masochist"], hands, destiny: ["seat-1"] });
  t.until("window/planning.before").answer(0, "kamikaze").answer(0, { "0.2": 1 }).until("planning/select");
  expect([t.told("cards.drawn").length, t.wasAsked(0, "window/cards.drawn")]).toEqual([1, false]);
});

/** Seat 2 is the Mind with its flare, and not a main player. */
function both(zap: string[] = []): TestTable {
  const hands = [["attack-40"], ["attack-04", ...zap], ["flare-mind"]];
  return table({ aliens: ["masochist", "hacker", "mind"], hands, destiny: ["seat-1"] })
    .until("window/alliance.before")
    .answer(2, "mind");
}

test("a Mind that is no main player sees both hands [mind super]", () => {
  const t = both();
  expect([t.asked(2), t.options(2)]).toEqual(["boost", ["pass", "flare-mind"]]);
  t.answer(2, "flare-mind");
  expect([seen(t, 2), t.hand(2)]).toEqual([["card/attack-40", "card/attack-04.1"], ["flare-mind"]]);
});

test("cancelled, it is one hand; as a main player the Mind is not asked [mind super]", () => {
  const t = both(["card-zap"]).answer(2, "flare-mind").answer(1, "card-zap");
  expect([t.asked(2), t.answer(2, "0").told("cards.seen").length]).toEqual(["mind/whom", 1]);
  const main = table({
    aliens: ["mind", "hacker", "masochist"],
    hands: [["attack-40", "flare-mind"], ["attack-04"]],
    destiny: ["seat-1"],
  });
  expect(main.until("window/alliance.before").answer(0, "mind").asked(0)).toBe("alliance/invite-offense");
});
