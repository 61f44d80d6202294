/** The viewer's own tableau with every place that is still free, so that the end is in sight. */
import type { Seat } from "@hypergate/kernel";
import { type Card, cardOf, cardPoints, DESIGN, fullTableau, isActive, NONE } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { useAsking } from "../table/asking.tsx";
import { useSize } from "../ui/use-size.ts";
import { Flat } from "./card/flat.tsx";
import { titleOf } from "./card/printed.ts";
import { Tile } from "./card/tile.tsx";
import { useRace } from "./context.tsx";
import { useHotRow } from "./hot-row.ts";
import { useLayout } from "./layout.ts";
import { SaleMark } from "./sale-mark.tsx";
import { EngineLine } from "./seat/engine-line.tsx";
import { Plates } from "./seat/plates.tsx";
import { SeatHead } from "./seat/seat-head.tsx";
import { vars } from "./vars.ts";
import { useWords } from "./words/words.ts";
import "./tableau.css";

export function OwnTableau(): ReactNode {
  const { seat } = useRace();
  const layout = useLayout();
  if (seat === undefined) return null;
  return layout === "phone" ? <PhoneTableau seat={seat} /> : <Board seat={seat} />;
}

const PICKS: readonly string[] = ["develop.pick", "settle.pick", "settle.second"];

/** The card that is about to be placed: picked, or being paid for. */
function useLanding(seat: Seat): Card {
  const { view, table } = useRace();
  const { question, draft } = useAsking();
  const landing = (): Card => {
    if (table.phase !== "develop" && table.phase !== "settle") return NONE;
    if (question !== undefined && PICKS.includes(question.key) && draft.kind === "one" && draft.picked !== undefined)
      return cardOf(draft.picked) ?? NONE;
    const asked = question?.params?.card;
    if (typeof asked === "string") return cardOf(asked) ?? NONE;
    return view.plan?.card ?? NONE;
  };
  const card = landing();
  return card !== NONE && table.players[seat].tableau.includes(card) ? NONE : card;
}

/** A row with less height than this shows its cards flat. */
const TILE_HEIGHT = 101;
const GAP = 7;
/** Up to so many cards in six columns. */
const SIX_COLUMNS = 12;

function Board({ seat }: { readonly seat: Seat }): ReactNode {
  const t = useWords();
  const { table, show } = useRace();
  const p = table.players[seat];
  const landing = useLanding(seat);
  const places = Math.max(fullTableau(p.figures), p.tableau.length + (landing === NONE ? 0 : 1));
  const columns = places > SIX_COLUMNS ? Math.ceil(places / 2) : 6;
  const rows = Math.ceil(places / columns);
  const [grid, size] = useSize<HTMLDivElement>();
  const isFlat = size === undefined || (size.height - GAP * (rows - 1)) / rows < TILE_HEIGHT;
  const free = places - p.tableau.length - (landing === NONE ? 0 : 1);
  return (
    <section className="race-board" aria-label={t("race.tableau.yours")}>
      <div className="race-board-head">
        <button
          type="button"
          className="race-plate"
          data-spot="own-points"
          title={t("race.tableau.own")}
          onClick={() => show({ tableau: seat })}
        >
          <SeatHead seat={seat} avatar={24} />
        </button>
        <EngineLine player={p} />
      </div>
      <div className="race-grid" ref={grid} style={vars({ "--cols": columns, "--rows": rows })}>
        <OwnCards seat={seat} isFlat={isFlat} />
        {landing === NONE ? null : <Landing card={landing} />}
        {Array.from({ length: Math.max(0, free) }, (_, i) => (
          <div key={i} className="race-free" aria-hidden="true">
            {places - free + i + 1}
          </div>
        ))}
      </div>
    </section>
  );
}

export function OwnCards({ seat, isFlat }: { readonly seat: Seat; readonly isFlat: boolean }): ReactNode {
  const { table } = useRace();
  const hot = useHotRow();
  const p = table.players[seat];
  const Shape = isFlat ? Flat : Tile;
  return p.tableau.map((card) => (
    <Shape
      key={card}
      card={card}
      hot={isActive(p, card) ? hot : undefined}
      points={cardPoints(p, card)}
      isNew={!isActive(p, card)}
      mark={<SaleMark seat={seat} card={card} />}
    />
  ));
}

function Landing({ card }: { readonly card: Card }): ReactNode {
  const t = useWords();
  const { language } = useRace();
  return (
    <div className="race-landing">
      <b>{titleOf(language, DESIGN[card]).title}</b>
      {t("race.tableau.lands")}
    </div>
  );
}

const PHONE_GRID = { size: "large", columns: 3, rows: 5 } as const;

/** On a phone: three columns of plates; a tap on the head opens everything. */
function PhoneTableau({ seat }: { readonly seat: Seat }): ReactNode {
  const t = useWords();
  const { table, show } = useRace();
  const p = table.players[seat];
  const landing = useLanding(seat);
  const left = fullTableau(p.figures) - p.tableau.length;
  return (
    <section className="race-own" aria-label={t("race.tableau.yours")}>
      <button
        type="button"
        className="race-plate"
        data-spot="own-points"
        title={t("race.tableau.own")}
        onClick={() => show({ tableau: seat })}
      >
        <SeatHead seat={seat} avatar={22} />
      </button>
      <Plates
        seat={seat}
        grid={PHONE_GRID}
        after={
          landing !== NONE ? (
            <Landing card={landing} />
          ) : left > 0 ? (
            <div className="race-free">{t("race.tableau.left", { n: left })}</div>
          ) : null
        }
      />
    </section>
  );
}
