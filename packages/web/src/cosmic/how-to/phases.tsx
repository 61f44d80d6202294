/** The phases of an encounter in pictures made of real cards, planets and ships. */
import { CARDS, DESTINY } from "@hypergate/cosmic/client";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/words.ts";
import { CosmicCard } from "../art/card.tsx";
import type { Face } from "../art/card-face.ts";
import { Planet } from "../art/planet.tsx";
import { Stack } from "../art/ship.tsx";
import "./how-to.css";

export function cardNamed(name: string): number {
  return CARDS.findIndex((card) => card.name === name);
}

export function Card({ face, width }: { readonly face: Face; readonly width: number }): ReactNode {
  return <CosmicCard face={face} width={width} language={useLanguage()} />;
}

function Scene({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <svg viewBox="0 0 180 140" aria-hidden="true">
      {children}
    </svg>
  );
}

function Gate({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): ReactNode {
  return (
    <circle
      cx={x}
      cy={y}
      r={r}
      fill="none"
      stroke="#7DB4FF"
      strokeWidth={4}
      strokeDasharray={`${r * 4.6} ${r * 1.7}`}
      strokeLinecap="round"
      transform={`rotate(-38 ${x} ${y})`}
    />
  );
}

/** The destiny card of the second seat, which is green. */
const GREEN = DESTINY.findIndex(({ ref }) => ref.startsWith("destiny/seat-1"));

export function DestinyPicture(): ReactNode {
  return <Card face={{ kind: "destiny", card: GREEN }} width={88} />;
}

export function LaunchPicture(): ReactNode {
  return (
    <Scene>
      <path d="M62 78L132 50" stroke="#7DB4FF" strokeWidth={10} strokeOpacity={0.22} />
      <Gate x={50} y={84} r={34} />
      <Stack x={50} y={90} colour="blue" n={3} />
      <Planet x={140} y={46} r={28} colour="green" index={2} />
    </Scene>
  );
}

export function AlliancePicture(): ReactNode {
  return (
    <Scene>
      <Gate x={64} y={70} r={40} />
      <Stack x={56} y={66} colour="blue" n={3} width={36} />
      <Stack x={76} y={94} colour="red" n={2} width={32} />
      <Planet x={146} y={52} r={24} colour="green" index={1} />
      <Stack x={146} y={100} colour="yellow" n={2} width={34} />
    </Scene>
  );
}

export function PlanningPicture(): ReactNode {
  return (
    <span className="how-cards">
      <Card face={{ kind: "back" }} width={70} />
      <Card face={{ kind: "back" }} width={70} />
    </span>
  );
}

export function RevealPicture(): ReactNode {
  return (
    <span className="how-duel">
      <Card face={{ kind: "card", card: cardNamed("attack-10") }} width={46} />
      <b>
        <span className="ours">15</span> : <span className="theirs">12</span>
      </b>
      <Card face={{ kind: "card", card: cardNamed("attack-06") }} width={46} />
      <small>10 + 5</small>
      <i />
      <small>6 + 6</small>
    </span>
  );
}

export function ResolutionPicture(): ReactNode {
  return (
    <Scene>
      <Planet x={84} y={62} r={40} colour="green" index={2} />
      <Stack x={72} y={66} colour="blue" n={3} width={38} />
      <Stack x={108} y={82} colour="red" n={2} width={34} />
      <circle cx={150} cy={112} r={20} fill="#060A14" stroke="#4A5885" />
      <Stack x={150} y={114} colour="green" n={4} width={26} />
    </Scene>
  );
}
