/** The offers of the deal so far, the one that stands last and in its maker's colour. */
import type { DealQuestion } from "@hypergate/kernel";
import type { CSSProperties, ReactNode } from "react";
import { PAINT } from "../../art/colours.ts";
import { useAsking } from "../../table/asking.tsx";
import { useFeed } from "../../table/feed.ts";
import { Seal } from "../art/seal.tsx";
import { aliensOf, colourOf, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { type Offer, offersIn } from "./offers.ts";
import { counterOf, inWords } from "./terms.ts";
import "./offer-thread.css";
import "../words/deal-words.ts";

/** With the question, the offer that stands can be taken as the start of an own one. */
export function OfferThread({ question }: { readonly question?: DealQuestion }): ReactNode {
  const { t, feed, view } = useCosmic();
  const words = useWords();
  const { put } = useAsking();
  const events = useFeed(feed, (state) => state.events);
  const offers = offersIn(events, t.encounter.n);
  const canStart = question?.standing !== undefined && question.mayOffer;
  return (
    <section className="offers" aria-label={words("deal.thread")} tabIndex={0}>
      {offers.length === 0 ? <p className="muted">{words("deal.noOffers")}</p> : null}
      {offers.toReversed().map((offer, i) => (
        <article key={offer.n} className={i === 0 ? "offer live" : "offer"} style={paintOf(offer)}>
          <OfferWords offer={offer} isStanding={i === 0} />
          {i === 0 && canStart ? (
            <button type="button" className="btn small quiet" onClick={() => put(counterOf(question, view.hand))}>
              {words("deal.startFrom")}
            </button>
          ) : null}
        </article>
      ))}
    </section>
  );
}

function paintOf({ by }: Offer): CSSProperties {
  return { "--pc": PAINT[colourOf(by)].light } as CSSProperties;
}

function OfferWords({ offer, isStanding }: { readonly offer: Offer; readonly isStanding: boolean }): ReactNode {
  const cosmic = useCosmic();
  const { player, me } = cosmic;
  const words = useWords();
  const { by, to } = offer;
  const isMine = by === me;
  const isParty = isMine || to === me;
  const [given, wanted] = useTermsInWords(offer);
  const [first, second] = isMine || !isParty ? [given, wanted] : [wanted, given];
  const giver = isMine || !isParty ? by : to;
  const receiver = isMine || !isParty ? to : by;
  return (
    <>
      <header>
        <Seal alien={aliensOf(cosmic, by).at(-1) ?? ""} colour={colourOf(by)} size={28} />
        <b>{isMine ? words("deal.you") : player(by)}</b>
        {isStanding ? <span className="label">{words("deal.stands")}</span> : null}
      </header>
      <dl>
        <dt>{isParty ? words("deal.give") : words("deal.gives", { player: player(giver) })}</dt>
        <dd>{first}</dd>
        <dt>{isParty ? words("deal.get") : words("deal.gives", { player: player(receiver) })}</dt>
        <dd>{second}</dd>
      </dl>
    </>
  );
}

/** What its maker gives and wants; those who are not party to it know only how much. */
function useTermsInWords({ terms, given, wanted }: Offer): readonly [string, string] {
  const { language, names, me } = useCosmic();
  const words = useWords();
  if (terms === undefined) return [words("deal.items", { n: given }), words("deal.items", { n: wanted })];
  const list = (refs: readonly string[]) =>
    inWords(language, refs, names, me < 0 ? undefined : me) || words("deal.nothing");
  return [list(terms.give), list(terms.want)];
}
