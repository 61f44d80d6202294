/** The offers of a deal so far, as the log tells them. */
import { playerOf } from "@hypergate/cosmic/client";
import type { Params, Ref, Seat } from "@hypergate/kernel";
import type { ToldEvent } from "@hypergate/wire";

export interface Offer {
  readonly n: number;
  readonly by: Seat;
  readonly to: Seat;
  /** From the side of the one who made it; nothing for those who hear only how much it is. */
  readonly terms: { readonly give: readonly Ref[]; readonly want: readonly Ref[] } | undefined;
  readonly given: number;
  readonly wanted: number;
}

const OFFERED = "deal.offered";

/** The latest last. */
export function offersIn(events: readonly ToldEvent[], encounter: number): readonly Offer[] {
  return events.filter(({ id, trail }) => id === OFFERED && trail.startsWith(`encounter ${encounter} `)).map(offerOf);
}

function offerOf({ n, params }: ToldEvent): Offer {
  const isKnown = params.give !== undefined && params.want !== undefined;
  return {
    n,
    by: playerOf(String(params.player)),
    to: playerOf(String(params.other)),
    terms: isKnown ? { give: refsIn(params, "give"), want: refsIn(params, "want") } : undefined,
    given: Number(params.given),
    wanted: Number(params.wanted),
  };
}

function refsIn(params: Params, side: "give" | "want"): readonly Ref[] {
  return String(params[side])
    .split(" ")
    .filter((ref) => ref !== "");
}
