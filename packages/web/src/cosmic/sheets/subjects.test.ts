// The rules know every alien; a page learns them one by one.
import "@hypergate/cosmic";
import { ALIEN_IDS, CARDS, DESTINY, FACTS, TECH_FACTS } from "@hypergate/cosmic/client";
import { statement } from "@hypergate/cosmic/rulebook";
import { expect, test } from "vitest";
import { statementsOf } from "./subject-statements.tsx";
import { addressOf, subjectOf } from "./subjects.ts";

const idsOf = (thing: string) => {
  const subject = subjectOf(thing);
  return subject === undefined ? undefined : statementsOf(subject).map(({ id }) => id);
};

test.each(ALIEN_IDS)("the alert light of %s is that of its statement", (alien) => {
  expect(statement(`${alien} 0`)?.en.toLowerCase()).toMatch(new RegExp(`^${FACTS[alien].alert} alert light`));
});

test("every card, technology, alien and destiny card has statements", () => {
  const things = [
    ...CARDS.map(({ ref }) => ref),
    ...CARDS.map(({ name }) => `name/${name}`),
    ...DESTINY.map(({ ref }) => ref),
    ...Object.keys(TECH_FACTS).map((tech) => `tech/${tech}`),
    ...ALIEN_IDS.flatMap((alien) => [`power/${alien}`, `wild/${alien}`, `super/${alien}`]),
  ];
  expect(things.filter((thing) => (idsOf(thing) ?? []).length === 0)).toEqual([]);
});

test("a power has its own statements and a flare its own", () => {
  expect(idsOf("power/oracle.2")).toEqual([
    "oracle 0",
    "oracle 1",
    "oracle zap",
    "oracle EC1",
    "oracle EC2",
    "oracle EC3",
  ]);
  expect(idsOf("card/flare-oracle")).toEqual(["oracle wild", "oracle super", "oracle flare D1", "oracle flare D2"]);
  expect(idsOf("card/quash")).toEqual(["CRD-28"]);
  expect(idsOf("card/rebirth")).toEqual(["rebirth 1", "rebirth 2"]);
  expect(idsOf("card/duplicity")).toEqual(["KI-1", "KI-3", "duplicity 1", "duplicity 2", "duplicity 3", "duplicity 4"]);
  expect(idsOf("card/attack-03-30")).toEqual(["VA-1", "VA-2", "VA-3"]);
  expect(idsOf("tech/gluon-mines")).toEqual(["TCH-28"]);
});

test("what is nothing to be read has no subject", () => {
  for (const thing of ["rule/DEA-02", "word/pass", "planet/0.1", "power/nobody", "tech/none", "card/none", "player/9"])
    expect(subjectOf(thing)).toBeUndefined();
});

test("a statement is found in the rules by its number", () => {
  const rule = statement("oracle 1");
  expect(rule === undefined ? "" : addressOf(rule)).toBe("/rules/cosmic#oracle%201");
});
