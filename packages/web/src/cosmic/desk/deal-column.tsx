/** The two columns of the desk: what there is to give, and what there is to ask for. */
import { CARDS, cardOf, coloniesOf, planetRef, shipsOn } from "@hypergate/cosmic/client";
import type { DealQuestion, Ref, Seat } from "@hypergate/kernel";
import { type ReactNode, useMemo } from "react";
import { Pip } from "../../art/shapes.tsx";
import { useSending } from "../../table/asking.tsx";
import type { Side } from "../../table/choosing.ts";
import { useMedia } from "../../ui/use-media.ts";
import { CosmicCard } from "../art/card.tsx";
import { backOf } from "../art/card-face.ts";
import { sortedHand } from "../tray/hand.tsx";
import { aliensOf, colourOf, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { CardWish } from "./card-wish.tsx";
import { Counter } from "./counter.tsx";
import { DealPlanet } from "./deal-planet.tsx";
import { cardsIn, choicesOf, RANDOM } from "./terms.ts";
import { usePick, useTerms } from "./use-terms.ts";

interface ColumnProps {
  readonly question: DealQuestion;
  /** The other dealer. */
  readonly other: Seat;
}

const CARD_WIDTH = 76;
/** As narrow as a name can be read on it. */
const SMALL_CARD_WIDTH = 68;
const SMALL = "(max-width: 1500px)";
const BACK_WIDTH = 54;

export function GiveColumn({ question, other }: ColumnProps): ReactNode {
  const { called, player } = useCosmic();
  const words = useWords();
  const choices = useMemo(() => choicesOf(question.give), [question.give]);
  const cards = sortedHand(choices.cards.map(cardOf));
  const { give } = useTerms();
  const planet = choices.planets.find((ref) => (give[ref] ?? 0) > 0);
  return (
    <>
      <Colonies
        question={question}
        side="give"
        giver={question.who}
        receiver={other}
        label={words("deal.giveColony")}
      />
      {planet === undefined ? null : (
        <p className="deal-sentence">
          <Pip colour={colourOf(other)} size={14} />
          {words("deal.theyLand", { player: player(other), planet: called(planet) })}
        </p>
      )}
      <div className="deal-block">
        <h3>{words("deal.ownCards")}</h3>
        {cards.length === 0 ? <p className="muted">{words("deal.noCards")}</p> : null}
        <div className="deal-cards">
          {cards.map((card) => (
            <GiveCard key={card} question={question} thing={CARDS[card].ref} />
          ))}
        </div>
      </div>
      {cards.length === 0 ? null : (
        <div className="deal-block unseen">
          <h3>{words("deal.unseenGive")}</h3>
          <Unseen question={question} side="give" about="deal.kindGive" />
        </div>
      )}
      <Freed question={question} side="give" refs={choices.freed} />
      <Captives question={question} side="give" refs={choices.captives} />
    </>
  );
}

export function WantColumn({ question, other }: ColumnProps): ReactNode {
  const { called, player, view, me } = useCosmic();
  const words = useWords();
  const choices = useMemo(() => choicesOf(question.want), [question.want]);
  const { want } = useTerms();
  const planet = choices.planets.find((ref) => (want[ref] ?? 0) > 0);
  const size = view.handSizes[other];
  return (
    <>
      <Colonies
        question={question}
        side="want"
        giver={other}
        receiver={question.who}
        label={words("deal.getColony", { player: player(other) })}
      />
      {planet === undefined ? null : (
        <p className="deal-sentence">
          <Pip colour={colourOf(me)} size={14} />
          {words("deal.youLand", { planet: called(planet) })}
        </p>
      )}
      <div className="deal-block">
        <h3>{words("deal.theirCards", { player: player(other), n: size })}</h3>
        {size === 0 ? (
          <p className="muted">{words("deal.noCards")}</p>
        ) : (
          <Backs seat={other} n={size} wanted={cardsIn(want)} />
        )}
      </div>
      {size === 0 ? null : (
        <div className="deal-block unseen">
          <h3>{words("deal.unseenWant")}</h3>
          <Unseen question={question} side="want" about="deal.kindWant" />
          <CardWish question={question} names={choices.names} />
        </div>
      )}
      <Freed question={question} side="want" refs={choices.freed} />
      <Captives question={question} side="want" refs={choices.captives} />
    </>
  );
}

interface UnseenProps {
  readonly question: DealQuestion;
  readonly side: Side;
  /** The message that explains cards of one type. */
  readonly about: "deal.kindGive" | "deal.kindWant";
}

/** Cards that change hands unseen: any ones, or some of a type. */
function Unseen({ question, side, about }: UnseenProps): ReactNode {
  const { called } = useCosmic();
  const words = useWords();
  const { hasRandom, types } = choicesOf(question[side]);
  return (
    <div className="deal-counters">
      {hasRandom ? <Counter question={question} thing={RANDOM} side={side} name={words("deal.random")} /> : null}
      {types.map((type) => (
        <Counter
          key={type}
          question={question}
          thing={type}
          side={side}
          name={called(type)}
          about={words(about, { type: called(type) })}
        />
      ))}
    </div>
  );
}

interface ColoniesProps {
  readonly question: DealQuestion;
  readonly side: Side;
  readonly giver: Seat;
  readonly receiver: Seat;
  readonly label: string;
}

/** So many planets stand in one row. */
const IN_A_ROW = 7;

/** The colonies of the giver. Those that are not open to the receiver come last, dimmed, with the reason, where there is room. */
function Colonies({ question, side, giver, receiver, label }: ColoniesProps): ReactNode {
  const { t, player } = useCosmic();
  const words = useWords();
  const open = choicesOf(question[side]).planets;
  const closed = (planet: number) =>
    shipsOn(t, planet, receiver) > 0 ? words("deal.alreadyThere", { player: player(receiver) }) : words("deal.notHere");
  const isOpen = (planet: number) => open.includes(planetRef(planet));
  const colonies = coloniesOf(t, giver);
  const inOrder = [...colonies.filter(isOpen), ...colonies.filter((planet) => !isOpen(planet))];
  return (
    <div className="deal-block">
      <h3>{label}</h3>
      {open.length === 0 ? <p className="muted">{words("deal.noColony")}</p> : null}
      <div className="deal-planets">
        {inOrder.slice(0, Math.max(open.length, IN_A_ROW)).map((planet) => (
          <DealPlanet
            key={planet}
            question={question}
            planet={planetRef(planet)}
            side={side}
            giver={giver}
            closed={isOpen(planet) ? undefined : closed(planet)}
          />
        ))}
      </div>
    </div>
  );
}

function GiveCard({ question, thing }: { readonly question: DealQuestion; readonly thing: Ref }): ReactNode {
  const cosmic = useCosmic();
  const { language, called, me } = cosmic;
  const sending = useSending();
  const isSmall = useMedia(SMALL);
  const { n, why, toggle } = usePick(question, thing, "give");
  const card = cardOf(thing);
  const { flare } = CARDS[card];
  const side = flare !== undefined && aliensOf(cosmic, me).includes(flare) ? "super" : "wild";
  const isOpen = n > 0 || why === undefined;
  return (
    <button
      type="button"
      className="deal-card"
      data-thing={thing}
      data-side="give"
      aria-pressed={n > 0}
      title={isOpen ? called(thing) : why}
      disabled={!isOpen || sending}
      onClick={toggle}
    >
      <CosmicCard
        face={{ kind: "card", card, side }}
        width={isSmall ? SMALL_CARD_WIDTH : CARD_WIDTH}
        language={language}
        className={n > 0 ? "lit" : isOpen ? "soft" : "dim"}
        tick={n > 0}
      />
    </button>
  );
}

/** The other hand from behind, those of the reward deck last; as many are lit as cards are asked for. */
function Backs({ seat, n, wanted }: { readonly seat: Seat; readonly n: number; readonly wanted: number }): ReactNode {
  const { view, language } = useCosmic();
  const others = n - (view.rewardBacks[seat] ?? 0);
  return (
    <div className="deal-backs" aria-hidden="true">
      {Array.from({ length: n }, (_, i) => i).map((i) => (
        <CosmicCard
          key={i}
          face={backOf(i >= others)}
          width={BACK_WIDTH}
          language={language}
          className={i < wanted ? "lit" : "dim"}
        />
      ))}
    </div>
  );
}

interface ShipsProps {
  readonly question: DealQuestion;
  readonly side: Side;
  readonly refs: readonly Ref[];
}

/** Captured ships that are let go. */
function Captives({ question, side, refs }: ShipsProps): ReactNode {
  const words = useWords();
  if (refs.length === 0) return null;
  return (
    <div className="deal-block">
      <h3>{words("deal.captives")}</h3>
      <div className="deal-counters">
        {refs.map((ref) => (
          <Counter key={ref} question={question} thing={ref} side={side} name={words("deal.captive")} />
        ))}
      </div>
    </div>
  );
}

function Freed({ question, side, refs }: ShipsProps): ReactNode {
  const { player } = useCosmic();
  const words = useWords();
  if (refs.length === 0) return null;
  return (
    <div className="deal-block">
      <h3>{words("deal.free")}</h3>
      <div className="deal-counters">
        {refs.map((ref) => (
          <Counter
            key={ref}
            question={question}
            thing={ref}
            side={side}
            name={words("deal.freed", { player: player(Number(ref.slice("free/".length))) })}
          />
        ))}
      </div>
    </div>
  );
}
