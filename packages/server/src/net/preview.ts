/** What messengers show of a link to a table: a title, a description and a picture, in the reader's language. */
import { LANGUAGES, type Language } from "@hypergate/kernel";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Hall } from "../play/hall.ts";
import { Problem } from "../problem.ts";
import type { Store } from "../store/store.ts";
import { maySee } from "../tables/shown.ts";
import type { TableRecord } from "../tables/table.ts";
import { languageOf } from "./guests.ts";
import { invitationTo } from "./invitation.ts";
import { escaped, PICTURE, Pictures } from "./picture.ts";

const TABLE_PAGE = /^\/(t|j)\/([\w-]{6,40})$/;
const NOBODY = "";

export interface PreviewParts {
  readonly hall: Hall;
  readonly store: Store;
  /** The path under which the server is found, and its public address if the operator has named one. */
  readonly path: string;
  readonly url: string | undefined;
  /** How many pictures one address may ask for in a minute. */
  readonly creations: number;
}

/** The elements for the head of the page, if it is that of a table which whoever has the link may see. */
export type Preview = (request: FastifyRequest) => Promise<string | undefined>;

export function previewOf(parts: PreviewParts): Preview {
  return async (request) => {
    const [path, search = ""] = request.url.split("?");
    const [, page, what] = TABLE_PAGE.exec(path) ?? [];
    if (page === undefined || what === undefined) return undefined;
    const code = page === "j" ? what : (new URLSearchParams(search).get("code") ?? "");
    const table = page === "j" ? await parts.store.tableByCode(what.toUpperCase()) : await parts.store.table(what);
    if (table === undefined || table.closed === true || !maySee(table, NOBODY, code.toUpperCase())) return undefined;
    return tags(parts, request, table);
  };
}

async function tags(parts: PreviewParts, request: FastifyRequest, table: TableRecord): Promise<string> {
  const language = await readerOf(parts, request, table);
  const { title, lines } = invitationTo(language, parts.hall.gameOf(table.game), table);
  const base = parts.url ?? `${request.protocol}://${request.host}${parts.path}`;
  const code = table.options.public ? "" : `&code=${table.code}`;
  const picture = `${base}/api/pictures/${table.id}?language=${language}&v=${table.version}${code}`;
  const description = lines.join(" · ");
  const properties = {
    "og:type": "website",
    "og:site_name": "Hypergate",
    "og:title": title,
    "og:description": description,
    "og:locale": language === "ru" ? "ru_RU" : "en_GB",
    "og:image": picture,
    "og:image:type": "image/png",
    "og:image:width": String(PICTURE.width),
    "og:image:height": String(PICTURE.height),
    "og:image:alt": `${title}. ${description}`,
  };
  const elements = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`,
  );
  const named = { description, "twitter:card": "summary_large_image" };
  for (const [name, content] of Object.entries(named))
    elements.push(`<meta name="${name}" content="${escaped(content)}" />`);
  return elements.join("");
}

/** Whoever says no language reads that of the host: messengers fetch links for their users and do not say theirs. */
async function readerOf({ store }: PreviewParts, request: FastifyRequest, { owner }: TableRecord): Promise<Language> {
  if (request.headers["accept-language"] !== undefined) return languageOf(request, undefined);
  return (await store.person(owner))?.language ?? LANGUAGES[0];
}

/** `GET /api/pictures/{table}?language=ru&code=…`: the picture as PNG. */
export function addPictures(app: FastifyInstance, parts: PreviewParts): void {
  const pictures = new Pictures();
  app.get<{ Params: { table: string }; Querystring: { language?: string; code?: string } }>(
    "/api/pictures/:table",
    { config: { rateLimit: { max: parts.creations, timeWindow: "1 minute" } } },
    async (request, reply) => {
      const { code, language: asked } = request.query;
      const table = await parts.store.table(String(request.params.table).slice(0, 40));
      if (table === undefined || table.closed === true || !maySee(table, NOBODY, String(code ?? "").toUpperCase()))
        throw new Problem("table.unknown", 404);
      const language = LANGUAGES.find((one) => one === asked) ?? (await readerOf(parts, request, table));
      const picture = await pictures.of(invitationTo(language, parts.hall.gameOf(table.game), table));
      // Messengers show it on pages of their own.
      reply.headers({ "cache-control": "public, max-age=300", "cross-origin-resource-policy": "cross-origin" });
      return reply.type("image/png").send(picture);
    },
  );
}
