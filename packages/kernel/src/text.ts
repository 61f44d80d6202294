/** The languages every sentence a player reads is written in. */
export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** One sentence in every language, as an ICU message (`{n, plural, one {# piece} other {# pieces}}`). */
export type Said = Readonly<Record<Language, string>>;

/** Messages by id. An id is a dotted path that starts with the thing it belongs to: `oracle.pick`. */
export type Messages = Readonly<Record<string, Said>>;

/** One numbered statement of a rulebook: what a player reads at the table and what a test cites. */
export interface Statement extends Said {
  /** `REV-12`, `amoeba 2`, `amoeba EC1`, `amoeba wild`. */
  readonly id: string;
  /** The edition or set the statement is limited to; without it, it always holds. */
  readonly only?: string;
  /** The table setting that switches or varies it. */
  readonly setting?: string;
  /** True where the printed rules are silent and this table decides. */
  readonly decided?: true;
}
