import { chance, type Ref, type Seat, tell } from "@hypergate/kernel";
import { anyTime } from "../../any-time.ts";
import { askOne, askSeat, byCard } from "../../asking.ts";
import { cardRef, DESTINY, NONE } from "../../cards.ts";
import { at, type Flare, type Play, sideWord } from "../../effects.ts";
import { others } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { DEFENSE, NOBODY, OFFENSE } from "../../state.ts";
import { board, coloniesAtPort, hasMoved } from "./liner.ts";

const WILD = byCard("flare-tourist", "tourist wild");
const SUPER = byCard("flare-tourist", "tourist super");

/** Wild: look at one hidden thing. Super: ships may also board from a colony where the liner has just come to. */
export const flare: Flare = {
  alien: "tourist",
  wild: {
    uses: anyTime<Glance>({
      as: "any",
      rule: "tourist wild",
      declare: (g, me) => choose(g, me),
      said: ({ what, whose }) => (whose === NOBODY ? [what] : [what, playerRef(whose)]),
      run: (g, me, _event, glance) => peek(g, me, glance),
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

/** Something hidden: what all may call it, whose it is if that is not said by it, and what is seen there. */
interface Sight {
  readonly what: Ref;
  readonly whose: Seat;
  readonly seen: Ref;
}

/** The top card of each deck. */
function tops({ s: { secret: x } }: Play): Sight[] {
  const cards: Readonly<Record<Ref, Ref | undefined>> = {
    "word/peek-destiny": refOf(x.destiny, (card) => DESTINY[card].ref),
    "word/peek-cosmic": refOf(x.deck, cardRef),
    "word/peek-rewards": refOf(x.rewardDeck, cardRef),
    "word/peek-flares": refOf(x.flareDeck, cardRef),
    "word/peek-techs": refOf(x.techDeck, techRef),
  };
  return Object.entries(cards).flatMap(([what, seen]) => (seen === undefined ? [] : [{ what, whose: NOBODY, seen }]));
}

function refOf<T>(pile: readonly T[], name: (top: T) => Ref): Ref | undefined {
  return pile.length === 0 ? undefined : name(pile[pile.length - 1]);
}

function techRef(id: string): Ref {
  return `tech/${id}`;
}

const LAID = { intimidate: "word/peek-intimidate", kicker: "word/peek-kicker" } as const;

/** Encounter cards that somebody else has laid face down, and what others have laid beside them. */
function faceDown({ s: { secret: x, table: t } }: Play, me: Seat): Sight[] {
  const { chosenBy, laid } = t.encounter;
  const chosen = ([OFFENSE, DEFENSE] as const)
    .filter((side) => x.chosen[side] !== NONE && chosenBy[side] !== me)
    .map((side) => ({ what: `word/peek-${sideWord(side)}`, whose: NOBODY, seen: cardRef(x.chosen[side]) }));
  const beside = laid.flatMap(({ seat, type }, i) =>
    seat === me || x.laid[i] === NONE ? [] : [{ what: LAID[type], whose: seat, seen: cardRef(x.laid[i]) }],
  );
  return [...chosen, ...beside];
}

/** Technologies of others that lie face down, and aliens. */
function sheets({ s: { secret: x, table: t } }: Play, me: Seat): Sight[] {
  return others(t, me).flatMap((seat) => [
    ...(t.techs[seat] ?? []).flatMap(({ id }, i) =>
      id === "" ? [{ what: "word/peek-tech", whose: seat, seen: techRef(x.techs[seat][i]) }] : [],
    ),
    ...x.hidden[seat].slice(0, 1).map((alien) => ({ what: playerRef(seat), whose: NOBODY, seen: `power/${alien}` })),
  ]);
}

function sights(g: Play, me: Seat): Sight[] {
  return [...tops(g), ...faceDown(g, me), ...sheets(g, me)];
}

/** What is looked at, without anybody having seen it yet. */
type Glance = Omit<Sight, "seen">;

function choose(g: Play, me: Seat): Glance {
  const all = sights(g, me);
  const what = askOne(g, me, "tourist/peek", WILD, [...new Set(all.map((one) => one.what))]);
  const owners = [...new Set(all.filter((one) => one.what === what).map((one) => one.whose))];
  return { what, whose: owners[0] === NOBODY ? NOBODY : askSeat(g, me, "tourist/whose", WILD, owners) };
}

function peek(g: Play, me: Seat, { what, whose }: Glance): void {
  const found = sights(g, me).filter((one) => one.what === what && one.whose === whose);
  if (found.length === 0) return;
  g.fence = g.used;
  const params = { player: playerRef(me), what, ...(whose === NOBODY ? {} : { whose: playerRef(whose) }) };
  const seen = found.length === 1 ? found[0].seen : found[chance(g, found.length)].seen;
  tell(g, "tourist.peeked", params, { [me]: { seen } });
}
