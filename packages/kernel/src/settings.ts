/** What a table can choose before its game. The game's texts name the settings and their values. */

export type SettingValue = string | number | boolean | readonly string[];

/** Settings by name; those left out have their default. */
export type TableSettings = Readonly<Record<string, SettingValue>>;

/** What one setting may be: one of some values, a whole number, a list, a list with one for each seat, or a seat. */
export type SettingValues =
  | { readonly oneOf: readonly SettingValue[] }
  | { readonly min: number; readonly max: number }
  | { readonly listOf: readonly string[] }
  | { readonly bySeat: readonly string[] }
  | { readonly seat: true };

export interface SettingChoice {
  readonly name: string;
  readonly values: SettingValues;
  /** Only shown where other settings have these values. */
  readonly where?: TableSettings | undefined;
}
