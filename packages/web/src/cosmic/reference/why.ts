/**
 * Which statements of the rulebook stand behind an event of Cosmic Encounter. What an effect did is told by the trail of
 * the event (`encounter 7 > reveal > use oracle`): its own statements come first. Then comes the rule for events of this
 * kind; where the same event happens for different reasons, all of them are named and the reader chooses.
 */
import { ARTIFACTS, alienStatements, TECH_FACTS } from "@hypergate/cosmic/client";
import { statement } from "@hypergate/cosmic/rulebook";
import type { Statement } from "@hypergate/kernel";
import type { ToldEvent } from "@hypergate/wire";
import { artifactRule } from "../art/printed.ts";

/** The rules behind events that no effect has caused. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  "setup.alien": ["SET-20", "SET-32"],
  "setup.hidden": ["VHP-01"],
  "setup.first": ["SET-09"],
  "turn.began": ["TRN-01", "SET-11"],
  "turn.ended": ["END-04", "END-05"],
  "destiny.drawn": ["DST-01"],
  "launch.aimed": ["LCH-01"],
  "launch.sent": ["LCH-04"],
  "alliance.invited": ["ALY-01", "ALY-02"],
  "alliance.declined": ["ALY-05"],
  "alliance.joined": ["ALY-06", "ALY-08"],
  "planning.selected": ["PLN-06"],
  "reveal.card": ["REV-01"],
  "reveal.morph": ["REV-02"],
  "reveal.reinforced": ["REV-07", "CRD-06"],
  "reveal.unreinforced": ["REV-12.9"],
  "reveal.totals": ["REV-04", "REV-12"],
  "encounter.won": ["REV-04", "REV-05"],
  "encounter.bothLost": ["REV-03"],
  "encounter.noTarget": ["LCH-01", "LCH-03"],
  "encounter.settled": ["DST-10"],
  "encounter.discarded": ["END-01"],
  "encounter.noCards": ["PLN-01"],
  "encounter.noShips": ["LCH-09"],
  "colony.founded": ["RES-01", "RES-04"],
  "ships.landed": ["RES-01", "LCH-02"],
  "ships.returned": ["SHP-01"],
  "ships.retrieved": ["RGP-02"],
  "ships.lost": ["RES-02", "RES-05"],
  "ships.removed": ["VOC-12"],
  "ships.stranded": ["SHP-03"],
  "rewards.taken": ["RES-07"],
  "rewards.split": ["RD-5", "RD-4"],
  "cards.rewardsDrawn": ["RD-4", "RD-6"],
  "deck.rewardsShuffled": ["RD-9"],
  "destiny.hazard": ["VA-3", "VA-4"],
  "laid.intimidate": ["IN-2", "IN-3"],
  "laid.kicker": ["KI-1"],
  "laid.returned": ["IN-10", "KI-11"],
  "intimidate.swapped": ["IN-8"],
  "reveal.intimidate": ["IN-11", "IN-12"],
  "reveal.retreat": ["RT-5", "RT-6"],
  "reveal.kicker": ["KI-3", "KI-4"],
  "kicker.cancelled": ["signal-lost 2"],
  "deal.wordless": ["faulty-translator 2"],
  "rift.detonated": ["RF-1", "RF-2"],
  "ships.captured": ["SS-15"],
  "setup.marked": ["SS-1"],
  "ship.jumped": ["SS-9", "SS-10"],
  "ship.added": ["SS-8"],
  "ship.beamed": ["SS-12"],
  "ship.salvaged": ["SS-11"],
  "ship.recharged": ["SS-4", "SS-5"],
  "ship.marked": ["SS-6"],
  "alliance.ended": ["SS-10"],
  "power.used": ["ZAP-02"],
  "power.zapped": ["ZAP-03", "ZAP-11"],
  "power.lost": ["PWR-01"],
  "power.regained": ["PWR-03"],
  "power.gained": ["PWR-01"],
  "power.changedUnseen": ["VCP-02"],
  "sheet.shown": ["VHP-03"],
  "sheets.traded": ["ZAP-01"],
  "sheets.returned": ["ZAP-01"],
  "card.played": ["TIM-01"],
  "card.discarded": ["ZAP-13"],
  "card.returned": ["ZAP-12", "FLR-08"],
  "card.stolen": ["FLR-10"],
  "cards.seen": ["VOC-13"],
  "cards.drawn": ["VOC-10"],
  "cards.taken": ["CMP-02", "CMP-03"],
  "cards.given": ["DEA-03"],
  "cards.discarded": ["DCK-05"],
  "cards.setAside": ["laser 1"],
  "cards.returned": ["laser 1"],
  "deck.shuffled": ["DCK-01"],
  "deck.quake": ["DCK-03", "DCK-04"],
  "deal.offered": ["DEA-02", "DEA-03"],
  "deal.made": ["DEA-09", "DEA-20"],
  "deal.failed": ["DEA-16"],
  "game.won": ["WIN-01", "WIN-03"],
  "tech.kept": ["TEC-01"],
  "tech.discarded": ["TEC-01", "TEC-09"],
  "tech.drawn": ["TEC-09"],
  "tech.shuffled": ["DCK-06"],
  "tech.researched": ["TEC-05"],
  "tech.completed": ["TEC-06"],
  "tech.abandoned": ["TEC-07"],
  "tech.used": ["TEC-08"],
  "tech.cancelled": ["TCH-12"],
};

/** The same event in a phase where another rule is behind it. */
const IN_PHASE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "ships.retrieved": { resolution: ["RES-07", "RES-09"] },
  "ships.returned": { planning: ["PLN-01", "SHP-01"] },
  "cards.drawn": { start: ["STT-01", "STT-03"], planning: ["PLN-04"], resolution: ["RES-07", "RES-09"] },
  "cards.discarded": { start: ["STT-01"], planning: ["PLN-04"] },
};

