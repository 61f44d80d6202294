import { expect, test } from "vitest";
import { cosmicGame } from "./cosmic.ts";

/** How a simulated table is set that was asked for this. */
function settled(asked: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return cosmicGame.settled(3, { ...cosmicGame.usual(asked), ...asked });
}

test.each([
  [{}, "random", true],
  [{ edition: "2020" }, "combo", false],
  [{ edition: "2008" }, "flareDraft", true],
  [{ edition: "2020", useFlares: true }, "combo", true],
  [{ aliens: ["oracle", "human", "void"] }, "chosen", true],
  [{ edition: "2020", aliens: ["oracle", "human", "void"] }, "chosen", false],
])("a simulation with %j", (asked, alienSelection, useFlares) => {
  expect(settled(asked)).toMatchObject({ alienSelection, useFlares });
});

test("an edition that is asked for sets everything", () => {
  for (const edition of ["2008", "2020"]) expect(settled({ edition })).toEqual(cosmicGame.settled(3, { edition }));
});
