/** What people do with a table around its game. The table itself tells what has changed. */
import type { AnswerOf, PathOf, RouteName, SentBodyOf, TableInfo } from "@hypergate/wire";
import { post, withCode } from "../net/api.ts";
import { useRoute } from "../route.ts";
import type { Action } from "../ui/action.ts";

type Path<A extends string> = `POST /api/tables/{id}/${A}`;

/** What can be done: the last part of a path. */
export type Act = RouteName extends infer R ? (R extends Path<infer A> ? A : never) : never;

export type AtTable = <A extends Act>(act: A, body: SentBodyOf<Path<A>>) => Promise<AnswerOf<Path<A>>>;

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
  return <A extends Act>(act: A, body: SentBodyOf<Path<A>>) => {
    const path = `/api/tables/${table}/${act}${withCode(code)}` as PathOf<Path<A>>;
    return post<Path<A>>(path, body);
  };
}
