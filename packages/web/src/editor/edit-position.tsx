/** Opens the moment shown by a replay or a study in the position editor. */
import { type ReactNode, useState } from "react";
import { Icon } from "../art/icons.tsx";
import { handDraft } from "../game/handed-draft.ts";
import { go } from "../route.ts";
import { editorOf, scenariosOf } from "../study/game-study.ts";
import type { EditProps } from "../study/study-props.ts";
import { useWords } from "../words/words.ts";
import { draftFrom } from "./from-moment.ts";
import "../words/editor-words.ts";

export function EditPosition({ engine, game, momentNow }: EditProps): ReactNode {
  const t = useWords();
  const [isMissing, setMissing] = useState(false);
  const open = async () => {
    const [editor, scenarios] = await Promise.all([editorOf(game), scenariosOf(game)]);
    const root = momentNow();
    const draft = root === undefined ? undefined : draftFrom(engine.rules, root, editor, scenarios);
    if (draft === undefined) return setMissing(true);
    handDraft(draft);
    go(`/editor/${game}`);
  };
  const words = t(isMissing ? "editor.unread" : "editor.open");
  return (
    <button
      type="button"
      className="btn small"
      data-tool="edit"
      disabled={isMissing}
      aria-label={words}
      title={words}
      onClick={() => void open()}
    >
      <Icon name="pencil" size={15} />
    </button>
  );
}
