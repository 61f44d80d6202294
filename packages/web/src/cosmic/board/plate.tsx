/** The plate of a player: emblem, name, alien, hand and colonies, and what part the player has in the encounter. */
import { alienOf, coloniesToWin, DEFENSE, foreignColonies, OFFENSE, playerRef } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import { type CSSProperties, type ReactNode, useState } from "react";
import { PAINT } from "../../art/colours.ts";
import { Icon } from "../../art/icons.tsx";
import { Pip, Shape } from "../../art/shapes.tsx";
import { useFeed } from "../../table/feed.ts";
import { useAway } from "../../table/presence.ts";
import { useThing } from "../../table/thing.ts";
import { Seal } from "../art/seal.tsx";
import { Bubble, Medal } from "../company/company.tsx";
import { PlayerSheet } from "../sheets/lazy-sheets.ts";
import { sealStateOf } from "../sheets/seal-state.ts";
import { SheetOpener } from "../sheets/sheet-opener.tsx";
import { aliensOf, colourOf, isNearVictory, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { Front, HandCount, Pennants } from "./front.tsx";
import type { Rect } from "./geometry.ts";
import { isWide } from "./reserved.ts";

interface PlateProps {
  readonly seat: Seat;
  readonly at: Rect;
  readonly scale: number;
}

export function Plate({ seat, at, scale }: PlateProps): ReactNode {
  const cosmic = useCosmic();
  const { t, view, called, player, feed } = cosmic;
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const alien = aliensOf(cosmic, seat).at(-1) ?? "";
  const colour = colourOf(seat);
  const colonies = foreignColonies(t, seat);
  const role = roleOf(t, seat);
  const isAway = useAway(feed, seat);
  const label = words("cosmic.plate", {
    player: player(seat),
    alien: alien === "" ? words("cosmic.hiddenAlien") : called(`power/${alien}`),
    cards: view.handSizes[seat],
    colonies,
  });
  const rewards = view.rewardBacks[seat] ?? 0;
  const { light, props } = useThing(playerRef(seat));
  const isNear = isNearVictory(t, seat);
  return (
    <div
      className={`plate ${isWide(at, scale) ? "wide" : "narrow"} ${role ?? ""} ${light}${isNear ? " near" : ""}`}
      data-plate={seat}
      data-body="plate"
      style={
        {
          left: at.x,
          top: at.y,
          width: at.width,
          height: at.height,
          "--u": `${scale}px`,
          "--pc": PAINT[colour].light,
        } as CSSProperties
      }
      {...props}
    >
      <SheetOpener
        label={words("cosmic.openSheet", { player: player(seat) })}
        hint={alienOf(alien)?.text.oneLine[cosmic.language]}
        isPlain={props.role !== undefined}
        open={() => setOpen(true)}
      >
        <Seal alien={alien} colour={colour} size={43 * scale} state={sealStateOf(cosmic, seat, alien)} />
        <Medal seat={seat} size={19 * scale} />
      </SheetOpener>
      <span className="sr-only">
        {[
          label,
          ...(rewards === 0 ? [] : [words("cosmic.rewardBacks", { n: rewards })]),
          ...(isNear ? [words("strip.oneMore", { player: player(seat) })] : []),
        ].join(". ")}
      </span>
      <div className="plate-text">
        <div className="plate-name">
          <b aria-hidden="true">{player(seat)}</b>
          <span className="muted" aria-hidden="true">
            {alien === "" ? words("cosmic.hiddenAlien") : called(`power/${alien}`)}
          </span>
          <Pennants seat={seat} />
        </div>
        <div className="plate-facts">
          <span aria-hidden="true">
            <HandCount seat={seat} />
          </span>
          <span className="pips" aria-hidden="true">
            <Marks seat={seat} />
          </span>
          {isAway ? <span className="plate-away">{words("cosmic.away")}</span> : null}
        </div>
      </div>
      <Front seat={seat} />
      <RoleChip seat={seat} />
      <Bubble seat={seat} />
      {isOpen ? <PlayerSheet seat={seat} close={() => setOpen(false)} /> : null}
    </div>
  );
}

/** Foreign colonies as marks in the player's shape; the last one wins and is a star. */
export function Marks({ seat, size = 12 }: { readonly seat: Seat; readonly size?: number }): ReactNode {
  const { t } = useCosmic();
  const goal = coloniesToWin(t);
  const colonies = foreignColonies(t, seat);
  const { light, shape } = PAINT[colourOf(seat)];
  const open = isNearVictory(t, seat) ? "var(--bad)" : "#6D7BA6";
  return Array.from({ length: goal }, (_, i) => (
    <svg key={i} width={size} height={size} viewBox="-7 -7 14 14" aria-hidden="true">
      <Shape
        kind={i === goal - 1 ? "star" : shape}
        r={5}
        fill={i < colonies ? light : "none"}
        stroke={i < colonies ? light : open}
        strokeWidth={1.3}
      />
    </svg>
  ));
}

function roleOf(t: ReturnType<typeof useCosmic>["t"], seat: Seat): "off" | "def" | undefined {
  const { offense, defense, phase } = t.encounter;
  if (seat === offense) return "off";
  return seat === defense && phase !== "start" ? "def" : undefined;
}

/** The part a player has in the encounter, on the edge of the plate. */
export function RoleChip({ seat }: { readonly seat: Seat }): ReactNode {
  const { t, me, player, feed } = useCosmic();
  const words = useWords();
  const waiting = useFeed(feed, (state) => state.waiting);
  const isAway = useAway(feed, seat);
  const role = roleOf(t, seat);
  const ally = t.encounter.ally[seat];
  if (role !== undefined) {
    const style = { background: PAINT[colourOf(seat)].light } as CSSProperties;
    return (
      <div className="plate-chip" data-body="chip">
        <span className="chip role" style={style}>
          <Icon name={role === "off" ? "gate" : "shield"} size={14} />
          <span>{words(role === "off" ? "cosmic.offense" : "cosmic.defense")}</span>
        </span>
      </div>
    );
  }
  if (ally === OFFENSE || ally === DEFENSE) {
    const main = ally === OFFENSE ? t.encounter.offense : t.encounter.defense;
    return (
      <div className="plate-chip" data-body="chip">
        <span className="chip line">
          <Pip colour={colourOf(main)} size={10} />
          <span>
            {words("cosmic.joined", {
              side: ally === OFFENSE ? "offense" : "defense",
              who: main === me ? "you" : "other",
              player: player(main),
            })}
          </span>
        </span>
      </div>
    );
  }
  if (!waiting.seats.includes(seat)) return null;
  return (
    <div className="plate-chip" data-body="chip">
      <span className="chip line">{words(isAway ? "cosmic.away" : "cosmic.thinking")}</span>
    </div>
  );
}
