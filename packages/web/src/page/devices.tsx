import type { DeviceInfo } from "@hypergate/wire";
import type { ReactNode } from "react";
import { post } from "../net/api.ts";
import { useAction } from "../ui/action.ts";
import { useAnswer } from "../ui/answer.ts";
import { Problem } from "../ui/problem.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import "../words/me-words.ts";

/** Where I am known, each with the way to end it. */
export function Devices(): ReactNode {
  const t = useWords();
  const { value, problem, again } = useAnswer<"GET /api/me/devices">("/api/me/devices");
  return (
    <section>
      <h3>{t("me.devices")}</h3>
      <p>{t("me.devicesAbout")}</p>
      <Problem problem={problem} again={again} />
      <ul className="device-list">
        {(value?.devices ?? []).map((device) => (
          <li key={device.id}>
            <Device device={device} again={again} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Device({ device, again }: { readonly device: DeviceInfo; readonly again: () => void }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const { busy, problem, run } = useAction();
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(device.used);
  const name = device.agent === "" ? t("me.deviceUnknown") : device.agent;
  const end = () => post<"POST /api/me/devices/{device}/end">(`/api/me/devices/${device.id}/end`, {}).then(again);
  return (
    <>
      <span className="grow">
        <b>{name}</b>
        <small className="muted">{t(device.here ? "me.deviceHere" : "me.deviceUsed", { when })}</small>
      </span>
      {device.here ? null : (
        <button
          type="button"
          className="btn small"
          disabled={busy}
          aria-label={`${t("me.deviceEnd")}: ${name}`}
          onClick={() => run(end)}
        >
          {t("me.deviceEnd")}
        </button>
      )}
      <Problem problem={problem} />
    </>
  );
}
