import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";

/** Jobs by name that take so long; `order` is in which order they began. */
function workshop(atOnce = 1) {
  let now = 0;
  const queue = new FairQueue(atOnce, () => now);
  const order: string[] = [];
  const job = (name: string, ms: number, address = name, person = address) =>
    queue.run({ address, person }, async () => {
      order.push(name);
      await sleep(0);
      now += ms;
      return name;
    });
  return { queue, order, job };
}

test("one address with many slow jobs delays another by one of them", async () => {
  const { order, job } = workshop();
  const slow = Array.from({ length: 20 }, () => job("slow", 300));
  await slow[0];
  const quick = Array.from({ length: 20 }, () => job("quick", 1));
  await Promise.all([...slow, ...quick]);
  // The second slow one has begun when the quick ones come.
  expect(order.slice(0, 3)).toEqual(["slow", "slow", "quick"]);
  expect(order.slice(2, 22)).toEqual(new Array<string>(20).fill("quick"));
});

test("those who need as much each get the same share, whoever came first and with however many jobs", async () => {
  const { order, job } = workshop();
  const all = [
    ...Array.from({ length: 30 }, () => job("many", 10)),
    ...Array.from({ length: 5 }, () => job("few", 10)),
  ];
  await Promise.all(all);
  expect(order.indexOf("few")).toBeLessThan(3);
  expect(order.lastIndexOf("few")).toBeLessThan(12);
});

test("an address shares what it gets between its people", async () => {
  const { order, job } = workshop();
  const school = Array.from({ length: 20 }, () => job("greedy", 50, "school", "greedy"));
  const modest = [1, 2, 3].map(() => job("modest", 50, "school", "modest"));
  await Promise.all([...school, ...modest]);
  expect(order.lastIndexOf("modest")).toBeLessThan(8);
});

test("whoever has done nothing for long cannot claim all that time at once", async () => {
  const { order, job } = workshop();
  for (let i = 0; i < 10; i++) await job("steady", 100);
  await Promise.all([
    ...Array.from({ length: 10 }, () => job("late", 100)),
    ...Array.from({ length: 10 }, () => job("steady", 100)),
  ]);
  const both = order.slice(10, 20);
  expect(both.filter((name) => name === "late").length).toBeLessThan(8);
});

test("so many run at once; a job that fails makes room and rejects", async () => {
  const queue = new FairQueue(2);
  const payer = { address: "a", person: "a" };
  let [running, most] = [0, 0];
  const jobs = Array.from({ length: 10 }, (_, i) =>
    queue.run(payer, async () => {
      most = Math.max(most, ++running);
      await sleep(1);
      running--;
      if (i % 2 === 0) throw new Error("failed");
      return i;
    }),
  );
  const ended = await Promise.allSettled(jobs);
  expect(most).toBe(2);
  expect(ended.map(({ status }) => status === "fulfilled")).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1].map(Boolean));
});

test("when it is closed, what waits is rejected and nothing more is taken", async () => {
  const { queue, order, job } = workshop();
  const jobs = [job("first", 1), job("second", 1)];
  queue.close();
  const ended = await Promise.allSettled([...jobs, job("third", 1)]);
  expect(ended.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(order).toEqual(["first"]);
});
