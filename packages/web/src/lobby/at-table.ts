/** What people do with a table around its game. The table itself tells what has changed. */
import { post } from "../net/api.ts";
import type { TableInfo } from "../net/wire.ts";
import { useRoute } from "../route.ts";
import type { Action } from "../ui/action.ts";

export type AtTable = (act: string, body?: unknown) => Promise<unknown>;

/** What every part of the lobby is given. */
export interface AtLobby {
  readonly info: TableInfo;
  readonly act: AtTable;
  readonly action: Action;
}

/** Whoever has no seat at a private table yet came with its code. */
export function useAtTable(table: string): AtTable {
  const route = useRoute();
  const code = route.page === "table" ? route.code : undefined;
  const query = code === undefined ? "" : `?code=${encodeURIComponent(code)}`;
  return (act, body = {}) => post(`/api/tables/${table}/${act}${query}`, body);
}
