export const boardPath = "/community-board";

/** The contract's number once more, without Zod, which a reader's browser need not load; a test holds them equal. */
export const pageSize = 5;

/** The longest search the call takes. */
export const longestSearch = 200;
const lastPage = 1_000_000_000;

/** What the board's address asks; 1 and "" where it says nothing. */
export type BoardAddress = { page: number; search: string };

/** Reads the board's address; what makes no sense there is left out, never an error. */
export function readBoardAddress(params: URLSearchParams): BoardAddress {
  const page = Number(params.get("page"));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    // PostgreSQL cannot search for NUL.
    search: (params.get("search") ?? "").replaceAll("\0", "").slice(0, longestSearch).trim(),
  };
}

/** The board's address; what is not asked does not stand in it. */
export function boardLink(address: Partial<BoardAddress>): string {
  return withQuery(boardPath, address);
}

function withQuery(path: string, { page = 1, search = "" }: Partial<BoardAddress>): string {
  const query = new URLSearchParams({
    ...(page > 1 ? { page: String(page) } : {}),
    ...(search ? { search } : {}),
  });
  if (query.size === 0) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
}

/** The address of one conversation. */
export function topicPath(id: number): string {
  return `${boardPath}/${id}`;
}
