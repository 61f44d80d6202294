import type { Ref, Seat } from "@hypergate/kernel";
import {
  type Card,
  cardOf,
  cardPoints,
  DESIGN,
  fullTableau,
  isActive,
  NONE,
  type Phase,
  type Row,
  salePrice,
} from "@hypergate/race/client";
import type { ReactNode } from "react";
import { useAsking } from "../table/asking.tsx";
import { GoodToken } from "./art/good.tsx";
import { titleOf } from "./card/printed.ts";
import { IconSign } from "./card/signs.tsx";
import { Thumb, Tile } from "./card/tile.tsx";
import { useRace } from "./context.tsx";
import { useNarrow } from "./narrow.ts";
import { MilitaryStat, PointsStat } from "./stats.tsx";
import { useWords } from "./words/words.ts";
import "./tableau.css";

const ROW_OF_PHASE: Partial<Readonly<Record<Phase, Row>>> = {
  explore: "explore",
  develop: "develop",
  settle: "settle",
  consume: "consume",
  produce: "produce",
};

/** The row whose powers are in use: selling first, then consuming. */
function useHotRow(): Row | undefined {
  const { table } = useRace();
  const { question } = useAsking();
  return question?.key === "trade.sell" ? "trade" : ROW_OF_PHASE[table.phase];
}

/** The viewer's own tableau with every place that is still free, so that the end is in sight. */
export function OwnTableau(): ReactNode {
  const { seat } = useRace();
  const isNarrow = useNarrow();
  if (seat === undefined) return null;
  return isNarrow ? <TableauStrip seat={seat} /> : <TableauBoard seat={seat} />;
}

/** The card that is about to be placed: picked, or being paid for. */
function useLanding(): Card {
  const { view, table } = useRace();
  const { question, draft } = useAsking();
  if (table.phase !== "develop" && table.phase !== "settle") return NONE;
  if (question !== undefined && PICKS.includes(question.key) && draft.kind === "one" && draft.picked !== undefined)
    return cardOf(draft.picked) ?? NONE;
  const asked = question?.params?.card;
  if (typeof asked === "string") return cardOf(asked) ?? NONE;
  return view.plan?.card ?? NONE;
}

const PICKS: readonly string[] = ["develop.pick", "settle.pick", "settle.second"];

function TableauBoard({ seat }: { readonly seat: Seat }): ReactNode {
  const { table } = useRace();
  const p = table.players[seat];
  const landing = useLanding();
  const isLanding = landing !== NONE && !p.tableau.includes(landing);
  const places = Math.max(fullTableau(p.figures), p.tableau.length);
  const free = places - p.tableau.length - (isLanding ? 1 : 0);
  return (
    <section className="race-board">
      <TableauHead seat={seat} landing={isLanding ? landing : NONE} />
      <div className={places > 12 ? "race-tiles more" : "race-tiles"}>
        <Tiles seat={seat} />
        {isLanding ? <Landing card={landing} /> : null}
        {Array.from({ length: Math.max(0, free) }, (_, i) => (
          <div key={i} className="race-free" />
        ))}
      </div>
    </section>
  );
}

function TableauHead({ seat, landing }: { readonly seat: Seat; readonly landing: Card }): ReactNode {
  const t = useWords();
  const { table, called, language, seat: own } = useRace();
  const p = table.players[seat];
  const max = fullTableau(p.figures);
  return (
    <h2 className="race-board-head" data-spot="own-points">
      <span>{seat === own ? t("race.tableau.yours") : t("race.tableau.of", { who: called(seat) })}</span>
      <MilitaryStat seat={seat} full={true} />
      <PointsStat seat={seat} />
      <GoodsStat seat={seat} />
      <small>
        {landing === NONE
          ? t("race.tableau.places", { n: p.tableau.length, max })
          : t("race.tableau.with", { n: p.tableau.length + 1, max, card: titleOf(language, DESIGN[landing]).title })}
      </small>
    </h2>
  );
}

/** The goods of a tableau, one token each. */
function GoodsStat({ seat }: { readonly seat: Seat }): ReactNode {
  const t = useWords();
  const { table } = useRace();
  const p = table.players[seat];
  if (p.goods === 0) return null;
  const words = t("race.stat.goods", { n: p.goods });
  return (
    <span className="race-stat" title={words}>
      {p.tableau.map((card) => {
        const { good } = DESIGN[card];
        return table.good[card] === 1 && good !== undefined ? <GoodToken key={card} good={good} size={15} /> : null;
      })}
      <span className="sr-only">{words}</span>
    </span>
  );
}

export function Tiles({ seat }: { readonly seat: Seat }): ReactNode {
  const { table } = useRace();
  const hot = useHotRow();
  const p = table.players[seat];
  return p.tableau.map((card) => (
    <Tile
      key={card}
      card={card}
      hot={isActive(p, card) ? hot : undefined}
      points={cardPoints(p, card)}
      isNew={!isActive(p, card)}
      mark={<SaleMark seat={seat} card={card} />}
    />
  ));
}

const SALES: readonly Ref[] = ["trade.sell", "consume.sell"];

/** While a good is to be sold, each shows its price. */
function SaleMark({ seat, card }: { readonly seat: Seat; readonly card: Card }): ReactNode {
  const { table } = useRace();
  const { question, options } = useAsking();
  if (question === undefined || !SALES.includes(question.key) || table.good[card] === 0 || options.size === 0)
    return null;
  return (
    <span className="race-tile-mark">
      {salePrice(table.players[seat], card, question.key === "trade.sell")}
      <IconSign name="card" />
    </span>
  );
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

/** On a phone the tableau is a row of pictures above the stage; a tap on its head shows it large. */
function TableauStrip({ seat }: { readonly seat: Seat }): ReactNode {
  const t = useWords();
  const { table, show } = useRace();
  const p = table.players[seat];
  return (
    <section className="race-strip">
      <button type="button" className="race-strip-head" data-spot="own-points" onClick={() => show({ tableau: seat })}>
        <span className="sr-only">{t("race.tableau.yours")}</span>
        <MilitaryStat seat={seat} />
        <PointsStat seat={seat} />
        <small aria-hidden="true">
          {p.tableau.length}/{fullTableau(p.figures)}
        </small>
        <span className="sr-only">
          {t("race.tableau.places", { n: p.tableau.length, max: fullTableau(p.figures) })}
        </span>
      </button>
      <div className="race-strip-row">
        {p.tableau.map((card) => (
          <Thumb key={card} card={card} />
        ))}
      </div>
    </section>
  );
}

/** Any tableau at full size, as a sheet. */
export function WholeTableau({ seat }: { readonly seat: Seat }): ReactNode {
  return (
    <div className="race-whole">
      <TableauHead seat={seat} landing={NONE} />
      <div className="race-tiles">
        <Tiles seat={seat} />
      </div>
    </div>
  );
}
