import { givenName } from "@hypergate/wire";
import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { randomId } from "../random.ts";
import { samplePerson } from "../testing/samples.ts";
import { digestOf, languageOf, newPerson, newRecoveryCode, randomCode } from "./guests.ts";

test("codes have letters and digits that are not mixed up, and are never the same", () => {
  const codes = Array.from({ length: 100 }, () => randomCode(20));
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-TV-Z0-9]{20}$/);
  expect(new Set(codes.join(""))).toHaveLength(32);
  expect(new Set(codes)).toHaveLength(100);
  expect(randomId()).toMatch(/^[\w-]{16}$/);
});

test("a recovery code is four groups of five, and may be written in any way", () => {
  const code = newRecoveryCode();
  expect(code).toMatch(/^\w{5}-\w{5}-\w{5}-\w{5}$/);
  const person = newPerson("Ann", "ru", code, 7);
  expect(person).toMatchObject({ name: "Ann", language: "ru", created: 7 });
  expect(digestOf(` ${code.toLowerCase().replaceAll("-", " ")}`)).toBe(person.recovery);
  expect(digestOf(code.slice(1))).not.toBe(person.recovery);
});

test.each([
  ["Ann", "Ann"],
  ["  Жанна 7 ", "Жанна 7"],
  ["x".repeat(30), "x".repeat(30)],
  ["x".repeat(31), undefined],
  ["   ", undefined],
  ["a\u0000b", undefined],
])("the name %j", (name, expected) => {
  expect(givenName.safeParse(name).data).toBe(expected);
});

test("the language is the person's own, else the first known one the browser wants, else English", () => {
  const request = (accepted: string | undefined) =>
    ({ headers: { "accept-language": accepted } }) as unknown as FastifyRequest;
  const russian = { ...samplePerson("ann"), language: "ru" as const };
  expect(languageOf(request("en"), russian)).toBe("ru");
  expect(languageOf(request("de-CH, ru-RU;q=0.8,en"), undefined)).toBe("ru");
  expect(languageOf(request("de"), undefined)).toBe("en");
  expect(languageOf(request(undefined), undefined)).toBe("en");
});
