/** The host's own aliens, as the server lists them. Their files come from it too, and are kept like those of the client. */
import type { OwnAlien } from "@hypergate/cosmic/homebrew-shown";

interface Listed {
  readonly id: string;
  readonly digest: string;
  /** The file of each part. */
  readonly parts: Readonly<Record<"facts" | "power" | "flare", string>>;
  readonly text: OwnAlien["text"];
  readonly emblem: OwnAlien["emblem"];
}

/** All scripts of a built client lie in one folder, those of workers too. Nothing outside a browser. */
function folder(): URL | undefined {
  if (import.meta.env.PROD) return new URL("../homebrew/", import.meta.url);
  const here = globalThis.location?.origin;
  return here?.startsWith("http") === true ? new URL("/homebrew/", here) : undefined;
}

/** Nothing without a server, or where a server has none. */
async function listed(): Promise<readonly Listed[]> {
  const from = folder();
  if (from === undefined) return [];
  try {
    const response = await fetch(new URL("index.json", from));
    return response.ok ? ((await response.json()) as { readonly aliens: readonly Listed[] }).aliens : [];
  } catch {
    return [];
  }
}

async function part<T>({ id, digest, parts }: Listed, name: keyof Listed["parts"]): Promise<T> {
  const address = new URL(`${digest}/${id}/${parts[name]}`, folder()).href;
  const module = (await import(/* @vite-ignore */ address)) as Readonly<Record<string, T>>;
  return module[name];
}

let known: Promise<readonly (Listed & OwnAlien)[]> | undefined;

function aliens(): Promise<readonly (Listed & OwnAlien)[]> {
  known ??= listed().then((all) =>
    Promise.all(all.map(async (one) => ({ ...one, facts: await part<OwnAlien["facts"]>(one, "facts") }))),
  );
  return known;
}

let showing: Promise<void> | undefined;

/** They can be shown. Whoever shows something of the game waits for this first. */
export function homebrewShown(): Promise<void> {
  showing ??= aliens().then(async (all) => {
    if (all.length === 0) return;
    const { showHomebrew } = await import("@hypergate/cosmic/homebrew-shown");
    showHomebrew(Object.fromEntries(all.map((one) => [one.id, one])));
  });
  return showing;
}

let playing: Promise<void> | undefined;

/** They can be played. Whoever plays the game here, in the page or in a worker, waits for this first. */
export function homebrewPlayable(): Promise<void> {
  playing ??= aliens().then(async (all) => {
    if (all.length === 0) return;
    await homebrewShown();
    const { installHomebrew } = await import("@hypergate/cosmic/homebrew");
    type Own = Parameters<typeof installHomebrew>[0][string];
    const own = all.map(
      async (one): Promise<readonly [string, Own]> => [
        one.id,
        { ...one, power: await part<Own["power"]>(one, "power"), flare: await part<Own["flare"]>(one, "flare") },
      ],
    );
    installHomebrew(Object.fromEntries(await Promise.all(own)));
  });
  return playing;
}
