/** The players in a row on top of the phone. A tap opens their home system and their sheet. */
import { foreignColonies, playerRef } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import { type CSSProperties, type ReactNode, useState } from "react";
import { PAINT } from "../../art/colours.ts";
import { Icon } from "../../art/icons.tsx";
import { Pip } from "../../art/shapes.tsx";
import { useAway } from "../../table/presence.ts";
import { useThing } from "../../table/thing.ts";
import { Seal } from "../art/seal.tsx";
import { Front, HandCount, Pennants } from "../board/front.tsx";
import { Medal } from "../company/company.tsx";
import { PlayerSheet } from "../sheets/lazy-sheets.ts";
import { sealStateOf } from "../sheets/seal-state.ts";
import { aliensOf, colourOf, isNearVictory, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import "./phone.css";

export function PhoneSeats(): ReactNode {
  const { t } = useCosmic();
  const words = useWords();
  const { offense, defense } = t.encounter;
  const seats = t.players.map((_, seat) => seat);
  const inOrder = [offense, defense].filter((seat) => seat >= 0);
  return (
    <nav className="phone-seats" aria-label={words("cosmic.others")} style={{ "--n": t.seats } as CSSProperties}>
      {[...new Set([...inOrder, ...seats])].map((seat) => (
        <PhoneSeat key={seat} seat={seat} />
      ))}
    </nav>
  );
}

export function PhoneSeat({ seat }: { readonly seat: Seat }): ReactNode {
  const cosmic = useCosmic();
  const { t, view, player, label: shortName, called, feed } = cosmic;
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const isAway = useAway(feed, seat);
  const { light, count, props } = useThing(playerRef(seat));
  const alien = aliensOf(cosmic, seat).at(-1) ?? "";
  const colour = colourOf(seat);
  const colonies = foreignColonies(t, seat);
  const { offense, defense } = t.encounter;
  const role = seat === offense ? words("cosmic.offense") : seat === defense ? words("cosmic.defense") : undefined;
  const label = words("cosmic.plate", {
    player: player(seat),
    alien: alien === "" ? words("cosmic.hiddenAlien") : called(`power/${alien}`),
    cards: view.handSizes[seat],
    colonies,
  });
  const asThing = props.role === undefined ? { onClick: () => setOpen(true) } : props;
  return (
    <>
      <button
        type="button"
        {...asThing}
        className={`phone-seat ${role === undefined ? "" : "main"} ${isAway ? "away" : ""} ${light}${isNearVictory(t, seat) ? " near" : ""}`}
        data-plate={seat}
        data-body="plate"
        style={{ "--pc": PAINT[colour].light } as CSSProperties}
      >
        {role === undefined ? null : (
          <span className="phone-role" aria-hidden="true">
            {role}
          </span>
        )}
        <span className="sr-only">
          {role === undefined ? label : `${role}: ${label}`}
          {isAway ? ` ${words("cosmic.away")}` : null}
        </span>
        <span className="phone-seal">
          <Seal alien={alien} colour={colour} size={34} state={sealStateOf(cosmic, seat, alien)} />
          <Medal seat={seat} size={16} />
        </span>
        <b aria-hidden="true">{shortName(seat)}</b>
        <span className="phone-facts" aria-hidden="true">
          <HandCount seat={seat} size={12} />
          <Pip colour={colour} size={11} />
          {colonies}
        </span>
        <Pennants seat={seat} />
        <Front seat={seat} />
        {count > 0 ? (
          <span className="phone-tick">
            <Icon name="check" size={12} />
          </span>
        ) : null}
      </button>
      {isOpen ? <PlayerSheet seat={seat} close={() => setOpen(false)} /> : null}
    </>
  );
}
