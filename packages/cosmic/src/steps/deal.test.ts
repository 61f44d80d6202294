import type { DealQuestion } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { fight } from "../testing/fight.ts";
import { accept, DONE, dealOf, haggle, offer, refuse } from "../testing/haggle.ts";

test("allies of both sides first go home and get nothing [DEA-01, DEA-19]", () => {
  const t = fight({
    players: 4,
    hands: [["negotiate", "attack-04"], ["negotiate", "attack-06"], [], []],
    warp: [0, 0, 0, 2],
    ships: { "3.5": [0, 0, 0, 2] },
    allies: [
      [2, "offense", 2],
      [3, "defense", 3],
    ],
  }).cards("negotiate", "negotiate");
  expect(t.asked(2)).toBe("ships/return");
  t.answer(2, { "2.3": 2 });
  expect(t.asked(3)).toBe("ships/return");
  t.answer(3, { "3.1": 3 });
  expect(t.asked(0)).toBe("deal");
  expect(t.table.encounter).toMatchObject({ gate: [1, 0, 0, 0], dock: [0, 0, 0, 0], ally: [-1, -1, -1, -1] });
  t.answer(0, offer({ "attack-04": 1 }, {}))
    .answer(1, accept)
    .until(DONE);
  expect([t.hand(2), t.hand(3), t.table.warp[3], t.ships("2.3", 2)]).toEqual([[], [], 2, 6]);
  expect(t.told("rewards.taken")).toEqual([]);
});

describe("haggling", () => {
  test("offers and counter-offers go to and fro, the offense first, until one is accepted [DEA-02]", () => {
    const t = haggle([["attack-04"], ["attack-06"]]);
    expect([t.asked(0), t.asked(1)]).toEqual(["deal", undefined]);
    expect(dealOf(t, 0)).toMatchObject({ mayAccept: false, mayOffer: true, standing: undefined });
    t.answer(0, offer({}, { "planet/1.2": 1 }));
    expect([t.asked(0), t.asked(1)]).toEqual([undefined, "deal"]);
    expect(dealOf(t, 1)).toMatchObject({
      mayAccept: true,
      mayOffer: true,
      standing: { give: { "planet/1.2": 1 }, want: {} },
    });
    t.answer(1, offer({ "planet/1.2": 1 }, { "random/card": 1 }));
    expect(dealOf(t, 0).standing).toEqual({ give: { "random/card": 1 }, want: { "planet/1.2": 1 } });
    t.answer(0, accept).answer(0, { "0.1": 1 }).until(DONE);
    expect([t.hand(1), t.ships("1.2", 0), t.ships("1.2", 1)]).toEqual([["attack-04", "attack-06"], 1, 4]);
  });

  test("either may break off at any time, and then the deal has failed [DEA-16]", () => {
    const first = haggle([["attack-04"], []]).answer(0, refuse);
    expect([first.asked(0), first.asked(1)]).toEqual(["deal/penalty", "deal/penalty"]);
    const second = haggle([["attack-04"], []])
      .answer(0, offer({ "attack-04": 1 }, {}))
      .answer(1, refuse);
    expect([second.asked(0), second.asked(1)]).toEqual(["deal/penalty", "deal/penalty"]);
  });

  test("where no clock runs, the number of offers ends it [DEA-02]", () => {
    const t = haggle([["attack-04"], ["attack-06"]], { settings: { dealOffers: 2 } });
    t.answer(0, offer({ "random/card": 1 }, {})).answer(1, offer({ "random/card": 1 }, {}));
    expect(dealOf(t, 0)).toMatchObject({ mayAccept: true, mayOffer: false });
    t.answer(0, accept).until(DONE);
    expect(t.told("deal.made")).toHaveLength(1);
  });

  test("with one offer only, the defense can but take it or leave it [DEA-02]", () => {
    const t = haggle([["attack-04"], ["attack-06"]], { settings: { dealOffers: 1 } });
    t.answer(0, offer({ "random/card": 1 }, {}));
    expect(dealOf(t, 1)).toMatchObject({ mayAccept: true, mayOffer: false });
  });

  test("the table says how long they have: a minute, or another time [DEA-02]", () => {
    expect(haggle([[], []]).table.settings.dealTimerSeconds).toBe(60);
    expect(haggle([[], []], { settings: { dealTimerSeconds: 300 } }).table.settings.dealTimerSeconds).toBe(300);
  });

  test("what is offered is heard by the two; all others hear only how much [DEA-10]", () => {
    const t = haggle([["attack-04", "plague"], ["attack-06"]], { declining: ["plague"] });
    t.answer(0, offer({ "attack-04": 1, plague: 1 }, { "planet/1.1": 1 }));
    const event = t.session.events.find((one) => one.id === "deal.offered");
    expect(event?.params).toEqual({ player: "player/0", other: "player/1", given: 2, wanted: 1 });
    const own = { give: "card/attack-04.1 card/plague", want: "settle/1.1" };
    expect(event?.privately).toEqual({ 0: own, 1: own });
  });
});

