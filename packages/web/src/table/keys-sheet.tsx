/** The list of keys. */
import type { ReactNode } from "react";
import { Popover } from "../ui/popover.tsx";
import { useWords } from "../words/words.ts";
import "../words/keys-words.ts";

const KEYS = ["1 – 9", "0", "Enter", "Esc", "← →", "I", "U", "L", "Space", "?"] as const;

export function KeysSheet({ close }: { readonly close: () => void }): ReactNode {
  const t = useWords();
  return (
    <Popover label={t("keys.title")} close={close}>
      <dl className="keys">
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key === "Space" ? t("stage.space") : key}</kbd>
            </dt>
            <dd>{t(`keys.${key}`)}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
