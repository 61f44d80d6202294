import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";

const settings = { boxes: ["base", "dominion"] };

test("one ally has to leave [muckraker wild]", () => {
  const hands = [["attack-20", "attack-01"], ["attack-04", "attack-06", "flare-muckraker"], []];
  const t = fight({ settings, hands, allies: [[2, "offense", 2]] }).until("window/alliance.formed");
  t.answer(1, "flare-muckraker").until("ships/return").answer(2, { "2.3": 2 });
  expect([t.table.encounter.ally[2], t.table.encounter.gate[2], t.ships("2.3", 2)]).toEqual([-1, 0, 6]);
});

test("the winning main player is accused, takes the ships home and has no second encounter [muckraker super]", () => {
  const aliens = ["clone", "muckraker", "hacker"];
  const hands = [["attack-20", "attack-01"], ["attack-04", "attack-08", "flare-muckraker"], []];
  const t = fight({ aliens, settings, hands, gate: 2, declining: ["clone"] }).cards("attack-20", "attack-04");
  t.until("window/resolution.before").answer(1, "muckraker");
  t.until("boost").answer(1, "flare-muckraker").until("ships/return").answer(0, { "0.4": 2 });
  t.until("planning/select");
  expect([t.ships("1.1", 0), t.ships("0.4", 0), t.wasAsked(0, "turn/again")]).toEqual([0, 6, false]);
});

test("a fiat of the Judge for the winner is void for a main player who is convicted [muckraker super, muckraker EC2, judge 3]", () => {
  const aliens = ["judge", "muckraker", "hacker"];
  const hands = [["attack-20", "attack-01"], ["attack-04", "attack-08", "flare-muckraker"], []];
  const t = fight({ aliens, settings, hands, gate: 2 }).until("window/planning.before").answer(0, "judge");
  t.answer(0, "winner").answer(0, "with-colony").answer(0, "none").cards("attack-20", "attack-04");
  t.until("window/resolution.before").answer(1, "muckraker").until("boost").answer(1, "flare-muckraker");
  t.until("ships/return").answer(0, { "0.4": 2 }).until("planning/select");
  expect([t.told("muckraker.convicted"), t.wasAsked(0, "judge/planet"), t.colonies(0)]).toEqual([
    [{ player: "player/0" }],
    false,
    0,
  ]);
});

test("convicted in an encounter that an effect granted, the offense costs nobody else a second one [muckraker super, END-07]", () => {
  const aliens = ["muckraker", "hacker", "clone"];
  const hands = [
    ["attack-20", "attack-05", "attack-08", "quash", "flare-muckraker"],
    ["attack-04", "attack-30", "flare-warrior"],
    [],
  ];
  const t = fight({ aliens, settings, hands, declining: ["clone", "muckraker"] }).cards("attack-20", "attack-04");
  t.until("window/encounter.end", 1).answer(1, "flare-warrior");
  t.until("planning/select", 0).answer(0, "attack-05").until("window/resolution.before").answer(0, "muckraker");
  t.until("muckraker/card").answer(0, "quash").until("boost").answer(0, "flare-muckraker");
  t.until("muckraker/bribe").pass(1).until("turn/again");
  expect([t.asked(0), t.told("muckraker.convicted")]).toEqual(["turn/again", [{ player: "player/1" }]]);
});

test("the flare cannot be thrown and played at once [muckraker super, muckraker 1]", () => {
  const aliens = ["clone", "muckraker", "hacker"];
  const hands = [["attack-20", "attack-01"], ["attack-04", "attack-08", "flare-muckraker"], []];
  const t = fight({ aliens, settings, hands, allies: [[2, "offense", 1]], declining: ["clone"] });
  t.cards("attack-20", "attack-04").until("window/resolution.before").answer(1, "muckraker").until("muckraker/card");
  t.answer(1, "flare-muckraker").until("turn/again");
  expect([t.wasAsked(1, "boost"), t.hand(1), t.told("muckraker.convicted")]).toEqual([
    false,
    ["attack-08"],
    [{ player: "player/2" }],
  ]);
  const alone = fight({ aliens, settings, hands, declining: ["clone"] }).cards("attack-20", "attack-04");
  alone.until("window/resolution.before").answer(1, "muckraker");
  expect([alone.asked(1), alone.told("muckraker.convicted")]).toEqual(["boost", []]);
});

test("a winning defense can be accused just as well, and pays before the allies [muckraker super, DR-12]", () => {
  const aliens = ["muckraker", "clone", "hacker"];
  const hands = [["attack-04", "attack-08", "flare-muckraker"], ["attack-20", "attack-01", "plague"], ["quash"]];
  const t = fight({ aliens, settings, hands, allies: [[2, "defense", 2]], declining: ["clone", "plague"] });
  t.cards("attack-04", "attack-20").until("window/resolution.before").answer(0, "muckraker");
  t.until("muckraker/card").answer(0, "attack-08").until("boost").answer(0, "flare-muckraker");
  expect(t.options(0)).toEqual(["1", "2"]);
  t.answer(0, ["player/1", "player/2"]);
  expect([t.asked(1), t.options(1), t.asked(2)]).toEqual(["muckraker/bribe", ["pass", "plague"], undefined]);
  t.answer(1, "pass").until("ships/return").answer(1, { "1.2": 4 });
  expect([t.ships("1.1", 1), t.ships("1.2", 1), t.asked(2)]).toEqual([0, 8, "muckraker/bribe"]);
});

test("a flare that was played already accuses nobody [muckraker super]", () => {
  const aliens = ["clone", "muckraker", "hacker"];
  const hands = [["attack-20", "attack-01"], ["attack-04", "attack-08", "flare-muckraker", "flare-love"], []];
  const t = fight({ aliens, settings, hands, gate: 2, declining: ["clone"] });
  t.until("window/planning.before").answer(1, "flare-love").until("love/give").answer(0, false);
  t.cards("attack-20", "attack-04").until("turn/again");
  expect(t.wasAsked(1, "window/resolution.before")).toBe(false);
});

test("where there are no allies nobody can be made to leave [muckraker wild]", () => {
  const hands = [["attack-20", "attack-01"], ["attack-04", "attack-06", "flare-muckraker"], []];
  const t = fight({ settings, hands }).until("planning/select");
  expect(t.wasAsked(1, "window/alliance.formed")).toBe(false);
});
