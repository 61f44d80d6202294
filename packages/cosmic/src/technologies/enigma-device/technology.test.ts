import { expect, test } from "vitest";
import { table } from "../../testing/table.ts";
import { withTechs } from "../../testing/techs.ts";

const many = ["attack-04", "attack-04", "attack-04", "attack-06", "attack-06", "attack-06", "attack-06", "attack-08"];

test("all get to exactly eight cards, the user first and after discarding what it likes [TCH-26]", () => {
  const hands = [
    ["attack-10", "negotiate"],
    [...many, "attack-08", "attack-08"],
    ["attack-20", "attack-12", "morph"],
  ];
  const deck = ["attack-40", "attack-30"];
  const t = table(withTechs([[], [], ["enigma-device"]], { aliens: ["masochist", "hacker", "gambler"], hands, deck }));
  t.until("window/regroup.start").answer(2, "enigma-device");
  expect(t.question(2)).toMatchObject({ key: "enigma-device/discard", min: 0, max: 3 });
  t.answer(2, ["attack-12", "morph"]);
  expect([0, 1, 2].map((seat) => t.hand(seat).length)).toEqual([8, 8, 8]);
  expect(t.hand(2)).toEqual(expect.arrayContaining(["attack-20", "attack-30", "attack-40"]));
  expect(t.discard.slice(0, 2)).toEqual(["attack-12", "morph"]);
  expect(t.told("cards.discarded").map(({ player }) => player)).toEqual(["player/2", "player/1"]);
  expect(t.told("cards.drawn")).toEqual([
    { player: "player/2", n: 7 },
    { player: "player/0", n: 6 },
  ]);
  expect(t.discard).toHaveLength(4);
  expect([t.wasAsked(0, "enigma-device/discard"), t.table.techDiscard]).toEqual([false, ["enigma-device"]]);
});
