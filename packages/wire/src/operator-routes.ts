/** Routes for the operator of the server. */
import { z } from "zod";
import { knownLine, knownPerson, knownTable, personId, report } from "./operating.ts";
import { nothing, type RouteSpecs, search } from "./route-spec.ts";
import { tableId } from "./tables.ts";

const ofPerson = { params: z.object({ person: personId }) };

export const OPERATOR_ROUTES = {
  "GET /api/admin/reports": {
    summary: "Operator: what was reported, the latest first; with `all` also what is done.",
    operator: true,
    query: z.object({ all: z.enum(["yes", "no"]).default("no") }),
    answer: z.strictObject({ reports: z.array(report) }),
  },
  "POST /api/admin/reports/{report}/done": {
    summary: "Operator: a report is dealt with.",
    operator: true,
    params: z.object({ report: z.string().max(40) }),
    answer: nothing,
  },
  "GET /api/admin/tables": {
    summary: "Operator: tables by id or by somebody who sits there, at most 100; running ones first.",
    operator: true,
    query: z.object({ search }),
    answer: z.strictObject({ tables: z.array(knownTable) }),
  },
  "GET /api/admin/tables/{id}": {
    summary: "Operator: one table with the end of its chat.",
    operator: true,
    params: z.object({ id: tableId }),
    answer: z.strictObject({ table: knownTable, chat: z.array(knownLine) }),
  },
  "GET /api/admin/people": {
    summary: "Operator: people by id or a part of their name, at most 100, the newest first.",
    operator: true,
    query: z.object({ search }),
    answer: z.strictObject({ people: z.array(knownPerson) }),
  },
  "POST /api/admin/people/{person}/mute": {
    summary: "Operator: somebody may not write anywhere, or may again.",
    operator: true,
    ...ofPerson,
    body: z.object({ muted: z.boolean() }),
    answer: knownPerson,
  },
  "POST /api/admin/people/{person}/ban": {
    summary:
      "Operator: somebody may not use this server, or may again. Their devices are ended, their seats go to bots.",
    operator: true,
    ...ofPerson,
    body: z.object({ banned: z.boolean() }),
    answer: knownPerson,
  },
  "POST /api/admin/people/{person}/delete": {
    summary: "Operator: delete somebody as they could do themselves.",
    operator: true,
    ...ofPerson,
    body: z.object({ sure: z.literal(true) }),
    answer: nothing,
  },
} satisfies RouteSpecs;
