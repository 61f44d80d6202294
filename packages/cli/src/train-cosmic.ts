/** `hypergate train cosmic`: what a table is worth, learnt from games of sensible players. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { trainValue, type ValuePlan } from "@hypergate/bots/cosmic-training";
import { Progress } from "./progress.ts";

export function trainCosmic(plan: ValuePlan, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const progress = new Progress("playing", plan.games);
  const { weights, lesson } = trainValue(plan, (done) => progress.show(done));
  progress.end();
  const { seed, games, passes } = plan;
  const said = `${games} games, ${lesson.positions} positions, loss ${lesson.loss.toFixed(4)} (${lesson.blind.toFixed(4)} with equal chances)`;
  const command = `npx hypergate train cosmic --seed ${seed} --games ${games} --passes ${passes}`;
  const files = { weights: join(folder, "weights.json"), report: join(folder, "weights.md") };
  writeFileSync(files.weights, `${JSON.stringify(weights)}\n`);
  writeFileSync(files.report, `# What a table is worth\n\n    ${command}\n\n- ${said}\n`);
  console.log(said);
  console.log(`written: ${Object.values(files).join(", ")}`);
}
