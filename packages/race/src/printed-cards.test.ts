// Every card as it is printed, written down a second time from the cards themselves: testing/printed-cards.txt. A line is
// `name | copies with base, storm and rebel | cost for points, good | powers | worth`.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cardsOf, DESIGN, DESIGNS } from "./cards.ts";
import type { Box, Design, Power, Worth } from "./data/design.ts";

const LINES = readFileSync(new URL("./testing/printed-cards.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");
const LEVELS: readonly (readonly Box[])[] = [["base"], ["base", "storm"], ["base", "storm", "rebel"]];
const DECKS = LEVELS.map(cardsOf);

/** What it does or counts, then the rest in the order of the alphabet. */
function words(what: string, rest: object): string {
  const parts = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1));
  return [what, ...parts.map(([name, value]) => `${name} ${value}`)].join(" ");
}

function powerLine({ does, ...rest }: Power): string {
  return words(does, rest);
}

function worthLine({ each, ...rest }: Worth): string {
  return words(each, rest);
}

function lineOf(design: Design): string {
  const { name, type, cost, vp, good, windfall, chromosome, start, keepsAtStart, handLimit, endsAt, worth } = design;
  const copies = DECKS.map((deck) => deck.filter((card) => DESIGN[card] === design).length);
  const about = [
    `${design.military === true ? "military" : type} ${cost} for ${worth === undefined ? vp : "?"}`,
    good === undefined ? "" : `${windfall === true ? "windfall" : "production"} ${good}`,
    chromosome === true ? "chromosome" : "",
    start === undefined ? "" : `start ${start}`,
    keepsAtStart === undefined ? "" : `startHand ${keepsAtStart}`,
    handLimit === undefined ? "" : `handLimit ${handLimit}`,
    endsAt === undefined ? "" : `endGameTableau ${endsAt}`,
  ];
  const powers = (design.powers ?? []).map(powerLine).join("; ") || "-";
  const parts = [name, copies.join("/"), about.filter((part) => part !== "").join(", "), powers];
  return [...parts, ...(worth === undefined ? [] : [worth.map(worthLine).join("; ")])].join(" | ");
}

test("every card has the numbers, powers and worth that are printed on it [2.4, 2.5, 2.6, 12.5]", () => {
  expect(DESIGNS.map(lineOf).sort()).toEqual(LINES.sort());
});

test("a variable card has no printed points [12.5]", () => {
  expect(DESIGNS.filter(({ worth, vp }) => worth !== undefined && vp !== 0)).toEqual([]);
});
