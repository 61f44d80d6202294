import { expect, test } from "vitest";
import { configured } from "./configured.ts";

test("without settings the server is for this machine and tells nobody its figures", () => {
  expect(configured({})).toMatchObject({ port: 8080, host: "127.0.0.1", data: "data", origins: [] });
  expect(configured({}).metricsToken).toBeUndefined();
});

test.each([
  [{ PORT: "http" }, "PORT"],
  [{ HYPERGATE_METRICS_TOKEN: "" }, "HYPERGATE_METRICS_TOKEN"],
  [{ HYPERGATE_METRICS_TOKEN: "short" }, "HYPERGATE_METRICS_TOKEN"],
])("%o is refused by its name", (env, name) => {
  expect(() => configured(env)).toThrow(name);
});

test("a token for the figures is taken as it is", () => {
  expect(configured({ HYPERGATE_METRICS_TOKEN: "a token for figures" }).metricsToken).toBe("a token for figures");
});
