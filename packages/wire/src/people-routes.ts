/** Routes for people: coming in, their devices, and how they are told that a game waits. */
import { z } from "zod";
import { channelInfo, newChannel, noticeState, noticeToken, noticeWishes } from "./notices.ts";
import { nothing, type RouteSpecs } from "./route-spec.ts";
import { device, givenName, language, person } from "./tables.ts";

const recovery = z.strictObject({ recovery: z.string() });

export const PEOPLE_ROUTES = {
  "POST /api/guests": {
    summary: "Come in with a name. Sets the cookie and returns the recovery code, which is shown only here.",
    open: true,
    counts: "creations",
    body: z.object({ name: givenName, language: language.optional() }),
    answer: person.extend(recovery.shape),
  },
  "POST /api/guests/recover": {
    summary: "Come in on another device with a recovery code.",
    open: true,
    counts: "creations",
    body: z.object({ code: z.string().min(10).max(40) }),
    answer: person,
  },
  "GET /api/me": {
    summary: "Who I am; nothing for one who has not come in yet.",
    open: true,
    answer: person.partial(),
  },
  "PATCH /api/me": {
    summary: "Change my name or language; my seats at tables that are not over get the new name.",
    counts: "creations",
    body: z.object({ name: givenName.optional(), language: language.optional() }),
    answer: person,
  },
  "POST /api/me/recovery": {
    summary: "A new recovery code. The old one no longer works, and all other devices have to come in anew.",
    counts: "creations",
    answer: recovery,
  },
  "POST /api/me/forget": { summary: "Forget me on this device.", answer: nothing },
  "GET /api/me/devices": {
    summary: "My devices, the latest used first.",
    answer: z.strictObject({ devices: z.array(device) }),
  },
  "POST /api/me/devices/{device}/end": {
    summary: "End the session of one of my devices; its sockets are closed.",
    params: z.object({ device: z.string().max(100) }),
    answer: nothing,
  },
  "GET /api/me/notices": {
    summary: "How I am told that a game waits for my answer, and what this server can do.",
    answer: noticeState,
  },
  "POST /api/me/notices": {
    summary: "Add a way to be told. One by mail counts when the link in the first mail was opened.",
    counts: "creations",
    body: z.object({ channel: newChannel }),
    answer: channelInfo,
  },
  "POST /api/me/notices/wishes": {
    summary: "Quiet hours, and how often I am told at most.",
    body: noticeWishes,
    answer: nothing,
  },
  "POST /api/me/notices/{channel}/remove": {
    summary: "Take a way to be told away.",
    params: z.object({ channel: z.string().max(40) }),
    answer: nothing,
  },
  "POST /api/notices/confirm": {
    summary: "Confirm an address of mail with the token from its first mail.",
    open: true,
    counts: "creations",
    query: z.object({ token: noticeToken }),
    answer: nothing,
  },
  "POST /api/notices/stop": {
    summary: "Stop mail with the token in it; programs for mail call this themselves (RFC 8058).",
    open: true,
    counts: "creations",
    query: z.object({ token: noticeToken }),
    answer: nothing,
  },
  "POST /api/me/delete": {
    summary:
      "Delete me: name, devices, lines of chat, reports. My seats go to bots; finished games stay, with “a former player” in my place.",
    body: z.object({ sure: z.literal(true) }),
    answer: nothing,
  },
} satisfies RouteSpecs;
