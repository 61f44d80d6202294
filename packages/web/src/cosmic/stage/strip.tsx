/** Powers, cards, deals and everything else that happens: a strip on the warp that says what it did. */
import { cardOf, playerOf } from "@hypergate/cosmic/client";
import type { Ref } from "@hypergate/kernel";
import type { ToldEvent } from "@hypergate/wire";
import type { CSSProperties, ReactNode } from "react";
import { PAINT } from "../../art/colours.ts";
import { Icon } from "../../art/icons.tsx";
import { useBeat } from "../../table/stage/stage.tsx";
import { CosmicCard } from "../art/card.tsx";
import { Seal } from "../art/seal.tsx";
import { aliensOf, colourOf, useCosmic } from "../use-cosmic.tsx";
import { tellBeat } from "./tell-beat.ts";
import { Rays } from "./verdict-banner.tsx";
import "./strip.css";

const KINDS = ["power", "zap", "card", "stopped", "deal", "quake", "technology", "sheet", "danger"] as const;

export function Strip(): ReactNode {
  const running = useBeat(...KINDS);
  const { feed, language, names } = useCosmic();
  if (running === undefined) return null;
  const { kind, events } = running.beat;
  const [headline, line] = tellBeat(language, running.beat, feed.state.getState(), names);
  const seat = seatIn(events[0]);
  const paint = seat === undefined ? undefined : PAINT[colourOf(seat)];
  return (
    <div className={`strip strip-${kind}`} style={{ "--c": paint?.light, "--dark": paint?.dark } as CSSProperties}>
      <span className="strip-sign">
        <StripSign event={events[0]} />
      </span>
      <div>
        <p className="strip-title">{headline}</p>
        <p className="strip-line">{line}</p>
      </div>
    </div>
  );
}

function seatIn({ params }: ToldEvent): number | undefined {
  const seat = typeof params.player === "string" ? playerOf(params.player) : -1;
  return seat < 0 ? undefined : seat;
}

/** The card that is played, the alien that acts, or a sign of what happens to all. */
function StripSign({ event }: { readonly event: ToldEvent }): ReactNode {
  const cosmic = useCosmic();
  const { card, power } = event.params as { readonly card?: Ref; readonly power?: Ref };
  const seat = seatIn(event);
  if (card?.startsWith("card/") === true)
    return <CosmicCard face={{ kind: "card", card: cardOf(card) }} width={56} language={cosmic.language} />;
  if (seat === undefined) return <Icon name="cards" size={40} />;
  const alien = power?.slice("power/".length) ?? aliensOf(cosmic, seat).at(-1) ?? "";
  return (
    <>
      <Rays />
      <Seal alien={alien} colour={colourOf(seat)} size={68} />
    </>
  );
}
