/** The address of a search in the reference: `#find`, `#find=world`, `#find=world:comet zone`. */
export interface Finding {
  readonly words?: string;
  readonly kind?: string;
}

export function findAddress(game: string, { words = "", kind = "" }: Finding): string {
  const tail = words === "" ? kind : `${kind}:${encodeURIComponent(words)}`;
  return `/rules/${game}#find${tail === "" ? "" : `=${tail}`}`;
}

/** What is searched for at an address within the rules; nothing if it names an entry. */
export function findingIn(at: string): Finding | undefined {
  const found = /^find(?:=([a-z]*)(?::(.*))?)?$/.exec(at);
  if (found === null) return undefined;
  const [, kind = "", words = ""] = found;
  return { ...(kind === "" ? {} : { kind }), ...(words === "" ? {} : { words }) };
}
