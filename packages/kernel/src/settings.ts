/** What a table can choose before its game. What a setting and its values are called is for the texts of the game to say. */

export type SettingValue = string | number | boolean | readonly string[];

/** Settings by name; those that are left out are as usual. */
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
  /** Only asked for where other settings have these values. */
  readonly where?: TableSettings | undefined;
}
