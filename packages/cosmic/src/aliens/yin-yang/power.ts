import { type Seat, tell } from "@hypergate/kernel";
import { askNumber, askSeats, byPower } from "../../asking.ts";
import { at, type Play, type Power } from "../../effects.ts";
import type { Loss } from "../../events.ts";
import { foldRewards } from "../../folds.ts";
import { lastOn } from "../../lasting.ts";
import { chooseAndLose } from "../../losing.ts";
import { mainPlayer, opponentOf, otherSide, shipsOnColonies } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { payRewards } from "../../rewards.ts";
import { putBack } from "../../ships.ts";
import { BOTH, DEFENSE, OFFENSE, type Side, type Table } from "../../state.ts";
import { joinBothSides } from "../../steps/alliance.ts";

const LEAVE = byPower("yin-yang", "yin-yang 2");
const COMFORT = byPower("yin-yang", "yin-yang 3");
const TOKEN = byPower("yin-yang", "yin-yang 4");
const BALANCE = byPower("yin-yang", "yin-yang 5");

const EFFECT = "power/yin-yang";
const SIDES = [OFFENSE, DEFENSE] as const;
/** Bits of `Encounter.invited`. */
const BY_SIDE = [1, 2] as const;
const BY_BOTH = 3;

/**
 * Balance. Invited by both sides, you may ally with both; whoever loses is spared something for the ships you had on the
 * other side. A main player who did not invite you may get a token and then shares what the opponent loses.
 */
export const power: Power = {
  id: "yin-yang",
  uses: [
    at("alliance.answer", {
      as: "notMain",
      rule: "yin-yang 1",
      often: "window",
      when: ({ s: { table: t } }, me, { seat, sides }) =>
        seat === me &&
        sides === BY_BOTH &&
        t.encounter.invited[me] === BY_BOTH &&
        shipsOnColonies(t, me) >= SIDES.length,
      run: (g, me, event) => {
        joinBothSides(g, me);
        event.sides = 0;
      },
    }),
    // Before the losing ships are on their way: without a winner these are the ships of both sides.
    at("resolution.before", {
      as: "ally",
      rule: "yin-yang 2",
      passive: true,
      mandatory: true,
      last: true,
      when: ({ s: { table: t } }, me) => isOnBoth(t, me),
      run: (g, me) => {
        const { gate, dock } = g.s.table.encounter;
        remember(g, me, { helped: [gate[me], dock[me]] });
      },
    }),
    at("ships.going", {
      as: "ally",
      rule: "yin-yang 2",
      passive: true,
      mandatory: true,
      often: "window",
      when: (g, me, { losses, cause }) =>
        cause === "encounter" && mayStay(g.s.table, me, lossOf(losses, g.s.table.encounter.defense)) > 0,
      run: (g, me, { losses }) => {
        const { encounter: e } = g.s.table;
        const loss = lossOf(losses, e.defense) as Loss;
        const n = askNumber(g, e.defense, "yin-yang/leave", LEAVE, 0, mayStay(g.s.table, me, loss));
        if (n === 0) return;
        loss.n -= n;
        loss.involved -= n;
        putBack(g, e.planet, e.defense, n);
        tell(g, "yin-yang.left", { player: playerRef(e.defense), n });
      },
    }),
    at("resolution.lost", {
      as: "ally",
      rule: "yin-yang 3",
      passive: true,
      mandatory: true,
      when: (g, me) => comfort(g.s.table, me) > 0,
      run: (g, me) => {
        const { offense } = g.s.table.encounter;
        const n = askNumber(g, offense, "yin-yang/rewards", COMFORT, 0, comfort(g.s.table, me));
        payRewards(g, [{ seat: offense, n }], COMFORT);
      },
    }),
    at<"alliance.invited", readonly Seat[]>("alliance.invited", {
      as: "notMain",
      rule: "yin-yang 4",
      passive: true,
      when: (g, me) => uninviting(g.s.table, me).length > 0,
      declare: (g, me) => {
        const cold = uninviting(g.s.table, me);
        return cold.length === 1 ? cold : askSeats(g, me, "yin-yang/token", TOKEN, cold, 1, cold.length);
      },
      run: (g, me, _event, seats) => {
        remember(g, me, { tokens: [...seats] });
        for (const seat of seats) tell(g, "yin-yang.token", { player: playerRef(me), other: playerRef(seat) });
      },
    }),
    at("ships.gone", {
      as: "any",
      rule: "yin-yang 5",
      passive: true,
      mandatory: true,
      often: "window",
      when: (g, _me, { losses, cause }) => cause !== "effect" && debts(g, losses).length > 0,
      run: (g, _me, { losses }) => {
        for (const { seat, n } of debts(g, losses)) {
          tell(g, "yin-yang.balance", { player: playerRef(seat), n });
          chooseAndLose(g, seat, n, BALANCE, "colonies");
        }
      },
    }),
  ],
  // Whatever has become of the power, tokens return.
  lasting: [
    at("encounter.end", {
      as: "any",
      rule: "yin-yang 6",
      run: (g) => {
        delete g.s.table.memo["yin-yang"];
      },
    }),
  ],
};

