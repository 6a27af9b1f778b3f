export const boardPath = "/community-board";

/** The contract's number, repeated so that the browser does not load Zod; a test keeps them equal. */
export const pageSize = 5;

export const maxSearchLength = 200;
const lastPage = 1_000_000_000;

export type BoardAddress = { page: number; search: string };

/** Reads page and search from a URL; anything invalid counts as not set. */
export function readBoardAddress(params: URLSearchParams): BoardAddress {
  const page = Number(params.get("page"));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    // PostgreSQL text cannot contain NUL.
    search: (params.get("search") ?? "").replaceAll("\0", "").slice(0, maxSearchLength).trim(),
  };
}

/** Path of the board; leaves out the first page and a blank search. */
export function boardLink({ page = 1, search = "" }: Partial<BoardAddress>): string {
  const query = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(search && { search }),
  });
  return query.size === 0 ? boardPath : `${boardPath}?${query}`;
}

/** Path of a post's own page. */
export function topicPath(id: number): string {
  return `${boardPath}/${id}`;
}
