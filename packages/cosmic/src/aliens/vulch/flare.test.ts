import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";
import { type TestTable, table } from "../../testing/table.ts";

const ASKED = "window/resolution.after";

/** The offense wins and holds the flare; three cards are left to the defense. */
function won(seed = "test", third: string[] = []): FightTable {
  const hands = [["attack-40", "flare-vulch"], ["attack-08", "plague", "morph", "quash"], third];
  const t = fight({ aliens: ["machine", "clone", "hacker"], hands, seed, declining: ["plague"] }).cards(
    "attack-40",
    "attack-08",
  );
  return t.until(ASKED) as FightTable;
}

test("the winner is handed card after card and discards until one is kept [vulch wild, vulch flare D2]", () => {
  const t = won();
  expect(t.options(0)).toEqual(["pass", "flare-vulch"]);
  t.answer(0, "flare-vulch");
  expect([t.asked(0), t.options(0), t.hand(1).length]).toEqual(["vulch/keep", ["keep", "drop"], 2]);
  expect(t.told("cards.given")).toEqual([{ player: "player/1", to: "player/0", n: 1 }]);
  const first = String(t.question(0)?.params?.card).slice(5);
  t.answer(0, "drop");
  expect([t.discard, t.hand(1).length]).toEqual([[first], 1]);
  const second = String(t.question(0)?.params?.card).slice(5);
  t.answer(0, "keep").until("window/resolution.keep");
  expect(t.hand(0)).toEqual(["flare-vulch", second].sort());
  expect(t.hand(1)).toHaveLength(1);
});

test("the order is random [vulch flare D1]", () => {
  const first = Array.from(
    { length: 12 },
    (_, i) => won(`seed ${i}`).answer(0, "flare-vulch").question(0)?.params?.card,
  );
  expect(new Set(first).size).toBe(3);
});

test("the last card may be kept or discarded [vulch flare D3]", () => {
  const t = won().answer(0, "flare-vulch").answer(0, "drop").answer(0, "drop");
  expect([t.asked(0), t.options(0), t.hand(1)]).toEqual(["vulch/keep", ["keep", "drop"], []]);
  t.answer(0, "drop").until("window/resolution.keep");
  expect([[...t.discard].sort(), t.hand(0)]).toEqual([["morph", "plague", "quash"], ["flare-vulch"]]);
});

test("also after a deal, but not for the loser [vulch wild]", () => {
  const hands = [["negotiate", "flare-vulch"], ["negotiate", "plague"], []];
  const deal = fight({ aliens: ["machine", "clone", "hacker"], hands, declining: ["plague"] })
    .cards("negotiate", "negotiate")
    .until("deal");
  deal
    .answer(0, { do: "offer", give: { "planet/0.1": 1 }, want: {} })
    .answer(1, { do: "accept" })
    .passing("deal/settle")
    .until(ASKED);
  expect(deal.answer(0, "flare-vulch").answer(0, "keep").hand(0)).toEqual(["flare-vulch", "plague"]);
  const lost = fight({
    aliens: ["clone", "machine", "hacker"],
    hands: [["attack-00", "flare-vulch"], ["attack-08", "plague"], []],
    declining: ["plague"],
  });
  expect(lost.cards("attack-00", "attack-08").until("window/resolution.keep").wasAsked(0, ASKED)).toBe(false);
});

test("cancelled, the opponent keeps everything [vulch wild]", () => {
  const t = won("test", ["card-zap"]).answer(0, "flare-vulch").answer(2, "card-zap").until("window/resolution.keep");
  expect(t.hand(1)).toEqual(["morph", "plague", "quash"]);
});

/** A flare of the offense is cancelled and discarded; the Vulch holds its super. */
function cancelled(zap: string[] = []): TestTable {
  const hands = [["attack-10", "flare-chosen", ...zap], ["attack-08", "attack-06", "card-zap"], ["flare-vulch"]];
  const t = table({
    aliens: ["clone", "hacker", "vulch"],
    hands,
    destiny: ["seat-1"],
    declining: ["cosmic-zap"],
  }).until("window/planning.before");
  return t.answer(0, "flare-chosen").answer(1, "card-zap").until("window/cards.discarded");
}

test("with the super the power collects discarded flares as well [vulch super]", () => {
  const t = cancelled();
  expect(t.options(2)).toEqual(["pass", "flare-vulch"]);
  t.answer(2, "flare-vulch");
  expect(t.hand(2)).toEqual(["card-zap", "flare-chosen", "flare-vulch"]);
  expect(cancelled().answer(2, "pass").hand(2)).toEqual(["card-zap", "flare-vulch"]);
});

test("it is a use of the power and may be zapped [vulch super, vulch zap]", () => {
  const t = cancelled(["cosmic-zap"]).answer(2, "flare-vulch");
  expect(t.asked(0)).toBe("window/power.used");
  expect(t.answer(0, "cosmic-zap").answer(2, "pass").hand(2)).toEqual(["card-zap", "flare-vulch"]);
});

test("its own discarded flares are not collected [vulch super]", () => {
  const hands = [["attack-10", "plague"], ["attack-08"], ["flare-vulch", "flare-chosen"]];
  const t = table({ aliens: ["clone", "hacker", "vulch"], hands, destiny: ["seat-1"] }).until("window/regroup.start");
  t.answer(0, "plague")
    .answer(0, "2")
    .passing("ships/lose")
    .until("plague/discard")
    .answer(2, ["flare-chosen"])
    .declining("plague")
    .until("launch/aim");
  expect([t.discard, t.hand(2)]).toEqual([["flare-chosen"], ["flare-vulch", "plague"]]);
  expect(t.wasAsked(2, "window/cards.discarded")).toBe(false);
});

test("of an opponent without cards nothing is handed over [vulch wild]", () => {
  const t = fight({
    aliens: ["machine", "masochist", "hacker"],
    hands: [["attack-40", "flare-vulch"], ["attack-08"], []],
  });
  expect(t.finish().wasAsked(0, ASKED)).toBe(false);
});
