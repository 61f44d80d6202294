import { expect, test } from "vitest";
import { secondsByRule } from "./rule-clocks.ts";
import { fight } from "./testing/fight.ts";
import { setTable } from "./testing/table.ts";

const settings = { boxes: ["base", "dominion"] };

test("a deal of two has a minute, one of three has two [DEA-02, diplomat 2]", () => {
  const hands = [["negotiate"], ["negotiate"], []];
  const two = fight({ settings, hands }).until("deal");
  expect(secondsByRule(two.table.settings, two.session.run.pending[0])).toBe(60);
  const aliens = ["clone", "hacker", "diplomat"];
  const three = fight({ aliens, settings, hands: [["attack-10"], ["attack-08"], ["negotiate"]], declining: ["clone"] });
  three.until("window/reveal.change").answer(2, "diplomat").until("deal");
  expect(secondsByRule(three.table.settings, three.session.run.pending[0])).toBe(120);
});

test("an Aristocrat has a minute to search [aristocrat 0]", () => {
  const t = setTable({ players: 3, aliens: ["aristocrat", "hacker", "clone"], settings });
  expect([t.asked(0), secondsByRule(t.table.settings, t.session.run.pending[0])]).toEqual(["aristocrat/hand", 60]);
});

test("other questions have no clock of the rules [DEA-02]", () => {
  const t = fight({ settings, hands: [["attack-10", "attack-01"], ["attack-08"], []] }).until("planning/select");
  expect(secondsByRule(t.table.settings, t.session.run.pending[0])).toBeUndefined();
});
