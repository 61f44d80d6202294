import { freeUndo, show } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { race } from "../rules.ts";
import { PAYMENT, settler } from "../testing/settler.ts";
import { table } from "../testing/table.ts";

test("each picks a world or none, face down; all are placed together [7.1]", () => {
  const t = table({
    seats: [
      { start: "old-earth", hand: ["pilgrimage-world", "drop-ships"] },
      { start: "new-sparta", hand: ["refugee-world"] },
    ],
  });
  t.choose("settle", "produce");
  expect(t.options(0)).toEqual(["none", "pilgrimage-world"]);
  t.answer(0, "settle.pick", "pilgrimage-world");
  expect(race.view(t.state(), 1).table.players[0].tableau).toHaveLength(1);
  expect(race.view(t.state(), 1).handCounts[0]).toBe(2);
  t.answer(1, "settle.pick", "refugee-world");
  expect(t.tableau(0)).toContain("pilgrimage-world");
  expect(t.tableau(1)).toContain("refugee-world");
});

test("all worlds lie open before anybody pays or shows strength [7.1]", () => {
  const t = table({
    seats: [
      {
        start: "old-earth",
        tableau: ["contact-specialist", "drop-ships", "space-mercenaries"],
        hand: ["pirate-world", ...PAYMENT],
      },
      { start: "new-sparta", hand: ["refugee-world"] },
    ],
  });
  t.choose("settle", "produce");
  t.answer(0, "settle.pick", "pirate-world");
  expect([t.asked(0), t.asked(1)]).toEqual([undefined, "settle.pick"]);
  expect(freeUndo(t.session, 0)).toBeDefined();
  t.answer(1, "settle.pick", "refugee-world");
  expect(freeUndo(t.session, 1)).toBeUndefined();
  expect([t.asked(0), t.options(0)]).toEqual(["settle.way", ["pay", "conquer"]]);
  expect([t.tableau(0), t.tableau(1)]).toEqual([
    expect.arrayContaining(["pirate-world"]),
    ["new-sparta", "refugee-world"],
  ]);
  expect(show(t.session, 1).waitingFor).toEqual([0]);
});

test("nobody learns from a phase in which nobody settled and then picks again [7.1]", () => {
  const t = settler([], ["pilgrimage-world", ...PAYMENT], {
    seats: [
      { start: "old-earth", hand: ["pilgrimage-world"] },
      { start: "earths-lost-colony", hand: ["refugee-world"] },
    ],
  });
  t.answer(0, "settle.pick", "none");
  t.answer(1, "settle.pick", "none");
  expect([t.asked(1), freeUndo(t.session, 1)]).toEqual(["choose.action", undefined]);
});

test("a world that costs nothing may still be settled by discarding the card that makes it free [7.10]", () => {
  const t = settler(["doomed-world", "replicant-robots"], ["pilgrimage-world", ...PAYMENT]);
  t.answer(0, "settle.pick", "pilgrimage-world");
  expect([t.asked(0), t.options(0)]).toEqual(["settle.way", ["pay", "doomed-world"]]);
  t.answer(0, "settle.way", "doomed-world");
  expect(t.tableau(0)).not.toContain("doomed-world");
  expect(t.tableau(0)).toContain("pilgrimage-world");
});

test("with courtesy nobody sees whether a second world could be settled [4.15, 7.18]", () => {
  const asked = (left: string) => {
    const t = settler(["improved-logistics"], ["refugee-world", left], { courtesy: true });
    t.answer(0, "settle.pick", "refugee-world");
    return [t.asked(0), show(t.session, 1).waitingFor, show(t.session, 1).responses];
  };
  expect(asked("drop-ships")).toEqual(["settle.second", [], true]);
  expect(asked("pilgrimage-world")).toEqual(["settle.second", [], true]);
});

