import { describe, expect, test } from "vitest";
import type { Sample } from "../table/meter.ts";
import { turningPoints } from "./turning-points.ts";

/** One row per part, from the beginning. */
function played(...rows: readonly (readonly number[])[]): readonly Sample[] {
  return rows.map((values, part) => ({ part, step: part * 10, values }));
}

describe("turning points", () => {
  test("a winner who catches up: how far behind, and when the lead was taken", () => {
    const samples = played([0, 0], [1, 0], [3, 1], [3, 2], [3, 4], [3, 5]);
    expect(turningPoints(samples, [1])).toEqual([
      { kind: "comeback", seat: 1, part: 2, step: 20, n: 2 },
      { kind: "jump", seat: 0, part: 2, step: 20, n: 2 },
      { kind: "tookLead", seat: 1, part: 4, step: 40, n: 4 },
    ]);
  });

  test("a winner who was never behind", () => {
    expect(turningPoints(played([0, 0], [0, 0], [1, 0], [2, 1]), [0])).toEqual([
      { kind: "ledAlways", seat: 0, part: 2, step: 20, n: 1 },
      { kind: "short", seat: 1, part: 3, step: 30, n: 1 },
    ]);
  });

  test("a heavy loss, and one who was nearly there", () => {
    const kinds = turningPoints(played([0, 0, 0], [2, 1, 0], [3, 0, 4], [5, 0, 4]), [0]);
    expect(kinds).toContainEqual({ kind: "fall", seat: 1, part: 2, step: 20, n: 1 });
    expect(kinds).toContainEqual({ kind: "short", seat: 2, part: 3, step: 30, n: 1 });
  });

  test("one who shares the victory was not short of it", () => {
    expect(turningPoints(played([0, 0], [5, 5]), [0, 1]).map(({ kind }) => kind)).toEqual(["ledAlways", "jump"]);
  });

  test("a game without a course or a winner has none", () => {
    expect(turningPoints(played([0, 0]), [0])).toEqual([]);
    expect(turningPoints(played([0, 0], [1, 0]), [])).toEqual([]);
  });
});
