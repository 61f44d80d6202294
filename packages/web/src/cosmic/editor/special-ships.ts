/** Special ships in a position: which a player has, where each lies, and whether its action has been used. */
import { COLOURS, markedKinds, planetRef, type Settings } from "@hypergate/cosmic";
import type { Seat } from "@hypergate/kernel";
import type { Control, Draft, Option, Speech } from "../../game/editor.ts";
import { type CosmicSet, planetNumber, type SpecialShip, WARP, withSet } from "./draft.ts";
import { WORDS } from "./words.ts";

/** For each kind of the table, and for what else is marked already: where it is, and whether it has acted. */
export function specialControls(draft: Draft, set: CosmicSet, seat: Seat, { t, called }: Speech): Control[] {
  const colour = COLOURS[seat];
  const all = set.specials ?? [];
  const own = all.filter((ship) => ship.seat === colour);
  const kinds = new Set([...kindsOf(set), ...own.map(({ kind }) => kind)]);
  const replaced = (kind: string, ship: SpecialShip | undefined): Draft => {
    const others = all.filter((one) => one.seat !== colour || one.kind !== kind);
    return withSet(draft, { specials: ship === undefined ? others : [...others, ship] });
  };
  return [...kinds].flatMap((kind): Control[] => {
    const ship = own.find((one) => one.kind === kind);
    const name = called(`ship/${kind}`);
    const where: Control = {
      kind: "choice",
      id: `special-${kind}`,
      title: name,
      value: ship?.at ?? "",
      options: [{ value: "", words: t(WORDS.nowhere) }, ...places(set, seat, called, ship?.at)],
      set: (at) => replaced(kind, at === "" ? undefined : { ...ship, kind, seat: colour, at }),
    };
    if (ship === undefined || !kindsOf(set).includes(kind)) return [where];
    const hasActed: Control = {
      kind: "choice",
      id: `spent-${kind}`,
      title: t(WORDS.acted, { ship: name }),
      value: ship.spent === true ? "yes" : "no",
      options: [
        { value: "no", words: t(WORDS.no) },
        { value: "yes", words: t(WORDS.yes) },
      ],
      set: (value) => {
        const { spent: _, ...rest } = ship;
        return replaced(kind, value === "yes" ? { ...rest, spent: true } : rest);
      },
    };
    return [where, hasActed];
  });
}

function kindsOf({ settings }: CosmicSet): readonly string[] {
  return markedKinds({ specialShips: (settings.specialShips ?? "none") as Settings["specialShips"] });
}

/** Wherever the player has ships. */
function places(set: CosmicSet, seat: Seat, called: Speech["called"], now: string | undefined): Option[] {
  const colour = COLOURS[seat];
  const planets = Object.keys(set.ships).filter((planet) => planet === now || (set.ships[planet][colour] ?? 0) > 0);
  const warp = set.warp[seat] > 0 || now === WARP ? [WARP] : [];
  const others = now === undefined || now === WARP || planets.includes(now) ? [] : [now];
  return [...planets, ...warp, ...others].map((at) => ({ value: at, words: placeWords(called, at) }));
}

function placeWords(called: Speech["called"], at: string): string {
  const planet = planetNumber(at);
  return called(planet === undefined ? at : planetRef(planet));
}

/** Every player has each kind of the table on the first planet with own ships. */
export function firstSpecials(set: CosmicSet): readonly SpecialShip[] {
  return COLOURS.slice(0, set.players).flatMap((colour) => {
    const home = Object.keys(set.ships).find((planet) => (set.ships[planet][colour] ?? 0) > 0);
    return home === undefined ? [] : kindsOf(set).map((kind) => ({ kind, seat: colour, at: home }));
  });
}
