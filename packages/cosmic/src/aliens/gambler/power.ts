import { type Ref, type Seat, tell } from "@hypergate/kernel";
import { askNumber, askOne, askYes, byPower } from "../../asking.ts";
import { CARDS, type Card, IS_ENCOUNTER, NONE } from "../../cards.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { settingOf } from "../../installed.ts";
import { lastOn } from "../../lasting.ts";
import { chooseAndLose } from "../../losing.ts";
import { deckOf } from "../../piles.ts";
import { opponentOf, shipsInEncounter, sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { faceOf, turnUp } from "../../showing.ts";
import type { Side } from "../../state.ts";
import { boosted } from "../../windows.ts";
import { facts } from "./facts.ts";

const STATE = byPower("gambler", "gambler 1");
const CHALLENGE = byPower("gambler", "gambler 2");
const PENALTY = byPower("gambler", "gambler 5");
const RAISE = byPower("gambler", "gambler super");

/** Every encounter card there is, once for each printed name (gambler EC1). */
const NAMES: readonly Ref[] = namesWith((card) => card.back === "cosmic");
const NAMES_WITH_REWARDS: readonly Ref[] = namesWith(() => true);

function namesWith(isThere: (card: Card) => boolean): Ref[] {
  return [...new Set(CARDS.filter((card) => IS_ENCOUNTER[card.n] && isThere(card)).map((card) => `name/${card.name}`))];
}

/** What the card is said to be, and by how much the super raises the stakes. */
interface Bluff {
  readonly name: Ref;
  readonly raised: number;
}

/**
 * Bluff. As a main player, after your opponent has revealed, you may keep your card face down and say what it is. If you
 * are believed, that counts and the card goes under the deck. If you are challenged, it is turned up and whoever was
 * wrong loses as many ships as that player has in the encounter.
 */
export const power: Power = {
  id: "gambler",
  settings: { gamblerPenaltyShips: { values: ["outsideOnly", "any"], 2008: "outsideOnly", 2020: "any" } },
  uses: [
    at<"reveal.turn", Bluff>("reveal.turn", {
      as: "main",
      rule: "gambler 1",
      when: (g, me) => {
        const side = sideOf(g.s.table, me) as Side;
        return g.s.secret.chosen[side] !== NONE && g.s.table.encounter.shown[side].type === "none";
      },
      declare: (g, me) => {
        const names = g.s.table.settings.rewardDeck ? NAMES_WITH_REWARDS : NAMES;
        const name = askOne(g, me, "gambler/state", STATE, names);
        const raised = boosted(g, me, "gambler")
          ? askNumber(g, me, "gambler/raise", RAISE, 1, facts.numbers.superMostRaised)
          : 0;
        tell(g, "gambler.stated", { player: playerRef(me), card: name, n: raised });
        return { name, raised };
      },
      run: (g, me, _event, bluff) => {
        const params = { player: playerRef(me), card: bluff.name, n: bluff.raised };
        if (askYes(g, opponentOf(g.s.table, me), "gambler/challenge", CHALLENGE, params)) settle(g, me, bluff);
        else believe(g, me, bluff.name);
      },
    }),
  ],
  lasting: [
    at("resolution.keep", {
      as: "main",
      rule: "gambler 3",
      when: (g, me) => g.s.secret.chosen[sideOf(g.s.table, me)] !== NONE,
      run: (g, me) => {
        const { chosen } = g.s.secret;
        const side = sideOf(g.s.table, me);
        deckOf(g.s, CARDS[chosen[side]].back).unshift(chosen[side]);
        chosen[side] = NONE;
        tell(g, "gambler.buried", { player: playerRef(me) });
      },
    }),
  ],
};

/** The card stays face down and counts as what was said. */
function believe(g: Play, me: Seat, name: Ref): void {
  const { table: t } = g.s;
  const stated = CARDS.findIndex((card) => `name/${card.name}` === name);
  t.encounter.shown[sideOf(t, me)] = { ...faceOf(stated, t.encounter.hazard), card: NONE };
  lastOn(g, "power/gambler", me);
  tell(g, "gambler.believed", { player: playerRef(opponentOf(t, me)), card: name });
}

/** The card is turned up, and whoever was wrong pays (gambler 4 to 6). */
function settle(g: Play, me: Seat, { name, raised }: Bluff): void {
  const { table: t } = g.s;
  const side = sideOf(t, me) as Side;
  const opponent = opponentOf(t, me);
  tell(g, "gambler.challenged", { player: playerRef(opponent), other: playerRef(me) });
  turnUp(g, side);
  const isTrue = `name/${CARDS[t.encounter.shown[side].card].name}` === name;
  const wrong = isTrue ? opponent : me;
  tell(g, isTrue ? "gambler.honest" : "gambler.lied", { player: playerRef(me), other: playerRef(opponent) });
  const places = settingOf(t.settings, "gamblerPenaltyShips") === "any" ? "any" : "outside";
  chooseAndLose(g, wrong, shipsInEncounter(t, wrong) + raised, PENALTY, places);
}