describe("colonies", () => {
  test("at most one for each of the two [DEA-04]", () => {
    const t = haggle([[], ["attack-06"]]);
    expect(() => t.answer(0, offer({}, { "planet/1.1": 1, "planet/1.2": 1 }))).toThrow("refused.cap");
    expect(() => t.answer(0, offer({ "planet/0.1": 1, "planet/0.2": 1 }, {}))).toThrow("refused.cap");
    t.answer(0, offer({ "planet/0.1": 1 }, { "planet/1.1": 1 })).answer(1, accept);
    t.answer(1, { "1.5": 1 }).answer(0, { "0.5": 1 }).until(DONE);
    expect([t.colonies(0), t.colonies(1)]).toEqual([1, 1]);
  });

  const abroad = { ships: { "2.1": [0, 2, 4], "0.1": [3, 0, 1], "1.5": [0, 2, 0], "2.5": [1, 0, 3] } };
  const planets = (list: DealQuestion["want"]) =>
    list.map((slot) => slot.ref).filter((ref) => ref.startsWith("planet/"));

  test("on any planet where the giver has a colony, home or foreign [DEA-05]", () => {
    const t = haggle([[], []], abroad);
    const home = [1, 2, 3, 4, 5].map((n) => `planet/1.${n}`);
    expect(planets(dealOf(t, 0).want)).toEqual([...home, "planet/2.1"]);
    expect(planets(dealOf(t, 0).give)).toEqual([...[1, 2, 3, 4, 5].map((n) => `planet/0.${n}`), "planet/2.5"]);
  });

  test("in the 2008 edition only on home planets with a home colony of the giver [DEA-05]", () => {
    const t = haggle([[], []], { ...abroad, settings: { dealColonyWhere: "homeColonyOfGiver" } });
    expect(planets(dealOf(t, 0).want)).toEqual([1, 2, 3, 4, 5].map((n) => `planet/1.${n}`));
    const stripped = { "1.1": [0, 0, 0], "1.2": [0, 8, 0], "2.1": [0, 0, 4] };
    const u = haggle([[], []], { ships: stripped, settings: { edition: "2008", alienSelection: "chosen" } });
    expect(planets(dealOf(u, 0).want)).toEqual([2, 3, 4, 5].map((n) => `planet/1.${n}`));
  });

  test("not where the receiver has one already [DEA-14]", () => {
    const t = haggle([[], []], { ships: { "1.2": [1, 4], "0.5": [3, 0] } });
    expect(planets(dealOf(t, 0).want)).toEqual([1, 3, 4, 5].map((n) => `planet/1.${n}`));
    expect(() => t.answer(0, offer({}, { "planet/1.2": 1 }))).toThrow("refused.terms");
  });

  test("with any number of ships, at least one, from colonies or the gate, but not from the warp [DEA-06]", () => {
    const t = haggle([[], []], { gate: 3, warp: [2], ships: { "0.5": [2] } });
    t.answer(0, offer({}, { "planet/1.2": 1 })).answer(1, accept);
    expect(t.question(0)).toMatchObject({ key: "deal/settle", kind: "spread", min: 1, max: 19 });
    expect(t.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5", "gate"]);
    t.answer(0, { gate: 2, "0.3": 3 }).until(DONE);
    expect([t.ships("1.2", 0), t.ships("0.3", 0), t.table.warp[0]]).toEqual([5, 1, 1]);
  });

  test("the defense founds from its colonies [DEA-06]", () => {
    const t = haggle([["attack-04"], []]);
    t.answer(0, offer({ "planet/0.4": 1 }, {})).answer(1, accept);
    expect(t.options(1)).toEqual(["1.1", "1.2", "1.3", "1.4", "1.5"]);
    t.answer(1, { "1.1": 4, "1.2": 1 }).until(DONE);
    expect([t.ships("0.4", 1), t.ships("0.4", 0), t.ships("1.1", 1)]).toEqual([5, 4, 0]);
  });

  test("the giver's ships stay, and both share the planet [DEA-07]", () => {
    const t = haggle([[], []])
      .answer(0, offer({}, { "planet/1.1": 1 }))
      .answer(1, accept)
      .answer(0, { "0.1": 2 });
    t.until(DONE);
    expect([t.ships("1.1", 0), t.ships("1.1", 1)]).toEqual([2, 4]);
    expect(t.table.warp).toEqual([0, 0, 0]);
  });
});

describe("what makes a deal", () => {
  test("one side may give for nothing [DEA-08]", () => {
    const t = haggle([["attack-04"], ["attack-06"]])
      .answer(0, offer({ "attack-04": 1 }, {}))
      .answer(1, accept);
    t.until(DONE);
    expect([t.hand(0), t.hand(1)]).toEqual([[], ["attack-04", "attack-06"]]);
    expect(t.table.encounter.result).toBe("dealt");
  });

  test("nothing for nothing is no offer [DEA-09]", () => {
    const t = haggle([["attack-04"], ["attack-06"]]);
    expect(() => t.answer(0, offer({}, {}))).toThrow("refused.empty");
    expect(() => t.answer(0, offer({ "attack-04": 0 }, {}))).toThrow("refused.empty");
  });

  test("a freed ship alone is no deal either [DEA-09]", () => {
    const t = fight({
      aliens: ["clone", "zombie", "filch"],
      hands: [["negotiate"], ["negotiate"]],
      warp: [2, 0, 0],
      ships: { "0.5": [2] },
    });
    expect(() => t.answer(0, offer({}, { "free/0": 1 }))).toThrow("refused.empty");
    t.answer(0, offer({}, { "free/0": 1, "planet/1.1": 1 }));
  });

  test("nobody else is asked for anything, and nothing of theirs can be named [DEA-10]", () => {
    const t = haggle([["attack-04"], ["attack-06"], ["attack-10", "plague"]], { declining: ["plague"] });
    const { give, want } = dealOf(t, 0);
    expect(planetsOf(give, want).every((ref) => /^planet\/[01]\./.test(ref))).toBe(true);
    expect(t.session.run.pending.map((question) => question.who)).toEqual([0]);
    t.answer(0, offer({ "attack-04": 1 }, { "random/card": 1 }));
    expect(t.session.run.pending.map((question) => question.who)).toEqual([1]);
  });

  function planetsOf(...lists: DealQuestion["give"][]): string[] {
    return lists.flat().flatMap((slot) => (slot.ref.startsWith("planet/") ? [slot.ref] : []));
  }

  test("everything changes at one moment, so both may win by it [DEA-12, WIN-03, CLR-01]", () => {
    const shared = Object.fromEntries([1, 2, 3, 4].map((n) => [`2.${n}`, [1, 1, 4]]));
    const t = haggle([[], []], { ships: { ...shared, "0.5": [], "1.5": [] } });
    expect([t.colonies(0), t.colonies(1)]).toEqual([4, 4]);
    t.answer(0, offer({ "planet/0.1": 1 }, { "planet/1.1": 1 }))
      .answer(1, accept)
      .answer(1, { "1.1": 1 });
    expect(t.table.winners).toEqual([]);
    t.answer(0, { gate: 1 });
    expect(t.table.winners).toEqual([0, 1]);
  });

  test("then the offense takes the gate ships that were not used home [DEA-13]", () => {
    const t = haggle([[], []], { gate: 3 })
      .answer(0, offer({}, { "planet/1.1": 1 }))
      .answer(1, accept);
    t.answer(0, { gate: 1 });
    expect(t.question(0)).toMatchObject({ key: "ships/return", params: { n: 2 } });
    expect(t.options(0)).toContain("1.1");
    t.answer(0, { "0.2": 2 });
    expect([t.ships("0.2", 0), t.table.encounter.gate[0]]).toEqual([6, 0]);
  });

  test("a deal allows a second encounter, a failed one does not [DEA-20, END-02, END-05]", () => {
    const made = haggle([["attack-04", "attack-08"], []])
      .answer(0, offer({ "attack-04": 1 }, {}))
      .answer(1, accept);
    made.until("turn/again").answer(0, true);
    expect(made.table.turn).toMatchObject({ seat: 0, encounters: 2 });
    const failed = haggle([["attack-04", "attack-08"], []])
      .answer(0, refuse)
      .passing("deal/penalty")
      .finish();
    expect(failed.table.turn).toMatchObject({ seat: 1, encounters: 1 });
    expect(failed.session.answers.some((answer) => answer.key === "turn/again")).toBe(false);
  });

  test("it is neither won nor lost, and nor is a failed one [DEA-21]", () => {
    for (const answer of [offer({ "attack-04": 1 }, {}), refuse]) {
      const t = fight({
        aliens: ["clone", "filch", "citadel"],
        hands: [["negotiate", "attack-04"], ["negotiate"], []],
        memo: { citadel: { cards: [20], planets: [5] } },
        passing: ["deal/penalty"],
      }).cards("negotiate", "negotiate");
      t.until("window/planning.selected").answer(2, "citadel").answer(0, answer);
      if (t.asked(1) === "deal") t.answer(1, accept);
      t.until(DONE);
      expect(t.table.encounter.winner).toBe(-1);
      expect(t.table.memo.citadel.cards).toEqual([20]);
      expect(t.told("encounter.won")).toEqual([]);
    }
  });
});

describe("a failed deal", () => {
  test("costs both three ships of their choice, the offense also from the gate, at the same time [DEA-16]", () => {
    const t = haggle([[], []], { gate: 2 }).answer(0, refuse);
    expect(t.question(0)).toMatchObject({ key: "deal/penalty", min: 3, max: 3 });
    expect(t.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5", "gate"]);
    expect(t.options(1)).toEqual(["1.1", "1.2", "1.3", "1.4", "1.5"]);
    t.answer(1, { "1.1": 2, "1.2": 1 });
    expect(t.table.warp).toEqual([0, 0, 0]);
    t.answer(0, { gate: 1, "0.1": 2 }).until(DONE);
    expect(t.table.warp).toEqual([3, 3, 0]);
    expect([t.ships("1.1", 1), t.ships("1.2", 1)]).toEqual([2, 3]);
  });

  test("is also what Quash makes of a deal: nothing changes hands [DEA-16]", () => {
    const t = haggle([["attack-04"], ["attack-06"], ["quash"]]);
    t.answer(0, offer({ "attack-04": 1 }, { "planet/1.1": 1 })).answer(1, accept);
    expect([t.asked(0), t.asked(1), t.asked(2)]).toEqual([undefined, undefined, "window/deal.made"]);
    t.answer(2, "quash");
    expect([t.asked(0), t.asked(1)]).toEqual(["deal/penalty", "deal/penalty"]);
    t.passing("deal/penalty").until(DONE);
    expect([t.hand(0), t.hand(1), t.ships("1.1", 0)]).toEqual([["attack-04"], ["attack-06"], 0]);
    expect(t.table.encounter.result).toBe("failed");
  });

  test("costs one with fewer ships all there are [DEA-17, SHP-10]", () => {
    const t = haggle([[], []], {
      ships: { "1.1": [], "1.2": [0, 2], "1.3": [], "1.4": [], "1.5": [] },
      warp: [0, 18, 0],
    }).answer(0, refuse);
    expect(t.asked(1)).toBeUndefined();
    t.answer(0, { "0.2": 3 }).until(DONE);
    expect(t.table.warp).toEqual([3, 20, 0]);
  });

  test("sends what is left on the gate home [DEA-18]", () => {
    const t = haggle([[], []], { gate: 4 }).answer(0, refuse).answer(1, { "1.1": 3 }).answer(0, { gate: 1, "0.2": 2 });
    expect(t.question(0)).toMatchObject({ key: "ships/return", params: { n: 3 } });
    t.answer(0, { "0.3": 3 });
    expect([t.ships("0.3", 0), t.table.warp[0]]).toEqual([7, 3]);
  });

  test("brings nobody compensation or rewards [DEA-19]", () => {
    const t = fight({
      hands: [["negotiate"], ["negotiate", "attack-04", "attack-06"]],
      gate: 2,
      allies: [[2, "defense", 2]],
    }).cards("negotiate", "negotiate");
    t.until("deal").answer(0, refuse).passing("deal/penalty").until(DONE);
    expect([t.hand(0), t.hand(2)]).toEqual([[], []]);
    expect([t.told("cards.taken"), t.told("rewards.taken")]).toEqual([[], []]);
  });
});

test("who lets the other settle keeps a colony there and cannot take the last ship to settle elsewhere [DEA-05, DEA-07]", () => {
  const t = haggle([["attack-06"], ["attack-08"]], { ships: { "1.1": [0, 1], "1.2": [0, 2], "1.3": [0, 9] } });
  t.answer(0, offer({ "planet/0.2": 1 }, { "planet/1.2": 1 })).answer(1, accept);
  expect(t.question(1)).toMatchObject({
    key: "deal/settle",
    slots: [
      { ref: "planet/1.1", max: 1 },
      { ref: "planet/1.2", max: 1 },
      { ref: "planet/1.3", max: 9 },
      { ref: "planet/1.4", max: 4 },
      { ref: "planet/1.5", max: 4 },
    ],
  });
  t.answer(1, { "1.2": 1 }).answer(0, { gate: 1 }).until(DONE);
  expect([t.ships("1.2", 0), t.ships("1.2", 1), t.ships("0.2", 1)]).toEqual([1, 1, 1]);
});

test("who has all ships in the warp cannot found a colony by a deal [DEA-06]", () => {
  const ships = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`1.${n}`, []]));
  const t = haggle([["attack-06"], ["attack-08"]], { ships, warp: [0, 20] });
  expect(dealOf(t, 0).give.filter(({ ref }) => ref.startsWith("planet/"))).toEqual([]);
});
