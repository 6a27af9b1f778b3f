import { expect, test } from "vitest";
import { z } from "zod";
import { readBookingFilter } from "#app/clients/bookings/queries.ts";
import { glossaryFilterParams } from "#app/support/translation/glossary/queries.ts";
import { pageCursor, paging } from "#platform/contract.ts";
import { pathWithFilter, queryWithChanges, queryWithSelection, readFilter } from "./list-filter.ts";

const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");
const aCursor = cursorOf("n", 1_763_640_000_000, 0, 12);
const schema = z.object({
  search: z.string().trim().max(10).optional(),
  status: z.enum(["open", "answered"]).optional(),
  from: z.iso.date().optional(),
  cursor: pageCursor.optional(),
});
const read = (query: string) => readFilter(schema, new URLSearchParams(query));

test("an address is read field by field, and what does not fit is left out", () => {
  expect(read(`search=+ana+&status=open&from=2026-11-20&cursor=${aCursor}`)).toEqual({
    search: "ana",
    status: "open",
    from: "2026-11-20",
    cursor: aCursor,
  });
  expect(read("search=ana&status=lost&from=2026-02-30&cursor=x.1.1&other=1")).toEqual({ search: "ana" });
  expect(read("search=&status=&from=")).toEqual({});
});

test("what is no cursor, or one of another form, is left out and not sent on to fail", () => {
  const wrong = [
    "50",
    "n.1763640000000.12",
    "e30",
    cursorOf("x", 1, 0, 1),
    cursorOf("n", 1e18, 0, 1),
    "ÿ".repeat(9),
  ];
  expect(wrong.map((cursor) => readFilter(schema, new URLSearchParams({ cursor })))).toEqual(
    wrong.map(() => ({})),
  );
});

test("a cursor that the server takes is one an address can hold", () => {
  const cursor = cursorOf("n", 1_763_640_000_000, 1, 5, "ñandú");
  expect(paging.cursor.parse(cursor)).toBe(cursor);
  expect(glossaryFilterParams.safeParse({ cursor }).success).toBe(true);
  expect(readBookingFilter(new URLSearchParams({ sort: "late", cursor }))).toEqual({ sort: "late", cursor });
});

test("a filter is written without its blank fields, and read back as it was", () => {
  expect(pathWithFilter("/api/list", {})).toBe("/api/list");
  const url = pathWithFilter("/api/list", { search: "a&b=c", status: undefined, from: "" });
  expect(url).toBe("/api/list?search=a%26b%3Dc");
  expect(read(url.split("?")[1] ?? "")).toEqual({ search: "a&b=c" });
});

test("a changed filter begins at the first page and keeps what it does not name", () => {
  const current = new URLSearchParams("lang=es&status=open&cursor=n.1.1");
  expect(queryWithChanges(current, { search: "ana" })).toBe("?lang=es&status=open&search=ana");
  expect(queryWithChanges(current, { status: "" })).toBe("?lang=es");
  expect(queryWithChanges(new URLSearchParams("status=open"), { status: undefined })).toBe("");
  expect(queryWithChanges(current, { cursor: "n.2.2" })).toBe("?lang=es&status=open&cursor=n.2.2");
});

test("opening an entry, and leaving it, keeps the list's filter and its page", () => {
  const opened = queryWithSelection("?status=open&cursor=50", "chat", 7);
  expect(opened).toBe("?status=open&cursor=50&chat=7");
  expect(queryWithSelection(opened, "chat", null)).toBe("?status=open&cursor=50");
  expect(queryWithSelection("?chat=7", "chat", null)).toBe("");
});
