/** The encounter in the rail: who meets whom, where, and with how many ships. */
import { alliesOf, DEFENSE, NOBODY, OFFENSE, planetRef, type Side, shipsInEncounter } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import type { CSSProperties, ReactNode } from "react";
import { PAINT } from "../../art/colours.ts";
import { Icon } from "../../art/icons.tsx";
import { Seal } from "../art/seal.tsx";
import { ShipIcon } from "../art/ship.tsx";
import { useGhosts } from "../board/ghosts.ts";
import { sealStateOf } from "../sheets/seal-state.ts";
import { aliensOf, colourOf, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import "./encounter-panel.css";

export function EncounterPanel(): ReactNode {
  const { t, called } = useCosmic();
  const words = useWords();
  const { offense, defense, planet } = t.encounter;
  if (offense === NOBODY) return null;
  return (
    <section className="encounter" aria-label={words("cosmic.encounter")}>
      <header className="encounter-head">
        <h2>{words("cosmic.encounter")}</h2>
        {planet === NOBODY ? null : (
          <span className="muted">{words("cosmic.at", { planet: called(planetRef(planet)) })}</span>
        )}
      </header>
      <div className="versus" style={{ "--pc": PAINT[colourOf(offense)].light } as CSSProperties}>
        <Fighter seat={offense} />
        <span className="versus-arrow">
          <Icon name="arrow" size={22} />
        </span>
        {defense === NOBODY ? <span className="muted versus-open">?</span> : <Fighter seat={defense} />}
      </div>
      {defense === NOBODY || planet === NOBODY ? null : (
        <div className="encounter-sides">
          <SideBox side={OFFENSE} />
          <SideBox side={DEFENSE} />
        </div>
      )}
    </section>
  );
}

function Fighter({ seat }: { readonly seat: Seat }): ReactNode {
  const cosmic = useCosmic();
  const { called, label } = cosmic;
  const words = useWords();
  const alien = aliensOf(cosmic, seat).at(-1) ?? "";
  return (
    <div className="fighter">
      <Seal alien={alien} colour={colourOf(seat)} size={60} state={sealStateOf(cosmic, seat, alien)} />
      <b>{label(seat)}</b>
      <span className="label">{alien === "" ? words("cosmic.hiddenAlien") : called(`power/${alien}`)}</span>
    </div>
  );
}

function SideBox({ side }: { readonly side: Side }): ReactNode {
  const { t, label } = useCosmic();
  const words = useWords();
  const ghosts = useGhosts(side === OFFENSE ? "gate" : "dock");
  const main = side === OFFENSE ? t.encounter.offense : t.encounter.defense;
  const seats = [main, ...alliesOf(t, side).filter((seat) => seat !== main && seat !== ghosts?.seat)];
  const sum = seats.reduce((all, seat) => all + shipsInEncounter(t, seat), 0) + (ghosts?.n ?? 0);
  return (
    <div className="side-box" style={{ "--pc": PAINT[colourOf(main)].light } as CSSProperties}>
      <span className="sr-only">{words(side === OFFENSE ? "cosmic.offense" : "cosmic.defense")}</span>
      {seats.map((seat) => (
        <span className="side-line" key={seat}>
          <ShipIcon colour={colourOf(seat)} size={26} />
          <span>{label(seat)}</span>
          <b>{shipsInEncounter(t, seat)}</b>
        </span>
      ))}
      {ghosts === undefined ? null : (
        <span className="side-line ghost" style={{ color: PAINT[colourOf(ghosts.seat)].light }}>
          <ShipIcon colour={colourOf(ghosts.seat)} size={26} />
          <span>{label(ghosts.seat)}</span>
          <b>+{ghosts.n}</b>
        </span>
      )}
      <span className="side-sum">
        <b>{sum}</b>{" "}
        {ghosts === undefined ? words("cosmic.ships", { n: sum }) : words("cosmic.ifYouSend", { n: ghosts.n })}
      </span>
    </div>
  );
}
