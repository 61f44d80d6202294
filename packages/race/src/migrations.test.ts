import { load, save } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { race } from "./rules.ts";
import { table } from "./testing/table.ts";

test("a game of version 1 goes on: what was to grow still is, in secret", () => {
  const t = table({ seats: [{ start: "new-sparta", tableau: ["refugee-world"] }, { start: "old-earth" }] });
  t.choose("produce", "explore+5");
  const saved = save(t.session);
  const { table: open, secret, ...rest } = JSON.parse(JSON.stringify(saved.checkpoint));
  const players = open.players.map((player: object, seat: number) => ({ ...player, growing: seat === 1 ? [7] : [] }));
  const plans = secret.plans.map(({ growing: _, ...plan }: { growing: unknown }) => plan);
  const checkpoint = { ...rest, table: { ...open, players }, secret: { ...secret, plans } };
  const again = load(race, { ...saved, version: 1, checkpoint });
  expect(again.checkpoint.secret.plans.map(({ growing }) => growing)).toEqual([[], [7]]);
  expect(again.checkpoint.table).toEqual(t.session.checkpoint.table);
  expect(again.run.pending).toEqual(t.session.run.pending);
});
