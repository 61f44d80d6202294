/** Texts and drawings of aliens and technologies come when somebody wants to see them. */
import { type Alien, learnAliens, learnTechnologies, onMissed } from "@hypergate/cosmic/client";
import type { Ref } from "@hypergate/kernel";
import { wordsCame } from "../words/words.ts";

const FOLDER = "../../../cosmic/src/aliens";
const LOADERS = import.meta.glob<Readonly<Record<string, Alien>>>("../../../cosmic/src/aliens/*/index.ts");

/** By reference; all technologies come together. */
const coming = new Map<Ref, Promise<void>>();

/** Aliens that there are none of are left out. */
export async function loadAliens(ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => load(`power/${id}`)));
}

export function loadTechnologies(): Promise<void> {
  return load("tech/");
}

function load(thing: Ref): Promise<void> {
  const known = coming.get(thing) ?? learn(thing);
  coming.set(thing, known);
  return known;
}

async function learn(thing: Ref): Promise<void> {
  const [kind, id] = thing.split("/");
  try {
    if (kind === "tech") learnTechnologies((await import("@hypergate/cosmic/technology-texts")).TECH_TEXTS);
    else {
      const [alien] = Object.values((await LOADERS[`${FOLDER}/${id}/index.ts`]?.()) ?? {});
      if (alien !== undefined) learnAliens({ [id]: alien });
    }
  } catch {
    // The network failed: whoever wants it next asks again.
    coming.delete(thing);
  }
}

let isComing = false;

/** Everything that is missed while something is drawn comes together, and is drawn then. */
onMissed((thing) => {
  void load(thing.startsWith("tech/") ? "tech/" : thing);
  if (isComing) return;
  isComing = true;
  queueMicrotask(async () => {
    await Promise.all(coming.values());
    isComing = false;
    wordsCame();
  });
});
