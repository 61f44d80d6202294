/** What bots say comes when one of them speaks. */
import type { CharacterId } from "@hypergate/bots/characters";
import { SAYINGS } from "@hypergate/bots/sayings";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/words.ts";
import type { Remark } from "./remarks.ts";

interface SayingProps {
  readonly character: CharacterId;
  readonly remark: Remark;
}

export function Saying({ character, remark: { occasion, line } }: SayingProps): ReactNode {
  const language = useLanguage();
  return (
    <q className="bubble" role="status">
      {SAYINGS[character][occasion][line][language]}
    </q>
  );
}
