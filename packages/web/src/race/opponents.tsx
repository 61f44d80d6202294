import type { Seat } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { useThing } from "../table/thing.ts";
import { useRace } from "./context.tsx";
import { type Layout, useLayout } from "./layout.ts";
import { type PlateGrid, plateGrid } from "./logic/plates.ts";
import { EngineLine } from "./seat/engine-line.tsx";
import { Plates } from "./seat/plates.tsx";
import { SeatHead } from "./seat/seat-head.tsx";
import { useWords } from "./words/words.ts";
import "./opponents.css";

/** The others, in the order of the table from one's own left hand; for one who only looks, everybody. */
export function othersOf(players: number, seat: Seat | undefined): readonly Seat[] {
  const all = Array.from({ length: players }, (_, i) => i);
  return seat === undefined ? all : all.slice(1).map((i) => (seat + i) % players);
}

export function Opponents(): ReactNode {
  const { table, seat } = useRace();
  const layout = useLayout();
  const viewer = table.phase === "over" ? undefined : seat;
  const seats = othersOf(table.players.length, viewer);
  const across = viewer === undefined && layout !== "phone" ? inRows(seats.length) : seats.length;
  return (
    <div
      className={`race-opponents many-${seats.length} ${viewer === undefined ? "all" : ""}`}
      style={layout === "phone" ? {} : { gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))` }}
    >
      {seats.map((one) => (
        <Opponent key={one} seat={one} layout={layout} grid={plateGrid(layout, across)} />
      ))}
    </div>
  );
}

/** How many stand beside each other where nobody sits in front: two or three in a row, more in two rows. */
function inRows(n: number): number {
  return n <= 3 ? n : Math.ceil(n / 2);
}

interface OpponentProps {
  readonly seat: Seat;
  readonly layout: Layout;
  readonly grid: PlateGrid;
}

function Opponent({ seat, layout, grid }: OpponentProps): ReactNode {
  const t = useWords();
  const { table, called, show } = useRace();
  const { light, props } = useThing(`player/${seat}`);
  return (
    <section className={`race-opponent ${light}`} data-seat={seat}>
      <button
        type="button"
        className="race-plate"
        title={t("race.tableau.open", { who: called(seat) })}
        onClick={() => show({ tableau: seat })}
        {...props}
      >
        <SeatHead seat={seat} avatar={layout === "rail" ? 34 : 30} />
      </button>
      {layout === "phone" ? null : (
        <>
          <EngineLine player={table.players[seat]} />
          <Plates seat={seat} grid={grid} />
        </>
      )}
    </section>
  );
}
