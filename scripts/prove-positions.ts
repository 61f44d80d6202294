// `npm run proof:positions`: writes positions of random games as scenario files, reads them again and compares.
// biome-ignore lint/style/noRestrictedImports: what only tests and proofs need has no name of its own.
import { provePositions } from "../packages/games/src/testing/positions.ts";

const USUAL = 500;
const wanted = Number(process.argv[2] ?? USUAL);
let failures = 0;
for (const game of ["cosmic", "race"] as const) {
  const { positions, problems } = provePositions(game, Math.ceil(wanted / 2), "proof");
  failures += problems.length;
  console.log(`${game}: ${positions} positions, ${problems.length} read otherwise than written`);
  for (const problem of problems.slice(0, 5)) console.log(`✗ ${problem.slice(0, 2000)}`);
}
process.exitCode = failures === 0 ? 0 : 1;
