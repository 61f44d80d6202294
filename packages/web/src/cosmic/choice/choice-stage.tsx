/** A choice between few things that want to be read before: aliens in the draft, technologies, a power to become. */
import { alienOf, CARDS, cardOf } from "@hypergate/cosmic/client";
import type { Ref } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { useAsking } from "../../table/asking.tsx";
import { useThing } from "../../table/thing.ts";
import { CosmicCard } from "../art/card.tsx";
import { Seal } from "../art/seal.tsx";
import { colourOf, useCosmic } from "../use-cosmic.tsx";
import { choicesIn } from "./choices-in.ts";
import "./choice-stage.css";

export function ChoiceStage(): ReactNode {
  const { question } = useAsking();
  return (
    <div className="choice-stage">
      {choicesIn(question).map((thing) =>
        thing.startsWith("tech/") ? (
          <TechChoice key={thing} thing={thing} />
        ) : (
          <AlienChoice key={thing} thing={thing} />
        ),
      )}
    </div>
  );
}

const TECH_WIDTH = 220;

function TechChoice({ thing }: { readonly thing: Ref }): ReactNode {
  const { language } = useCosmic();
  const { light, props } = useThing(thing);
  return (
    <div className={`choice-tech ${light}`} {...props}>
      <CosmicCard
        face={{ kind: "tech", id: thing.slice("tech/".length) }}
        width={TECH_WIDTH}
        language={language}
        className={light === "chosen" ? "picked" : "lit"}
        tick={light === "chosen"}
      />
    </div>
  );
}

/** An alien by its flare, or by its power. */
function alienIn(thing: Ref): string {
  return thing.startsWith("card/") ? (CARDS[cardOf(thing)]?.flare ?? "") : thing.slice("power/".length);
}

const SEAL = 120;

function AlienChoice({ thing }: { readonly thing: Ref }): ReactNode {
  const { language, from } = useCosmic();
  const alien = alienIn(thing);
  const text = alienOf(alien)?.text;
  const { light, props } = useThing(thing);
  if (text === undefined) return null;
  return (
    <div className={`panel choice-alien ${light}`} {...props}>
      <Seal alien={alien} colour={colourOf(from)} size={SEAL} />
      <h2>{text.name[language]}</h2>
      <p className="label">{text.power[language]}</p>
      <p className="muted">{text.about[language]}</p>
    </div>
  );
}
