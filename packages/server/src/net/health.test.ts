import { expect, test } from "vitest";
import type { Store } from "../store/store.ts";
import { healthOf } from "./health.ts";

function storeThat(table: Store["table"]): Store {
  return { table } as Store;
}

test("a server is healthy while its store can be read", async () => {
  expect(await healthOf(storeThat(async () => undefined))()).toBe(true);
  expect(await healthOf(storeThat(() => Promise.reject(new Error("gone"))))()).toBe(false);
});

test("a store that does not answer is not waited for", async () => {
  expect(
    await healthOf(
      storeThat(() => new Promise(() => undefined)),
      20,
    )(),
  ).toBe(false);
});

test("many who ask at once cost one read", async () => {
  let reads = 0;
  const healthy = healthOf(
    storeThat(async () => {
      reads++;
      return undefined;
    }),
  );
  expect(await Promise.all([healthy(), healthy(), healthy()])).toEqual([true, true, true]);
  expect(reads).toBe(1);
  await healthy();
  expect(reads).toBe(2);
});
