import { afterEach, expect, test } from "vitest";
import { emblem } from "../aliens/human/emblem.ts";
import { facts } from "../aliens/human/facts.ts";
import { flare } from "../aliens/human/flare.ts";
import { power } from "../aliens/human/power.ts";
import { text } from "../aliens/human/text.ts";
import { cosmic } from "../game.ts";
import { installHomebrew } from "./index.ts";

afterEach(() => installHomebrew({}));

test("what the facts of the host's alien say holds at the table: one that needs a spare colour is for four at most", () => {
  installHomebrew({
    twin: {
      facts: { ...facts, needsColour: true },
      text: { ...text, rules: [], messages: {} },
      emblem,
      power: () => ({ ...power, id: "twin" }),
      flare: () => ({ ...flare, alien: "twin" }),
    },
  });
  const aliens = ["twin", "clone", "filch", "machine", "gambler"];
  const setUp = (players: number) =>
    cosmic.setUp(
      { players, aliens: aliens.slice(0, players), settings: { boxes: ["base", "twin"], alienSelection: "chosen" } },
      "test",
    );
  expect(setUp(4).table.players[0].powers).toEqual(["twin"]);
  expect(() => setUp(5)).toThrow("twin needs a colour that nobody plays; allowed: at most 4 players");
});
