import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";
import { withTechs } from "../../testing/techs.ts";

/** The Zombie attacks with three ships and loses. */
function loses(more: TestSetUp = {}, techs: string[][] = [[], ["cosmic-field-generator"]]): TestTable {
  const hands = [["attack-04"], ["attack-20"], []];
  const t = table(
    withTechs(techs, {
      aliens: ["zombie", "will", "warrior"],
      hands,
      destiny: ["seat-1"],
      ...more,
      passing: ["tech/work"],
      declining: ["tech-scrambler"],
    }),
  );
  t.until("launch/aim").answer(0, "1.1").until("launch/ships");
  return t.answer(0, { "0.2": 3 }).until("window/power.used");
}

test("anybody may cancel a use of a power with it as with a Cosmic Zap [TCH-23, ZAP-03]", () => {
  const t = loses();
  expect(t.options(1)).toEqual(["pass", "cosmic-field-generator"]);
  t.answer(1, "cosmic-field-generator").finish();
  expect(t.told("power.zapped")).toEqual([{ player: "player/0", power: "power/zombie" }]);
  expect(t.told("ships.lost")[0]).toEqual({ player: "player/0", n: 3 });
  expect(t.table.techDiscard).toEqual(["cosmic-field-generator"]);
});

test("not used, the power works [TCH-23]", () => {
  const t = loses().answer(1, "pass");
  expect([t.asked(0), t.told("power.zapped")]).toEqual(["ships/return", []]);
});

test("it is no artifact, so a Card Zap cannot stop it [TCH-11, TCH-23]", () => {
  const t = loses({ hands: [["attack-04", "card-zap"], ["attack-20"], ["card-zap"]] });
  t.answer(1, "cosmic-field-generator").finish();
  expect([t.told("power.zapped").length, t.told("card.played")]).toEqual([1, []]);
});

test("a Tech Scrambler stops it [TCH-11, TCH-12]", () => {
  const t = loses({}, [["tech-scrambler:2"], ["cosmic-field-generator"]]).answer(1, "cosmic-field-generator");
  expect([t.asked(0), t.options(0)]).toEqual(["window/tech.used", ["pass", "tech-scrambler"]]);
  t.answer(0, "tech-scrambler").answer(0, { "0.1": 2 });
  expect([t.asked(0), t.told("power.zapped")]).toEqual(["ships/return", []]);
  expect(t.table.techDiscard).toEqual(["tech-scrambler", "cosmic-field-generator"]);
});

test("the Healer's wild shrugs it off [TCH-11, healer flare D1]", () => {
  const t = loses({ hands: [["attack-04", "flare-healer"], ["attack-20"], []] });
  t.answer(1, "cosmic-field-generator");
  expect([t.asked(0), t.options(0)]).toEqual(["window/tech.used", ["pass", "flare-healer"]]);
  t.answer(0, "flare-healer");
  expect([t.asked(0), t.told("power.zapped")]).toEqual(["ships/return", []]);
  expect([t.table.techDiscard, t.hand(0)]).toEqual([["cosmic-field-generator"], ["flare-healer"]]);
});

test("the Healer's wild is no answer to other techs, not even to one that cancels [healer flare D1]", () => {
  const hands = [["attack-04", "flare-healer"], ["attack-20"], []];
  const techs = [["enigma-device"], [], ["tech-scrambler:4"]];
  const t = table(withTechs(techs, { aliens: ["zombie", "will", "warrior"], hands, destiny: ["seat-1"] }));
  t.until("window/regroup.start").answer(2, "pass").answer(0, "enigma-device").answer(0, []);
  expect([t.asked(0), t.options(2)]).toEqual([undefined, ["pass", "tech-scrambler"]]);
  t.answer(2, "tech-scrambler").until("launch/aim");
  expect(t.told("tech.cancelled")).toEqual([{ player: "player/0", tech: "tech/enigma-device" }]);
  expect([t.hand(0), t.wasAsked(0, "window/tech.used")]).toEqual([["attack-04", "flare-healer"], false]);
});

test("the Healer's wild is for whose use was cancelled, nobody else [healer wild, healer flare D1]", () => {
  const t = loses({ hands: [["attack-04"], ["attack-20"], ["flare-healer"]] }).answer(1, "cosmic-field-generator");
  expect(t.told("power.zapped")).toEqual([{ player: "player/0", power: "power/zombie" }]);
  expect(t.wasAsked(2, "window/tech.used")).toBe(false);
});
