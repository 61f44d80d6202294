import type { Ref } from "@hypergate/kernel";

/** The option worth most; among equals the first. */
export function best(options: readonly Ref[], worth: (ref: Ref) => number): Ref {
  let pick = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const ref of options) {
    const n = worth(ref);
    if (n > most) {
      most = n;
      pick = ref;
    }
  }
  return pick;
}
