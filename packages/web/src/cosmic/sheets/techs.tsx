/** The technologies of a player: which they are, as far as that is known, and how far they are researched. */
import { nameOf, type Tech } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { CosmicCard } from "../art/card.tsx";
import { researchNumber } from "../art/printed.ts";
import { useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";

const CARD_WIDTH = 118;

export function Techs({ seat }: { readonly seat: Seat }): ReactNode {
  const { t, view, me } = useCosmic();
  const words = useWords();
  const techs = t.techs[seat] ?? [];
  const under = view.underSizes[seat] ?? 0;
  if (techs.length === 0) return null;
  return (
    <section className="sheet-part">
      <h3>{words("sheet.techs")}</h3>
      <div className="sheet-cards">
        {techs.map((tech, i) => (
          <TechOnTable key={tech.n} tech={tech} known={tech.id || (seat === me ? (view.techs[i] ?? "") : "")} />
        ))}
      </div>
      {under === 0 ? null : <p className="muted">{words("sheet.under", { n: under })}</p>}
    </section>
  );
}

function TechOnTable({ tech, known }: { readonly tech: Tech; readonly known: string }): ReactNode {
  const { language } = useCosmic();
  const words = useWords();
  const number = researchNumber(known);
  const progress =
    tech.id !== ""
      ? words("sheet.completed")
      : Number(number) > 0
        ? words("sheet.researched", { n: tech.ships, max: number })
        : words("sheet.researching", { n: tech.ships });
  return (
    <figure className="sheet-tech">
      <CosmicCard
        face={known === "" ? { kind: "back" } : { kind: "tech", id: known }}
        width={CARD_WIDTH}
        language={language}
      />
      <figcaption>
        <b>{known === "" ? words("sheet.faceDown") : nameOf(language, `tech/${known}`)}</b>
        {progress}
      </figcaption>
    </figure>
  );
}
