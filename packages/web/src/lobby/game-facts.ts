/** What the server says of its games. */
import type { GameFacts, GameList } from "@hypergate/wire";
import { type Answer, useAnswer } from "../ui/answer.ts";

export function useGameList(): Answer<GameList> {
  return useAnswer<"GET /api/games">("/api/games");
}

export function factsOf(list: GameList | undefined, game: string): GameFacts | undefined {
  return list?.games.find(({ id }) => id === game);
}
