/** How an encounter ended, as the one who looks would say it. */
import { DEFENSE, OFFENSE, playerOf, type Side, sideOf, type Table, type View } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import type { ToldEvent } from "@hypergate/wire";
import { ROMAN } from "../board/roman.ts";
import { numberOf } from "../board/system-of.ts";
import { inDigits } from "../reveal/digits.ts";
import { mainOf, otherOf, totalOf } from "../reveal/parts.ts";
import type { CosmicMessageId } from "../words/words.ts";

/** A message of the client that still has to be put into words. */
export interface Line {
  readonly id: CosmicMessageId;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The side that the one who looks is on; a spectator, or one who stayed out, is on none. */
export function ownSide(t: Table, me: Seat): Side | undefined {
  const side = me < 0 ? -1 : sideOf(t, me);
  return side === OFFENSE || side === DEFENSE ? side : undefined;
}

type Moment = Pick<View, "table" | "reckoning">;

export function verdictLine({ table: t, reckoning }: Moment, me: Seat, player: (seat: Seat) => string): Line {
  const { winner: won } = t.encounter;
  if (won !== OFFENSE && won !== DEFENSE) return { id: "verdict.bothLose", params: {} };
  const side = ownSide(t, me);
  const first = side ?? won;
  const params = {
    winner: player(mainOf(t, won)),
    planet: planetNumber(t),
    mine: inDigits(totalOf(t, reckoning, first)),
    theirs: inDigits(totalOf(t, reckoning, otherOf(first))),
  };
  const hasSums = t.encounter.shown.every(({ type }) => type === "attack");
  if (!hasSums) return { id: `${idFor(t, me, side, won)}Plain`, params };
  const isTie = params.mine === params.theirs && won === DEFENSE && side === undefined;
  return { id: isTie ? "verdict.tie" : idFor(t, me, side, won), params };
}

type Outcome =
  | "verdict.holds"
  | "verdict.breaks"
  | "verdict.youHold"
  | "verdict.youBreak"
  | "verdict.sideWins"
  | "verdict.beatenBack"
  | "verdict.planetFalls"
  | "verdict.sideLoses";

function idFor(t: Table, me: Seat, side: Side | undefined, won: Side): Outcome {
  if (side === undefined) return won === DEFENSE ? "verdict.holds" : "verdict.breaks";
  const isMain = mainOf(t, side) === me;
  if (side === won) return !isMain ? "verdict.sideWins" : side === DEFENSE ? "verdict.youHold" : "verdict.youBreak";
  return !isMain ? "verdict.sideLoses" : side === DEFENSE ? "verdict.planetFalls" : "verdict.beatenBack";
}

function planetNumber({ encounter: { planet } }: Table): string {
  return ROMAN[numberOf(planet)] ?? "";
}

/** Who loses and who gains what, as far as it is known. */
export function effectLines(events: readonly ToldEvent[], me: Seat, player: (seat: Seat) => string): readonly Line[] {
  return events.flatMap(({ id, params }): Line[] => {
    if (id !== "ships.lost" && id !== "ships.removed" && id !== "rewards.taken") return [];
    const seat = playerOf(String(params.player));
    const isReward = id === "rewards.taken";
    const n = isReward ? Number(params.ships) + Number(params.cards) : Number(params.n);
    if (seat === me) return [{ id: isReward ? "verdict.youEarn" : "verdict.youLose", params: { n } }];
    return [{ id: isReward ? "verdict.earns" : "verdict.loses", params: { player: player(seat), n } }];
  });
}
