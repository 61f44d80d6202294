/** One line of a total: what it comes from, how it is counted, and how much it is. */
import { CARDS, cardRef, type Side } from "@hypergate/cosmic/client";
import type { Ref, Seat } from "@hypergate/kernel";
import type { CSSProperties, ReactNode } from "react";
import { Icon } from "../../art/icons.tsx";
import { Pennant } from "../art/pennant.tsx";
import { Seal } from "../art/seal.tsx";
import { aliensOf, type Cosmic, colourOf, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { cardDigits, inDigits } from "./digits.ts";
import { toneOf } from "./front-line.tsx";
import { type Part, unkicked } from "./parts.ts";

interface PartProps {
  readonly part: Part;
  readonly side: Side;
  readonly seal: number;
}

export function PartRow({ part, side, seal }: PartProps): ReactNode {
  const { t } = useCosmic();
  const { name, detail } = usePartWords(part, side);
  const isNumber = part.kind !== "card" || t.encounter.shown[side].type === "attack";
  return (
    <li className="duel-part" style={{ "--c": toneOf(part) } as CSSProperties}>
      <span className="duel-part-sign">
        <PartSign part={part} size={seal} />
      </span>
      <span className="duel-part-name">
        {name}
        {detail === "" ? null : <small>{detail}</small>}
      </span>
      <b>{isNumber ? signed(part) : "–"}</b>
    </li>
  );
}

/** The card stands for itself; everything else is added or subtracted. */
function signed({ kind, n }: Part): string {
  return kind === "card" || n < 0 ? inDigits(n) : `+${n}`;
}

function PartSign({ part, size }: { readonly part: Part; readonly size: number }): ReactNode {
  const cosmic = useCosmic();
  switch (part.kind) {
    case "kicker":
      return <b className="kicker-sign">×</b>;
    case "card":
    case "added":
      return <Icon name="cards" size={size * 0.72} />;
    case "ships":
    case "product":
    case "extra":
    case "reinforcement":
      return <Seal alien={aliensOf(cosmic, part.seat).at(-1) ?? ""} colour={colourOf(part.seat)} size={size} />;
    case "bonus":
      return <ThingSign thing={part.thing} size={size} />;
  }
}

function ThingSign({ thing, size }: { readonly thing: Ref; readonly size: number }): ReactNode {
  const { t, called } = useCosmic();
  const [kind, what = ""] = thing.split("/");
  if (kind === "tech") return <Icon name="gear" size={size * 0.72} />;
  if (kind === "ship") return <Pennant mark="ready" label={called(thing)} />;
  const owner = t.players.findIndex(({ powers }) => powers.includes(what));
  return <Seal alien={what} colour={colourOf(owner)} size={size} />;
}

interface PartWords {
  readonly name: string;
  readonly detail: string;
}

function usePartWords(part: Part, side: Side): PartWords {
  const cosmic = useCosmic();
  const words = useWords();
  const { t, called, label } = cosmic;
  switch (part.kind) {
    case "card":
      return { name: called(`type/${t.encounter.shown[side].type}`), detail: printedNote(cosmic, side, words) };
    case "kicker":
      return { name: words("reveal.kicker", { times: inDigits(part.times) }), detail: "" };
    case "added":
      return { name: words("reveal.added"), detail: part.cards.map((card) => called(cardRef(card))).join(", ") };
    case "ships":
      // The alien is named where its ships count in a way of their own.
      return {
        name: part.each === 1 ? label(part.seat) : nameWithAlien(cosmic, part.seat),
        detail: shipsInWords(part, words),
      };
    case "product": {
      const id = part.of === "card" ? "reveal.timesCard" : "reveal.timesAllies";
      const detail = words(id, { n: part.ships, by: part.by, card: cardDigits(part.by) });
      return { name: nameWithAlien(cosmic, part.seat), detail };
    }
    case "extra":
      return { name: nameWithAlien(cosmic, part.seat), detail: words("reveal.extra", { n: part.ships }) };
    case "reinforcement":
      return {
        name: called(cardRef(part.card)),
        detail: words("reveal.byPlayer", {
          who: part.seat === cosmic.me ? "you" : "other",
          player: cosmic.player(part.seat),
        }),
      };
    case "bonus":
      return { name: part.times === 1 ? called(part.thing) : `${called(part.thing)} × ${part.times}`, detail: "" };
  }
}

type Words = ReturnType<typeof useWords>;

/** A card that counts other than what is printed on it says so. */
function printedNote({ t }: Cosmic, side: Side, words: Words): string {
  const { card, type } = t.encounter.shown[side];
  const printed = CARDS[card];
  const value = unkicked(t, side);
  if (printed === undefined || printed.type !== type || printed.value === value) return "";
  const isHazard = t.encounter.hazard && printed.hazard === value;
  return words(isHazard ? "reveal.hazard" : "reveal.printed", { n: cardDigits(printed.value) });
}

function shipsInWords({ ships, each }: Part & { readonly kind: "ships" }, words: Words): string {
  if (each === 1) return words("reveal.ships", { n: ships });
  return each < 0
    ? words("reveal.shipsMinus", { n: ships, each: -each })
    : words("reveal.shipsEach", { n: ships, each });
}

function nameWithAlien(cosmic: Cosmic, seat: Seat): string {
  const { label, called } = cosmic;
  const alien = aliensOf(cosmic, seat).at(-1) ?? "";
  return alien === "" ? label(seat) : `${label(seat)}, ${called(`power/${alien}`)}`;
}
