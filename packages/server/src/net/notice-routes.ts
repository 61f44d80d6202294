import { addChannel, channelFor, confirmChannel, stopChannel } from "../notices/channels.ts";
import { USUAL_WISHES } from "../notices/notices.ts";
import { Problem } from "../problem.ts";
import type { Handlers } from "./routes.ts";

export const NOTICES = {
  "GET /api/me/notices": async ({ store, person, notices, listening }) => {
    const { keys, mail, hosts } = notices.ways;
    const record = await store.noticeRecord(person.id);
    return {
      channels: (await store.channelsOf(person.id)).map(channelFor),
      wishes: record?.wishes ?? USUAL_WISHES,
      offers: {
        push: keys.publicKey,
        mail: mail !== undefined && listening.url !== undefined,
        hosts: [...hosts.list],
      },
    };
  },
  "POST /api/me/notices": async ({ store, hall, person, notices, listening, place, request, body }) => {
    const origin = `${request.protocol}://${request.host}${place.path}`;
    const adding = { notices, store, person, now: hall.time.wall(), url: listening.url, origin };
    return channelFor(await addChannel(adding, body.channel));
  },
  "POST /api/me/notices/wishes": async ({ store, person, body }) => {
    const record = await store.noticeRecord(person.id);
    await store.saveNoticeRecord(person.id, { ...record, wishes: body });
    return {};
  },
  "POST /api/me/notices/{channel}/remove": async ({ store, person, params }) => {
    const channel = await store.channel(params.channel);
    if (channel?.person !== person.id) throw new Problem("notice.unknown", 404);
    await store.removeChannel(channel.id);
    return {};
  },
  "POST /api/notices/confirm": async ({ store, query }) => {
    await confirmChannel(store, query.token);
    return {};
  },
  "POST /api/notices/stop": async ({ store, query }) => {
    await stopChannel(store, query.token);
    return {};
  },
} satisfies Partial<Handlers>;
