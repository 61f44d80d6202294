import type { SeatInfo } from "@hypergate/wire";
import { type CSSProperties, type ReactNode, useState } from "react";
import { COLOURS, PAINT } from "../art/colours.ts";
import { Icon } from "../art/icons.tsx";
import { Pip } from "../art/shapes.tsx";
import { GAMES } from "../games.ts";
import { useBotWords } from "../levels/bot-words.ts";
import { levelsOf, usualLevel } from "../levels/level.ts";
import { LevelAbout } from "../levels/level-about.tsx";
import type { AtLobby } from "../table/at-table.ts";
import { type TableFeed, useFeed } from "../table/feed.ts";
import { characterOn } from "../table/names.ts";
import { useLanguage, useWords } from "../words/words.ts";
import { factsOf, useGameList } from "./game-facts.ts";
import { Segments } from "./segments.tsx";

/** Who sits where, who is here, and for the host: bots, and who has to go. */
export function Seats({ feed, ...at }: AtLobby & { readonly feed: TableFeed }): ReactNode {
  const t = useWords();
  const { info, act, action } = at;
  const present = useFeed(feed, (state) => state.present);
  const spectators = useFeed(feed, (state) => state.spectators);
  const bots = levelsOf(factsOf(useGameList().value, info.game)?.bots ?? []);
  const [wanted, setBot] = useState<string>();
  const bot = wanted ?? usualLevel(bots);
  const free = info.seats.flatMap((seat, i) => (seat.kind === "open" ? [i] : []));
  const fill = async () => {
    for (const seat of free) await act("bot", { seat, bot });
  };
  return (
    <>
      <ul className="panel seats">
        {info.seats.map((holder, seat) => (
          <li key={seat}>
            <SeatRow {...at} seat={seat} holder={holder} bot={bot} isHere={present.includes(seat)} />
          </li>
        ))}
      </ul>
      {spectators === 0 ? null : <p className="muted">{t("lobby.spectators", { n: spectators })}</p>}
      {info.owner && free.length > 0 ? (
        <div className="lobby-bots">
          {bots.length > 1 ? <BotChoice bots={bots} bot={bot} choose={setBot} /> : null}
          <button type="button" className="btn" disabled={action.busy} onClick={() => action.run(fill)}>
            <Icon name="robot" />
            {t("lobby.fill", { n: free.length })}
          </button>
        </div>
      ) : null}
    </>
  );
}

function BotChoice({
  bots,
  bot,
  choose,
}: {
  readonly bots: readonly string[];
  readonly bot: string;
  readonly choose: (bot: string) => void;
}): ReactNode {
  const t = useWords();
  return (
    <div className="lobby-level">
      <Segments label={t("lobby.botKind")} values={bots} value={bot} words={useBotWords()} choose={choose} />
      <LevelAbout level={bot} />
    </div>
  );
}

interface SeatProps extends AtLobby {
  readonly seat: number;
  readonly holder: SeatInfo;
  readonly bot: string;
  readonly isHere: boolean;
}

function SeatRow(props: SeatProps): ReactNode {
  const { info, seat, holder } = props;
  const t = useWords();
  const botWords = useBotWords();
  const isMine = seat === info.you;
  const language = useLanguage();
  const character = characterOn(info, seat);
  const name = holder.kind === "person" ? holder.name : (character?.name[language] ?? t("lobby.freeSeat"));
  return (
    <div className={`seat-row ${holder.kind}`}>
      <SeatPicture seat={seat} holder={holder} />
      <span className="grow">
        <b>
          {name} {isMine ? <span className="chip">{t("lobby.you")}</span> : null}
        </b>
        <small>
          {GAMES[info.game]?.hasColours === true && COLOURS[seat] !== undefined ? <Pip colour={COLOURS[seat]} /> : null}
          {t("setting.seat", { n: seat + 1 })}
          {holder.kind === "bot" ? ` · ${t("lobby.botPlays", { how: botWords(holder.bot) })}` : null}
          {character === undefined ? null : `, ${character.about[language]}`}
          {holder.kind === "person" ? <Presence isHere={props.isHere} /> : null}
        </small>
      </span>
      {holder.kind === "person" && holder.ready ? (
        <span className="chip line">
          <Icon name="check" size={13} />
          {t("lobby.isReady")}
        </span>
      ) : null}
      <SeatButtons {...props} name={name} isMine={isMine} />
    </div>
  );
}

function Presence({ isHere }: { readonly isHere: boolean }): ReactNode {
  const t = useWords();
  return (
    <>
      {" · "}
      <i className={`presence ${isHere ? "here" : ""}`} aria-hidden="true" />
      {t(isHere ? "lobby.here" : "lobby.notHere")}
    </>
  );
}

function SeatPicture({ seat, holder }: { readonly seat: number; readonly holder: SeatInfo }): ReactNode {
  const colour = COLOURS[seat];
  const ring = (
    colour === undefined ? {} : { "--ring": PAINT[colour].light, "--ground": PAINT[colour].dark }
  ) as CSSProperties;
  return (
    <span className="seat-picture" style={ring} aria-hidden="true">
      {holder.kind === "person" ? [...holder.name][0]?.toLocaleUpperCase() : null}
      {holder.kind === "bot" ? <Icon name="robot" size={22} /> : null}
    </span>
  );
}

function SeatButtons({
  info,
  act,
  action,
  seat,
  holder,
  bot,
  name,
  isMine,
}: SeatProps & { readonly name: string; readonly isMine: boolean }): ReactNode {
  const t = useWords();
  const button = (words: string, label: string, does: () => Promise<unknown>) => (
    <button
      type="button"
      className="btn small"
      disabled={action.busy}
      aria-label={label}
      onClick={() => action.run(does)}
    >
      {words}
    </button>
  );
  const n = seat + 1;
  if (holder.kind === "open")
    return (
      <>
        {button(t("lobby.sitHere"), t("lobby.sitAt", { n }), () => act("sit", { seat }))}
        {info.owner ? button(t("lobby.addBot"), t("lobby.addBotAt", { n }), () => act("bot", { seat, bot })) : null}
      </>
    );
  if (!info.owner || isMine) return null;
  return button(t("lobby.kick"), t("lobby.kickWho", { who: name, n }), () => act("kick", { seat }));
}
