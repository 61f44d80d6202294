import { load, save, submit } from "@hypergate/kernel";
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

test("a game of version 2 goes on in the middle of questions that are put otherwise now [16.21]", () => {
  const goods = ["spice-world", "artist-colony"];
  const others = ["comet-zone", "gem-world", "hive-world"];
  const t = table({
    seats: [
      { start: "new-sparta", tableau: ["public-works", ...goods], goods },
      { start: "old-earth", tableau: others, goods: others },
    ],
  });
  t.choose("consume-x2", "consume-x2");
  const saved = save(t.session);
  // Version 2 asked which of two goods of worlds that are alike is taken.
  const answers = [...saved.answers, { who: 0, key: "consume.goods", value: "good/spice-world" }];
  const again = load(race, { ...saved, version: 2, answers });
  expect(again.run.pending.map(({ who, key }) => [who, key])).toEqual([[1, "consume.goods"]]);
  expect(submit(again, { who: 1, key: "consume.goods", value: ["good/comet-zone", "good/gem-world"] })).toBeUndefined();
  expect(again.run.s.table.players.map(({ chips, goods: left }) => [chips, left])).toEqual([
    [2, 1],
    [4, 1],
  ]);
  expect(again.run.pending.map(({ key }) => key)).toEqual(["choose.action", "choose.action"]);
});
