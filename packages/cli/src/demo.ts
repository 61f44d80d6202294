/** `hypergate demo`: a short game between bots, told in the terminal. */
import { setTimeout as sleep } from "node:timers/promises";
import { styleText } from "node:util";
import { cosmicBots } from "@hypergate/bots";
import { cosmic, foreignColonies, nameOf, type State, say } from "@hypergate/cosmic";
import { begin, eventFor, type GameEvent, type Language, submit } from "@hypergate/kernel";

/** Terminal colours of the seats. */
const INKS = ["blueBright", "greenBright", "redBright", "yellowBright", "magentaBright"] as const;
/** Events that are too frequent to be interesting. */
const SKIPPED = new Set(["ships.returned", "planning.selected", "cards.drawn"]);

/** Plays a game of sensible bots and prints it as it goes; `pace` is the pause between events in milliseconds. */
export async function demo(language: Language, seed: string, pace: number): Promise<void> {
  const players = 4;
  const session = begin(cosmic, { players, settings: { alienSelection: "random", useFlares: true } }, seed);
  const bots = Array.from({ length: players }, (_, seat) => cosmicBots.sensible(`${seed} ${seat}`));
  let told = 0;
  let encounter = 0;
  for (;;) {
    for (; told < session.events.length; told++) {
      const event = session.events[told];
      if (SKIPPED.has(event.id)) continue;
      const line = describe(language, event);
      const n = Number(/^encounter (\d+)/.exec(event.trail)?.[1] ?? 0);
      if (n > encounter) {
        encounter = n;
        console.log(`\n${standing(language, session.run.s)}`);
      }
      console.log(line);
      await sleep(pace);
    }
    const question = session.run.pending[0];
    if (question === undefined) break;
    const { who, key } = question;
    submit(session, { who, key, value: bots[who](question, () => cosmic.view(session.run.s, who)) });
  }
}

/** One event in words, as a spectator may know it, indented by its depth in the encounter. */
function describe(language: Language, event: GameEvent): string {
  const { id, params, trail } = eventFor(event, "spectator");
  const depth = Math.max(0, trail.split(" > ").length - 2);
  const text = say(language, id, params);
  return `${"  ".repeat(depth + 1)}${inked(language, text)}`;
}

/** Colours every name of a seat. */
function inked(language: Language, text: string): string {
  let line = text;
  INKS.forEach((ink, seat) => {
    const name = nameOf(language, `player/${seat}`);
    line = line.replaceAll(name, styleText(ink, name));
  });
  return line;
}

/** Colonies of all players as a row of stars. */
function standing(language: Language, state: State): string {
  const { table: t } = state;
  return Array.from({ length: t.seats }, (_, seat) => {
    const n = foreignColonies(t, seat);
    const pips = "★".repeat(n) + "·".repeat(Math.max(0, t.settings.planetsPerPlayer - n));
    const aliens = t.players[seat].powers.map((power) => nameOf(language, `power/${power}`));
    return styleText(INKS[seat], `${pips} ${nameOf(language, `player/${seat}`)} (${aliens.join(" + ")})`);
  }).join("   ");
}
