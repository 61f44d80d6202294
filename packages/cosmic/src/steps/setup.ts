import { askAll, mix, type Ref, type Seat, tell } from "@hypergate/kernel";
import { askWord, rule } from "../asking.ts";
import { CARDS, type CardNumber, cardOf, cardRef, DESTINY, flareOf } from "../cards.ts";
import type { Play } from "../effects.ts";
import { shipsAt } from "../fleet.ts";
import { powerOf } from "../installed.ts";
import { markedKinds } from "../marked-ships/kinds.ts";
import { setOnSheet } from "../piles.ts";
import { aliensInGame } from "../pool.ts";
import { coloniesOf } from "../query.ts";
import { planetRef, playerRef } from "../refs.ts";
import { dealHands, flaresInGame, makeDecks, seatAliens, withSecondHand } from "../setup.ts";
import { addSpecial, shipRef } from "../special-ships.ts";
import type { Table } from "../state.ts";
import { goOnWith } from "./agenda.ts";

const DRAFT = rule("SET-31");
const TWO_HANDS = rule("SET-12");
const MARK = rule("SS-1");

/** Each player keeps one of two aliens, secretly and at the same time; then all are shown (SET-30 to SET-34). */
export function draft(g: Play): void {
  const { drafts } = g.s.secret;
  const answers = askAll(
    g,
    drafts.map((flares, who) => ({
      kind: "one" as const,
      key: "setup/draft",
      who,
      source: DRAFT,
      options: flares.map(cardRef),
    })),
  ) as Ref[];
  seatAliens(
    g.s,
    answers.map((ref) => CARDS[cardOf(ref)].flare as string),
  );
  const dealt = drafts.flat();
  for (const list of drafts) list.length = 0;
  dealWith(g, flaresInGame(g.s, dealt, g.rng));
}

/** Aliens are there already: only the deck is to be made (SET-21, VCF-01). */
export function deal(g: Play): void {
  dealWith(g, flaresInGame(g.s, aliensInGame(g.s).map(flareOf), g.rng));
}

/** Makes the decks and deals; some aliens have something to say before or after that (SET-12). */
function dealWith(g: Play, flares: readonly CardNumber[]): void {
  makeDecks(g.s, flares, g.rng);
  tellAliens(g);
  goOnWith(g, ["hands"]);
  if (hasSetUpBefore(g)) return;
  hands(g);
}

function hasSetUpBefore(g: Play): boolean {
  return g.s.table.players.some(({ powers }) =>
    powers.some((power) => {
      const { beforeFlares, beforeHands } = powerOf(power).effect;
      return beforeFlares !== undefined || beforeHands !== undefined;
    }),
  );
}

/** Hands are dealt, after those aliens have had their say that come before that. */
export function hands(g: Play): void {
  eachPower(g, (power, seat) => powerOf(power).effect.beforeFlares?.(g, seat));
  eachPower(g, (power, seat) => powerOf(power).effect.beforeHands?.(g, seat));
  dealHands(g.s);
  const asks = g.s.table.players.some(({ powers }) =>
    powers.some((power) => powerOf(power).effect.prepare !== undefined),
  );
  goOnWith(g, [...(hasSecondHands(g) ? ["second"] : []), ...(asks ? ["prepare"] : []), "first"]);
}

/** Set-up texts that ask something. */
export function prepare(g: Play): void {
  eachPower(g, (power, seat) => powerOf(power).effect.prepare?.(g, seat));
}

function eachPower(g: Play, say: (power: string, seat: Seat) => void): void {
  g.s.table.players.forEach(({ powers }, seat) => {
    for (const power of powers) say(power, seat);
  });
}

function hasSecondHands(g: Play): boolean {
  return g.s.table.players.some((_, seat) => withSecondHand(g.s, seat) !== undefined);
}

function tellAliens(g: Play): void {
  const { players } = g.s.table;
  players.forEach((player, seat) => {
    const power = player.powers[0];
    if (power !== undefined) tell(g, "setup.alien", { player: playerRef(seat), power: `power/${power}` });
    else tell(g, "setup.hidden", { player: playerRef(seat) });
  });
}

/** Whoever was dealt two hands looks at both and says which of them lies on the sheet (SET-12). */
export function second(g: Play): void {
  const { secret: x } = g.s;
  for (let seat: Seat = 0; seat < g.s.table.seats; seat++) {
    const power = withSecondHand(g.s, seat);
    if (power === undefined) continue;
    if (askWord(g, seat, "setup/second-hand", TWO_HANDS, ["keep", "swap"]) === "keep") continue;
    const first = x.hands[seat];
    x.hands[seat] = x.stash[power];
    setOnSheet(x, power, first);
  }
}

/** SET-09: the first colour card of a player decides who starts; then everything is shuffled again. */
export function first(g: Play): void {
  const { table: t, secret: x } = g.s;
  if (t.settings.firstPlayer === "destiny") {
    const card = [...x.destiny].reverse().find((one) => DESTINY[one].seat !== undefined) as number;
    t.turn.seat = DESTINY[card].seat as Seat;
    mix(g, x.destiny);
  }
  tell(g, "setup.first", { player: playerRef(t.turn.seat) });
  const marking = markedKinds(t.settings).length > 0 ? ["mark"] : [];
  goOnWith(g, [...marking, t.settings.tech ? "techs" : "turn"]);
}

/** All players mark one of their ships for each kind there is, at the same time (SS-1, SS-13). */
export function mark(g: Play): void {
  const t = g.s.table;
  for (const kind of markedKinds(t.settings)) {
    const ship = shipRef(kind);
    const planets = askAll(
      g,
      t.players.map((_, who) => ({
        kind: "one" as const,
        key: "setup/mark",
        who,
        source: MARK,
        options: unmarkedPlaces(t, who),
        params: { ship },
      })),
    ) as Ref[];
    for (const [seat, planet] of planets.entries()) {
      addSpecial(t, kind, seat, planet);
      tell(g, "setup.marked", { player: playerRef(seat), ship, planet });
    }
  }
}

/** Planets on which a seat has a ship that bears no marker yet. */
function unmarkedPlaces(t: Table, seat: Seat): Ref[] {
  const marked = (place: Ref) => t.specials.filter((ship) => ship.seat === seat && ship.at === place).length;
  return coloniesOf(t, seat)
    .map(planetRef)
    .filter((place) => shipsAt(t, seat, place) > marked(place));
}
