import type { Seat } from "@hypergate/kernel";
import { askCards, askNumber, askSeat, byCard } from "../../asking.ts";
import { type CardNumber, flareOf } from "../../cards.ts";
import { at, type Flare, type Play, type Use } from "../../effects.ts";
import { discard, randomOf, setAside } from "../../hand.ts";
import { lastOn } from "../../lasting.ts";
import { handBeside, timingOrder } from "../../query.ts";
import { numberRef, playerRef } from "../../refs.ts";
import type { Role } from "../../vocabulary.ts";
import { facts } from "./facts.ts";

const WILD = byCard("flare-laser", "laser wild");

/** What is discarded, and how many cards of whom go out of use for it. */
interface Glare {
  readonly spent: readonly CardNumber[];
  readonly victim: Seat;
  readonly n: number;
}

/**
 * Wild: in the alliance phase discard up to three cards, and as many random ones of one player lie aside until the
 * encounter is over. Super: your power may be used as an ally.
 */
export const flare: Flare = {
  alien: "laser",
  wild: { uses: [glaring("alliance.before", "main"), glaring("alliance.formed", "mainOrAlly")] },
  super: {
    uses: [
      at("alliance.formed", { as: "ally", rule: "laser super", run: (g, me) => lastOn(g, "super/laser", me, me) }),
    ],
  },
};

function glaring(window: "alliance.before" | "alliance.formed", as: Role): Use {
  return at<typeof window, Glare>(window, {
    as,
    rule: "laser wild",
    when: (g, me) => handBeside(g.s, me, flareOf("laser")).length > 0,
    declare: (g, me) => {
      const hand = handBeside(g.s, me, flareOf("laser"));
      const max = Math.min(facts.numbers.wildCards, hand.length);
      const spent = askCards(g, me, "laser/discard", WILD, hand, 1, max, { n: max });
      const left = (seat: Seat) => (seat === me ? hand.length - spent.length : g.s.secret.hands[seat].length);
      const victims = timingOrder(g.s.table).filter((seat) => left(seat) > 0);
      if (victims.length === 0) return undefined;
      const victim = askSeat(g, me, "laser/whom", WILD, victims);
      const most = Math.min(spent.length, left(victim));
      return { spent, victim, n: askNumber(g, me, "laser/number", WILD, 1, most, { player: playerRef(victim) }) };
    },
    said: ({ victim, n }) => [playerRef(victim), numberRef(n)],
    run: (g, me, _event, { spent, victim, n }) => glare(g, me, { spent, victim, n }),
  });
}

/** A card that was played before it could be discarded puts none aside. */
function glare(g: Play, me: Seat, { spent, victim, n }: Glare): void {
  const there = spent.filter((card) => g.s.secret.hands[me].includes(card));
  discard(g, me, there);
  const cards = randomOf(g, me, victim, g.s.secret.hands[victim], Math.min(n, there.length));
  if (cards.length > 0) setAside(g, victim, cards);
}
