/** A page of a fair size in place of one without any, and a clean one for every test. */
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import "../words/lobby-words.ts";
import "../words/me-words.ts";
import "../words/notice-words.ts";
import "../words/operator-words.ts";
import "../words/settings-words.ts";
import "../words/study-words.ts";
import "../words/table-words.ts";
import "@hypergate/cosmic";

for (const [name, value] of [
  ["clientWidth", 1200],
  ["clientHeight", 700],
] as const)
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });

afterEach(() => {
  cleanup();
  localStorage.clear();
});
