/** Everything that lies in front of a player: alien sheets, technologies, colonies, and ships out of play. */
import { coloniesOf, coloniesToWin, foreignColonies, homeColonies, planetRef } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { Popover } from "../../ui/popover.tsx";
import { MiniPlanet } from "../board/mini-planet.tsx";
import { useCharacter } from "../company/company.tsx";
import { aliensOf, type Cosmic, colourOf, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { AlienSheet } from "./alien-sheet.tsx";
import { OnSheet, Stash } from "./on-sheet.tsx";
import { sealStateOf } from "./seal-state.ts";
import { Techs, TechsOn } from "./techs.tsx";
import "../words/sheet-words.ts";

export function PlayerSheet({ seat, close }: { readonly seat: Seat; readonly close: () => void }): ReactNode {
  const cosmic = useCosmic();
  const name = useCharacter(seat)?.name[cosmic.language] ?? cosmic.player(seat);
  return (
    <Popover label={name} close={close} className="player-sheet">
      {aliensOf(cosmic, seat).map((alien) => (
        <OpenSheet key={alien} seat={seat} alien={alien} />
      ))}
      <Stash seat={seat} />
      <Facts seat={seat} />
      <Colonies seat={seat} />
      <Techs seat={seat} />
    </Popover>
  );
}

function OpenSheet({ seat, alien }: { readonly seat: Seat; readonly alien: string }): ReactNode {
  const cosmic = useCosmic();
  const words = useWords();
  const state = sealStateOf(cosmic, seat, alien);
  const condition = isSecret(cosmic, seat)
    ? words("sheet.onlyYou")
    : words(`sheet.state.${state}`, { n: homeColonies(cosmic.t, seat) });
  return (
    <AlienSheet alien={alien} colour={colourOf(seat)} state={state} condition={condition}>
      <OnSheet alien={alien} />
      <TechsOn seat={seat} alien={alien} />
    </AlienSheet>
  );
}

/** The viewer's own alien, which nobody else knows yet. */
function isSecret({ view, me, t }: Cosmic, seat: Seat): boolean {
  return seat === me && view.hidden[seat] && t.players[seat].powers.length === 0;
}

function Facts({ seat }: { readonly seat: Seat }): ReactNode {
  const { t, view } = useCosmic();
  const words = useWords();
  return (
    <ul className="sheet-facts" aria-label={words("sheet.inBrief")}>
      <li className="chip">{words("sheet.foreign", { n: foreignColonies(t, seat), max: coloniesToWin(t) })}</li>
      <li className="chip">{words("sheet.home", { n: homeColonies(t, seat) })}</li>
      <li className="chip">{words("sheet.hand", { n: view.handSizes[seat] })}</li>
      <li className="chip">{words("sheet.warp", { n: t.warp[seat] })}</li>
      {t.removed[seat] === 0 ? null : <li className="chip">{words("sheet.removed", { n: t.removed[seat] })}</li>}
    </ul>
  );
}

function Colonies({ seat }: { readonly seat: Seat }): ReactNode {
  const { t, called } = useCosmic();
  const words = useWords();
  const colonies = coloniesOf(t, seat);
  if (colonies.length === 0) return null;
  return (
    <section className="sheet-part">
      <h3>{words("sheet.colonies")}</h3>
      <div className="sheet-planets">
        {colonies.map((planet) => (
          <figure key={planet}>
            <MiniPlanet table={t} planet={planetRef(planet)} />
            <figcaption>{called(planetRef(planet))}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
