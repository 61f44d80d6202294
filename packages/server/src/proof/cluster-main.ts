/** `npm run proof:cluster [-- <people at each server>]`. */
import { proveClusterHere } from "./cluster.ts";

const began = performance.now();
const code = proveClusterHere(Number(process.argv[2] ?? 3));
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`);
process.exit(code);
