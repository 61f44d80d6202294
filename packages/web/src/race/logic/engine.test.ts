import { cardOf, DESIGN, playerWith } from "@hypergate/race/client";
import { expect, test } from "vitest";
import { engineOf } from "./engine.ts";

function named(...names: readonly string[]) {
  return playerWith(
    names.map((name) => {
      const card = DESIGN.findIndex((design) => design.name === name);
      if (card < 0) throw new Error(`there is no card ${name}`);
      return card;
    }),
  );
}

test("a tableau is added up phase by phase", () => {
  const engine = engineOf(named("Earth's Lost Colony", "Gem World", "Spice World", "Consumer Markets"));
  expect(engine.produce).toEqual([{ fact: "produces", n: 3 }]);
  expect(engine.consume).toEqual([
    { fact: "bonus", n: 2 },
    { fact: "consumes", n: 4 },
  ]);
  expect(engine.explore).toEqual([]);
});

test("military counts as a sum, below zero too", () => {
  expect(engineOf(named("New Sparta", "Space Marines", "Drop Ships")).settle[0]).toEqual({ fact: "military", n: 7 });
  expect(engineOf(named("Contact Specialist")).settle[0]).toEqual({ fact: "military", n: -1 });
});

test("an empty tableau does nothing", () => {
  expect(Object.values(engineOf(playerWith([]))).flat()).toEqual([]);
  expect(cardOf("card/none")).toBeUndefined();
});