test("a peaceful world costs its price less discounts, exactly; the chooser gets no reduction [7.2, settleDiscount]", () => {
  const t = settler(["replicant-robots", "mining-robots"], ["mining-world", "new-earth", ...PAYMENT]);
  t.answer(0, "settle.pick", "new-earth");
  // 5 - 2 for every world - 1 for rare.
  expect(t.question(0)).toMatchObject({ key: "settle.pay", min: 2, max: 2 });
  expect(t.options(0)).not.toContain("new-earth");
  t.answer(0, "settle.pay", PAYMENT.slice(0, 2));
  t.finish();
  expect(t.tableau(0)).toContain("new-earth");
  // Mining World would have cost 3 - 3 = 0.
  const free = settler(["replicant-robots", "mining-robots"], ["mining-world"]);
  free.answer(0, "settle.pick", "mining-world");
  free.finish();
  expect(free.tableau(0)).toContain("mining-world");
});

test("a military world is conquered with enough strength and costs nothing [7.3, 7.6, military, 1.6]", () => {
  const t = settler(["space-marines", "replicant-robots"], ["aquatic-uplift-race", "pirate-world", ...PAYMENT]);
  // +2 beats defense 2, not 3; a discount does not help to conquer, military does not help to pay.
  expect(t.options(0)).toEqual(["none", "aquatic-uplift-race"]);
  t.answer(0, "settle.pick", "aquatic-uplift-race");
  t.finish();
  expect(t.tableau(0)).toContain("aquatic-uplift-race");
  expect(t.hand(0)).toHaveLength(1 + PAYMENT.length + 1);
});

test("strength is general and matching specialised military [7.4, 7.5, 1.7, militaryAgainstGood, militaryAgainstRebel]", () => {
  const hand = ["deserted-alien-outpost", "alien-robot-sentry", "lost-alien-warship", "rebel-outpost", "rebel-miners"];
  const alien = settler(["alien-rosetta-stone-world", "expedition-force"], hand);
  // 1 + 2 against alien kind: the sentry (2), not the warship (5); Rebel Miners (2) not at all.
  expect(alien.options(0)).toEqual(["none", "alien-robot-sentry", "deserted-alien-outpost"].sort(order(hand)));
  const rebel = settler(["galactic-imperium", "expedition-force"], hand);
  expect(rebel.options(0)).toContain("rebel-outpost");
  expect(rebel.options(0)).not.toContain("alien-robot-sentry");
});

function order(hand: readonly string[]): (a: string, b: string) => number {
  return (a, b) => hand.indexOf(a) - hand.indexOf(b);
}

test("Hidden Fortress: military for each military world, itself included [militaryPerMilitaryWorld]", () => {
  const t = settler(["hidden-fortress", "rebel-base", "outlaw-world"], ["pirate-world"]);
  expect(t.military(0)).toBe(3);
  expect(t.options(0)).toEqual(["none", "pirate-world"]);
});

test("a military world may be paid for with Contact Specialist, but not one of kind alien [7.7, payForMilitary, 1.12]", () => {
  const t = settler(["contact-specialist"], ["rebel-outpost", "alien-robot-sentry", ...PAYMENT]);
  expect(t.options(0)).toEqual(["none", "rebel-outpost"]);
  t.answer(0, "settle.pick", "rebel-outpost");
  expect(t.question(0)).toMatchObject({ key: "settle.pay", min: 4, max: 4 });
  const cantina = table({
    seats: [{ start: "rebel-cantina", hand: ["rebel-outpost", ...PAYMENT, "gem-world"] }, { start: "old-earth" }],
  });
  cantina.choose("settle", "settle");
  cantina.answer(0, "settle.pick", "rebel-outpost");
  expect(cantina.question(0)).toMatchObject({ key: "settle.pay", min: 5, max: 5 });
  // Grey worlds with ALIEN in the name are no alien worlds.
  const grey = settler(["colony-ship"], ["alien-rosetta-stone-world", "deserted-alien-outpost"]);
  expect(grey.options(0)).toEqual(["none", "alien-rosetta-stone-world"]);
});

