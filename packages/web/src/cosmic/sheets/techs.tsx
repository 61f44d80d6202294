/** The technologies of a player: which they are, as far as that is known, and how far they are researched. */
import { FACTS, nameOf, shipsInWarp, type Table, type Tech } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { CosmicCard } from "../art/card.tsx";
import { researchNumber } from "../art/printed.ts";
import { useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import "../words/sheet-words.ts";

const CARD_WIDTH = 118;

/** Those that lie before a player. */
export function Techs({ seat }: { readonly seat: Seat }): ReactNode {
  const { t, view } = useCosmic();
  const words = useWords();
  const under = view.underSizes[seat] ?? 0;
  const { powers } = t.players[seat];
  const isHere = ({ sheet }: Tech) => sheet === undefined || !powers.includes(sheet);
  if (!(t.techs[seat] ?? []).some(isHere)) return null;
  return (
    <section className="sheet-part">
      <h3>{words("sheet.techs")}</h3>
      <TechCards seat={seat} which={isHere} />
      {under === 0 ? null : <p className="muted">{words("sheet.under", { n: under })}</p>}
    </section>
  );
}

/** Those that lie on an alien sheet. */
export function TechsOn({ seat, alien }: { readonly seat: Seat; readonly alien: string }): ReactNode {
  const { t } = useCosmic();
  const isThere = ({ sheet }: Tech) => sheet === alien;
  return (t.techs[seat] ?? []).some(isThere) ? <TechCards seat={seat} which={isThere} /> : null;
}

function TechCards({ seat, which }: { readonly seat: Seat; readonly which: (tech: Tech) => boolean }): ReactNode {
  const { t, view, me } = useCosmic();
  return (
    <div className="sheet-cards">
      {t.techs[seat].map((tech, i) =>
        which(tech) ? (
          <TechOnTable
            key={tech.n}
            seat={seat}
            tech={tech}
            known={tech.id || (seat === me ? (view.techs[i] ?? "") : "")}
          />
        ) : null,
      )}
    </div>
  );
}

interface TechProps {
  readonly seat: Seat;
  readonly tech: Tech;
  readonly known: string;
}

function TechOnTable({ seat, tech, known }: TechProps): ReactNode {
  const { t, language } = useCosmic();
  const words = useWords();
  const number = researchNumber(known);
  const inWarp = tech.id === "" ? inWarpFor(t, seat, tech) : 0;
  const progress =
    tech.id !== ""
      ? words("sheet.completed")
      : Number(number) > 0
        ? words("sheet.researched", {
            n: Math.max(tech.ships, Math.min(Number(number), tech.ships + inWarp)),
            max: number,
          })
        : words("sheet.researching", { n: tech.ships + inWarp });
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
        {inWarp === 0 ? null : <span className="muted">{words("sheet.inWarp", { n: inWarp })}</span>}
      </figcaption>
    </figure>
  );
}

/** Ships in the warp count for a technology on a sheet that says so, while its power works. */
function inWarpFor(t: Table, seat: Seat, { sheet }: Tech): number {
  if (sheet === undefined || FACTS[sheet].researchesInWarp !== true || t.players[seat].powerless) return 0;
  return shipsInWarp(t, seat);
}
