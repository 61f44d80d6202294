import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";

const settings = { boxes: ["base", "dominion"] };

test("one ally has to leave [muckraker wild]", () => {
  const hands = [["attack-20", "attack-01"], ["attack-04", "attack-06", "flare-muckraker"], []];
  const t = fight({ settings, hands, allies: [[2, "offense", 2]] }).until("window/alliance.formed");
  t.answer(1, "flare-muckraker").until("ships/return").answer(2, { "2.3": 2 });
  expect([t.table.encounter.ally[2], t.table.encounter.gate[2], t.ships("2.3", 2)]).toEqual([-1, 0, 6]);
});

test("the winning main player is accused, takes the ships home and has no second encounter [muckraker super]", () => {
  const aliens = ["clone", "muckraker", "hacker"];
  const hands = [["attack-20", "attack-01"], ["attack-04", "attack-08", "flare-muckraker"], []];
  const t = fight({ aliens, settings, hands, gate: 2, declining: ["clone"] }).cards("attack-20", "attack-04");
  t.until("window/resolution.before").answer(1, "muckraker").until("muckraker/card").answer(1, "attack-08");
  t.until("boost").answer(1, "flare-muckraker").until("ships/return").answer(0, { "0.4": 2 });
  t.until("planning/select");
  expect([t.ships("1.1", 0), t.ships("0.4", 0), t.wasAsked(0, "turn/again")]).toEqual([0, 6, false]);
});
