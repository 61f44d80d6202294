/** The picture on a card. */
import { type ArtifactId, CARDS, type Card, DESTINY, type Special, TECH_FACTS } from "@hypergate/cosmic/client";
import type { ReactNode } from "react";
import { COLOURS, type Colour, IVORY, PAINT } from "../../art/colours.ts";
import { FILL } from "../../art/defs.tsx";
import { Glyphs } from "../../art/glyphs.tsx";
import { Shape } from "../../art/shapes.tsx";
import { later } from "../../ui/later.tsx";
import { ARTIFACT_ART } from "./artifact-art.tsx";
import type { Face } from "./card-face.ts";
import { around, DEVICE_BOX, DEVICE_LINE, LineShip } from "./line-parts.tsx";
import { printedNumber, timesInWords } from "./printed-numbers.ts";
import { SealG } from "./seal.tsx";

/** The devices are many; they come where technologies are played. */
const TechDevice = later(async () => (await import("./tech-art.tsx")).TechDevice);
/** Those of the reward deck come where it is played. */
const VariableAttackPicture = later(async () => (await import("./reward-art.tsx")).VariableAttackPicture);
const RetreatPicture = later(async () => (await import("./reward-art.tsx")).RetreatPicture);
const KickerPicture = later(async () => (await import("./reward-art.tsx")).KickerPicture);
const IntimidatePicture = later(async () => (await import("./reward-art.tsx")).IntimidatePicture);
const RiftPicture = later(async () => (await import("./reward-art.tsx")).RiftPicture);
const RewardBackPicture = later(async () => (await import("./reward-art.tsx")).RewardBackPicture);

/** Stands for a number, a device or an alien that is not known. */
const UNKNOWN = "?";

export function CardPicture({ face }: { readonly face: Face }) {
  switch (face.kind) {
    case "card":
      return pictureOfCard(CARDS[face.card], face.isHazard);
    case "type":
      return pictureOfCard({ type: face.type });
    case "tech":
      return <TechPicture id={face.id} />;
    case "destiny":
      return <DestinyPicture card={face.card} />;
    case "back":
      return face.of === "reward" ? <RewardBackPicture /> : <BackPicture />;
  }
}

function TechPicture({ id }: { readonly id: string }) {
  return <Device>{TECH_FACTS[id] === undefined ? <UnknownDevice /> : <TechDevice id={id} />}</Device>;
}

type Drawn = Pick<Card, "type"> & Partial<Pick<Card, "value" | "hazard" | "artifact" | "flare" | "text">>;

function pictureOfCard({ type, value, hazard, artifact, flare, text }: Drawn, isHazard = false): ReactNode {
  const number = value === undefined ? UNKNOWN : printedNumber(value);
  switch (type) {
    case "attack":
      if (value === undefined || hazard === undefined) return <AttackPicture value={number} />;
      return <VariableAttackPicture value={value} hazard={hazard} isHazard={isHazard} rays={ATTACK_RAYS} />;
    case "negotiate":
      return <NegotiatePicture />;
    case "morph":
      return <MorphPicture />;
    case "reinforcement":
      return <ReinforcementPicture value={text === "reinforcement-x" ? "X" : (value ?? UNKNOWN)} />;
    case "artifact":
      return <ArtifactPicture artifact={artifact} />;
    case "flare":
      return <FlarePicture alien={flare ?? UNKNOWN} />;
    case "retreat":
      return <RetreatPicture />;
    case "kicker":
      return <KickerPicture times={value === undefined ? UNKNOWN : timesInWords(value)} />;
    case "rift":
      return <RiftPicture text={text} />;
    case "intimidate":
      return <IntimidatePicture value={number} />;
  }
}

