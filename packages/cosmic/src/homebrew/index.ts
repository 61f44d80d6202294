/** Aliens of the host, with their rules. */
import type { Flare, Power, PowerInstalled } from "../effects.ts";
import { installWith } from "../game.ts";
import { KIT, type Kit } from "./kit.ts";
import { type OwnAlien, showHomebrew } from "./shown.ts";

export { ownNumber } from "../cards.ts";
export type { Flare, Power } from "../effects.ts";
export { WINDOWS } from "../events.ts";
export { ALERT_LEVELS } from "../settings.ts";
export { PHASES, ROLES } from "../vocabulary.ts";
export type { OwnAlien } from "./shown.ts";
export { KIT, type Kit, showHomebrew };

/** An alien with the rules as its files give them: functions of the kit. */
export interface OwnRules extends OwnAlien {
  readonly power: (kit: Kit) => Power;
  readonly flare: (kit: Kit) => Flare;
}

/** Makes these aliens known and playable, in place of all earlier ones. */
export function installHomebrew(own: Readonly<Record<string, OwnRules>>): void {
  showHomebrew(own);
  const powers = Object.values(own).map(({ power, facts }): PowerInstalled => ({ ...power(KIT), alert: facts.alert }));
  const flares = Object.values(own).map(({ flare }) => flare(KIT));
  installWith(powers, flares);
}
