/** The server of the proofs in few files: it starts in half the time, which counts where it is started a thousand times. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));
/** As deep in the package as the sources are, so that what lies beside them is found. */
const TARGET = fileURLToPath(new URL("../../node_modules/.bundled", import.meta.url));
/** What is started by its file: the server, and its threads. */
const PROGRAMS = [
  "proof/server-process",
  "play/bot-worker",
  "play/trace-worker",
  "store/sqlite-worker",
  "store/sqlite-tidier",
];
/** With machine code, or with files of their own that they start. */
const LEFT_OUT = ["better-sqlite3", "@resvg/resvg-js", "piscina"];

/** Bundles the server as it is now; returns the file to start. */
export async function bundledServer(): Promise<string> {
  const nameOf = (program: string) => program.split("/")[1];
  const bundle = await rolldown({
    input: Object.fromEntries(PROGRAMS.map((program) => [nameOf(program), join(SOURCES, `${program}.ts`)])),
    platform: "node",
    external: LEFT_OUT,
    logLevel: "silent",
    plugins: [
      {
        name: "threads",
        transform: (code) => code.replaceAll(/new URL\("\.\/([\w-]+)\.ts"/g, 'new URL("./$1.js"'),
      },
    ],
  });
  await bundle.write({ dir: TARGET, format: "esm" });
  await bundle.close();
  return join(TARGET, `${nameOf(PROGRAMS[0])}.js`);
}
