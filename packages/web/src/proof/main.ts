/** The proofs of the client in a real browser: `npm run proof:play -- --game cosmic --games 10`, and its sisters. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { proveAnalysis } from "./analysis.ts";
import { proveAxe } from "./axe.ts";
import { proveBoards } from "./boards.ts";
import { launchChromium } from "./chromium.ts";
import { proveForced } from "./forced.ts";
import { proveFrames } from "./frames.ts";
import { proveFriends } from "./friends.ts";
import { proveGuides } from "./guides.ts";
import { proveKeyboard } from "./keyboard.ts";
import { proveLab } from "./lab.ts";
import { proveLayouts } from "./layouts.ts";
import { proveOffline } from "./offline.ts";
import { provePaces } from "./paces.ts";
import { provePlay } from "./play.ts";
import type { Proof, ProofOptions, Prove } from "./proof.ts";
import { proveReplays } from "./replays.ts";
import { takeScreens } from "./screens.ts";
import { ROOT, startServer } from "./server.ts";
import { proveSheets } from "./sheets.ts";
import { proveShort } from "./short.ts";
import { takeStrip } from "./strip.ts";
import { proveStudy } from "./study.ts";
import { proveTaps } from "./taps.ts";
import { proveTwo } from "./two.ts";
import { type Language, readSetting, readSize, readSpeed } from "./visitor.ts";

const ALL_SIZES = "1920x1080,1280x720,390x844";

interface Listed {
  readonly prove: Prove;
  readonly sizes: string;
  /** The server has the alien of docs/homebrew. */
  readonly hasHomebrew?: true;
}

const PROOFS: Readonly<Record<string, Listed>> = {
  play: { prove: provePlay, sizes: ALL_SIZES },
  board: { prove: proveBoards, sizes: ALL_SIZES },
  pace: { prove: provePaces, sizes: ALL_SIZES },
  taps: { prove: proveTaps, sizes: "1280x720" },
  two: { prove: proveTwo, sizes: ALL_SIZES },
  friends: { prove: proveFriends, sizes: "1280x720,390x844" },
  keyboard: { prove: proveKeyboard, sizes: "1280x720" },
  axe: { prove: proveAxe, sizes: "1280x720,390x844" },
  guides: { prove: proveGuides, sizes: ALL_SIZES },
  replays: { prove: proveReplays, sizes: ALL_SIZES },
  analysis: { prove: proveAnalysis, sizes: "1280x720,390x844" },
  offline: { prove: proveOffline, sizes: "1280x720,390x844" },
  study: { prove: proveStudy, sizes: ALL_SIZES },
  lab: { prove: proveLab, sizes: ALL_SIZES, hasHomebrew: true },
  forced: { prove: proveForced, sizes: "1280x720,390x844" },
  frames: { prove: proveFrames, sizes: "1920x1080" },
  screens: { prove: takeScreens, sizes: "1280x720,390x844" },
  strip: { prove: takeStrip, sizes: "1280x720" },
  sheets: { prove: proveSheets, sizes: "1280x720" },
  layouts: { prove: proveLayouts, sizes: "1280x720" },
  short: { prove: proveShort, sizes: ALL_SIZES, hasHomebrew: true },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: "string" },
    games: { type: "string" },
    from: { type: "string", default: "0" },
    workers: { type: "string", default: "2" },
    sizes: { type: "string" },
    languages: { type: "string", default: "en,ru" },
    set: { type: "string", multiple: true, default: [] },
    box: { type: "string" },
    speed: { type: "string", default: "calm" },
  },
});

const [what = ""] = positionals;
const proof = PROOFS[what];
if (proof === undefined) throw new Error(`there is no proof "${what}"; there are ${Object.keys(PROOFS).join(", ")}`);
const options: ProofOptions = {
  game: values.game,
  games: values.games === undefined ? undefined : Number(values.games),
  from: Number(values.from),
  workers: Number(values.workers),
  sizes: (values.sizes ?? proof.sizes).split(",").map(readSize),
  languages: values.languages.split(",") as Language[],
  settings: Object.fromEntries(values.set.map(readSetting)),
  box: values.box,
  speed: readSpeed(values.speed),
};

/** Opens a server and a browser, and closes them whatever happens. */
async function run({ prove, hasHomebrew }: Listed): Promise<Proof> {
  const server = await startServer(hasHomebrew === true ? { HYPERGATE_HOMEBREW: join(ROOT, "docs/homebrew") } : {});
  try {
    const browser = await launchChromium();
    try {
      return await prove(browser, server.base, options);
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}

const began = performance.now();
const { lines, problems } = await run(proof);
for (const line of lines) console.log(line);
for (const problem of problems) console.log(`✗ ${problem}`);
console.log(`${what}: ${problems.length} problems, ${((performance.now() - began) / 1000).toFixed(0)} s`);
process.exit(problems.length === 0 ? 0 : 1);
