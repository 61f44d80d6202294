/** What clients send is checked once, when it arrives. */
import type { z } from "zod";
import { Problem } from "../problem.ts";

/** What came, if it is as it has to be; throws what is wrong with it. */
export function checked<T>(schema: z.ZodType<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw malformed(parsed.error);
  return parsed.data;
}

/** The first thing wrong, without repeating what was sent. */
export function malformed(error: z.ZodError): Problem {
  const [issue] = error.issues;
  const path = issue.path.map(String).join(".").slice(0, 60);
  return new Problem("message.malformed", 400, { what: path === "" ? issue.code : `${path}: ${issue.code}` });
}
