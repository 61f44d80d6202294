import { expect, test } from "vitest";
import { isPlainAnswer, MESSAGES } from "./messages.ts";

const ANSWER = { t: "answer", id: 7, table: "a-table_1", ask: "0.12", value: "word/pass" };
const { value: _, ...WITHOUT } = ANSWER;
const counted = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`card/${i}`, 1]));
const letters = (n: number) => "x".repeat(n);

test("an answer that is checked by hand is taken as it is, and only if the schema takes it", () => {
  const words = ["", letters(200), [], ["planet/1.1"], Array(200).fill("x")];
  const counts = [{}, { "planet/1.1": 0, x: 1000, [letters(200)]: 3 }, counted(200)];
  const values = [...words, ...counts, 0, -3, 9007199254740991, true, false];
  const ids = [0, 2_147_483_647];
  const asks = ["0.0", "123456789.123456789"];
  const tables = [letters(8), letters(32)];
  const plain = [
    ...values.map((value) => ({ ...ANSWER, value })),
    ...ids.map((id) => ({ ...ANSWER, id })),
    ...asks.map((ask) => ({ ...ANSWER, ask })),
    ...tables.map((table) => ({ ...ANSWER, table })),
  ];
  for (const one of plain) {
    expect(isPlainAnswer(one), JSON.stringify(one)).toBe(true);
    expect(MESSAGES.answer.parse(one)).toEqual(one);
  }
});

test("whatever the schema refuses is no such answer", () => {
  const wrong = {
    t: ["chat", "", 1, null, undefined],
    id: [-1, 2_147_483_648, 0.5, "7", null, undefined, Number.NaN],
    table: [letters(7), letters(33), "not an id", "a-table_1\n", 1, null, ["a-table_1"]],
    ask: ["0", "0.", ".1", "0.1.2", "1234567890.0", " 0.1", "0.1\n", 0.1, null, ["0.1"]],
    value: [
      { x: -1 },
      { x: 1001 },
      { x: 0.5 },
      { x: "1" },
      { [letters(201)]: 1 },
      counted(201),
      letters(201),
      0.5,
      2 ** 53,
      null,
      undefined,
      [letters(201)],
      [1],
      [["x"]],
      Array(201).fill("x"),
    ],
  };
  const parts = Object.entries(wrong).flatMap(([name, all]) => all.map((part) => ({ ...ANSWER, [name]: part })));
  const others = [{ ...ANSWER, more: 1 }, WITHOUT, { ...WITHOUT, more: 1 }, [], [ANSWER], null, undefined, "answer", 5];
  const inherited = [JSON.parse('{"t":"answer","id":7,"table":"a-table_1","ask":"0.12","__proto__":{"value":"x"}}')];
  for (const one of [...parts, ...others, ...inherited]) {
    expect(isPlainAnswer(one), JSON.stringify(one)).toBe(false);
    expect(MESSAGES.answer.safeParse(one).success, JSON.stringify(one)).toBe(false);
  }
});

test("offers in deals are left to the schema", () => {
  for (const value of [
    { do: 2 },
    JSON.parse('{"__proto__":1}'),
    { do: "accept" },
    { do: "offer", give: {}, want: {} },
  ]) {
    expect(isPlainAnswer({ ...ANSWER, value })).toBe(false);
    expect(MESSAGES.answer.safeParse({ ...ANSWER, value }).success).toBe(true);
  }
});
