import { type Ref, type Seat, tell } from "@hypergate/kernel";
import { askOne, askSeat, byPower } from "../../asking.ts";
import { cardRef } from "../../cards.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { detonate, draw, giveCards } from "../../hand.ts";
import { lastOn, lastsWith } from "../../lasting.ts";
import { cardNames, nameRef } from "../../naming.ts";
import { alliesOf, isMain, mainPlayer, otherSide, sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import type { Side, Table } from "../../state.ts";
import { facts } from "./facts.ts";

const WHOM = byPower("angler", "angler 1");
const EFFECT = "power/angler";
/** What is remembered of each use: whether another may follow. */
const UNLUCKY = 0;
const LUCKY = 1;

/** Who is asked for which card. */
interface Bait {
  readonly whom: Seat;
  readonly name: Ref;
}

/**
 * Fish. As a main player, before selection, you may ask a player of the other side for a card that you name. Who has it
 * gives it to you; otherwise you draw a card, and if that is the one, you may ask once more. With your super you do it as
 * an ally.
 */
export const power: Power = {
  id: "angler",
  uses: [
    at<"planning.before", Bait>("planning.before", {
      as: "mainOrAlly",
      rule: "angler 1",
      often: "always",
      when: (g, me) => mayFish(g, me),
      declare: (g, me) => {
        const whom = askSeat(g, me, "angler/whom", WHOM, opposing(g.s.table, me));
        return { whom, name: askOne(g, me, "angler/name", WHOM, cardNames(g.s.table), { player: playerRef(whom) }) };
      },
      said: ({ whom, name }) => [playerRef(whom), name],
      run: (g, me, _event, bait) => fish(g, me, bait),
    }),
  ],
};

/** Once, and again after a lucky draw. */
function mayFish(g: Play, me: Seat): boolean {
  const { table: t } = g.s;
  if (!isMain(t, me) && lastsWith(g, "super/angler", me) < 0) return false;
  const uses = t.encounter.lasting.filter(({ effect, seat }) => effect === EFFECT && seat === me);
  return uses.length === 0 || (uses.length < facts.numbers.uses && uses[0].n === LUCKY);
}

/** The main player of the other side and the allies there. */
function opposing(t: Table, me: Seat): Seat[] {
  const side = otherSide(sideOf(t, me) as Side);
  return [mainPlayer(t, side), ...alliesOf(t, side).filter((seat) => seat !== me)];
}

function fish(g: Play, me: Seat, { whom, name }: Bait): void {
  const card = g.s.secret.hands[whom].find((one) => nameRef(one) === name);
  const params = { player: playerRef(me), other: playerRef(whom), card: name };
  if (card !== undefined) {
    lastOn(g, EFFECT, me, UNLUCKY);
    tell(g, "angler.caught", params);
    giveCards(g, whom, me, [card]);
    detonate(g, me, [card]);
    return;
  }
  tell(g, "angler.nothing", params);
  const [drawn] = draw(g, me, 1);
  const isLucky = drawn !== undefined && nameRef(drawn) === name;
  lastOn(g, EFFECT, me, isLucky ? LUCKY : UNLUCKY);
  if (isLucky) tell(g, "angler.lucky", { player: playerRef(me), card: cardRef(drawn) });
}
