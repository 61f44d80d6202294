/**
 * Builds the client once for each language. Files without words are the same in every build and exist once. A small script
 * (`boot.ts`) begins the client in the reader's language; drawings that never change are made here, as files.
 */
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES, type Language, type Said } from "@hypergate/kernel";
import { build, type InlineConfig, mergeConfig, type Rolldown } from "vite";
import { writeInstallFiles } from "./install-files.ts";
import { oneLanguage } from "./one-language.ts";
import { statementsApart } from "./statements-apart.ts";

type Output = Rolldown.RolldownOutput["output"];

/** The script that begins the client in one language, and those it needs at once. */
interface Entry {
  readonly main: string;
  readonly besides: readonly string[];
}

export async function buildSite(client: string): Promise<void> {
  const dist = join(client, "dist");
  rmSync(dist, { recursive: true, force: true });
  const common: InlineConfig = {
    root: client,
    configFile: join(client, "vite.config.ts"),
    logLevel: "error",
    build: { emptyOutDir: false },
    // Nobody reads what a worker does.
    worker: { plugins: () => [oneLanguage(undefined, LANGUAGES)] },
  };
  const entries = {} as Record<Language, Entry>;
  let page = "";
  for (const language of LANGUAGES) {
    const output = await built(
      mergeConfig(common, {
        define: { "import.meta.env.LANGUAGE": JSON.stringify(language) },
        plugins: [oneLanguage(language, LANGUAGES), statementsApart()],
      }),
    );
    entries[language] = entryOf(output);
    page = output
      .flatMap((file) => (file.fileName === "index.html" && file.type === "asset" ? [file.source] : []))
      .join();
  }
  const boot = await built({
    ...common,
    configFile: false,
    base: "./",
    define: { ENTRIES: JSON.stringify(entries) },
    build: {
      emptyOutDir: false,
      target: "es2023",
      copyPublicDir: false,
      rolldownOptions: {
        input: join(client, "src", "boot.ts"),
        output: { entryFileNames: "assets/[name]-[hash].js" },
      },
    },
  });
  writeFileSync(join(dist, "index.html"), booted(page, entryOf(boot).main, Object.values(entries)));
  writeInstallFiles(dist, await draw(common, client, dist));
  await buildServiceWorker(common, client, dist);
}

async function built(config: InlineConfig): Promise<Output> {
  const made = await build(config);
  if (!("output" in made)) throw new Error("one build is expected");
  return made.output;
}

function entryOf(output: Output): Entry {
  const chunks = new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
  const main = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (main === undefined) throw new Error("there is no script to begin with");
  const needed = new Set(main.imports);
  for (const name of needed) for (const next of chunks.get(name)?.imports ?? []) needed.add(next);
  return { main: main.fileName, besides: [...needed] };
}

/** The page with the script that chooses the language in place of the one of some language. */
function booted(page: string, boot: string, entries: readonly Entry[]): string {
  const shared = entries[0].besides.filter((file) => entries.every(({ besides }) => besides.includes(file)));
  const links = shared.map((file) => `    <link rel="modulepreload" crossorigin href="./${file}">\n`).join("");
  return page
    .replaceAll(/ *<link rel="modulepreload"[^>]*>\n/g, "")
    .replace(/ *<script type="module"[^>]*><\/script>\n/, "")
    .replace("  </head>", () => `    <script type="module" crossorigin src="./${boot}"></script>\n${links}  </head>`);
}

/** Drawings as files: the client has the code for them too, but need not load it. Returns what the client says of itself. */
async function draw(common: InlineConfig, client: string, dist: string): Promise<Said> {
  const folder = join(client, "..", "..", "node_modules", ".cache", "hypergate-drawn");
  await build(
    mergeConfig(common, {
      ssr: { noExternal: true },
      build: { ssr: "src/drawn.tsx", outDir: folder, copyPublicDir: false },
    }),
  );
  const { drawn, about } = (await import(`${pathToFileURL(join(folder, "drawn.js")).href}?${Date.now()}`)) as {
    readonly drawn: () => Readonly<Record<string, string>>;
    readonly about: Said;
  };
  mkdirSync(join(dist, "drawn"), { recursive: true });
  for (const [name, svg] of Object.entries(drawn())) writeFileSync(join(dist, "drawn", `${name}.svg`), svg);
  return about;
}

/** The service worker is told every file of this version; another file, or other contents, make another version. */
async function buildServiceWorker(common: InlineConfig, client: string, dist: string): Promise<void> {
  const files = globSync("**/*.*", { cwd: dist })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(join(dist, file)));
  await built({
    ...common,
    configFile: false,
    base: "./",
    define: {
      FILES: JSON.stringify(files.filter((file) => file !== "index.html")),
      VERSION: JSON.stringify(hash.digest("hex").slice(0, 16)),
    },
    build: {
      emptyOutDir: false,
      target: "es2023",
      copyPublicDir: false,
      rolldownOptions: { input: join(client, "src", "sw.ts"), output: { entryFileNames: "sw.js" } },
    },
  });
}
