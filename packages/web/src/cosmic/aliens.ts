/** Texts and drawings of aliens, technologies and the reward deck come when somebody wants to see them. */
import {
  type Alien,
  learnAliens,
  learnRewards,
  learnStatements,
  learnTechnologies,
  onMissed,
  REWARDS,
} from "@hypergate/cosmic/client";
import type { Ref } from "@hypergate/kernel";
import { wordsCame } from "../words/words.ts";

const FOLDER = "../../../cosmic/src/aliens";
const LOADERS = import.meta.glob<Readonly<Record<string, Alien>>>("../../../cosmic/src/aliens/*/index.ts");

/** By reference; all technologies come together. */
const coming = new Map<Ref, Promise<boolean>>();

/** Aliens that there are none of are left out. */
export async function loadAliens(ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => load(`power/${id}`)));
}

/** What the rules say of these aliens, for those who look them up. */
export async function loadStatements(ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => load(`statements/${id}`)));
}

export async function loadTechnologies(): Promise<void> {
  await load("tech/");
}

export async function loadRewards(): Promise<void> {
  await load(REWARDS);
}

/** Whether it came. */
function load(thing: Ref): Promise<boolean> {
  const known = coming.get(thing) ?? learn(thing);
  coming.set(thing, known);
  return known;
}

async function learn(thing: Ref): Promise<boolean> {
  const [kind, id] = thing.split("/");
  try {
    if (thing === REWARDS) learnRewards((await import("@hypergate/cosmic/reward-texts")).rewards);
    else if (kind === "tech") learnTechnologies((await import("@hypergate/cosmic/technology-texts")).TECH_TEXTS);
    else if (kind === "statements") {
      const { statementsOfAlien } = await import("./alien-statements.ts");
      learnStatements({ [id]: await statementsOfAlien(id) });
    } else {
      const [alien] = Object.values((await LOADERS[`${FOLDER}/${id}/index.ts`]?.()) ?? {});
      if (alien === undefined) return false;
      learnAliens({ [id]: alien });
    }
    return true;
  } catch {
    // The network failed: whoever wants it next asks again.
    coming.delete(thing);
    return false;
  }
}

let wanted: Promise<boolean>[] = [];

/** What is missed while something is drawn comes together, and is drawn then. What did not come is not drawn again for it. */
onMissed((thing) => {
  wanted.push(load(thing.startsWith("tech/") ? "tech/" : thing));
  if (wanted.length > 1) return;
  queueMicrotask(async () => {
    const awaited = wanted;
    wanted = [];
    if ((await Promise.all(awaited)).includes(true)) wordsCame();
  });
});