test("Contact Specialist, Rebel Pact and Replicant Robots: Rebel Base for 1 [T12, 7.8, payForMilitaryDiscount]", () => {
  const t = settler(["contact-specialist", "rebel-pact", "replicant-robots"], ["rebel-base", ...PAYMENT.slice(0, 3)], {
    seats: [
      {
        start: "old-earth",
        tableau: ["contact-specialist", "rebel-pact", "replicant-robots"],
        hand: ["rebel-base", "drop-ships", "research-labs"],
      },
      { start: "new-sparta" },
    ],
  });
  t.answer(0, "settle.pick", "rebel-base");
  expect(t.question(0)).toMatchObject({ min: 1, max: 1 });
});

test("Rebel Pact alone gives no right to pay [7.8, payForMilitaryDiscount]", () => {
  const t = settler(["rebel-pact"], ["rebel-miners", ...PAYMENT]);
  expect(t.asked(0)).toBe("choose.action");
});

test("Rebel Alliance and Contact Specialist: the better discount, not both [T13, 7.8, 7.7]", () => {
  const t = settler(["rebel-alliance", "contact-specialist"], ["rebel-base", "hive-world", ...PAYMENT]);
  t.answer(0, "settle.pick", "rebel-base");
  expect(t.question(0)).toMatchObject({ key: "settle.pay", min: 4, max: 4 });
  const only = settler(["rebel-alliance"], ["rebel-base", "hive-world", ...PAYMENT]);
  expect(only.options(0)).toEqual(["none", "rebel-base"]);
});

test("who could conquer may pay, and the reverse [7.9]", () => {
  const t = settler(["drop-ships", "contact-specialist"], ["rebel-miners", "gem-world", "spice-world"]);
  t.answer(0, "settle.pick", "rebel-miners");
  expect(t.options(0)).toEqual(["pay", "conquer"]);
  t.answer(0, "settle.way", "pay");
  t.answer(0, "settle.pay", ["gem-world"]);
  t.finish();
  expect(t.tableau(0)).toContain("rebel-miners");
});

test("Colony Ship: one peaceful world for nothing, or a military one that is paid for [7.10, settleFreeDiscardSelf, 4.13]", () => {
  const t = settler(["colony-ship"], ["new-earth", "deserted-alien-colony", "rebel-miners"]);
  expect(t.options(0)).toEqual(["none", "new-earth"]);
  t.answer(0, "settle.pick", "new-earth");
  t.finish();
  expect(t.tableau(0)).toEqual(["old-earth", "new-earth"]);
  const combined = settler(["colony-ship", "contact-specialist"], ["rebel-base", "alien-monolith"]);
  expect(combined.options(0)).toEqual(["none", "rebel-base"]);
  combined.answer(0, "settle.pick", "rebel-base");
  combined.finish();
  expect(combined.tableau(0)).toEqual(["old-earth", "contact-specialist", "rebel-base"]);
  // Not when conquering.
  const conquer = settler(["colony-ship", "drop-ships"], ["rebel-miners"]);
  conquer.answer(0, "settle.pick", "rebel-miners");
  conquer.finish();
  expect(conquer.tableau(0)).toContain("colony-ship");
});

test("Doomed World discards itself, the start world of its owner [7.10, 3.10]", () => {
  const t = table({
    seats: [{ start: "doomed-world", hand: ["new-earth"] }, { start: "rebel-cantina" }],
  });
  t.choose("settle", "settle");
  t.answer(0, "settle.pick", "new-earth");
  t.finish();
  expect(t.tableau(0)).toEqual(["new-earth"]);
  expect(t.state().table.order).toEqual([0, 1]);
});

test("Imperium Cloaking Technology conquers a peaceful world of cost 4 with +2 [T14, 7.14, conquerPeacefulDiscardSelf]", () => {
  const t = settler(["imperium-cloaking-technology", "space-marines"], ["tourist-world", "deserted-alien-colony"]);
  expect(t.options(0)).toEqual(["none", "tourist-world"]);
  t.answer(0, "settle.pick", "tourist-world");
  t.finish();
  expect(t.tableau(0)).toEqual(["old-earth", "space-marines", "tourist-world"]);
  // Specialised military counts and alien kind is no obstacle: 5 - 2 = 3.
  const alien = settler(
    ["imperium-cloaking-technology", "expedition-force", "alien-tech-institute"],
    ["deserted-alien-colony"],
  );
  expect(alien.options(0)).toEqual(["none", "deserted-alien-colony"]);
  // Not for military worlds.
  const military = settler(["imperium-cloaking-technology", "space-marines"], ["rebel-underground"]);
  expect(military.asked(0)).toBe("choose.action");
});

