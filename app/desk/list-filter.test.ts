import { expect, test } from "vitest";
import { z } from "zod";
import { bookingsAddress } from "#app/bookings/queries.ts";
import { glossaryAddress } from "#app/translation/glossary-queries.ts";
import { offsetPaging } from "#platform/contract.ts";
import { changedQuery, pageCursor, readFilter, selectingQuery, withFilter } from "./list-filter.ts";

const schema = z.object({
  search: z.string().trim().max(10).optional(),
  status: z.enum(["open", "answered"]).optional(),
  from: z.iso.date().optional(),
  cursor: pageCursor.optional(),
});
const read = (query: string) => readFilter(schema, new URLSearchParams(query));

test("an address is read field by field, and what does not fit is left out", () => {
  expect(read("search=+ana+&status=open&from=2026-11-20&cursor=n.1763640000000.12")).toEqual({
    search: "ana",
    status: "open",
    from: "2026-11-20",
    cursor: "n.1763640000000.12",
  });
  expect(read("search=ana&status=lost&from=2026-02-30&cursor=x.1.1&other=1")).toEqual({ search: "ana" });
  expect(read("search=&status=&from=")).toEqual({});
});

test("a cursor beyond any date of ours is left out, not sent on to fail", () => {
  expect(read("cursor=n.999999999999999.1")).toEqual({});
});

test("a cursor that the server takes is one an address can hold", () => {
  const cursor = "9999999";
  expect(offsetPaging.cursor.parse(cursor)).toBe(cursor);
  expect(glossaryAddress.safeParse({ cursor }).success).toBe(true);
  expect(bookingsAddress(new URLSearchParams({ sort: "late", cursor }))).toEqual({ sort: "late", cursor });
});

test("a filter is written without its blank fields, and read back as it was", () => {
  expect(withFilter("/api/list", {})).toBe("/api/list");
  const url = withFilter("/api/list", { search: "a&b=c", status: undefined, from: "" });
  expect(url).toBe("/api/list?search=a%26b%3Dc");
  expect(read(url.split("?")[1] ?? "")).toEqual({ search: "a&b=c" });
});

test("a changed filter begins at the first page and keeps what it does not name", () => {
  const current = new URLSearchParams("lang=es&status=open&cursor=n.1.1");
  expect(changedQuery(current, { search: "ana" })).toBe("?lang=es&status=open&search=ana");
  expect(changedQuery(current, { status: "" })).toBe("?lang=es");
  expect(changedQuery(new URLSearchParams("status=open"), { status: undefined })).toBe("");
  expect(changedQuery(current, { cursor: "n.2.2" })).toBe("?lang=es&status=open&cursor=n.2.2");
});

test("opening an entry, and leaving it, keeps the list's filter and its page", () => {
  const opened = selectingQuery("?status=open&cursor=50", "chat", 7);
  expect(opened).toBe("?status=open&cursor=50&chat=7");
  expect(selectingQuery(opened, "chat", null)).toBe("?status=open&cursor=50");
  expect(selectingQuery("?chat=7", "chat", null)).toBe("");
});
