/** Small things remembered in this browser. Where it does not remember, everything works without. */
const PREFIX = "hypergate.";

export function kept(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // A browser that does not remember is not an error.
  }
}
