/** The two encounter cards, what both totals are made of, and who is ahead: over the board while cards are compared. */
import { DEFENSE, MAX_PLANETS, NOBODY, NONE, PLANETS_PER_SEAT, planetRef } from "@hypergate/cosmic/client";
import { type ReactNode, useState } from "react";
import { Icon } from "../../art/icons.tsx";
import { useAsking } from "../../table/asking.tsx";
import { useSize } from "../../ui/use-size.ts";
import { ROMAN } from "../board/roman.ts";
import { OfferThread } from "../desk/offer-thread.tsx";
import { ownSide } from "../stage/verdict-words.ts";
import { useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { Bars } from "./bars.tsx";
import { DuelSide } from "./duel-side.tsx";
import { partsOf, SIDES, toldParts, verdictOf } from "./parts.ts";
import { useRowsTold } from "./progress.ts";
import { type Sizes, sizesFor } from "./sizes.ts";
import { Verdict } from "./verdict.tsx";
import "./stage.css";

export function RevealStage(): ReactNode {
  const [element, size] = useSize<HTMLElement>();
  const words = useWords();
  const sizes = size === undefined ? undefined : sizesFor(size);
  const [isFolded, setFolded] = useFolding();
  const folds = isFolded && sizes?.form !== "phone";
  return (
    <section
      className={folds ? "reveal folded" : `reveal ${sizes?.form ?? ""}`}
      ref={element}
      aria-label={words("reveal.label")}
    >
      {sizes === undefined || folds ? null : <Duel sizes={sizes} />}
      {sizes?.form === "phone" ? null : (
        <button type="button" className="btn small reveal-fold" onClick={() => setFolded(!isFolded)}>
          <Icon name={isFolded ? "cards" : "globe"} size={16} />
          {words(isFolded ? "reveal.showCards" : "reveal.showTable")}
        </button>
      )}
    </section>
  );
}

/** Things that lie on the board and cannot be chosen under the cards. */
const ON_BOARD = /^(?:planet|colony|place|player|lab|pair)\//;

/** Folded by hand for this encounter, or because the question asked is about things on the board. */
function useFolding(): readonly [boolean, (isFolded: boolean) => void] {
  const { t } = useCosmic();
  const { question, options } = useAsking();
  const moment = `${t.encounter.n} ${question?.key ?? ""}`;
  const [chosen, setChosen] = useState<{ readonly moment: string; readonly isFolded: boolean }>();
  const isAsked = [...options].some((ref) => ON_BOARD.test(ref));
  const isFolded = chosen?.moment === moment ? chosen.isFolded : isAsked;
  return [isFolded, (next) => setChosen({ moment, isFolded: next })];
}

/** The own side is always the first. */
const BACKWARDS = SIDES.toReversed();

function Duel({ sizes }: { readonly sizes: Sizes }): ReactNode {
  const { t, me, view } = useCosmic();
  const { kind } = verdictOf(t, view.reckoning);
  const sides = ownSide(t, me) === DEFENSE ? BACKWARDS : SIDES;
  const parts = sides.map((side) => partsOf(t, view.reckoning, side));
  const rows = parts.flat().length;
  const told = useRowsTold(rows);
  const isTold = told >= rows;
  const open = t.encounter.shown.filter(({ card }) => card !== NONE).length;
  const shown = toldParts(parts, told);
  return (
    <>
      {sizes.form === "phone" ? null : <Title />}
      <div className="duel" data-encounter={t.encounter.n} data-open={open} data-sums={isTold && kind === "totals"}>
        {sides.map((side, i) => (
          <DuelSide
            key={side}
            side={side}
            sizes={sizes}
            place={i === 0 ? "left" : "right"}
            parts={shown[i]}
            isTold={isTold}
          />
        ))}
      </div>
      {isTold ? <Verdict /> : <p className="reveal-verdict" />}
      {kind === "deal" ? <OfferThread /> : null}
      {kind === "totals" || kind === "closed" ? (
        <Bars bars={sides.map((side, i) => ({ side, parts: shown[i] }))} />
      ) : null}
    </>
  );
}

function Title(): ReactNode {
  const { t, player, called } = useCosmic();
  const words = useWords();
  const { offense, defense, planet } = t.encounter;
  if (defense === NOBODY || planet === NOBODY) return null;
  const isHome = t.homeOf[planet] === defense && planet !== MAX_PLANETS - 1;
  const params = {
    offense: player(offense),
    defense: player(defense),
    n: ROMAN[(planet % PLANETS_PER_SEAT) + 1],
    away: isHome ? "" : called(planetRef(planet)),
  };
  return <h2 className="reveal-title">{words("reveal.title", params)}</h2>;
}
