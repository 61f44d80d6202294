import { expect, test } from "vitest";
import { CARDS } from "../../cards.ts";
import { type TestTable, table } from "../../testing/table.ts";

const aliens = ["clone", "machine", "macron"];

function discarded(t: TestTable): string[] {
  return t.table.discard.map((card) => CARDS[card].name);
}

test("wild: for a negotiate an artifact is stolen as it is played, without effect [filch wild]", () => {
  const t = table({
    aliens,
    hands: [["attack-10", "plague"], ["attack-08"], ["flare-filch", "negotiate", "attack-06"]],
  });
  t.until("window/regroup.start").answer(0, "plague").answer(0, "1");
  expect(t.asked(2)).toBe("window/card.played");
  expect(t.options(2)).toEqual(["pass", "flare-filch"]);
  t.answer(2, "flare-filch");
  expect(t.hand(2)).toEqual(["attack-06", "flare-filch", "plague"]);
  expect(discarded(t)).toEqual(["negotiate"]);
  expect([t.hand(0), t.hand(1)]).toEqual([["attack-10"], ["attack-08"]]);
  expect(t.told("filch.stole")).toEqual([{ player: "player/2", other: "player/0", card: "card/plague" }]);
  expect(t.asked(2)).toBe("window/regroup.start");
  expect(t.options(2)).toEqual(["pass", "plague"]);
});

test("wild: without a negotiate nothing can be stolen, nor is the own card [filch wild]", () => {
  const t = table({ aliens, hands: [["attack-10", "plague"], ["attack-08"], ["flare-filch", "attack-06"]] });
  t.until("window/regroup.start").answer(0, "plague").answer(0, "1").until("ships/lose");
  expect(t.hand(2)).toEqual(["attack-06", "flare-filch"]);
  const own = table({ aliens, hands: [["attack-10", "plague", "flare-filch", "negotiate"], ["attack-08"], []] });
  own.until("window/regroup.start").answer(0, "plague").answer(0, "1");
  expect(own.asked(1)).toBe("ships/lose");
});

test("wild: a flare is stolen too, and is not played again in this encounter [filch wild, FLR-07]", () => {
  const hands = [["attack-10", "flare-gambler"], ["attack-08", "flare-filch", "negotiate", "attack-01"], []];
  const t = table({ aliens, hands, destiny: ["seat-1"], settings: { unlimitedFlares: true } })
    .until("planning/select")
    .answer(1, "attack-08");
  t.until("window/reveal.before").answer(0, "flare-gambler").answer(0, 2);
  t.answer(1, "flare-filch");
  expect(t.hand(1)).toEqual(["attack-01", "flare-filch", "flare-gambler"]);
  expect(t.table.encounter.queue).toEqual([]);
  expect(t.asked(1)).not.toBe("window/reveal.before");
  t.declining("clone").finish();
  expect(t.hand(1)).toEqual(["attack-01", "flare-filch", "flare-gambler"]);
});

test("wild: even a Card Zap aimed at another card is stolen, so that card works [filch flare D1]", () => {
  const hands = [
    ["attack-10", "plague"],
    ["attack-08", "card-zap"],
    ["flare-filch", "negotiate", "attack-06"],
  ];
  const t = table({ aliens, hands }).until("window/regroup.start").answer(0, "plague").answer(0, "0");
  t.answer(1, "card-zap").pass(2);
  expect(t.options(2)).toEqual(["pass", "flare-filch"]);
  t.answer(2, "flare-filch");
  expect(t.hand(2)).toEqual(["attack-06", "card-zap", "flare-filch"]);
  t.declining("card-zap").until("ships/lose");
  expect(t.asked(0)).toBe("ships/lose");
});

test("wild: a Card Zap on this very flare cancels it and is not stolen in answer [filch flare D2]", () => {
  const hands = [
    ["attack-10", "plague"],
    ["attack-08", "card-zap"],
    ["flare-filch", "negotiate", "negotiate"],
  ];
  const t = table({ aliens, hands }).until("window/regroup.start").answer(0, "plague").answer(0, "0");
  t.answer(2, "flare-filch").pass(1).answer(1, "card-zap");
  expect(t.asked(0)).toBe("ships/lose");
  expect(discarded(t)).toEqual(["card-zap", "flare-filch"]);
  expect(t.hand(2)).toEqual(["negotiate", "negotiate"]);
});

const withFilch = ["clone", "machine", "filch"];

test("super: an uninvolved Filch takes the used encounter card of either player [filch super]", () => {
  const t = table({ aliens: withFilch, hands: [["attack-10"], ["attack-08"], ["flare-filch"]], destiny: ["seat-1"] });
  t.declining("clone").until("window/resolution.discarded");
  expect(t.options(2)).toEqual(["pass", "flare-filch"]);
  t.answer(2, "flare-filch");
  expect(t.options(2)).toEqual(["attack-10", "attack-08"]);
  t.answer(2, "attack-08");
  expect(t.hand(2)).toEqual(["attack-08", "flare-filch"]);
  expect(discarded(t)[0]).toBe("attack-10");
  expect(discarded(t)).not.toContain("attack-08");
});

test("super: as a main player it takes the opponent's card, never the own one [filch super]", () => {
  const hands = [["attack-10"], [], ["flare-filch", "attack-08"]];
  const t = table({ aliens: withFilch, hands, destiny: ["seat-2"] })
    .declining("clone")
    .until("window/resolution.discarded");
  expect(t.options(2)).toEqual(["pass", "filch", "flare-filch"]);
  t.answer(2, "flare-filch");
  expect(t.hand(2)).toEqual(["attack-10", "flare-filch"]);
  expect(t.asked(2)).not.toBe("window/resolution.discarded");
});

test("super: the Filch does not steal cards with the wild side [filch super, FLR-03]", () => {
  const hands = [["attack-10", "plague"], ["attack-08"], ["flare-filch", "negotiate"]];
  const t = table({ aliens: withFilch, hands }).until("window/regroup.start").answer(0, "plague").answer(0, "1");
  expect(t.asked(1)).toBe("ships/lose");
});

test("super: when the opponent has kept its card there is none to take [filch super]", () => {
  const hands = [["attack-10"], ["attack-08", "flare-filch"], []];
  const t = table({ aliens: ["clone", "filch", "macron"], hands, destiny: ["seat-1"] });
  t.until("window/resolution.keep").answer(0, "clone").finish();
  expect(t.wasAsked(1, "window/resolution.discarded")).toBe(false);
});
