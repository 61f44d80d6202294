import { mix, type Seat } from "@hypergate/kernel";
import { anyTime } from "../../any-time.ts";
import { askCards, askWord, byCard, byPower } from "../../asking.ts";
import { flareOf } from "../../cards.ts";
import { HAND_SIZE } from "../../catalogue.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { tellCards } from "../../hand.ts";
import { putInto, takeOut } from "../../piles.ts";
import { playerRef } from "../../refs.ts";
import { boosted } from "../../windows.ts";
import { facts } from "./facts.ts";
import { drawFlares, removeFlare, searched, searchFor } from "./privilege.ts";

const HAND = byPower("aristocrat", "aristocrat 0");
const SUPER = byCard("flare-aristocrat", "aristocrat super");

/** Moments before cards are selected, but for the last one, at which players are stopped for it. */
const EARLIER = ["turn.first", "regroup.start", "destiny.final", "launch.done", "alliance.formed"] as const;

const PRIVILEGE = {
  as: "main",
  rule: "aristocrat 1",
  once: "privilege",
  when: (g: Play) => g.s.secret.flareDeck.length > 0,
  run: (g: Play, me: Seat) => {
    const isChoice = g.s.table.encounter.phase === "planning" && g.s.secret.flareDeck.length > 1;
    if (isChoice && boosted(g, me, "aristocrat")) indulge(g, me);
    else drawFlares(g, me, 1);
    removeFlare(g, me);
  },
} as const;

/**
 * Privilege. You choose your first hand from the deck. As a main player, before selection, you may draw an unused flare;
 * of two or more in your hand that are of no player's alien, one then leaves the game. With your super you draw three or
 * choose one.
 */
export const power: Power = {
  id: "aristocrat",
  beforeHands: (g, me) => chooseHand(g, me),
  uses: [...anyTime(PRIVILEGE, EARLIER), at("planning.before", PRIVILEGE)],
};

/** What is not chosen is dealt like any other card. */
function chooseHand(g: Play, me: Seat): void {
  const { secret: x } = g.s;
  const cards = searched(x.deck).filter((card) => card !== flareOf("aristocrat"));
  const chosen = askCards(g, me, "aristocrat/hand", HAND, cards, 0, HAND_SIZE, { n: HAND_SIZE });
  g.fence = g.used;
  for (const card of chosen) takeOut(x.deck, card);
  putInto(x.hands, me, chosen);
  mix(g, x.deck);
  tellCards(g, "aristocrat.chose", { player: playerRef(me), n: chosen.length }, [me], chosen);
}

function indulge(g: Play, me: Seat): void {
  const { flareDeck } = g.s.secret;
  const how = askWord(g, me, "aristocrat/how", SUPER, ["draw-three", "search"]);
  if (how === "search") searchFor(g, me, flareDeck, "aristocrat/flare", SUPER);
  else drawFlares(g, me, facts.numbers.superFlares);
}
