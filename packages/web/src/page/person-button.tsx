import { lazy, type ReactNode, Suspense, useState } from "react";
import { nameNow, useMe } from "../net/me.ts";
import { useWords } from "../words/words.ts";
import { PersonSeal } from "./person-seal.tsx";

const PersonDialog = lazy(() => import("./person-menu.tsx"));

/** Who I am; opens what belongs to that. */
export function PersonButton(): ReactNode {
  const t = useWords();
  const me = useMe();
  // Without a network, who was here last.
  const name = me.is === "somebody" ? me.name : me.is === "unreachable" ? nameNow() : undefined;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="person-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PersonSeal size={38} />
        <span>{name ?? t("me.nobody")}</span>
      </button>
      {isOpen ? (
        <Suspense>
          <PersonDialog close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
