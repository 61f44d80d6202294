/** `npm run proof:crash`, `proof:hostile` (with how often as an argument), `proof:disk` and `proof:experts` (with seconds). */
import { bundledServer } from "./bundle.ts";
import { proveCrashes } from "./crash.ts";
import { proveDisk } from "./disk.ts";
import { proveExperts } from "./experts.ts";
import { proveHostile } from "./hostile.ts";

const [what, times] = process.argv.slice(2);
const PROOFS: Readonly<Record<string, () => Promise<{ readonly problems: readonly string[] }>>> = {
  crash: async () =>
    proveCrashes({ kills: Number(times ?? 100), tables: 6, script: await bundledServer(), say: console.log }),
  hostile: () => proveHostile(Number(times ?? 1_000_000)),
  disk: proveDisk,
  experts: () => proveExperts(Number(times ?? 60)),
};
const began = performance.now();
const report = await PROOFS[what]();
console.log(report);
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`);
process.exit(report.problems.length === 0 ? 0 : 1);
