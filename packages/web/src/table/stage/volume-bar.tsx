/** How loud a table is: asked once, after the first touch in a game, and always there as a button. */
import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../../art/icons.tsx";
import { useWords } from "../../words/words.ts";
import { type TableFeed, useFeed } from "../feed.ts";
import { setVolume, useVolume, VOLUMES, type Volume } from "./volume.ts";
import "./volume-bar.css";

/** Who does not answer for so long wants none. */
const PATIENCE_MS = 15_000;

const ICONS = { off: "speakerOff", soft: "speakerSoft", full: "speaker" } as const;

/** Shows the volume; each press makes it the next one. */
export function SpeakerButton(): ReactNode {
  const t = useWords();
  const volume = useVolume() ?? "off";
  const label = t("sound.is", { volume: t(`sound.${volume}`) });
  const next = VOLUMES[(VOLUMES.indexOf(volume) + 1) % VOLUMES.length];
  return (
    <button
      type="button"
      className="iconbtn volume-button"
      aria-label={label}
      title={label}
      onClick={() => setVolume(next)}
    >
      <Icon name={ICONS[volume]} size={18} />
    </button>
  );
}

/** Lies where there is nothing to choose, so that it is in nobody's way: under its button, on a phone over the top bar. */
export function VolumeBar({ feed }: { readonly feed: TableFeed }): ReactNode {
  const t = useWords();
  const volume = useVolume();
  const isGame = useFeed(feed, (state) => state.info?.status === "playing" && state.info.id !== "") && !feed.isFilm;
  const isTouched = useFirstTouch(isGame && volume === undefined);
  const isAsking = isTouched && isGame && volume === undefined;
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setVolume("off"), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
  if (!isAsking) return null;
  return (
    <div className="volume-bar" role="group" aria-label={t("sound.ask")}>
      <Icon name="speaker" size={18} />
      <span>{t("sound.ask")}</span>
      <VolumeButtons volume={undefined} />
    </div>
  );
}

function useFirstTouch(isWaited: boolean): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (!isWaited) return;
    const touch = () => setTouched(true);
    document.addEventListener("pointerup", touch, { once: true });
    document.addEventListener("keyup", touch, { once: true });
    return () => {
      document.removeEventListener("pointerup", touch);
      document.removeEventListener("keyup", touch);
    };
  }, [isWaited]);
  return isTouched;
}

/** `volume` is the one that holds, if one has been chosen. */
export function VolumeButtons({ volume }: { readonly volume: Volume | undefined }): ReactNode {
  const t = useWords();
  return (
    <fieldset className="speeds" aria-label={t("sound.volume")}>
      {VOLUMES.map((one) => (
        <button
          type="button"
          key={one}
          aria-pressed={one === volume}
          className={one === volume ? "speed on" : "speed"}
          onClick={() => setVolume(one)}
        >
          {t(`sound.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
