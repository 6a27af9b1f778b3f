import { type Location, locations } from "#app/marketplace/vendors/rules/locations.ts";
import { type Locale, locales } from "#platform/i18n/locale.ts";
import { type Topic, topics } from "./values.ts";

export const boardPath = "/community-board";

/** The contract's number, repeated so that the browser does not load Zod; a test keeps them equal. */
export const pageSize = 5;

export const maxSearchLength = 200;
const lastPage = 1_000_000_000;

/** "" is not filtered. */
export type BoardFilter = { search: string; topic: Topic | ""; town: Location | ""; language: Locale | "" };
export type BoardAddress = BoardFilter & { page: number };

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | "" =>
  values.find((value) => value === text) ?? "";

/** Reads page, search and filters from a URL; anything invalid counts as not set. */
export function readBoardAddress(params: URLSearchParams): BoardAddress {
  const page = Number(params.get("page"));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    // PostgreSQL text cannot contain NUL.
    search: (params.get("search") ?? "").replaceAll("\0", "").slice(0, maxSearchLength).trim(),
    topic: oneOf(topics, params.get("topic")),
    town: oneOf(locations, params.get("town")),
    language: oneOf(locales, params.get("language")),
  };
}

/** Path of the board; leaves out the first page and what is blank. */
export function boardLink({ page = 1, ...filter }: Partial<BoardAddress>): string {
  const { search, topic, town, language } = filter;
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(topic && { topic }),
    ...(town && { town }),
    ...(language && { language }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? boardPath : `${boardPath}?${query}`;
}

/** The set fields of an address, as `GET /api/community/all` takes them. */
export function boardQueryOf({ page, search, topic, town, language }: BoardAddress) {
  return {
    page,
    search,
    ...(topic && { topic }),
    ...(town && { town }),
    ...(language && { language }),
  };
}

/** Whether the address shows less than the whole board. */
export function isFiltered({ search, topic, town, language }: BoardFilter): boolean {
  return Boolean(search || topic || town || language);
}

/** Path of a post's own page. */
export function topicPath(id: number): string {
  return `${boardPath}/${id}`;
}
