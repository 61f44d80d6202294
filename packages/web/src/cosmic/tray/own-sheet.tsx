/** The own alien, hand and colonies in short: the plate of the one who plays, beside the hand. */
import { alienOf, playerRef } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import { type CSSProperties, type ReactNode, useState } from "react";
import { PAINT } from "../../art/colours.ts";
import { useThing } from "../../table/thing.ts";
import { Seal } from "../art/seal.tsx";
import { Front, HandCount, Pennants } from "../board/front.tsx";
import { Marks, RoleChip } from "../board/plate.tsx";
import { Medal } from "../company/company.tsx";
import { PlayerSheet } from "../sheets/lazy-sheets.ts";
import { sealStateOf } from "../sheets/seal-state.ts";
import { SheetOpener } from "../sheets/sheet-opener.tsx";
import { aliensOf, colourOf, isNearVictory, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { AskMe } from "./ask-me.tsx";

/** It lights up where its power may be used; its emblem opens it whole, also then, to be read before it is used. */
export function OwnSheet({ seat }: { readonly seat: Seat }): ReactNode {
  const cosmic = useCosmic();
  const { language, t, player } = cosmic;
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const alien = aliensOf(cosmic, seat).at(-1) ?? "";
  const state = sealStateOf(cosmic, seat, alien);
  const text = alienOf(alien)?.text;
  const { light, props } = useThing(`power/${alien}`);
  const { offense, defense } = t.encounter;
  const isMain = seat === offense || seat === defense;
  const style = { "--pc": PAINT[colourOf(seat)].light, "--u": "1px" } as CSSProperties;
  return (
    <div
      className={`panel own-sheet ${light}${isMain ? " main" : ""}${isNearVictory(t, seat) ? " near" : ""}`}
      style={style}
      data-plate={seat}
    >
      <SheetOpener label={words("cosmic.openOwnSheet")} hint={text?.about[language]} open={() => setOpen(true)}>
        <Seal alien={alien} colour={colourOf(seat)} size={84} state={state} />
        <Medal seat={seat} size={26} />
      </SheetOpener>
      <div className="own-sheet-text">
        <div className="own-sheet-head">
          <OwnName seat={seat} name={seat === cosmic.me ? words("cosmic.you") : player(seat)} />
          <span className="muted">{text?.name[language] ?? words("cosmic.hiddenAlien")}</span>
          {state === "ready" ? null : <span className={`chip ${state}`}>{words(`cosmic.state.${state}`)}</span>}
        </div>
        <p className="own-power" {...props}>
          {text?.oneLine[language]}
        </p>
        <div className="plate-facts">
          <HandCount seat={seat} />
          <span className="pips">
            <Marks seat={seat} size={14} />
          </span>
          <Pennants seat={seat} />
        </div>
      </div>
      {seat === cosmic.me ? <AskMe /> : null}
      <Front seat={seat} />
      <RoleChip seat={seat} />
      {isOpen ? <PlayerSheet seat={seat} close={() => setOpen(false)} /> : null}
    </div>
  );
}

/** The player can be chosen like all others, beside the power. */
function OwnName({ seat, name }: { readonly seat: Seat; readonly name: string }): ReactNode {
  const { light, props } = useThing(playerRef(seat));
  return (
    <h3 className={`own-name ${light}`} {...props}>
      {name}
    </h3>
  );
}
