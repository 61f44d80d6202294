/** Tables with technology for tests. */
import type { Seat } from "@hypergate/kernel";
import type { TestSetUp } from "./table.ts";

/**
 * A position with these technologies, `xenon-lasers` completed and `xenon-lasers:2` face down with two ships on it. The
 * research ships come from the owner's first home planets, one ship stays on each. What is said besides goes before.
 */
export function withTechs(techs: readonly (readonly string[])[], more: TestSetUp = {}): TestSetUp {
  const ships: Record<string, number[]> = {};
  techs.forEach((own, seat) => {
    let left = own.reduce((n, name) => n + Number(name.split(":")[1] ?? 0), 0);
    for (let planet = 1; left > 0 && planet <= 5; planet++) {
      const taken = Math.min(3, left);
      ships[`${seat}.${planet}`] = onlyOf(seat, 4 - taken);
      left -= taken;
    }
  });
  return { ...more, techs, ships: { ...ships, ...more.ships }, settings: { tech: true, ...more.settings } };
}

/** Ships of one player on a planet. */
export function onlyOf(seat: Seat, n: number): number[] {
  return [...new Array<number>(seat).fill(0), n];
}
