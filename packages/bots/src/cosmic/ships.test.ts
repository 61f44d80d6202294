import { cosmic, planetRef, type View } from "@hypergate/cosmic";
import { illegal, randomBot, type SpreadQuestion, seated, simulate } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { spread } from "./ships.ts";

const KEYS = ["launch/ships", "alliance/ships", "ships/return", "ships/lose", "amoeba/add", "amoeba/withdraw"];

/** A question for ships of one's home planets, whatever the game is about right now. */
function question(who: number, key: string, min: number, max: number): SpreadQuestion {
  const slots = [0, 1, 2].map((n) => ({ ref: planetRef(who * 5 + n), max: 4 }));
  return { kind: "spread", who, key, source: { by: "rule/LCH-01", rule: "LCH-01" }, slots, min, max };
}

test("never more or fewer ships than are asked for, whatever the plan is", () => {
  const config = { players: 5, settings: { alienSelection: "random", useFlares: true } };
  let asked = 0;
  for (let n = 0; n < 12; n++) {
    const players = Array.from({ length: 5 }, (_, seat) =>
      seated(cosmic, (real, look) => {
        const view = look() as View;
        for (const key of KEYS)
          for (const [min, max] of [
            [1, 2],
            [3, 3],
          ]) {
            const wanted = question(seat, key, min, max);
            expect(illegal(wanted, spread(wanted, view)), key).toBeUndefined();
            asked++;
          }
        return randomBot(`${n} ${seat} ${asked}`)(real, look);
      }),
    );
    simulate(cosmic, cosmic.setUp(config, `ships ${n}`), players, (now) => now.table.encounter.n > 25);
  }
  expect(asked).toBeGreaterThan(1000);
});
