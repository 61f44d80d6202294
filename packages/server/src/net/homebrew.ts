/** Serves the host's own aliens to browsers: a list with texts and pictures, and their files as modules. */
import { createHash } from "node:crypto";
import type { PreparedAlien } from "@hypergate/games/homebrew";
import type { FastifyInstance } from "fastify";

const FOREVER = "public, max-age=31536000, immutable";

export function addHomebrew(app: FastifyInstance, aliens: readonly PreparedAlien[]): void {
  const list = JSON.stringify({
    aliens: aliens.map(({ id, digest, parts, files, text, emblem }) => ({
      id,
      digest,
      parts,
      files: Object.keys(files),
      text,
      emblem,
    })),
  });
  const etag = `"${createHash("sha256").update(list).digest("base64url")}"`;
  app.get("/homebrew/index.json", async (request, reply) => {
    reply.headers({ "cache-control": "no-cache", etag });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(list);
  });
  // Addresses have the digest of the files, so what is behind one never changes.
  for (const { id, digest, files } of aliens)
    for (const [name, code] of Object.entries(files))
      app.get(`/homebrew/${digest}/${id}/${name}`, async (_, reply) =>
        reply.header("cache-control", FOREVER).type("text/javascript; charset=utf-8").send(code),
      );
}
