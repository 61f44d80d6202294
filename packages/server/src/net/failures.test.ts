import { expect, test, vi } from "vitest";
import { Problem } from "../problem.ts";
import { StoreTrouble } from "../store/store.ts";
import { asProblem } from "./failures.ts";
import type { Figures } from "./metrics.ts";

const NOT_FOUND = new Problem("table.unknown", 404);

test.each([
  ["a mistake of the client", NOT_FOUND, ["table.unknown", 404], 0],
  ["a full disk", new StoreTrouble("full", "no space on /srv/data"), ["store.full", 503], 1],
  ["anything else", new TypeError("secret is undefined"), ["internal", 500], 1],
])("%s is told without details, and what is not the client's fault is reported", (_, thrown, said, reports) => {
  const trouble = vi.fn();
  const { id, status, params } = asProblem(thrown, { trouble } as unknown as Figures);
  expect([[id, status], params]).toEqual([said, {}]);
  expect(trouble).toHaveBeenCalledTimes(reports);
});
