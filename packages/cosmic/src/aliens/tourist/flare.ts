import { type Ref, type Seat, tell } from "@hypergate/kernel";
import { anyTime } from "../../any-time.ts";
import { askOne, byCard } from "../../asking.ts";
import { type CardNumber, cardRef, DESTINY, NONE } from "../../cards.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import { others } from "../../query.ts";
import { playerOf, playerRef } from "../../refs.ts";
import { DEFENSE, OFFENSE } from "../../state.ts";
import { board, coloniesAtPort, hasMoved } from "./liner.ts";

const WILD = byCard("flare-tourist", "tourist wild");
const SUPER = byCard("flare-tourist", "tourist super");

/** Wild: look at one hidden thing. Super: ships may also board from a colony where the liner has just come to. */
export const flare: Flare = {
  alien: "tourist",
  wild: {
    uses: anyTime<Ref>({
      as: "any",
      rule: "tourist wild",
      declare: (g, me) => askOne(g, me, "tourist/peek", WILD, sights(g, me)),
      said: (what) => [what],
      run: (g, me, _event, what) => peek(g, me, what),
    }),
  },
  super: {
    uses: [
      at("destiny.final", {
        as: "any",
        rule: "tourist super",
        when: (g, me) => hasMoved(g.s.table) && coloniesAtPort(g.s.table, me).length > 0,
        run: (g, me) => {
          board(g, me, SUPER);
        },
      }),
    ],
  },
};

/** The top card of each pile that can be looked at. */
function tops({ s: { secret: x } }: Play): Readonly<Record<Ref, CardNumber | undefined>> {
  return {
    "word/peek-cosmic": x.deck.at(-1),
    "word/peek-rewards": x.rewardDeck.at(-1),
    "word/peek-flares": x.flareDeck.at(-1),
  };
}

/** Encounter cards that somebody else has laid face down. */
function faceDown({ s: { secret: x, table: t } }: Play, me: Seat): Readonly<Record<Ref, CardNumber | undefined>> {
  const { chosenBy } = t.encounter;
  const seen = (side: number) => (x.chosen[side] === NONE || chosenBy[side] === me ? undefined : x.chosen[side]);
  return { "word/peek-offense": seen(OFFENSE), "word/peek-defense": seen(DEFENSE) };
}

/** Everything there is to look at: piles, encounter cards, and the sheets of players that lie face down. */
function sights(g: Play, me: Seat): Ref[] {
  const cards = { ...tops(g), ...faceDown(g, me) };
  const sheets = others(g.s.table, me).filter((seat) => g.s.secret.hidden[seat].length > 0);
  return [
    "word/peek-destiny",
    ...Object.keys(cards).filter((ref) => cards[ref] !== undefined),
    ...sheets.map(playerRef),
  ];
}

function peek(g: Play, me: Seat, what: Ref): void {
  const { destiny, hidden } = g.s.secret;
  const seat = playerOf(what);
  const card = { ...tops(g), ...faceDown(g, me) }[what];
  const seen = seat >= 0 ? `power/${hidden[seat][0]}` : card === undefined ? topOf(destiny) : cardRef(card);
  g.fence = g.used;
  tell(g, "tourist.peeked", { player: playerRef(me), what }, { [me]: { seen } });
}

function topOf(destiny: readonly number[]): Ref {
  return DESTINY[destiny.at(-1) as number].ref;
}
