import { type Called, tableName } from "@hypergate/wire/table-names";
import { useLanguage } from "./words.ts";

/** What a table is called, in the reader's language. */
export function useTableName(): (table: Called) => string {
  const language = useLanguage();
  return (table) => tableName(language, table);
}
