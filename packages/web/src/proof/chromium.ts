/** Debian's Chromium: found where it is, installed where it is missing. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright-core";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser"];
const PACKAGES = ["chromium", "fonts-dejavu-core"];

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: readyChromium(), args: ARGUMENTS });
}

export interface Mortal {
  readonly context: BrowserContext;
  /** Ends the browser as a power cut would. */
  readonly kill: () => void;
}

/** A browser that keeps what it knows in a folder, and that can be killed. */
export async function launchMortal(profile: string, options: BrowserContextOptions): Promise<Mortal> {
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    executablePath: readyChromium(),
    args: ARGUMENTS,
  });
  const session = await context.browser()?.newBrowserCDPSession();
  const found = await session?.send("SystemInfo.getProcessInfo");
  const main = found?.processInfo.find(({ type }) => type === "browser")?.id;
  if (main === undefined) throw new Error("the browser does not tell its process");
  return { context, kill: () => killProcess(main) };
}

function killProcess(id: number): void {
  try {
    process.kill(id, "SIGKILL");
  } catch (problem) {
    // It has ended by itself.
    if ((problem as { code?: string }).code !== "ESRCH") throw problem;
  }
}

/** Where Chromium is; `CHROMIUM` in the environment names another one. */
function readyChromium(): string {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== "") {
    if (!existsSync(named)) throw new Error(`CHROMIUM is ${named}, and there is no such file`);
    return named;
  }
  return findChromium() ?? installChromium();
}

function findChromium(): string | undefined {
  return PLACES.find((place) => existsSync(place));
}

function installChromium(): string {
  const command = `apt-get install -y --no-install-recommends ${PACKAGES.join(" ")}`;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get"))
    throw new Error(`There is no Chromium here. As root on Debian: ${command}. Or name one in CHROMIUM.`);
  console.log("Installing Chromium (once, about a minute) …");
  for (const line of ["apt-get update", command]) {
    const [program, ...words] = line.split(" ");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const run = spawnSync(program, words, { encoding: "utf8", env });
    if (run.status !== 0) throw new Error(`${line}\n${run.stdout}${run.stderr}${run.error?.message ?? ""}`);
  }
  const found = findChromium();
  if (found === undefined) throw new Error(`${command} went well, but there is no Chromium at ${PLACES.join(" or ")}`);
  return found;
}
