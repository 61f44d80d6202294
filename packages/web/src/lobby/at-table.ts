/** What people do with a table around its game. The table itself tells what has changed. */
import { post } from "../net/api.ts";
import { useRoute } from "../route.ts";

export type AtTable = (act: string, body?: unknown) => Promise<unknown>;

/** Whoever has no seat at a private table yet came with its code. */
export function useAtTable(table: string): AtTable {
  const route = useRoute();
  const code = route.page === "table" ? route.code : undefined;
  const query = code === undefined ? "" : `?code=${encodeURIComponent(code)}`;
  return (act, body = {}) => post(`/api/tables/${table}/${act}${query}`, body);
}