test("cloaking counts temporary military but no discounts [7.14, 7.13]", () => {
  const tableau = ["imperium-cloaking-technology", "new-military-tactics", "replicant-robots"];
  const t = settler(tableau, ["new-earth"]);
  t.answer(0, "settle.pick", "new-earth");
  t.finish();
  expect(t.tableau(0)).toEqual(["old-earth", "replicant-robots", "new-earth"]);
});

test("a windfall world enters with a good, a production world without; the good can be used at once [7.15, 4.12]", () => {
  const t = table({
    settings: { actionsForTwo: 2 },
    seats: [
      { start: "old-earth", hand: ["refugee-world"] },
      { start: "earths-lost-colony", hand: ["artist-colony", "gem-world"] },
    ],
  });
  t.answer(0, "choose.actions", ["settle", "trade"]);
  t.answer(1, "choose.actions", ["settle", "settle-2"]);
  t.answer(0, "settle.pick", "refugee-world");
  t.answer(1, "settle.pick", "artist-colony");
  expect(t.goods(1)).toEqual([]);
  t.finish();
  // Sold for 2 + 1, besides the chooser's card.
  expect(t.goods(0)).toEqual([]);
  expect(t.told("trade.sold")).toBe(1);
});

test("the Settle chooser draws one card if he placed a world, once in the phase [7.16]", () => {
  const t = settler(["improved-logistics"], ["refugee-world", "pilgrimage-world"]);
  t.answer(0, "settle.pick", "refugee-world");
  t.answer(0, "settle.second", "pilgrimage-world");
  expect(t.tableau(0)).toHaveLength(4);
  // The top card became the good, the next was drawn.
  expect(t.hand(0)).toEqual(["mining-robots"]);
  const none = settler([], ["refugee-world"]);
  none.answer(0, "settle.pick", "none");
  expect(none.hand(0)).toEqual(["refugee-world"]);
});

test("settleDrawAfter draws for every world of its owner [7.17, settleDrawAfter]", () => {
  const t = settler(
    ["improved-logistics", "terraforming-robots", "terraforming-guild"],
    ["pilgrimage-world", "dying-colony"],
  );
  t.answer(0, "settle.pick", "pilgrimage-world");
  expect(t.hand(0)).toHaveLength(1 + 3);
  t.answer(0, "settle.second", "dying-colony");
  expect(t.hand(0)).toHaveLength(3 + 2);
});

test("Improved Logistics: a second world, with cards just drawn, without the first one's powers [7.18, settleSecondWorld, 4.11]", () => {
  const t = settler(["improved-logistics"], ["replicant-robots", "dying-colony", "gem-world", "spice-world"]);
  t.answer(0, "settle.pick", "dying-colony");
  expect(t.options(0)).toEqual(["none", "gem-world", "spice-world"]);
  t.answer(0, "settle.second", "gem-world");
  // The card just drawn may pay.
  expect(t.options(0)).toContain("mining-robots");
  t.answer(0, "settle.pay", ["mining-robots", "replicant-robots"]);
  expect(t.asked(0)).not.toBe("settle.second");
  const military = settler(["improved-logistics", "expedition-force"], ["blaster-runners", "former-penal-colony"]);
  military.answer(0, "settle.pick", "blaster-runners");
  // +1 of Blaster Runners does not count yet: defense 2 is out of reach.
  expect(military.asked(0)).not.toBe("settle.second");
});

test("no world is there twice, so none can be settled twice [7.20]", () => {
  const t = settler([], ["refugee-world"]);
  t.answer(0, "settle.pick", "refugee-world");
  t.finish();
  const all = [...t.state().secret.deck, ...t.state().secret.hands.flat()];
  expect(all).not.toContain(t.state().table.players[0].tableau[1]);
});
