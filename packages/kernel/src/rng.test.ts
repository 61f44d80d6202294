import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { below, branch, next, secureSeed, seeded, shuffle } from "./rng.ts";

test("equal seeds give equal streams, other seeds other ones", () => {
  const stream = (seed: string | number) => {
    const rng = seeded(seed);
    return Array.from({ length: 20 }, () => next(rng));
  };
  expect(stream("table 7")).toEqual(stream("table 7"));
  expect(stream("table 7")).not.toEqual(stream("table 8"));
  expect(stream(7)).toEqual(stream("7"));
  expect(stream("")).not.toEqual(stream(" "));
});

test("the stream is the same on every machine and in every version", () => {
  const rng = seeded("hypergate");
  const branches = [0, 1, 2].map((n) => branch(rng, n)).map((own) => [next(own), next(own)]);
  expect(branches).toEqual([
    [3082508731, 3484665005],
    [3551639365, 2217842093],
    [64977841, 2722538911],
  ]);
  expect([next(rng), next(rng), next(rng)]).toEqual([3454885185, 536886023, 2832998337]);
});

test("the whole generator is four integers that survive JSON", () => {
  const rng = seeded("save");
  next(rng);
  const copy = JSON.parse(JSON.stringify(rng));
  expect(copy).toHaveLength(4);
  expect(Array.from({ length: 9 }, () => next(copy))).toEqual(Array.from({ length: 9 }, () => next(rng)));
});

test("a number below n is a whole number from 0 to n - 1", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 1_000_000 }), (seed, n) => {
      const value = below(seeded(seed), n);
      return Number.isInteger(value) && value >= 0 && value < n;
    }),
  );
});

test("all numbers below n come up about equally often", () => {
  const rng = seeded("fair");
  const counts = new Array<number>(6).fill(0);
  for (let i = 0; i < 60_000; i++) counts[below(rng, 6)]++;
  for (const n of counts) expect(Math.abs(n - 10_000)).toBeLessThan(400);
});

test("a shuffle keeps every item, and every order comes up about equally often", () => {
  const rng = seeded("mixed");
  const orders: Record<string, number> = {};
  for (let i = 0; i < 24_000; i++) {
    const order = shuffle(rng, ["a", "b", "c", "d"]).join("");
    orders[order] = (orders[order] ?? 0) + 1;
  }
  expect(Object.keys(orders)).toHaveLength(24);
  for (const n of Object.values(orders)) expect(Math.abs(n - 1000)).toBeLessThan(160);
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer()), (seed, list) => {
      const mixed = shuffle(seeded(seed), [...list]);
      expect(mixed.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
    }),
  );
});

test("a branch has a stream of its own and leaves its stem alone", () => {
  const rng = seeded("stem");
  const before = [...rng];
  const streams = [0, 1, 2, 3].map((n) => {
    const own = branch(rng, n);
    return [next(own), next(own), next(own)].join(" ");
  });
  expect(rng).toEqual(before);
  expect(new Set(streams).size).toBe(4);
  expect(streams).not.toContain([next(rng), next(rng), next(rng)].join(" "));
});

test("branches are as even as the stem", () => {
  const rng = seeded("branches");
  const counts = new Array<number>(4).fill(0);
  for (let i = 0; i < 20_000; i++) {
    counts[below(branch(rng, i % 5), 4)]++;
    next(rng);
  }
  for (const n of counts) expect(Math.abs(n - 5000)).toBeLessThan(300);
});

describe("the generator of games of people", () => {
  const seed = secureSeed(Uint8Array.from({ length: 32 }, (_, i) => i));

  test("is the one that its seed names, with a stream that never changes", () => {
    expect(seed).toBe(`chacha20:000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f`);
    const rng = seeded(seed);
    const branches = [0, 1].map((n) => next(branch(rng, n)));
    expect(branches).toEqual([2070981546, 3999138253]);
    expect(Array.from({ length: 10 }, () => next(rng))).toEqual([
      2713434919, 2786152810, 4251384447, 502773217, 1767336784, 1051305832, 1409353894, 1782559355, 2078254442,
      775318643,
    ]);
    expect(() => secureSeed(new Uint8Array(31))).toThrow("32 bytes");
    expect(seeded("chacha20:00")).toHaveLength(4);
  });

  test("survives JSON at every word, and stays short", () => {
    const rng = seeded(seed);
    for (let i = 0; i < 40; i++) {
      expect(rng.length).toBeLessThanOrEqual(16);
      expect(rng.length).toBeGreaterThanOrEqual(8);
      const copy = JSON.parse(JSON.stringify(rng));
      expect([next(copy), next(copy)]).toEqual([next(rng), next([...rng])]);
    }
  });

  test("is even, and its shuffles and branches are", () => {
    const rng = seeded(seed);
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 30_000; i++) counts[below(rng, 6)]++;
    for (let i = 0; i < 30_000; i++) {
      counts[below(branch(rng, i % 5), 6)]++;
      next(rng);
    }
    for (const n of counts) expect(Math.abs(n - 10_000)).toBeLessThan(400);
  });

  test("never gives the same branch twice, and drawing from one leaves the stem alone", () => {
    const rng = seeded(seed);
    const seen = new Set<string>();
    for (let i = 0; i < 50; i++) {
      const before = [...rng];
      for (let n = 0; n < 4; n++) seen.add(String(next(branch(rng, n))));
      expect(rng).toEqual(before);
      seen.add(String(next(rng)));
    }
    expect(seen.size).toBe(250);
  });
});
