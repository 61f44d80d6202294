import { expect, test } from "vitest";
import { type TestTable, table } from "../../testing/table.ts";
import { withTechs } from "../../testing/techs.ts";

function aims(aliens: string[]): TestTable {
  const hands = [["attack-10"], ["attack-06"], []];
  const t = table(withTechs([["energy-cloak"]], { aliens, hands, destiny: ["seat-1"] })).until("launch/aim");
  return t.answer(0, "1.1");
}

test("once the gate is aimed, the offense stops the defense from inviting allies [TCH-25]", () => {
  const t = aims(["clone", "hacker", "gambler"]);
  expect([t.asked(0), t.options(0)]).toEqual(["window/launch.aimed", ["pass", "energy-cloak"]]);
  t.answer(0, "energy-cloak")
    .until("alliance/invite-offense")
    .answer(0, ["2"])
    .passing("alliance/answer")
    .until("window/resolution.keep");
  expect([t.wasAsked(1, "alliance/invite-defense"), t.wasAsked(2, "alliance/answer")]).toEqual([false, true]);
  expect(t.table.techDiscard).toEqual(["energy-cloak"]);
});

test("not used, the defense invites as ever; and nobody but the offense may use it [TCH-25]", () => {
  const t = aims(["clone", "hacker", "gambler"]).answer(0, "pass").until("alliance/invite-defense");
  expect(t.options(1)).toEqual(["2"]);
  const hands = [["attack-10"], ["attack-06"], ["attack-08"]];
  const own = { aliens: ["clone", "hacker", "gambler"], hands, destiny: ["seat-1"] };
  const other = table(withTechs([[], ["energy-cloak"], []], own))
    .declining("clone")
    .finish();
  expect(other.wasAsked(1, "window/launch.aimed")).toBe(false);
});

test("the Parasite may still join the defense [parasite EC2]", () => {
  const t = aims(["clone", "hacker", "parasite"]).answer(0, "energy-cloak").until("window/alliance.answer");
  t.answer(2, "parasite").answer(2, "defense").answer(2, { "2.1": 2 });
  expect(t.told("alliance.joined")).toEqual([{ player: "player/2", side: "defense", n: 2 }]);
});
