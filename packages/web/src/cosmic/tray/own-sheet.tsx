import { ALIEN_TEXTS } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import { type ReactNode, useState } from "react";
import { useThing } from "../../table/thing.ts";
import { Seal } from "../art/seal.tsx";
import { PlayerSheet } from "../sheets/player-sheet.tsx";
import { sealStateOf } from "../sheets/seal-state.ts";
import { SheetOpener } from "../sheets/sheet-opener.tsx";
import { aliensOf, colourOf, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";

/** The own alien in short; it lights up where its power may be used, and opens whole. */
export function OwnSheet({ seat }: { readonly seat: Seat }): ReactNode {
  const cosmic = useCosmic();
  const { language } = cosmic;
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const alien = aliensOf(cosmic, seat).at(-1) ?? "";
  const state = sealStateOf(cosmic, seat, alien);
  const text = ALIEN_TEXTS[alien];
  const name = text?.name[language] ?? words("cosmic.hiddenAlien");
  const { light, props } = useThing(`power/${alien}`);
  return (
    <div className={`panel own-sheet ${light}`} {...props}>
      <SheetOpener label={words("cosmic.openOwnSheet")} isPlain={props.role !== undefined} open={() => setOpen(true)}>
        <Seal alien={alien} colour={colourOf(seat)} size={84} state={state} />
      </SheetOpener>
      <div className="own-sheet-text">
        <div className="own-sheet-head">
          <h3>{name}</h3>
          <span className={`chip ${state}`}>{words(`cosmic.state.${state}`)}</span>
        </div>
        <p>{text?.about[language]}</p>
      </div>
      {isOpen ? <PlayerSheet seat={seat} close={() => setOpen(false)} /> : null}
    </div>
  );
}
