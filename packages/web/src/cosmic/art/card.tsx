import { CARDS, PHASES, type Phase } from "@hypergate/cosmic/client";
import type { Language } from "@hypergate/kernel";
import { type CSSProperties, Fragment, memo } from "react";
import { Num } from "../../art/glyphs.tsx";
import { Icon } from "../../art/icons.tsx";
import { withSoftHyphens } from "../../art/soft-hyphens.ts";
import { useCameWords } from "../../words/words.ts";
import { CardPicture } from "./card-art.tsx";
import { type Face, isSameFace, type Stock, sideShown, stockOf } from "./card-face.ts";
import { type CardWords, cardInWords, sideInWords } from "./card-words.ts";
import { artifactPhases, flarePhases, researchNumber, rewardPhases, techPhases } from "./printed.ts";
import "./card.css";

interface CosmicCardProps {
  readonly face: Face;
  /** In pixels; 77 to 240. */
  readonly width: number;
  readonly language: Language;
  /** `lit`, `soft`, `picked`, `dim`. */
  readonly className?: string | undefined;
  readonly tick?: boolean | undefined;
}

/** Cards whose picture does not say it all. */
const NAMED: ReadonlySet<Stock> = new Set(["artifact", "flare", "tech", "destiny", "kicker"]);

function isNamed(face: Face): boolean {
  if (face.kind === "type") return false;
  const stock = stockOf(face);
  return NAMED.has(stock) || (stock === "negotiate" && face.kind === "card" && CARDS[face.card].text !== undefined);
}

/** A card of the cosmic, the destiny or the technology deck. Drawn again only when it changes, or when its words have come. */
export const CosmicCard = memo(CardDrawn, (one, other) => {
  const { face, width, language, className, tick } = other;
  return (
    one.width === width &&
    one.language === language &&
    one.className === className &&
    one.tick === tick &&
    isSameFace(one.face, face)
  );
});

function CardDrawn({ face, width, language, className = "", tick = false }: CosmicCardProps) {
  useCameWords();
  const stock = stockOf(face);
  const words = cardInWords(language, face);
  const corner = cornerOf(language, face);
  return (
    <div
      className={`cosmic-card ${stock} ${isRewardBack(face) ? "reward" : ""} ${amountOf(words.text)} ${className}`}
      style={{ "--w": `${width}px` } as CSSProperties}
      role="img"
      aria-label={spoken(words, corner)}
      lang={language}
    >
      <div className="print">
        {stock !== "back" && <Head stock={stock} type={words.type} corner={corner} />}
        <div className="picture">
          <CardPicture face={face} />
        </div>
        {isNamed(face) && <Name name={titleOf(words)} />}
        {words.text !== "" && <div className="text">{words.text}</div>}
        <PhaseRail phases={phasesOf(face)} />
      </div>
      {tick && (
        <span className="tick">
          <Icon name="check" size={14} />
        </span>
      )}
    </div>
  );
}

function isRewardBack(face: Face): boolean {
  return face.kind === "back" && face.of === "reward";
}

/** A name without the head that type and picture repeat: “Kicker ×2, Duplicity”. */
function titleOf({ type, name }: CardWords): string {
  const at = name.indexOf(", ");
  return name.startsWith(type) && at >= 0 ? name.slice(at + 2) : name;
}

const LONG_TEXT = 230;

/** The class that makes room for the text. */
function amountOf(text: string): string {
  if (text === "") return "";
  return text.length > LONG_TEXT ? "worded long" : "worded";
}

function spoken({ type, name, text }: CardWords, corner: string): string {
  const kind = corner === "" ? type : `${type} (${corner})`;
  const title = name.includes(type) ? name : `${kind}: ${name}`;
  return text === "" ? title : `${title}. ${text}`;
}

function Head({ stock, type, corner }: { stock: Stock; type: string; corner: string }) {
  return (
    <div className="head">
      <span className="type">{withSoftHyphens(type)}</span>
      {stock === "tech" ? (
        <span className="research">
          <Num text={corner} height={13} />
        </span>
      ) : (
        <span>{corner}</span>
      )}
    </div>
  );
}

/** A word goes to the next line as a whole, and is broken only where a line is too short for it. */
function Name({ name }: { name: string }) {
  const words = withSoftHyphens(name).split(" ");
  return (
    <div className="name">
      {words.map((word) => (
        <Fragment key={word}>
          <span>{word}</span>{" "}
        </Fragment>
      ))}
    </div>
  );
}

/** Which side of a flare it is; how many ships a technology takes. */
function cornerOf(language: Language, face: Face): string {
  if (face.kind === "tech") return researchNumber(face.id);
  const isFlare = face.kind === "card" && CARDS[face.card].flare !== undefined;
  return isFlare ? sideInWords(language, sideShown(face.side)) : "";
}

function phasesOf(face: Face): readonly Phase[] {
  if (face.kind === "tech") return techPhases(face.id);
  if (face.kind !== "card") return [];
  const { type, artifact, flare, text } = CARDS[face.card];
  if (text !== undefined) return rewardPhases(text);
  if (artifact !== undefined) return artifactPhases(artifact);
  if (flare !== undefined) return flarePhases(flare, sideShown(face.side));
  return type === "reinforcement" ? ["reveal"] : [];
}

/** The phases of an encounter as a row of ticks, bright where the card may be played. */
function PhaseRail({ phases }: { phases: readonly Phase[] }) {
  if (phases.length === 0) return null;
  return (
    <div className="phase-rail">
      {PHASES.map((phase) => (
        <i key={phase} className={phases.includes(phase) ? "on" : undefined} />
      ))}
    </div>
  );
}
