import { expect, test } from "vitest";
import { flareOf } from "../../cards.ts";
import { giveCards } from "../../hand.ts";
import { ADRIFT } from "../../state.ts";
import { names } from "../../testing/fight.ts";
import { table, windowsAsked } from "../../testing/table.ts";
import { WINDOW } from "../../vocabulary.ts";
import { openWindow } from "../../windows.ts";

const settings = { boxes: ["base", "dominion"] };
const aliens = ["clone", "hacker", "filch"];
const hands = [["attack-08", "attack-09", "quash", "flare-voyager"], ["attack-04", "attack-05"], []];
const start = { aliens, settings, hands, destiny: ["seat-1"], declining: ["clone", "filch", "flare-voyager"] };

test("a card goes into the warp and comes back at any time [voyager wild]", () => {
  const t = table(start).until("window/turn.first").answer(0, "flare-voyager");
  expect(t.options(0)).toEqual(["attack-08", "attack-09", "quash"]);
  t.answer(0, "quash");
  expect([t.hand(0), names(t.state.secret.stash["hold/0"])]).toEqual([
    ["attack-08", "attack-09", "flare-voyager"],
    ["quash"],
  ]);
  t.pass(0).until("window/regroup.start");
  expect(t.options(0)).toEqual(["pass", "fetch-visitors"]);
  t.answer(0, "fetch-visitors");
  expect(t.hand(0)).toContain("quash");
  expect(t.until("launch/aim").wasAsked(0, "window/destiny.final")).toBe(false);
});

test("without the flare they are discarded [voyager wild]", () => {
  const t = table(start).until("window/turn.first").answer(0, "flare-voyager").answer(0, "quash");
  giveCards(t.session.run, 0, 2, [flareOf("voyager")]);
  openWindow(t.session.run, WINDOW["regroup.start"], undefined);
  expect([t.discard, t.state.secret.stash["hold/0"], t.hand(2)]).toEqual([["quash"], [], ["flare-voyager"]]);
});

test("while the flare lies aside it is not lost, and the visitors stay [voyager wild, voyager EC4, laser 3]", () => {
  const declining = [...start.declining, "fetch-visitors"];
  const t = table({ ...start, aliens: ["clone", "laser", "filch"], declining })
    .until("window/turn.first")
    .answer(0, "flare-voyager");
  t.answer(0, "quash").pass(0).until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 4 });
  t.until("laser/number").answer(1, 3);
  expect([t.hand(0), names(t.state.secret.stash["hold/0"])]).toEqual([[], ["quash"]]);
  t.until("window/resolution.before", 0);
  expect([t.options(0), t.discard]).toEqual([["pass", "fetch-visitors"], []]);
});

test("while another player plays with the hand the flare is lost, and the visitors are discarded [voyager wild, voyager EC4, doppelganger wild]", () => {
  const t = table({
    ...start,
    hands: [["flare-voyager", "quash", "attack-10"], ["attack-08"], ["attack-04", "flare-doppelganger"]],
    ships: { "0.1": [3], "2.1": [1, 0, 4] },
    declining: [...start.declining, "fetch-visitors"],
  });
  t.until("window/turn.first").answer(0, "flare-voyager").answer(0, "quash").until("window/alliance.before", 2);
  t.answer(2, "flare-doppelganger").until("planning/select");
  expect([t.state.secret.stash["hold/0"] ?? [], t.discard.includes("quash")]).toEqual([[], true]);
});

test("with the super a second planet goes into the warp [voyager super]", () => {
  const t = table({
    ...start,
    aliens: ["voyager", "hacker", "clone"],
    homeOf: { "0.2": ADRIFT },
    declining: ["clone"],
  });
  t.until("window/turn.start").answer(0, "voyager").until("boost").answer(0, "flare-voyager").answer(0, "0.4");
  expect([t.table.homeOf.slice(0, 5), t.colonies(0), t.hand(0)]).toEqual([
    [0, ADRIFT, 0, ADRIFT, 0],
    2,
    [...hands[0]].sort(),
  ]);
});

test("with none in the warp yet the second goes together with the first [voyager super]", () => {
  const t = table({ ...start, aliens: ["voyager", "hacker", "clone"], declining: ["clone"] });
  t.until("window/turn.start").answer(0, "voyager").answer(0, "0.2").until("boost").answer(0, "flare-voyager");
  expect(t.options(0)).toEqual(["0.1", "0.3", "0.4", "0.5"]);
  t.answer(0, "0.4");
  expect([t.table.homeOf.slice(0, 5), t.colonies(0)]).toEqual([[0, ADRIFT, 0, ADRIFT, 0], 2]);
});

test("without another card there is none to send [voyager wild]", () => {
  const t = table({ ...start, hands: [hands[1], ["attack-08"], ["flare-voyager"]], declining: ["clone", "filch"] });
  expect(windowsAsked(t.until("launch/aim"), 2)).toEqual([]);
});
