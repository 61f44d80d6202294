/** Where the screen is very low: the seats are tabs, and the tapped one's cards lie below them. */
import type { Seat } from "@hypergate/kernel";
import { fullTableau } from "@hypergate/race/client";
import { type ReactNode, useState } from "react";
import { useThing } from "../../table/thing.ts";
import { Avatar } from "../avatar.tsx";
import { useRace } from "../context.tsx";
import { MilitaryStat, PointsStat } from "../stats.tsx";
import { useWords } from "../words/words.ts";
import { Plates } from "./plates.tsx";
import "./seat-tabs.css";

const GRID = { size: "small", columns: 3, rows: 6 } as const;

export function SeatTabs(): ReactNode {
  const t = useWords();
  const { table, seat: own } = useRace();
  const [open, setOpen] = useState<Seat>();
  const shown = open ?? own ?? table.order[0];
  const p = table.players[shown];
  const order = [shown, ...table.players.keys()].filter((seat, i, all) => all.indexOf(seat) === i).sort(firstOwn(own));
  return (
    <section className="race-tabs">
      <div className="race-tabs-row">
        {order.map((seat) => (
          <SeatTab key={seat} seat={seat} isOpen={seat === shown} open={() => setOpen(seat)} />
        ))}
      </div>
      <Plates
        seat={shown}
        grid={GRID}
        after={
          <div className="race-free">
            {t("race.tableau.places", { n: p.tableau.length, max: fullTableau(p.figures) })}
          </div>
        }
      />
    </section>
  );
}

/** Oneself first, then the others from one's own left hand. */
function firstOwn(own: Seat | undefined): (a: Seat, b: Seat) => number {
  const place = (seat: Seat) => (own === undefined ? seat : (seat - own + 6) % 6);
  return (a, b) => place(a) - place(b);
}

function SeatTab({
  seat,
  isOpen,
  open,
}: {
  readonly seat: Seat;
  readonly isOpen: boolean;
  readonly open: () => void;
}): ReactNode {
  const { called } = useRace();
  const { light, props } = useThing(`player/${seat}`);
  return (
    <button
      type="button"
      className={`race-tab ${light} ${isOpen ? "on" : ""}`}
      aria-pressed={isOpen}
      onClick={open}
      {...props}
    >
      <Avatar seat={seat} size={20} />
      <span className="sr-only">{called(seat)}</span>
      <PointsStat seat={seat} />
      <MilitaryStat seat={seat} />
    </button>
  );
}
