import { ask, type Ref, type Seat, tell } from "@hypergate/kernel";
import { askCard, askSeats, byCard, byPower } from "../../asking.ts";
import { CARDS, type CardNumber, cardOf, cardRef, flareOf, IS_ENCOUNTER, TYPE_OF } from "../../cards.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { discard, giveCards } from "../../hand.ts";
import { lastOn } from "../../lasting.ts";
import { alliesOf, handBeside, isAllyOf, isMain, mainPlayer, others, shipsOn } from "../../query.ts";
import { DOCK, GATE, PASS, planetRef, playerRef } from "../../refs.ts";
import { bringHome, liftShips } from "../../ships.ts";
import { NOBODY, OFFENSE, type Side, type Table } from "../../state.ts";
import { boosted, mayBoost } from "../../windows.ts";

const CARD = byPower("muckraker", "muckraker 1");
const ACCUSE = byPower("muckraker", "muckraker 1");
const SUPER = byCard("flare-muckraker", "muckraker super");
const BRIBE = byPower("muckraker", "muckraker 2");
const EXEMPT = byPower("muckraker", "muckraker 4");

/** What is thrown, and at whom. */
interface Slander {
  readonly card: CardNumber;
  readonly accused: readonly Seat[];
}

/**
 * Slander. At the start of resolution discard a card and accuse winning allies: who does not buy off the accusation with
 * a fitting card takes the ships home and gains nothing.
 */
export const power: Power = {
  id: "muckraker",
  uses: [
    at<"resolution.before", Slander>("resolution.before", {
      as: "mainOrAlly",
      rule: "muckraker 1",
      byHand: true,
      when: (g, me) => g.s.secret.hands[me].length > 0 && (winners(g.s.table, me).length > 0 || mayAccuseMain(g, me)),
      declare: (g, me) => {
        const allies = winners(g.s.table, me);
        const main = winningMain(g.s.table);
        // Thrown, the own flare cannot be played as well, and without allies it has to be.
        const own = flareOf("muckraker");
        const hand = allies.length === 0 ? handBeside(g.s, me, own) : g.s.secret.hands[me];
        const card = askCard(g, me, "muckraker/card", CARD, hand);
        const mayBeMain = main !== NOBODY && main !== me && card !== own;
        const all = mayBeMain && boosted(g, me, "muckraker") ? [main, ...allies] : allies;
        if (all.length === 0) return undefined;
        const source = all === allies ? ACCUSE : SUPER;
        return {
          card,
          accused: all.length === 1 ? all : askSeats(g, me, "muckraker/accuse", source, all, 1, all.length),
        };
      },
      said: ({ card, accused }) => [cardRef(card), ...accused.map(playerRef)],
      run: (g, me, _event, slander) => slanderAll(g, me, slander),
    }),
  ],
  lastingFolds: { profits: (_t, { n: convicted }, seat, now) => now && seat !== convicted },
};

/** Winning allies, without the Muckraker itself. */
function winners(t: Table, me: Seat): Seat[] {
  const { winner } = t.encounter;
  return winner === NOBODY ? [] : alliesOf(t, winner as Side).filter((seat) => seat !== me);
}

function winningMain(t: Table): Seat {
  const { winner } = t.encounter;
  return winner === NOBODY ? NOBODY : mainPlayer(t, winner as Side);
}

/** Only with the super can a main player be accused; without allies there is nobody else. */
function mayAccuseMain(g: Play, me: Seat): boolean {
  const main = winningMain(g.s.table);
  return main !== NOBODY && main !== me && mayBoost(g, me, "muckraker") && g.s.secret.hands[me].length > 1;
}

function slanderAll(g: Play, me: Seat, { card, accused }: Slander): void {
  const t = g.s.table;
  if (!g.s.secret.hands[me].includes(card)) return;
  discard(g, me, [card]);
  const main = winningMain(t);
  const isOwnSide = isAllyOf(t, me, t.encounter.winner);
  const allies = accused.filter((seat) => seat !== main);
  const spared =
    isOwnSide && allies.length > 0 ? askSeats(g, main, "muckraker/exempt", EXEMPT, allies, 0, allies.length) : [];
  for (const seat of new Set([main, ...others(t, t.encounter.offense)]))
    if (accused.includes(seat) && !spared.includes(seat)) answer(g, me, seat, card);
}

/** An accused player buys off the accusation, or is convicted. */
function answer(g: Play, me: Seat, seat: Seat, thrown: CardNumber): void {
  const hand = g.s.secret.hands[seat];
  if (hand.length === 0) {
    convict(g, me, seat);
    return;
  }
  const fit = hand.filter((card) => isBribe(card, thrown));
  const options: Ref[] = [PASS, ...fit.map(cardRef)];
  const params = { player: playerRef(me), card: cardRef(thrown) };
  const picked = ask(g, {
    kind: "one",
    key: "muckraker/bribe",
    who: seat,
    source: BRIBE,
    options,
    params,
    hidden: true,
  });
  if (picked !== PASS) {
    giveCards(g, seat, me, [cardOf(picked as Ref)]);
    return;
  }
  convict(g, me, seat);
}

/** Any card that is no encounter card, or one of the same type; an attack must be higher. */
function isBribe(card: CardNumber, thrown: CardNumber): boolean {
  if (!IS_ENCOUNTER[card]) return true;
  if (TYPE_OF[card] !== TYPE_OF[thrown]) return false;
  return TYPE_OF[card] !== "attack" || CARDS[card].value > CARDS[thrown].value;
}

/** The ships go to other colonies, and their owner gains nothing from the win. */
function convict(g: Play, me: Seat, seat: Seat): void {
  const t = g.s.table;
  const e = t.encounter;
  lastOn(g, "power/muckraker", me, seat);
  tell(g, "muckraker.convicted", { player: playerRef(seat) });
  const isDefense = seat === e.defense;
  const from = isDefense
    ? { [planetRef(e.planet)]: shipsOn(t, e.planet, seat) }
    : { [GATE]: e.gate[seat], [DOCK]: e.dock[seat] };
  bringHome(g, seat, liftShips(g, seat, from), ACCUSE, e.planet);
  if (isMain(t, seat)) {
    if (e.winner === OFFENSE && seat === e.offense && !e.granted) t.turn.over = true;
  } else e.ally[seat] = NOBODY;
  e.committed[seat] = 0;
}
