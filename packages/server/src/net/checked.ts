/** Checks what clients send, once, on arrival. */
import type { z } from "zod";
import { Problem } from "../problem.ts";

/** The parsed value; throws a `Problem` if it does not fit the schema. */
export function checked<T>(schema: z.ZodType<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw malformed(parsed.error);
  return parsed.data;
}

/** The first mistake, without repeating what was sent. */
export function malformed(error: z.ZodError): Problem {
  const [issue] = error.issues;
  // A schema may say itself what is refused.
  if (issue.code === "custom" && issue.message === "name.refused") return new Problem("name.refused", 400);
  const path = issue.path.map(String).join(".").slice(0, 60);
  return new Problem("message.malformed", 400, { what: path === "" ? issue.code : `${path}: ${issue.code}` });
}
