/** A position on its way to the editor from another page. */
import type { Draft } from "./editor.ts";

let handed: Draft | undefined;

export function handDraft(draft: Draft): void {
  handed = draft;
}

/** Gives it once. */
export function takeDraft(): Draft | undefined {
  const draft = handed;
  handed = undefined;
  return draft;
}
