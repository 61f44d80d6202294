/** What cards say besides their words: in which phases they may be played, and what a technology costs. */
import { type AlienId, type ArtifactId, PHASES, type Phase } from "@hypergate/cosmic/client";

type When = Phase | "any" | readonly Phase[];

function phases(when: When): readonly Phase[] {
  if (when === "any") return PHASES;
  return typeof when === "string" ? [when] : when;
}

interface ArtifactPrint {
  /** The statement of the rulebook that says what it does. */
  readonly rule: string;
  readonly when: When;
}

const ARTIFACTS: Readonly<Record<ArtifactId, ArtifactPrint>> = {
  "card-zap": { rule: "CRD-21", when: "any" },
  "cosmic-zap": { rule: "CRD-22", when: "any" },
  "emotion-control": { rule: "CRD-23", when: "reveal" },
  "force-field": { rule: "CRD-24", when: "alliance" },
  "ionic-gas": { rule: "CRD-25", when: "resolution" },
  "mobius-tubes": { rule: "CRD-26", when: "regroup" },
  plague: { rule: "CRD-27", when: "regroup" },
  quash: { rule: "CRD-28", when: "resolution" },
};

interface FlarePrint {
  readonly wild: When;
  readonly super: When;
}

const FLARES: Readonly<Record<string, FlarePrint>> = {
  amoeba: { wild: "planning", super: "planning" },
  "anti-matter": { wild: "any", super: "any" },
  barbarian: { wild: "resolution", super: "resolution" },
  calculator: { wild: "planning", super: "planning" },
  chosen: { wild: "planning", super: "reveal" },
  citadel: { wild: "reveal", super: "planning" },
  clone: { wild: "any", super: "resolution" },
  cudgel: { wild: "resolution", super: "resolution" },
  demon: { wild: "alliance", super: "alliance" },
  dictator: { wild: "destiny", super: "destiny" },
  fido: { wild: "planning", super: "resolution" },
  filch: { wild: "any", super: "resolution" },
  fodder: { wild: "reveal", super: "reveal" },
  gambler: { wild: "reveal", super: "reveal" },
  grudge: { wild: "resolution", super: "resolution" },
  hacker: { wild: "resolution", super: "resolution" },
  hate: { wild: "planning", super: "start" },
  healer: { wild: "any", super: "any" },
  human: { wild: "reveal", super: "reveal" },
  kamikaze: { wild: "planning", super: "regroup" },
  loser: { wild: "planning", super: "reveal" },
  machine: { wild: "resolution", super: "regroup" },
  macron: { wild: "reveal", super: ["launch", "alliance"] },
  masochist: { wild: "regroup", super: "regroup" },
  mind: { wild: "any", super: "alliance" },
  mirror: { wild: "reveal", super: "planning" },
  miser: { wild: "any", super: "regroup" },
  mite: { wild: "alliance", super: "launch" },
  mutant: { wild: "resolution", super: "alliance" },
  observer: { wild: "alliance", super: ["launch", "alliance"] },
  oracle: { wild: "planning", super: "planning" },
  pacifist: { wild: "reveal", super: "resolution" },
  parasite: { wild: "any", super: "alliance" },
  philanthropist: { wild: "regroup", super: "planning" },
  reincarnator: { wild: "resolution", super: "resolution" },
  remora: { wild: "any", super: "any" },
  reserve: { wild: "any", super: "reveal" },
  shadow: { wild: "resolution", super: "destiny" },
  sorcerer: { wild: "planning", super: "planning" },
  spiff: { wild: "resolution", super: "resolution" },
  "tick-tock": { wild: "any", super: "resolution" },
  trader: { wild: "alliance", super: "planning" },
  tripler: { wild: "reveal", super: "reveal" },
  vacuum: { wild: "reveal", super: "any" },
  virus: { wild: "reveal", super: "reveal" },
  void: { wild: "any", super: "resolution" },
  vulch: { wild: "resolution", super: "any" },
  warpish: { wild: "reveal", super: "reveal" },
  warrior: { wild: "resolution", super: "reveal" },
  will: { wild: "destiny", super: "destiny" },
  zombie: { wild: "any", super: "alliance" },
} satisfies Readonly<Record<AlienId, FlarePrint>>;

interface TechPrint {
  readonly research: number | "X";
  readonly when: When;
}

const TECHS: Readonly<Record<string, TechPrint>> = {
  "coldsleep-ship": { research: 9, when: "regroup" },
  "collapsium-hulls": { research: 4, when: "resolution" },
  "cosmic-field-generator": { research: 2, when: "any" },
  "delta-scanners": { research: 2, when: "regroup" },
  "energy-cloak": { research: 4, when: "launch" },
  "enigma-device": { research: 4, when: "regroup" },
  "genesis-bomb": { research: 4, when: "regroup" },
  "gluon-mines": { research: "X", when: "planning" },
  "infinity-drive": { research: 6, when: "resolution" },
  "lunar-cannon": { research: 5, when: "reveal" },
  "omega-missile": { research: 8, when: "regroup" },
  "plasma-thrusters": { research: 6, when: ["launch", "alliance"] },
  "precursor-seed": { research: 9, when: "any" },
  "quark-battery": { research: 3, when: "reveal" },
  "tech-scrambler": { research: "X", when: "any" },
  "the-prometheus": { research: 7, when: "any" },
  "the-qax": { research: 4, when: "alliance" },
  "vacuum-turbines": { research: 2, when: "regroup" },
  "warpspace-key": { research: 3, when: "regroup" },
  "xenon-lasers": { research: 3, when: "reveal" },
};

export function artifactRule(artifact: ArtifactId): string {
  return ARTIFACTS[artifact].rule;
}

export function artifactPhases(artifact: ArtifactId): readonly Phase[] {
  return phases(ARTIFACTS[artifact].when);
}

export function flarePhases(alien: AlienId, side: "wild" | "super"): readonly Phase[] {
  return phases(FLARES[alien]?.[side] ?? []);
}

export function techPhases(tech: string): readonly Phase[] {
  return phases(TECHS[tech]?.when ?? []);
}

/** How many ships it takes to complete it; X is as many as lie on it. */
export function researchNumber(tech: string): string {
  return String(TECHS[tech]?.research ?? "");
}