export function whyCosmic(event: ToldEvent): readonly Statement[] {
  const ids = [...effectIn(event), ...coreRules(event)];
  return [...new Set(ids)].map(statement).filter((one) => one !== undefined);
}

/** Events of a power or a technology begin with its name and need no rule but its own. */
export function coreRules({ id, trail, params }: ToldEvent): readonly string[] {
  const phase = trail.split(" > ")[1] ?? "";
  const rules = IN_PHASE[id]?.[phase] ?? RULES[id] ?? [];
  return id === "destiny.drawn" ? [...rules, ...destinyRules(String(params.card))] : rules;
}

function destinyRules(card: string): readonly string[] {
  if (card.startsWith("destiny/seat")) return ["DST-03", "DST-09"];
  return card.startsWith("destiny/wild") ? ["DST-04"] : ["DST-05", "DST-06"];
}

/** The effect an event belongs to: the innermost one of its trail, or what it speaks of. */
function effectIn({ id, trail, params }: ToldEvent): readonly string[] {
  if (id.startsWith("setup.")) return [];
  const last = trail.split(" > ").findLast((part) => /^(?:use|play) /.test(part));
  const spoken = [params.power, params.card, params.tech].map((ref) => String(ref ?? "").replace(/^[a-z]+\//, ""));
  const names = [id.split(".")[0], ...spoken, last?.replace(/^(?:use|play) /, "") ?? ""];
  return names.flatMap((name) => ownStatements(name.replace(/\.\d+$/, "")));
}

function ownStatements(name: string): readonly string[] {
  if (name.startsWith("flare-")) {
    const alien = name.slice("flare-".length);
    return [`${alien} wild`, `${alien} super`, "FLR-02", "FLR-03"];
  }
  const artifact = ARTIFACTS.find(([id]) => id === name)?.[0];
  if (artifact !== undefined) return [artifactRule(artifact)];
  const tech = TECH_FACTS[name];
  if (tech !== undefined) return [tech.rule];
  return alienStatements(name)
    .map(({ id }) => id)
    .filter((id) => / \d+$/.test(id));
}
