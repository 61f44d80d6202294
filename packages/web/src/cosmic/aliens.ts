/** Texts and drawings of aliens come one by one, when somebody wants to see them. */
import { type Alien, learnAliens, onMissedAlien } from "@hypergate/cosmic/client";
import { wordsCame } from "../words/words.ts";

const FOLDER = "../../../cosmic/src/aliens";
const LOADERS = import.meta.glob<Readonly<Record<string, Alien>>>("../../../cosmic/src/aliens/*/index.ts");

const loading = new Map<string, Promise<void>>();

/** Aliens that there are none of are left out. */
export async function loadAliens(ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map(loadAlien));
}

function loadAlien(id: string): Promise<void> {
  const known = loading.get(id) ?? learn(id);
  loading.set(id, known);
  return known;
}

async function learn(id: string): Promise<void> {
  try {
    const [alien] = Object.values((await LOADERS[`${FOLDER}/${id}/index.ts`]?.()) ?? {});
    if (alien !== undefined) learnAliens({ [id]: alien });
  } catch {
    // The network failed: whoever wants it next asks again.
    loading.delete(id);
  }
}

let wanted: Promise<void> | undefined;

/** Everything that is missed while something is drawn comes together, and is drawn then. */
onMissedAlien((id) => {
  const alien = loadAlien(id);
  wanted ??= Promise.resolve().then(async () => {
    await Promise.all(loading.values());
    wanted = undefined;
    wordsCame();
  });
  void alien;
});
