import { expect, test } from "vitest";
import { places } from "#app/ui/art/places.ts";
import { directoryLink, readAddress, wholeDirectory } from "./directory-address.ts";
import { directoryQueryOptions } from "./queries.ts";
import { locations } from "./rules/locations.ts";

const read = (query: string) => readAddress(new URLSearchParams(query));

test("the home page's map shows every town", () => {
  expect(places.map(({ name }) => name)).toEqual(locations);
});

test("an address is read and written without loss", () => {
  const asked = {
    search: "plomería & gas",
    category: "Housing & Property",
    location: "San Pedro de Macorís",
    serves: true,
    english: true,
    day: "sunday",
    price: "$$",
    sort: "price",
    page: 3,
  } as const;
  expect(read(directoryLink(asked).split("?")[1] ?? "")).toEqual(asked);
  expect(directoryLink(read(""))).toBe("/vendor-directory");
});

test("what makes no sense in an address is left out", () => {
  expect(
    read(
      "search=%00%20&category=all&location=Paris&page=0&lang=es&english=1&serves=&day=soon&price=$$$$&sort=match",
    ),
  ).toEqual(wholeDirectory);
  for (const page of ["-1", "1.5", "x", "Infinity", "1e9", ""]) expect(read(`page=${page}`).page).toBe(1);
  expect(read(`search=${"a".repeat(300)}`).search).toHaveLength(200);
});

test("the call's cursor is the number of vendors before the page", () => {
  expect(directoryQueryOptions(read("")).queryKey).toEqual(["/api/vendors", { search: "", limit: 18 }]);
  expect(directoryQueryOptions(read("search=plomer%C3%ADa&page=3")).queryKey).toEqual([
    "/api/vendors",
    { search: "plomería", limit: 18, cursor: "36" },
  ]);
});