/** Lines from a circle outwards, like light. */
function rays(x: number, y: number, inner: number, outers: readonly number[], count: number): string {
  const ray = (i: number) => {
    const angle = (i / count) * 2 * Math.PI + 0.13;
    const at = (radius: number) =>
      `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
    return `M${at(inner)}L${at(outers[i % outers.length])}`;
  };
  return Array.from({ length: count }, (_, i) => ray(i)).join("");
}

const ATTACK_RAYS = rays(50, 50, 40, [70], 28);

function AttackPicture({ value }: { value: string }) {
  const line = "#FFD9CF";
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path d={ATTACK_RAYS} stroke={line} strokeOpacity={0.2} strokeWidth={1.6} />
      <circle cx={50} cy={50} r={36} fill="#2B0F14" fillOpacity={0.45} stroke={line} strokeOpacity={0.4} />
      <Glyphs text={value} x={50} y={50} height={34} strokeWidth={4.2} fill="#FFF1E6" />
    </svg>
  );
}

function NegotiatePicture() {
  const line = "#E9FFF6";
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <g fill="none" stroke={line} strokeOpacity={0.55} strokeWidth={2}>
        <circle cx={38} cy={50} r={24} />
        <circle cx={62} cy={50} r={24} />
      </g>
      <path
        d="M50 29.2a24 24 0 0 1 0 41.6a24 24 0 0 1 0-41.6Z"
        fill="#06251F"
        fillOpacity={0.55}
        stroke={line}
        strokeWidth={2.4}
      />
      <Glyphs text="N" x={50} y={50} height={21} strokeWidth={4.6} fill="#F1FFF9" />
      <circle cx={24} cy={50} r={3} fill={line} />
      <circle cx={76} cy={50} r={3} fill={line} />
    </svg>
  );
}

function MorphPicture() {
  const light = "#F4ECFF";
  const dark = "#2A2140";
  return (
    <svg viewBox="0 0 100 100" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d="M50 14C24 14 18 36 18 50s6 36 32 36Z" fill={light} fillOpacity={0.92} />
      <circle cx={36} cy={44} r={5.5} fill={dark} />
      <path d="M32 63c6 7 12 8 18 8" stroke={dark} strokeWidth={3} />
      <g stroke={light} strokeWidth={2.2}>
        <path d="M50 14c26 0 32 22 32 36S76 86 50 86Z" strokeDasharray="5 4" strokeLinecap="butt" />
        <circle cx={64} cy={44} r={5.5} />
        <path d="M50 71c6 0 12-1 18-8" strokeDasharray="4 3.5" />
      </g>
    </svg>
  );
}

function ReinforcementPicture({ value }: { value: number | string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <g fill="none" stroke="#E4EEFF" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
        <path d="M22 66L50 50l28 16" strokeOpacity={0.35} />
        <path d="M22 78L50 62l28 16" strokeOpacity={0.55} />
        <path d="M22 90L50 74l28 16" strokeOpacity={0.85} />
      </g>
      <Glyphs text={`+${value}`} x={47} y={26} height={34} strokeWidth={4.2} fill="#F5F9FF" />
    </svg>
  );
}

function ArtifactPicture({ artifact }: { artifact: ArtifactId | undefined }) {
  return <Device>{artifact === undefined ? <UnknownDevice /> : ARTIFACT_ART[artifact]}</Device>;
}

/** A line drawing in the colour of its card. */
function Device({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox={DEVICE_BOX}
      fill="none"
      stroke="currentColor"
      strokeWidth={DEVICE_LINE}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

function UnknownDevice() {
  return (
    <>
      <rect x={26} y={6} width={48} height={48} rx={8} strokeDasharray="6 5" />
      <Glyphs text={UNKNOWN} x={50} y={30} height={24} fill="currentColor" strokeWidth={3.4} />
    </>
  );
}

const CORONA = rays(50, 33, 31, [38, 44], 20);
const ROSE = { light: "#F2B8D4", dark: "#22304F" };

function FlarePicture({ alien }: { alien: string }) {
  return (
    <svg viewBox="0 0 100 66" aria-hidden="true">
      <path d={CORONA} stroke="#FFD6EA" strokeOpacity={0.35} strokeWidth={1.6} />
      <SealG alien={alien} colour={ROSE} x={50} y={33} size={52} />
    </svg>
  );
}

function BackPicture() {
  return (
    <svg viewBox="0 0 48 48" fill="none" stroke="#C9D4F5" strokeWidth={2} strokeLinecap="round" aria-hidden="true">
      <circle cx={24} cy={24} r={19} strokeDasharray="88 32" transform="rotate(-38 24 24)" />
      <circle cx={24} cy={24} r={11} strokeOpacity={0.5} strokeWidth={1} />
      <path d="M15 33L36 12M36 12l-8 1.5M36 12l-1.5 8" strokeLinejoin="round" />
    </svg>
  );
}

const DESTINY_RIM = 38.5;

function DestinyPicture({ card }: { card: number }) {
  const { seat, special } = DESTINY[card];
  if (seat !== undefined) return <DestinyDisc colour={COLOURS[seat]} />;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle cx={50} cy={50} r={DESTINY_RIM} fill="none" stroke={IVORY} strokeOpacity={0.5} strokeWidth={1.4} />
      {special === undefined ? <AnyColour /> : <Pictogram special={special} />}
    </svg>
  );
}

function DestinyDisc({ colour }: { colour: Colour }) {
  const { light, shape } = PAINT[colour];
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r={34} fill={FILL.planet(colour)} />
      <g transform="scale(.85)">
        <circle r={40} fill={FILL.pattern(colour)} />
      </g>
      <circle r={34} fill={FILL.shade} />
      <circle r={DESTINY_RIM} fill="none" stroke={light} strokeWidth={1.4} />
      <Shape kind={shape} r={14} fill="#FFFFFF" stroke="#0A1020" strokeWidth={2} />
    </svg>
  );
}

function AnyColour() {
  return COLOURS.map((colour, i) => {
    const angle = ((-90 + i * 72) * Math.PI) / 180;
    const { light, shape } = PAINT[colour];
    return (
      <Shape
        key={colour}
        kind={shape}
        x={50 + 24 * Math.cos(angle)}
        y={50 + 24 * Math.sin(angle)}
        r={9.5}
        fill={light}
      />
    );
  });
}

/** Whom a special card means. */
function Pictogram({ special }: { special: Special }) {
  return (
    <g fill="none" stroke={IVORY} strokeWidth={2.4} strokeLinejoin="round" strokeLinecap="round">
      {PICTOGRAMS[special]}
    </g>
  );
}

const CARD_GROUND = "#172039";

const PICTOGRAMS: Readonly<Record<Special, ReactNode>> = {
  "most-cards": (
    <>
      <rect x={28} y={38} width={18} height={26} rx={3} transform="rotate(-14 37 51)" />
      <rect x={54} y={38} width={18} height={26} rx={3} transform="rotate(14 63 51)" />
      <rect x={41} y={35} width={18} height={26} rx={3} fill={CARD_GROUND} />
    </>
  ),
  "most-foreign-colonies": (
    <>
      <circle cx={50} cy={59} r={13} />
      <path d="M50 46V24l13 5-13 5" />
      <circle cx={27} cy={60} r={6} />
      <path d="M27 54V42l7 3-7 3" />
      <circle cx={73} cy={60} r={6} />
      <path d="M73 54V42l7 3-7 3" />
    </>
  ),
  "fewest-in-warp": (
    <>
      <g strokeOpacity={0.6}>{around(6, [50, 50], <path d="M50 34C60 33 66 28 67 20" />)}</g>
      <LineShip x={50} y={52} width={28} strokeWidth={2.4} />
    </>
  ),
};
