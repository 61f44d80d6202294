/** The proof of the cluster in a program of its own, which may have a small disk. */
import { proveCluster } from "./cluster.ts";

const report = await proveCluster({ people: Number(process.argv[2] ?? 3), say: console.log });
console.log(report);
process.exit(report.problems.length === 0 ? 0 : 1);
