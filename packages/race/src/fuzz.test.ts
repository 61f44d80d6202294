import { seeded, stateHash } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { fuzz, inspectLive, playLive, type Tally } from "./testing/fuzz.ts";

test("random games over all tables keep the invariants and end", () => {
  const tally: Tally = {};
  for (let n = 0; n < 150; n++) {
    const { finding, settings } = fuzz(`test ${n}`, tally);
    expect(finding, JSON.stringify(settings)).toBeUndefined();
  }
  expect(Object.keys(tally).filter((key) => key.startsWith("power ")).length).toBeGreaterThan(40);
});

test("who answers first does not change the outcome, and every step runs twice alike [4.14]", () => {
  for (let n = 0; n < 12; n++) {
    const one = playLive(`order ${n}`, "a", 4000);
    const other = playLive(`order ${n}`, "b", 4000);
    expect(one.run.s.table.phase).toBe("over");
    expect(stateHash(other.run.s)).toBe(stateHash(one.run.s));
    expect(JSON.stringify(other.events)).toBe(JSON.stringify(one.events));
  }
});

test("a game can be saved and loaded at every question, and nobody sees what is secret [4.15]", () => {
  const rng = seeded("inspect");
  for (let n = 0; n < 6; n++) {
    playLive(`inspect ${n}`, "a", 150, (live) => {
      expect(inspectLive(live, rng)).toBeUndefined();
    });
  }
});
