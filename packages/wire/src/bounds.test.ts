import { expect, test } from "vitest";
import type { z } from "zod";
import { messageId } from "./messages.ts";
import { seat } from "./questions.ts";
import { ROUTES } from "./routes.ts";
import { botName, clockRule, gameId, inviteCode, personName, players, tableId } from "./tables.ts";

const letters = (n: number) => "x".repeat(n);
const clock = (seconds: number, per = "move") => ({ per, seconds });
const recovery = (n: number) => ({ code: letters(n) });

test.each<[what: string, schema: z.ZodType, good: unknown[], bad: unknown[]]>([
  ["the id of a table", tableId, [letters(8), letters(32)], [letters(7), letters(33), "not an id"]],
  ["an invite code", inviteCode, [letters(32)], [letters(33)]],
  ["the id of a game", gameId, [letters(40)], [letters(41)]],
  ["the name of a bot", botName, [letters(40)], [letters(41)]],
  ["how many play", players, [1, 10], [0, 11, 2.5]],
  ["the name of a person", personName, ["x", letters(30)], ["", letters(31), "a\u0000b"]],
  ["a seat", seat, [0, 9], [-1, 10, 0.5]],
  ["the number of a message", messageId, [0, 2_147_483_647], [-1, 2_147_483_648, 0.5]],
  [
    "a clock",
    clockRule,
    [clock(5), clock(1_209_600), clock(0, "none")],
    [clock(4), clock(1_209_601), clock(-1, "none")],
  ],
  [
    "a recovery code",
    ROUTES["POST /api/guests/recover"].body,
    [recovery(10), recovery(40)],
    [recovery(9), recovery(41)],
  ],
])("%s has its bounds", (_, schema, good, bad) => {
  for (const value of good) expect(schema.safeParse(value).success, JSON.stringify(value)).toBe(true);
  for (const value of bad) expect(schema.safeParse(value).success, JSON.stringify(value)).toBe(false);
});
