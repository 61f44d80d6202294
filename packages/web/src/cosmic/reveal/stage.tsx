/** The two encounter cards, what both totals are made of, and who is ahead: over the board while cards are compared. */
import { DEFENSE, NONE } from "@hypergate/cosmic/client";
import { type CSSProperties, type ReactNode, useState } from "react";
import { Icon } from "../../art/icons.tsx";
import { useAsking } from "../../table/asking.tsx";
import { useTelling } from "../../table/stage/stage.tsx";
import { useSize } from "../../ui/use-size.ts";
import { OfferThread } from "../desk/offer-thread.tsx";
import { ownSide } from "../stage/verdict-words.ts";
import { useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { DuelSide } from "./duel-side.tsx";
import { FrontLine } from "./front-line.tsx";
import { partsOf, SIDES, toldParts, verdictOf } from "./parts.ts";
import { useRowsTold } from "./progress.ts";
import { type Sizes, sizesFor } from "./sizes.ts";
import { Verdict } from "./verdict.tsx";
import "../words/reveal-words.ts";
import "./stage.css";
import "./phone-arena.css";

export function RevealStage(): ReactNode {
  const [element, size] = useSize<HTMLElement>();
  const words = useWords();
  const sizes = size === undefined ? undefined : sizesFor(size);
  const [isFolded, setFolded] = useFolding();
  const isPhone = sizes?.form.startsWith("phone") === true;
  const folds = isFolded && !isPhone;
  return (
    <section
      className={folds ? "reveal folded" : `reveal ${sizes?.form ?? ""}`}
      ref={element}
      aria-label={words("reveal.label")}
      style={{ "--top": `${sizes?.top ?? 0}px` } as CSSProperties}
    >
      {sizes === undefined || folds ? null : <Duel sizes={sizes} />}
      {isPhone ? null : (
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

/** While the cards are laid down and turned they lie in the middle; then they make room for the sums. */
const IN_THE_MIDDLE: ReadonlySet<string> = new Set(["cards", "flip"]);

function Duel({ sizes }: { readonly sizes: Sizes }): ReactNode {
  const { t, me, view } = useCosmic();
  const beat = useTelling(({ running }) => running?.beat.kind);
  const { kind, winner } = verdictOf(t, view.reckoning);
  const sides = ownSide(t, me) === DEFENSE ? BACKWARDS : SIDES;
  const parts = sides.map((side) => partsOf(t, view.reckoning, side));
  const rows = parts.flat().length;
  const told = useRowsTold(rows);
  const isTold = told >= rows;
  const open = t.encounter.shown.filter(({ card }) => card !== NONE).length;
  const shown = toldParts(parts, told);
  const isMiddle = kind === "closed" || (beat !== undefined && IN_THE_MIDDLE.has(beat));
  const isDecided = t.encounter.result === "won" && isTold;
  return (
    <>
      <div
        className={isMiddle ? "duel middle-cards" : "duel"}
        data-encounter={t.encounter.n}
        data-open={open}
        data-sums={isTold && kind === "totals"}
        style={{ "--cw": `${sizes.card}px` } as CSSProperties}
      >
        {sides.map((side, i) => (
          <DuelSide
            key={side}
            side={side}
            sizes={sizes}
            place={i === 0 ? "left" : "right"}
            parts={shown[i]}
            isTold={isTold}
            isBeaten={isDecided && winner !== side}
          />
        ))}
        {isMiddle ? null : <span className="duel-colon" aria-hidden="true" />}
      </div>
      {isTold ? <Verdict /> : <p className="reveal-verdict" />}
      {kind === "deal" ? <OfferThread /> : null}
      {kind === "totals" && !view.reckoning.lowestWins ? <FrontLine sides={shown} /> : null}
    </>
  );
}
