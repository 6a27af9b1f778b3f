import { expect, test } from "vitest";
import { boardLink, pageSize, readBoardAddress } from "./board-address.ts";
import { postsPerPage } from "./contract.ts";
import { postDate } from "./parts/post-date.ts";

test("dates are the specification's in English, and the house's in Spanish, in Santo Domingo time", () => {
  expect(postDate("2026-11-20T18:32:00.000Z", "en")).toBe("Nov 20, 2026, 02:32 PM");
  expect(postDate("2026-11-20T04:05:00.000Z", "en")).toBe("Nov 20, 2026, 12:05 AM");
  expect(postDate("2026-11-20T18:32:00.000Z", "es")).toBe("20 nov 2026, 2:32 p. m.");
});

test("an address that makes no sense asks for the first page", () => {
  const read = (query: string) => readBoardAddress(new URLSearchParams(query));
  const all = { page: 1, search: "", topic: "", town: "", language: "" };
  expect(read("page=3&search= a ")).toEqual({ ...all, page: 3, search: "a" });
  for (const page of ["0", "-1", "1.5", "x", "1e99", ""]) expect(read(`page=${page}`)).toEqual(all);
  expect(read("topic=Housing&town=Paris&language=fr")).toEqual(all);
  expect(pageSize).toBe(postsPerPage);
});

test("a link holds what the board is filtered by, and is read back", () => {
  const address = { page: 2, search: "a & b", topic: "family", town: "Sosúa", language: "es" } as const;
  expect(readBoardAddress(new URLSearchParams(boardLink(address).split("?")[1]))).toEqual(address);
  expect(boardLink({ page: 1, search: "", topic: "", town: "", language: "" })).toBe("/community-board");
});
