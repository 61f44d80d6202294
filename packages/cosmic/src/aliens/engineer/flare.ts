import { type Seat, tell } from "@hypergate/kernel";
import { anyTime } from "../../any-time.ts";
import { askOne, byCard } from "../../asking.ts";
import { type CardNumber, cardOf, cardRef, TYPE_OF } from "../../cards.ts";
import type { Flare, Play } from "../../effects.ts";
import { discard, draw } from "../../hand.ts";
import { toOwnerOf } from "../../handing-off.ts";
import { putInto, takeFrom, takeOut } from "../../piles.ts";
import { playerRef } from "../../refs.ts";

const WILD = byCard("flare-engineer", "engineer wild");

/**
 * Wild: draw until an artifact comes and discard the rest; if the deck has none, take one from the discard pile. Then the
 * flare goes to the Engineer. Super: choose a technology from the deck; played while the power is being used.
 */
export const flare: Flare = {
  alien: "engineer",
  wild: {
    uses: anyTime({
      as: "any",
      rule: "engineer wild",
      when: (g) => g.s.secret.deck.length > 0 || discarded(g).length > 0,
      run: (g, me) => {
        if (!dig(g, me)) pickUp(g, me);
      },
    }),
    after: toOwnerOf("engineer"),
  },
  super: { uses: [] },
};

function isArtifact(card: CardNumber): boolean {
  return TYPE_OF[card] === "artifact";
}

/** Artifacts in the discard pile of the cosmic deck. */
function discarded(g: Play): CardNumber[] {
  return g.s.table.discard.filter(isArtifact);
}

/** Cards are drawn until one is an artifact or the deck is used up; the artifact goes to hand, the rest is discarded. True if one came. */
function dig(g: Play, me: Seat): boolean {
  const { deck, aside, hands } = g.s.secret;
  const artifact = deck.findLastIndex(isArtifact);
  // Somebody may take cards on the way, the artifact too.
  const drawn = draw(g, me, deck.length - Math.max(0, artifact), aside).filter((card) => aside[me].includes(card));
  const found = drawn.find(isArtifact);
  if (found !== undefined) {
    takeFrom(aside, me, found);
    putInto(hands, me, [found]);
    tell(g, "engineer.found", { player: playerRef(me), card: cardRef(found) });
  }
  discard(
    g,
    me,
    drawn.filter((card) => card !== found),
    aside,
  );
  return artifact >= 0;
}

/** The deck had none: one of those discarded, as the player likes. */
function pickUp(g: Play, me: Seat): void {
  const artifacts = discarded(g);
  if (artifacts.length === 0) return;
  const card = cardOf(askOne(g, me, "engineer/artifact", WILD, artifacts.map(cardRef)));
  takeOut(g.s.table.discard, card);
  putInto(g.s.secret.hands, me, [card]);
  tell(g, "engineer.found", { player: playerRef(me), card: cardRef(card) });
}
