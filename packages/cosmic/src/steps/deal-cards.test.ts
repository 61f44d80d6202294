import { describe, expect, test } from "vitest";
import { accept, DONE, dealOf, haggle, offer } from "../testing/haggle.ts";

describe("cards", () => {
  test("of the own hand may be offered one by one, by type or at random, and nothing else [DEA-03, DEA-15]", () => {
    const t = haggle([["attack-08", "attack-08", "flare-zombie", "plague", "reinforcement-2"], ["attack-06"]], {
      declining: ["plague"],
    });
    expect(dealOf(t, 0).give).toEqual([
      { ref: "random/card", max: 5 },
      { ref: "type/attack", max: 2 },
      { ref: "type/reinforcement", max: 1 },
      { ref: "type/artifact", max: 1 },
      { ref: "type/flare", max: 1 },
      { ref: "card/attack-08.1", max: 1 },
      { ref: "card/attack-08.2", max: 1 },
      { ref: "card/flare-zombie", max: 1 },
      { ref: "card/plague", max: 1 },
      { ref: "card/reinforcement-2.1", max: 1 },
      ...[1, 2, 3, 4, 5].map((n) => ({ ref: `planet/0.${n}`, max: 1 })),
    ]);
  });

  test("of the other may be asked for by name, by type or at random, as many as there are [DEA-03]", () => {
    const t = haggle([[], ["attack-06", "plague"]], { declining: ["plague"] });
    const { want } = dealOf(t, 0);
    expect(want.find((slot) => slot.ref === "random/card")).toEqual({ ref: "random/card", max: 2 });
    expect(want.filter((slot) => slot.ref.startsWith("type/")).map((slot) => slot.ref)).toEqual(
      ["attack", "negotiate", "morph", "reinforcement", "artifact", "flare"].map((type) => `type/${type}`),
    );
    expect(want.find((slot) => slot.ref === "name/attack-06")).toEqual({ ref: "name/attack-06", max: 2 });
    expect(want.find((slot) => slot.ref === "name/plague")).toEqual({ ref: "name/plague", max: 1 });
    expect(want.find((slot) => slot.ref === "name/flare-zombie")).toEqual({ ref: "name/flare-zombie", max: 1 });
    expect(want.some((slot) => slot.ref.startsWith("card/"))).toBe(false);
    expect(() => t.answer(0, offer({}, { "random/card": 2, "name/plague": 1 }))).toThrow("refused.cap");
  });

  test("are not asked for by the name of a flare where there are none [DEA-03]", () => {
    const t = haggle([[], ["attack-06"]], { settings: { useFlares: false } });
    expect(dealOf(t, 0).want.some((slot) => slot.ref.startsWith("name/flare"))).toBe(false);
  });

  test("nobody can give more than the hand holds, counted in any way [DEA-03]", () => {
    const t = haggle([["attack-08", "attack-10", "plague"], ["attack-06"]], { declining: ["plague"] });
    expect(() => t.answer(0, offer({ "type/attack": 2, "attack-08": 1 }, {}))).toThrow("refused.cap");
    expect(() => t.answer(0, offer({ "random/card": 3, plague: 1 }, {}))).toThrow("refused.cap");
    t.answer(0, offer({ "type/attack": 1, "attack-08": 1, "random/card": 1 }, {}));
  });

  test("named for giving are handed over as they are [DEA-03, DEA-11]", () => {
    const t = haggle([["attack-08", "plague", "attack-10"], ["attack-06"]], { declining: ["plague"] });
    t.answer(0, offer({ plague: 1, "attack-08": 1 }, {}))
      .answer(1, accept)
      .until(DONE);
    expect([t.hand(0), t.hand(1)]).toEqual([["attack-10"], ["attack-06", "attack-08", "plague"]]);
  });

  test("that are named with a count of none stay [DEA-11]", () => {
    const t = haggle([["attack-08", "plague"], ["attack-06"]], { declining: ["plague"] });
    t.answer(0, offer({ plague: 0, "attack-08": 1 }, {}))
      .answer(1, accept)
      .until(DONE);
    expect([t.hand(0), t.hand(1)]).toEqual([["plague"], ["attack-06", "attack-08"]]);
  });

  test("asked for by name can only be promised by one who holds them [DEA-11]", () => {
    const t = haggle([["attack-08"], ["attack-06", "plague"]], { declining: ["plague"] });
    t.answer(0, offer({}, { "name/quash": 1 }));
    expect(dealOf(t, 1).mayAccept).toBe(false);
    t.answer(1, offer({}, { "name/attack-08": 1 })).answer(0, offer({ "attack-08": 1 }, { "name/plague": 1 }));
    expect(dealOf(t, 1).mayAccept).toBe(true);
    t.answer(1, accept).until(DONE);
    expect([t.hand(0), t.hand(1)]).toEqual([["plague"], ["attack-06", "attack-08"]]);
  });

  test("of a type are chosen by the one who gives them [DEA-03]", () => {
    const t = haggle(
      [
        ["attack-08", "attack-10", "plague"],
        ["attack-06", "attack-04", "attack-20"],
      ],
      { declining: ["plague"] },
    );
    t.answer(0, offer({ "type/attack": 1 }, { "type/attack": 2 })).answer(1, accept);
    expect(t.question(0)).toMatchObject({ key: "deal/hand-over", min: 1, max: 1, hidden: true });
    expect(t.options(0)).toEqual(["attack-08", "attack-10"]);
    t.answer(0, ["attack-10"]);
    expect(t.question(1)).toMatchObject({ key: "deal/hand-over", min: 2, max: 2 });
    expect(t.options(1)).toEqual(["attack-06", "attack-04", "attack-20"]);
    t.answer(1, ["attack-06", "attack-04"]).until(DONE);
    expect(t.hand(0)).toEqual(["attack-04", "attack-06", "attack-08", "plague"]);
    expect(t.hand(1)).toEqual(["attack-10", "attack-20"]);
  });

  test("of a type cannot be promised by one who has too few [DEA-03]", () => {
    const t = haggle([[], ["attack-06", "plague"]], { declining: ["plague"] }).answer(
      0,
      offer({}, { "type/attack": 2 }),
    );
    expect(dealOf(t, 1).mayAccept).toBe(false);
  });

  test("at random are any of the hand, and never one that comes with the same deal [DEA-03, DEA-12]", () => {
    const seen = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const t = haggle(
        [
          ["attack-08", "attack-10"],
          ["attack-06", "attack-04"],
        ],
        { seed: `random ${i}` },
      );
      t.answer(0, offer({ "random/card": 2 }, { "random/card": 1 }))
        .answer(1, accept)
        .until(DONE);
      expect(t.hand(0)).toHaveLength(1);
      expect(t.hand(1)).toHaveLength(3);
      seen.add(t.hand(0)[0]);
    }
    expect([...seen].sort()).toEqual(["attack-04", "attack-06"]);
  });

  test("at random leave out those promised by name [DEA-11]", () => {
    for (let i = 0; i < 10; i++) {
      const t = haggle([["attack-08", "attack-10", "attack-20"], []], { seed: `rest ${i}` });
      t.answer(0, offer({ "attack-08": 1, "random/card": 1 }, {}))
        .answer(1, accept)
        .until(DONE);
      expect(t.hand(1)).toContain("attack-08");
      expect(t.hand(1)).toHaveLength(2);
    }
  });

  test("flares, artifacts and reinforcements change hands like others [DEA-15]", () => {
    const t = haggle([["flare-zombie", "reinforcement-2"], ["quash"]]);
    t.answer(0, offer({ "flare-zombie": 1, "reinforcement-2": 1 }, { "name/quash": 1 }))
      .answer(1, accept)
      .declining("quash")
      .until(DONE);
    expect([t.hand(0), t.hand(1)]).toEqual([["quash"], ["flare-zombie", "reinforcement-2"]]);
  });

  test("a promised card that was played meanwhile cannot be handed over: the deal fails [DEA-11]", () => {
    const t = haggle([["card-zap"], ["attack-06"], ["quash"]]);
    t.answer(0, offer({ "card-zap": 1 }, { "random/card": 1 })).answer(1, accept);
    t.until("window/deal.made").answer(2, "quash").until("window/card.played").answer(0, "card-zap");
    expect([t.asked(0), t.asked(1)]).toEqual(["deal/penalty", "deal/penalty"]);
  });
});
