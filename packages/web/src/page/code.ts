/** Invite codes, as people type and paste them. */

export const CODE_LENGTH = 10;

/** The code in what was typed or pasted: small letters, spaces, dashes and the whole address of an invitation are fine. */
export function codeIn(text: string): string {
  const afterPath = text.trim().replace(/^.*\/j\//, "");
  return afterPath
    .replace(/[?#].*$/, "")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "");
}

export function isCode(code: string): boolean {
  return code.length === CODE_LENGTH;
}
