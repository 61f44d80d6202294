/** The encounter alone, large: the gate, its beam and the planet it is aimed at. The whole table is a tap away. */
import { NOBODY, planetRef, shipsInEncounter, shipsOn } from "@hypergate/cosmic/client";
import { type ReactNode, useMemo } from "react";
import { PAINT } from "../../art/colours.ts";
import { Icon } from "../../art/icons.tsx";
import { type Size, useSize } from "../../ui/use-size.ts";
import { CosmicCard } from "../art/card.tsx";
import { HazardToken } from "../art/hazard-token.tsx";
import { Beam, Gate, Shield } from "../board/gate.tsx";
import { type Aim, aimAt, type Board as Geometry } from "../board/geometry.ts";
import { Docked, PlanetWithShips } from "../board/planets.tsx";
import { Stars } from "../board/stars.tsx";
import { AskMe } from "../tray/ask-me.tsx";
import { colourOf, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { PhoneTable } from "./phone-table.tsx";

interface FieldProps {
  readonly stage: ReactNode;
  /** What is being told, over everything else. */
  readonly told: ReactNode;
  /** The whole table instead of the encounter. */
  readonly isWhole: boolean;
  readonly setWhole: (isWhole: boolean) => void;
}

export function PhoneField({ stage, told, isWhole, setWhole }: FieldProps): ReactNode {
  const words = useWords();
  const label = words(isWhole ? "cosmic.backToEncounter" : "cosmic.wholeTable");
  return (
    <div className="field phone-field" data-hurries>
      {isWhole ? <PhoneTable /> : (stage ?? <Encounter />)}
      {told}
      <AskMe />
      <button
        type="button"
        className="btn small phone-switch"
        data-body="switch"
        aria-label={label}
        onClick={() => setWhole(!isWhole)}
      >
        <Icon name={isWhole ? "gate" : "globe"} size={16} />
        {isWhole ? null : label}
      </button>
    </div>
  );
}

function Encounter(): ReactNode {
  const [element, size] = useSize<HTMLElement>();
  const { t } = useCosmic();
  const words = useWords();
  const { planet, offense } = t.encounter;
  const isAimed = planet !== NOBODY && offense !== NOBODY;
  return (
    <main className="phone-encounter" ref={element} aria-label={words("cosmic.encounter")}>
      {size === undefined ? null : isAimed ? <Aimed size={size} /> : <NotAimed />}
    </main>
  );
}

/** Before the gate is aimed: the destiny card, or what is about to happen. */
function NotAimed(): ReactNode {
  const { t, me, language, player } = useCosmic();
  const words = useWords();
  const { phase, offense } = t.encounter;
  const card = t.destinyDiscard.at(-1);
  const showsDestiny = card !== undefined && (phase === "destiny" || phase === "launch");
  return (
    <div className="phone-rest">
      {showsDestiny ? <CosmicCard face={{ kind: "destiny", card }} width={110} language={language} /> : null}
      <Hazard />
      <p className="muted">
        {offense === NOBODY
          ? words("cosmic.noEncounter")
          : words("cosmic.attacks", { who: offense === me ? "you" : "other", player: player(offense) })}
      </p>
    </div>
  );
}

/** A board that consists of one planet: the gate low on the left, the target high on the right. */
function phoneBoard({ width, height }: Size): Geometry {
  const scale = 1.3 * Math.min(width / 390, height / 262);
  const gate = { x: width * 0.29, y: height * 0.66 };
  return {
    width,
    height,
    scale,
    planet: 27 * scale,
    ship: 33 * scale,
    warp: gate,
    warpRadius: 0,
    gateRadius: 45 * scale,
    berths: [gate, gate],
    systems: [],
    extraPlanet: { x: width * 0.72, y: height * 0.42, behind: "up" },
    adrift: [],
  };
}

function Aimed({ size }: { readonly size: Size }): ReactNode {
  const { t, me, called, player, label } = useCosmic();
  const words = useWords();
  const { planet, offense, defense } = t.encounter;
  const board = useMemo(() => phoneBoard(size), [size]);
  const spot = board.extraPlanet;
  const aim: Aim = useMemo(() => aimAt(board, spot), [board, spot]);
  const ships = t.encounter.gate.reduce((sum, n) => sum + n, 0);
  return (
    <>
      <svg
        width={size.width}
        height={size.height}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="group"
        aria-label={words("cosmic.board")}
      >
        <Stars width={size.width} height={size.height} />
        <Beam board={board} aim={aim} colour={colourOf(offense)} />
        <Shield board={board} aim={aim} />
        <PlanetWithShips planet={planet} index={(planet % 5) + 1} spot={spot} board={board} />
        <Docked board={board} aim={aim} />
        <Gate board={board} aim={aim} colour={colourOf(offense)} />
      </svg>
      <p className="phone-caption from">
        <b style={{ color: PAINT[colourOf(offense)].light }}>
          {words("cosmic.attacks", { who: offense === me ? "you" : "other", player: player(offense) })}
        </b>
        <span className="muted">
          {ships} {words("cosmic.ships", { n: ships })}
        </span>
        <Hazard />
      </p>
      <p className="phone-caption to">
        <b style={{ color: PAINT[colourOf(Math.max(defense, 0))].light }}>{called(planetRef(planet))}</b>
        <span className="muted">
          {defense === NOBODY ? null : `${label(defense)} ${defendersOf(t, planet, defense)}`}
        </span>
      </p>
    </>
  );
}

/** The word stands where there is no warp on whose rim the token could lie. */
function Hazard(): ReactNode {
  const { t } = useCosmic();
  const words = useWords();
  if (!t.encounter.hazard) return null;
  return (
    <span className="phone-hazard">
      <HazardToken size={18} />
      <span aria-hidden="true">{words("cosmic.hazard")}</span>
    </span>
  );
}

function defendersOf(t: ReturnType<typeof useCosmic>["t"], planet: number, defense: number): number {
  return Math.max(shipsInEncounter(t, defense), shipsOn(t, planet, defense));
}
