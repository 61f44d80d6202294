import type { PlayableGame } from "@hypergate/games";
import { SetUpError } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { completeSettings } from "./lobby.ts";

/** A game whose settings never fit together, for this reason. */
function gameRefusing(reason: Error): PlayableGame {
  const game = {
    players: { min: 2, max: 5 },
    settings: () => [],
    settled: () => {
      throw reason;
    },
    refusal: (_: string, { id }: { id: string }) => `in words: ${id}`,
  };
  return game as unknown as PlayableGame;
}

function refusing(reason: Error): () => unknown {
  return () => completeSettings(gameRefusing(reason), 3, {});
}

test("settings that do not fit together are refused in words", () => {
  const reason = new SetUpError("no such pair", [{ id: "settings.pair", params: {} }]);
  expect(refusing(reason)).toThrow(expect.objectContaining({ id: "settings.pair", status: 400 }));
});

test.each([new SetUpError("without words for players"), new Error("a fault")])(
  "whatever else goes wrong is passed on as it is: %s",
  (reason) => {
    expect(refusing(reason)).toThrow(reason);
  },
);
