import { expect, test } from "vitest";
import { CARDS } from "../../cards.ts";
import { ADRIFT } from "../../state.ts";
import { table } from "../../testing/table.ts";
import { stagesOf } from "./stages.ts";

const settings = { boxes: ["base", "dominion"] };
const ROW = ["warrior", "human", "macron", "zombie", "loser"];

test("its player becomes one of two unused aliens, and both flares go into the deck [pentaform wild]", () => {
  const hands = [["attack-10", "attack-01", "flare-pentaform"], ["attack-08"], []];
  const t = table({
    aliens: ["clone", "hacker", "machine"],
    settings,
    hands,
    destiny: ["seat-1"],
    declining: ["clone"],
  });
  t.until("window/turn.first").answer(0, "flare-pentaform");
  const [one, two] = t.options(0);
  t.answer(0, two);
  expect(t.table.players[0].powers).toEqual([two]);
  const inDeck = t.state.secret.deck.map((card) => CARDS[card].flare);
  expect([inDeck.includes(one as never), inDeck.includes(two as never)]).toEqual([true, true]);
});

test("two life stages change places, and the power with them [pentaform super]", () => {
  const memo = { pentaform: { row: ROW, at: 0, colonies: [] } };
  const powers = [["pentaform", "warrior"], ["hacker"], ["clone"]];
  const hands = [["attack-10", "attack-01", "flare-pentaform"], ["attack-08"], []];
  const t = table({
    aliens: ["pentaform", "hacker", "clone"],
    settings,
    hands,
    memo,
    powers,
    destiny: ["seat-1"],
    declining: ["clone"],
  });
  t.until("window/regroup.start").answer(0, "flare-pentaform").answer(0, "macron").answer(0, "warrior");
  expect(stagesOf(t.table)).toMatchObject({ row: ["macron", "human", "warrior", "zombie", "loser"], at: 0 });
  expect(t.table.players[0].powers).toEqual(["pentaform", "macron"]);
});

test("when all flares are used up nobody can be transformed [pentaform wild]", () => {
  const flares = CARDS.filter(({ type }) => type === "flare").map(({ name }) => name);
  const discard = flares.filter((name) => name !== "flare-pentaform");
  const hands = [["attack-10", "attack-01", "flare-pentaform"], ["attack-08"], []];
  const t = table({ aliens: ["macron", "hacker", "machine"], settings, hands, discard, destiny: ["seat-1"] });
  t.until("launch/aim");
  expect([t.state.secret.flareDeck, t.wasAsked(0, "window/turn.first")]).toEqual([[], false]);
});

test("a Pentaform that gives itself up gives up all its stages, with what lies on them [pentaform EC2, pirate EC4, voyager 5]", () => {
  const row = ["pirate", "human", "voyager", "macron", "zombie"];
  const t = table({
    aliens: ["pentaform", "hacker", "machine"],
    settings,
    hands: [["attack-10", "attack-01", "flare-pentaform"], ["attack-08"], []],
    powers: [["pentaform", "human"], ["hacker"], ["machine"]],
    memo: { pentaform: { row, at: 1, colonies: [0] }, pirate: { ships: [0, 3, 0] } },
    homeOf: { "0.1": ADRIFT },
    ships: { "0.1": [10], "0.2": [10], "0.3": [0], "0.4": [0], "0.5": [0], "1.1": [0, 1] },
    destiny: ["seat-1"],
  });
  expect(t.table.players[0].powerless).toBe(true);
  t.until("window/turn.first").answer(0, "flare-pentaform");
  t.answer(0, t.options(0)[0]);
  expect([t.table.warp, t.table.homeOf[0], t.table.memo.pirate]).toEqual([[0, 3, 0], 0, undefined]);
  expect(t.table.retired.toSorted()).toEqual([...new Set(t.table.retired)].toSorted());
  expect(t.table.retired).toEqual(expect.arrayContaining(["pentaform", ...row]));
});

test("what its player gives up keeps no alien out of the game [pentaform wild]", () => {
  const left = ["flare-pentaform", "flare-sorcerer", "flare-machine"];
  const discard = CARDS.filter(({ type, name }) => type === "flare" && !left.includes(name)).map(({ name }) => name);
  const hands = [["attack-10", "attack-01", "flare-pentaform"], ["attack-08"], []];
  const t = table({ aliens: ["gambler", "hacker", "macron"], settings, hands, discard, destiny: ["seat-1"] });
  t.until("window/turn.first").answer(0, "flare-pentaform");
  expect(t.options(0).toSorted()).toEqual(["machine", "sorcerer"]);
});
