import { SAYINGS } from "@hypergate/bots/sayings";
import type { Seat } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { useChatter } from "../../table/stage/chatter.ts";
import { useCosmic } from "../use-cosmic.tsx";
import { Medal, useCharacter } from "./company.tsx";

/** What a bot that has not won says at the end. */
export function FinalWord({ seat }: { readonly seat: Seat }): ReactNode {
  const { language, t } = useCosmic();
  const character = useCharacter(seat);
  const mayTalk = useChatter();
  if (character === undefined || !mayTalk) return null;
  return (
    <li>
      <Medal seat={seat} size={34} />
      <b>{character.name[language]}</b>
      <q>{SAYINGS[character.id].lose[t.turn.n % 2][language]}</q>
    </li>
  );
}
