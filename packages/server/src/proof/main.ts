/** `npm run proof:crash` and `npm run proof:hostile`, with how often as an argument. */
import { proveCrashes } from "./crash.ts";
import { proveHostile } from "./hostile.ts";

const [what, times] = process.argv.slice(2);
const began = performance.now();
const report =
  what === "crash"
    ? await proveCrashes({ kills: Number(times ?? 100), tables: 6, say: console.log })
    : await proveHostile(Number(times ?? 100_000));
console.log(report);
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`);
process.exit(report.problems.length === 0 ? 0 : 1);
