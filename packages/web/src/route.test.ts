import { expect, test } from "vitest";
import { routeOf } from "./route.ts";

test.each([
  ["/", "", "", { page: "home" }],
  ["/new/race", "", "", { page: "new", game: "race" }],
  ["/t/abc_-1", "?code=XYZ", "", { page: "table", id: "abc_-1", code: "XYZ", as: undefined }],
  ["/t/abc", "?code=XYZ&as=watch", "", { page: "table", id: "abc", code: "XYZ", as: "watch" }],
  ["/t/abc", "?as=anything", "", { page: "table", id: "abc", code: undefined, as: undefined }],
  ["/j/ABCDEFGHJK", "", "", { page: "join", code: "ABCDEFGHJK" }],
  ["/replay", "", "", { page: "replay", id: undefined, code: undefined }],
  ["/replay/abc", "", "", { page: "replay", id: "abc", code: undefined }],
  ["/rules", "", "#REV-12", { page: "rules", game: "", at: "REV-12" }],
  ["/rules/race", "", "", { page: "rules", game: "race", at: "" }],
  ["/guide/cosmic", "", "", { page: "guide", game: "cosmic", lesson: "" }],
  ["/guide/race/military", "", "", { page: "guide", game: "race", lesson: "military" }],
  ["/notices/stop/abc", "", "", { page: "notice", act: "stop", token: "abc" }],
  ["/notices/else/abc", "", "", { page: "unknown" }],
  ["/lab", "", "", { page: "lab", ready: undefined, id: undefined }],
  ["/lab/abc", "", "", { page: "lab", ready: undefined, id: "abc" }],
  ["/lab/ready/race-starts", "", "", { page: "lab", ready: "race-starts", id: undefined }],
  ["/t", "", "", { page: "unknown" }],
  ["/nowhere", "", "", { page: "unknown" }],
])("%s%s%s", (path, search, hash, route) => {
  expect(routeOf(path, search, hash)).toEqual(route);
});
