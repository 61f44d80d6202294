/** The position editor of Cosmic Encounter. */
import { COLOURS, COSMIC_BEGINNINGS } from "@hypergate/cosmic";
import { type Ref, type Seat, seeded, shuffle } from "@hypergate/kernel";
import type { Draft, GameEditor } from "../../game/editor.ts";
import { blank, complete, draftOf, picture, setOf, WARP, withSet } from "./draft.ts";
import { impossible, shipsLeft } from "./impossible.ts";
import { sections } from "./sections.ts";

/** The planet as files call it. */
function planetCalled(thing: Ref): string {
  const [, system, n] = /^planet\/(\d)\.(\d)$/.exec(thing) ?? [];
  return system === undefined ? "" : `${COLOURS[Number(system)]} ${n}`;
}

/** How many ships of a seat are in the warp or on a planet; nothing for other things. */
function shipsAt(draft: Draft, thing: Ref, seat: Seat): number | undefined {
  const { warp, ships } = setOf(draft);
  if (thing === WARP) return warp[seat];
  const here = ships[planetCalled(thing)];
  return here === undefined ? undefined : (here[COLOURS[seat]] ?? 0);
}

function withShips(draft: Draft, thing: Ref, seat: Seat, wanted: number): Draft | undefined {
  if (shipsAt(draft, thing, seat) === undefined) return undefined;
  const { warp, ships } = setOf(draft);
  const count = Math.max(0, wanted);
  if (thing === WARP) return withSet(draft, { warp: warp.with(seat, count) });
  const planet = planetCalled(thing);
  return withSet(draft, { ships: { ...ships, [planet]: { ...ships[planet], [COLOURS[seat]]: count } } });
}

export const editor: GameEditor = {
  players: [3, 5],
  blank,
  fromState: draftOf,
  complete,
  seats: (draft) => setOf(draft).players,
  namesIn: () => [],
  picture,
  impossible,
  sections,
  left: (draft) => shipsLeft(setOf(draft)),
  tap: (draft, thing, seat, by) => withShips(draft, thing, seat, (shipsAt(draft, thing, seat) ?? 0) + by),
  piecesAt: (draft, thing, seat) => shipsAt(draft, thing, seat) ?? 0,
  drag: (draft, from, to, seat) => {
    const ships = shipsAt(draft, from, seat) ?? 0;
    const there = shipsAt(draft, to, seat);
    if (from === to || ships === 0 || there === undefined) return undefined;
    const without = withShips(draft, from, seat, 0);
    return without === undefined ? undefined : withShips(without, to, seat, there + ships);
  },
  shuffled: (draft, seed) => {
    const { deck, rewardDeck } = setOf(draft);
    const mixed = (names: readonly string[]) => shuffle(seeded(seed), [...names]);
    return withSet(draft, {
      deck: mixed(deck),
      ...(rewardDeck === undefined ? {} : { rewardDeck: mixed(rewardDeck) }),
    });
  },
  beginnings: COSMIC_BEGINNINGS,
  plain: (ref) => (ref.startsWith("card/") ? ref.slice("card/".length).replace(/\.\d+$/, "") : ref),
};
