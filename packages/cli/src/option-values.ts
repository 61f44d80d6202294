/** What the options of commands allow, and what their values mean. */
import { NET_NAMES, type NetName } from "@hypergate/bots/race-training";
import { ALIEN_IDS } from "@hypergate/cosmic";
import { LANGUAGES, type Language } from "@hypergate/kernel";
import { InvalidArgumentError } from "commander";
import type { OutsideBot } from "./ladder/outside.ts";
import { gameNamed } from "./sim.ts";

/** `python=python3 bot.py` */
export function outsideBot(text: string, before: readonly OutsideBot[]): readonly OutsideBot[] {
  const at = text.indexOf("=");
  if (at < 1 || at === text.length - 1) throw new InvalidArgumentError("allowed: name=command");
  return [...before, { name: text.slice(0, at), command: text.slice(at + 1) }];
}

export function language(text: string): Language {
  const known = LANGUAGES.find((one) => one === text);
  if (known === undefined) throw new InvalidArgumentError(`allowed: ${LANGUAGES.join(", ")}`);
  return known;
}

export function botName(text: string): string {
  const names = Object.keys(gameNamed("cosmic").bots);
  if (!names.includes(text)) throw new InvalidArgumentError(`allowed: ${names.join(", ")}`);
  return text;
}

export function netName(text: string): NetName {
  const known = NET_NAMES.find((one) => one === text);
  if (known === undefined) throw new InvalidArgumentError(`allowed: ${NET_NAMES.join(", ")}`);
  return known;
}

export function alienIds(text: string): string[] {
  const ids = text.split(",");
  const unknown = ids.find((id) => !ALIEN_IDS.some((alien) => alien === id));
  if (unknown !== undefined) throw new InvalidArgumentError(`there is no alien "${unknown}"`);
  return [...new Set(ids)];
}

export function pause(text: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 0) throw new InvalidArgumentError("allowed: a whole number from 0");
  return n;
}

export function count(text: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1) throw new InvalidArgumentError("allowed: a whole number from 1");
  return n;
}

export function whole(text: string): number {
  return text === "0" ? 0 : count(text);
}

/** `5`, or `3,4,5`. */
export function counts(text: string): number[] {
  return [...new Set(text.split(",").map(count))];
}

/** `useFlares=true`, `planetsPerPlayer=4`, `edition=2008`: parses booleans and small numbers. */
export function setting(text: string, before: Record<string, unknown>): Record<string, unknown> {
  const at = text.indexOf("=");
  if (at < 1) throw new InvalidArgumentError("allowed: key=value");
  const [name, value] = [text.slice(0, at), text.slice(at + 1)];
  return { ...before, [name]: meant(name, value) };
}

function meant(name: string, value: string): unknown {
  if (value === "true" || value === "false") return value === "true";
  if (["allowedAlertLevels", "boxes", "aliens"].includes(name)) return value.split(",");
  return name !== "edition" && /^\d+$/.test(value) ? Number(value) : value;
}
