/** The position editor of Cosmic Encounter. */
import { COLOURS, COSMIC_BEGINNINGS } from "@hypergate/cosmic";
import { seeded, shuffle } from "@hypergate/kernel";
import type { GameEditor } from "../../game/editor.ts";
import { blank, complete, draftOf, picture, setOf, WARP, withSet } from "./draft.ts";
import { impossible, shipsLeft } from "./impossible.ts";
import { sections } from "./sections.ts";

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
  tap: (draft, thing, seat, by) => {
    const set = setOf(draft);
    const colour = COLOURS[seat];
    if (thing === WARP) return withSet(draft, { warp: set.warp.with(seat, Math.max(0, set.warp[seat] + by)) });
    const [, system, n] = /^planet\/(\d)\.(\d)$/.exec(thing) ?? [];
    const planet = system === undefined ? "" : `${COLOURS[Number(system)]} ${n}`;
    const here = set.ships[planet];
    if (here === undefined) return undefined;
    const ships = Math.max(0, (here[colour] ?? 0) + by);
    return withSet(draft, { ships: { ...set.ships, [planet]: { ...here, [colour]: ships } } });
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
