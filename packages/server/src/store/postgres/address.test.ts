import { expect, test } from "vitest";
import { StoreTrouble } from "../store.ts";
import { troubleOf } from "./address.ts";

test.each([
  [{ code: "53100", message: "could not extend file" }, "full"],
  [{ code: "25006", message: "cannot execute INSERT in a read-only transaction" }, "readonly"],
  [{ code: "42501", message: "permission denied" }, "readonly"],
  [{ code: "08006", message: "connection failure" }, "away"],
  [{ code: "57P01", message: "terminating connection" }, "away"],
  [{ code: "53300", message: "too many clients already" }, "away"],
  [{ code: "ECONNREFUSED", message: "connect ECONNREFUSED" }, "away"],
  [{ message: "Connection terminated unexpectedly" }, "away"],
  [{ message: "Query read timeout" }, "away"],
  [{ code: "23505", message: "duplicate key; the connection was closed" }, "broken"],
  [{ code: "XX000", message: "internal error" }, "broken"],
  [{ message: "something else" }, "broken"],
])("%j is a store that is %s", (problem, kind) => {
  expect(troubleOf(problem).kind).toBe(kind);
});

test("what is known already stays as it is, and a code is told with its message", () => {
  const known = new StoreTrouble("away", "the database is a standby");
  expect(troubleOf(known)).toBe(known);
  expect(troubleOf({ code: "XX000", message: "internal error" }).message).toContain("internal error (XX000)");
});