function isOnBoth(t: Table, me: Seat): boolean {
  return t.encounter.ally[me] === BOTH;
}

/** What a player is about to lose, or has lost, to the warp. */
function lossOf(losses: readonly Loss[], seat: Seat): Loss | undefined {
  return losses.find((loss) => loss.seat === seat && loss.n > 0 && loss.to === "warp");
}

/** Notes something until the encounter ends. */
function remember(g: Play, me: Seat, what: Readonly<Record<string, number[]>>): void {
  const { memo, encounter } = g.s.table;
  const isFirst = memo["yin-yang"]?.encounter !== encounter.n;
  memo["yin-yang"] = { ...(isFirst ? {} : memo["yin-yang"]), ...what, encounter: encounter.n };
  if (isFirst) lastOn(g, EFFECT, me);
}

/** What was noted in this encounter. */
function noted({ memo, encounter }: Table, what: "tokens" | "helped"): readonly number[] {
  const kept = memo["yin-yang"];
  return kept?.encounter === encounter.n ? ((kept[what] as readonly number[] | undefined) ?? []) : [];
}

/** With how many ships the Yin-Yang has helped a side, if it was on both and the other one is beaten. */
function helped(t: Table, me: Seat, side: Side): number {
  return isOnBoth(t, me) && t.encounter.winner !== otherSide(side) ? (noted(t, "helped")[side] ?? 0) : 0;
}

/** How many ships of the beaten defense may stay on the planet. */
function mayStay(t: Table, me: Seat, loss: Loss | undefined): number {
  return loss === undefined ? 0 : Math.min(loss.involved, helped(t, me, OFFENSE));
}

/** How many rewards the beaten offense may take. */
function comfort(t: Table, me: Seat): number {
  return foldRewards(t, t.encounter.offense, helped(t, me, DEFENSE));
}

/** Who has a token in this encounter. */
function tokens(t: Table): readonly Seat[] {
  return noted(t, "tokens");
}

/** Main players who left the Yin-Yang out, as long as no token has been given. */
function uninviting(t: Table, me: Seat): Seat[] {
  if (tokens(t).length > 0) return [];
  return SIDES.filter((side) => (t.encounter.invited[me] & BY_SIDE[side]) === 0).map((side: Side) =>
    mainPlayer(t, side),
  );
}

/** What holders of tokens lose because their opponents have lost ships. */
function debts(g: Play, losses: readonly Loss[]): { readonly seat: Seat; readonly n: number }[] {
  const t = g.s.table;
  return tokens(t).flatMap((seat) => {
    const n = lossOf(losses, opponentOf(t, seat))?.n ?? 0;
    return n > 0 ? [{ seat, n }] : [];
  });
}
