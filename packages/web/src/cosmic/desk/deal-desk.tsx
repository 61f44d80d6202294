/** The desk at which two players haggle: what each gives, the time that is left, and what no deal would cost. */
import { CARDS, DEFENSE, NONE, OFFENSE } from "@hypergate/cosmic/client";
import type { DealQuestion, Seat } from "@hypergate/kernel";
import type { CSSProperties, ReactNode } from "react";
import { PAINT } from "../../art/colours.ts";
import { Icon } from "../../art/icons.tsx";
import { useAsking } from "../../table/asking.tsx";
import { CosmicCard } from "../art/card.tsx";
import { Seal } from "../art/seal.tsx";
import { sealStateOf } from "../sheets/seal-state.ts";
import { aliensOf, colourOf, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { DealClock } from "./deal-clock.tsx";
import { GiveColumn, WantColumn } from "./deal-column.tsx";
import { OfferThread } from "./offer-thread.tsx";
import { isOfSeveral, isRansom, otherParty, penaltyOf } from "./terms.ts";
import "./deal-desk.css";
import "../words/deal-words.ts";

export { DealButtons } from "./deal-buttons.tsx";

interface DeskProps {
  readonly question: DealQuestion;
}

export function DealDesk({ question }: DeskProps): ReactNode {
  const { t, player } = useCosmic();
  const words = useWords();
  const { clock } = useAsking();
  const me = question.who;
  const other = otherParty(question);
  const forRansom = isRansom(question);
  return (
    <main
      className="deal-desk"
      aria-label={words(forRansom ? "deal.ransomLabel" : "deal.label", { player: player(other) })}
    >
      <header className="deal-head">
        <Dealer seat={me} name={words("deal.you")} hasCard={!forRansom} />
        {clock === undefined ? (
          <Icon name="swap" size={44} />
        ) : (
          <DealClock {...clock} seconds={t.settings.dealTimerSeconds} />
        )}
        <Dealer seat={other} name={player(other)} hasCard={!forRansom} />
      </header>
      {isOfSeveral(question) ? (
        <p className="deal-several">{words("deal.several", { player: player(other) })}</p>
      ) : null}
      <OfferThread question={question} />
      <div className="deal-columns">
        <section className="panel deal-column" style={paintOf(me)}>
          <h2>{words("deal.give")}</h2>
          <GiveColumn question={question} other={other} />
        </section>
        <section className="panel deal-column" style={paintOf(other)}>
          <h2>{words("deal.get")}</h2>
          <WantColumn question={question} other={other} />
        </section>
      </div>
      {forRansom ? null : (
        <p className="deal-penalty">
          {words("deal.penalty")} <b>{words("deal.penaltyYou", { n: penaltyOf(t, me) })}</b>,{" "}
          <b>{words("deal.penaltyOther", { player: player(other), n: penaltyOf(t, other) })}</b>.
        </p>
      )}
    </main>
  );
}

function paintOf(seat: Seat): CSSProperties {
  return { "--pc": PAINT[colourOf(seat)].light } as CSSProperties;
}

const HEAD_CARD = 52;

interface DealerProps {
  readonly seat: Seat;
  readonly name: string;
  /** A dealer has shown a negotiate. */
  readonly hasCard: boolean;
}

function Dealer({ seat, name, hasCard }: DealerProps): ReactNode {
  const cosmic = useCosmic();
  const { t, called, language } = cosmic;
  const words = useWords();
  const alien = aliensOf(cosmic, seat).at(-1) ?? "";
  const alienName = alien === "" ? words("cosmic.hiddenAlien") : called(`power/${alien}`);
  const role = seat === t.encounter.offense ? "offense" : seat === t.encounter.defense ? "defense" : "third";
  const card = role === "third" ? NONE : t.encounter.shown[role === "offense" ? OFFENSE : DEFENSE].card;
  const face =
    card === NONE || CARDS[card].type !== "negotiate"
      ? ({ kind: "type", type: "negotiate" } as const)
      : ({ kind: "card", card } as const);
  return (
    <div className="dealer">
      <Seal alien={alien} colour={colourOf(seat)} size={60} state={sealStateOf(cosmic, seat, alien)} />
      <div>
        <h2>{name}</h2>
        <p className="muted">{hasCard ? words("deal.role", { alien: alienName, side: role }) : alienName}</p>
      </div>
      {hasCard ? <CosmicCard face={face} width={HEAD_CARD} language={language} /> : null}
    </div>
  );
}
