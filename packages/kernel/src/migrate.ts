import type { BaseState, Rules } from "./rules.ts";

/** The game was written by rules that are newer than these. */
export class NewerVersion extends Error {
  constructor(game: string, version: number, ours: number) {
    super(`this game of ${game} was written by version ${version} of the rules, this is version ${ours}`);
  }
}

/** A saved state brought up to date, one version at a time. Throws `NewerVersion` if it is newer than the rules. */
export function migrated<S extends BaseState, V, C>(rules: Rules<S, V, C>, saved: unknown, from: number): S {
  if (from > rules.version) throw new NewerVersion(rules.id, from, rules.version);
  let state = saved;
  for (let version = from; version < rules.version; version++) {
    const migrate = rules.migrations[version];
    if (migrate === undefined) throw new Error(`no migration from version ${version} of ${rules.id}`);
    state = migrate(state);
  }
  return state as S;
}
