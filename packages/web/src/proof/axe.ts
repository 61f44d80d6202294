/** Every screen under axe: nothing serious or critical. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser } from "playwright-core";
import type { Proof, ProofOptions } from "./proof.ts";
import { tour } from "./tour.ts";
import { type Look, sizeName, type Visitor } from "./visitor.ts";

const GRAVE = new Set(["serious", "critical"]);

/** What axe finds on the page as it is, one line for each rule that is broken. */
export async function axeProblems({ page, size, language }: Visitor, name: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => GRAVE.has(impact ?? ""))
    .map(({ id, impact, help, nodes }) => {
      const where = nodes
        .slice(0, 3)
        .map(({ target, failureSummary }) => `${target.join(" ")} (${lastLine(failureSummary)})`);
      return `${name} at ${sizeName(size)} in ${language}: ${impact} ${id}: ${help}; ${nodes.length} times, ${where.join("; ")}`;
    });
}

function lastLine(text: string | undefined): string {
  return text?.split("\n").at(-1)?.trim() ?? "";
}

export async function proveAxe(browser: Browser, base: string, { sizes, languages }: ProofOptions): Promise<Proof> {
  const problems = new Set<string>();
  const screens = new Set<string>();
  const missed: string[] = [];
  // Each size in one language: what a screen is made of does not depend on its words.
  for (const [i, size] of sizes.entries()) {
    const look: Look = { size, language: languages[i % languages.length] };
    const at = async (visitor: Visitor, name: string) => {
      await settle(visitor);
      screens.add(`${name} ${sizeName(size)}`);
      const found = await axeProblems(visitor, name);
      for (const problem of found) problems.add(problem);
      console.log(`${name} at ${sizeName(size)}: ${found.length}`);
    };
    // Colours are measured at rest.
    const toured = await tour(browser, base, look, at, { reducedMotion: true });
    missed.push(...toured.missed);
    for (const problem of toured.problems) problems.add(problem);
  }
  const lines = [
    `${screens.size} screens under axe, ${problems.size} with something serious or critical`,
    ...notReached(missed),
  ];
  return { lines, problems: [...problems] };
}

export function notReached(missed: readonly string[]): string[] {
  return missed.length === 0 ? [] : [`not reached: ${[...new Set(missed)].join(", ")}`];
}

/** Lets everything arrive that is still on its way. */
export async function settle({ page }: Visitor): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(400);
  // A colour is measured when its change is over, however slow the machine is.
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition));
}
