import { expect, test } from "vitest";
import { configured } from "./configured.ts";

test("without settings the server is for this machine and tells nobody its figures", () => {
  expect(configured({})).toMatchObject({ port: 8080, host: "127.0.0.1", data: "data", origins: [] });
  expect(configured({}).metricsToken).toBeUndefined();
});

test.each([
  [{ PORT: "http" }, "PORT"],
  [{ PORT: "80.5" }, "PORT"],
  [{ PORT: "-1" }, "PORT"],
  [{ PORT: "65536" }, "PORT"],
  [{ HYPERGATE_METRICS_TOKEN: "" }, "HYPERGATE_METRICS_TOKEN"],
  [{ HYPERGATE_METRICS_TOKEN: "x".repeat(15) }, "HYPERGATE_METRICS_TOKEN"],
  [{ HYPERGATE_OPERATOR_TOKEN: "short" }, "HYPERGATE_OPERATOR_TOKEN"],
  [{ HYPERGATE_PATH: "games" }, "HYPERGATE_PATH"],
  [{ HYPERGATE_PATH: '/a"b' }, "HYPERGATE_PATH"],
  [{ HYPERGATE_URL: "example.org" }, "HYPERGATE_URL"],
  [{ HYPERGATE_URL: "ftp://example.org" }, "HYPERGATE_URL"],
  [{ HYPERGATE_URL: "https://example.org", HYPERGATE_PATH: "/games" }, "HYPERGATE_URL"],
  [{ HYPERGATE_ORIGINS: "example.org" }, "HYPERGATE_ORIGINS"],
  [{ HYPERGATE_ORIGINS: "https://example.org/" }, "HYPERGATE_ORIGINS"],
  [{ HYPERGATE_TRUST_PROXY: "true" }, "HYPERGATE_TRUST_PROXY"],
  [{ HYPERGATE_TRUST_PROXY: "-1" }, "HYPERGATE_TRUST_PROXY"],
])("%o is refused by its name", (env, name) => {
  expect(() => configured(env)).toThrow(name);
});

test("what is just within the bounds is taken as it is", () => {
  expect([configured({ PORT: "0" }).port, configured({ PORT: "65535" }).port]).toEqual([0, 65535]);
  expect(configured({ HYPERGATE_METRICS_TOKEN: "sixteen letters!" }).metricsToken).toBe("sixteen letters!");
  expect(configured({ HYPERGATE_ORIGINS: "https://a.org,,https://b.org" }).origins).toEqual([
    "https://a.org",
    "https://b.org",
  ]);
});

test("a path has no slash at its end", () => {
  expect(configured({}).path).toBe("");
  expect(configured({ HYPERGATE_PATH: "/" }).path).toBe("");
  expect(configured({ HYPERGATE_PATH: "/some/path/" }).path).toBe("/some/path");
});

test("proxies are counted, and not counting them is not the same as none", () => {
  expect(configured({}).proxies).toBeUndefined();
  expect(configured({ HYPERGATE_TRUST_PROXY: "0" }).proxies).toBe(0);
  expect(configured({ HYPERGATE_TRUST_PROXY: "2" }).proxies).toBe(2);
});

const MAIL = {
  HYPERGATE_SMTP: "smtps://me:secret@mail.example.org",
  HYPERGATE_MAIL_FROM: "games@example.org",
  HYPERGATE_URL: "https://example.org",
};

test("mail is sent through the server named, and not at all without one", () => {
  const sent = { server: MAIL.HYPERGATE_SMTP, from: MAIL.HYPERGATE_MAIL_FROM };
  expect(configured(MAIL).mail).toEqual(sent);
  const plain = "smtp://localhost";
  expect(configured({ ...MAIL, HYPERGATE_SMTP: plain }).mail).toEqual({ ...sent, server: plain });
  expect(configured({ ...MAIL, HYPERGATE_SMTP: "" }).mail).toBeUndefined();
});

test.each([
  [{ HYPERGATE_SMTP: "mail.example.org" }, "HYPERGATE_SMTP"],
  [{ HYPERGATE_SMTP: "https://mail.example.org" }, "HYPERGATE_SMTP"],
  [{ HYPERGATE_MAIL_FROM: "example.org" }, "HYPERGATE_MAIL_FROM"],
  [{ HYPERGATE_MAIL_FROM: undefined }, "HYPERGATE_MAIL_FROM"],
  [{ HYPERGATE_URL: "" }, "HYPERGATE_URL"],
])("mail with %o is refused by its name", (env, name) => {
  expect(() => configured({ ...MAIL, ...env })).toThrow(name);
});
