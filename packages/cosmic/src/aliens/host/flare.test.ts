import { expect, test } from "vitest";
import { CARDS } from "../../cards.ts";
import { table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };

test("its player draws three unused flares, and it goes to the Host [host wild]", () => {
  const hands = [["attack-10", "attack-01", "flare-host"], ["attack-08"], []];
  const t = table({ aliens: ["clone", "hacker", "host"], settings, hands, destiny: ["seat-1"], declining: ["clone"] });
  t.until("window/turn.first").answer(0, "flare-host");
  expect(t.hand(0).filter((name) => name.startsWith("flare-"))).toHaveLength(3);
  expect(t.hand(2)).toEqual(["flare-host"]);
});

test("with the super it draws two more and keeps three of all [host super]", () => {
  const hands = [["attack-10", "flare-host"], ["attack-08"], []];
  const t = table({ aliens: ["host", "hacker", "clone"], settings, hands, destiny: ["seat-1"] });
  t.answer(0, "host.2").until("boost").answer(0, "flare-host").until("host/keep");
  expect(t.options(0)).toHaveLength(5);
  const kept = t.options(0).slice(0, 3);
  t.answer(0, kept);
  expect(t.state.secret.stash.host.map((card) => CARDS[card].name)).toEqual(kept);
  expect(t.table.gone).toHaveLength(2);
});

/** All flares are in the discard pile but that of the Host. */
const USED_UP = CARDS.filter(({ type, name }) => type === "flare" && name !== "flare-host").map(({ name }) => name);

test("when all flares are used up it is not offered [host wild]", () => {
  const hands = [["attack-10", "attack-01", "flare-host"], ["attack-08"], []];
  const position = { hands, discard: USED_UP, destiny: ["seat-1"] };
  const t = table({ aliens: ["macron", "hacker", "host"], settings, ...position }).until("launch/aim");
  expect([t.state.secret.flareDeck, t.wasAsked(0, "window/turn.first")]).toEqual([[], false]);
});

test("then the sheet cannot be filled either [host 1]", () => {
  const hands = [["attack-10", "flare-host"], ["attack-08"], []];
  const position = { hands, discard: USED_UP, destiny: ["seat-1"] };
  const t = table({ aliens: ["host", "hacker", "macron"], settings, ...position }).until("launch/aim");
  expect(t.wasAsked(0, "window/turn.start")).toBe(false);
});

test("on the sheet it is a wild one, and nothing more comes for it [host 2, host super]", () => {
  const hands = [["attack-10"], ["attack-08"], []];
  const stash = [["flare-host"], [], []];
  const t = table({ aliens: ["host", "hacker", "clone"], settings, hands, stash, destiny: ["seat-1"] });
  t.declining("flare-host").until("window/turn.start").answer(0, "host.2");
  expect([t.wasAsked(0, "boost"), t.state.secret.stash.host.length]).toEqual([false, 3]);
});

test("with no more unused flares than there is room for, the super is not offered [host super]", () => {
  const hands = [["attack-10", "flare-host"], ["attack-08"], []];
  const discard = USED_UP.filter((name) => name !== "flare-pirate");
  const t = table({ aliens: ["host", "hacker", "macron"], settings, hands, discard, destiny: ["seat-1"] });
  t.until("window/turn.start").answer(0, "host.2").until("window/turn.start");
  expect([t.wasAsked(0, "boost"), t.state.secret.stash.host.length]).toEqual([false, 1]);
});
