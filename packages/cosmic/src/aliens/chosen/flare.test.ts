import { expect, test } from "vitest";
import { CARDS } from "../../cards.ts";
import { table } from "../../testing/table.ts";

const names = (cards: readonly number[]) => cards.map((card) => CARDS[card].name);

test("wild: a main player draws a card before encounter cards are selected [chosen wild]", () => {
  const hands = [["attack-06"], ["attack-04", "flare-chosen"], ["flare-amoeba"]];
  const t = table({ aliens: ["amoeba", "clone", "vacuum"], hands, deck: ["attack-40"], destiny: ["seat-1"] });
  t.until("window/planning.before");
  expect(t.options(1)).toEqual(["pass", "flare-chosen"]);
  t.answer(1, "flare-chosen");
  expect(t.hand(1)).toEqual(["attack-04", "attack-40", "flare-chosen"]);
  expect([t.asked(1), t.options(1)]).toEqual(["planning/select", ["attack-04", "attack-40"]]);
});

test("wild: an ally draws nothing [chosen wild]", () => {
  const hands = [["attack-06", "attack-08"], ["attack-04"], ["flare-chosen"]];
  const t = table({ aliens: ["amoeba", "clone", "vacuum"], hands, destiny: ["seat-1"] });
  t.until("alliance/invite-offense").answer(0, ["player/2"]).until("alliance/answer").answer(2, "offense");
  t.answer(2, { "2.1": 1 }).until("planning/select");
  expect(t.wasAsked(2, "window/planning.before")).toBe(false);
});

/** The Chosen (seat 0) holds its flare and has drawn a plague, a quash and an attack. */
function drawn(theirs = ["attack-08"]) {
  return table({
    aliens: ["chosen", "clone", "amoeba"],
    hands: [["attack-06", "flare-chosen"], theirs, []],
    deck: ["plague", "attack-20", "quash"],
    destiny: ["seat-1"],
  })
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 1 })
    .until("window/reveal.change")
    .answer(0, "chosen");
}

test("super: having seen the three cards, the Chosen keeps any that are not encounter cards [chosen super, chosen flare D1]", () => {
  const t = drawn();
  expect(names(t.state.secret.aside[0])).toEqual(["plague", "attack-20", "quash"]);
  expect([t.asked(0), t.options(0)]).toEqual(["boost", ["pass", "flare-chosen"]]);
  t.answer(0, "flare-chosen");
  expect(t.question(0)).toMatchObject({ key: "chosen/keep", min: 0, max: 2 });
  expect(t.options(0)).toEqual(["plague", "quash"]);
  t.answer(0, ["quash"]);
  expect(t.options(0)).toEqual(["attack-20"]);
  t.answer(0, ["attack-20"]).answer(0, "replace");
  expect(t.hand(0)).toEqual(["flare-chosen", "quash"]);
  expect(t.discard).toEqual(["attack-06", "plague"]);
  expect(t.told("chosen.kept")).toEqual([{ player: "player/0", n: 1 }]);
});

test("super: without it everything else drawn is discarded [chosen super, chosen 4]", () => {
  const t = drawn().answer(0, "pass").answer(0, []);
  expect(t.discard.slice(0, 3)).toEqual(["plague", "attack-20", "quash"]);
  expect(t.hand(0)).toEqual(["flare-chosen"]);
});

test("super: a card zap on the flare leaves the power at work [chosen super, ZAP-13]", () => {
  const t = drawn(["attack-08", "card-zap"]).answer(0, "flare-chosen").answer(1, "card-zap");
  expect(t.asked(0)).toBe("chosen/card");
  t.answer(0, ["attack-20"]).answer(0, "add");
  expect(t.table.encounter.shown[0].added).toBe(20);
  expect([t.hand(0), t.discard]).toEqual([[], ["card-zap", "flare-chosen", "plague", "quash"]]);
});
