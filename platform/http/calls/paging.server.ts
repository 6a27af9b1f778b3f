import { offsetCursor } from "#platform/contract.ts";
import { AppError } from "#platform/errors.ts";
import type { HttpContext } from "#platform/http/request.server.ts";

/** One page of a list: its rows, where the neighbours are, and how many rows the filter finds in all. */
export type Page<T> = { items: T[]; next?: string | undefined; previous?: string | undefined; total: number };

/**
 * A page of the public directory, whose pages have numbers in their addresses: its cursor is the number of rows before it.
 * Not for lists that staff work through: when rows leave such a list, others move to pages that were read already.
 */
export function offsetPage<T>(items: T[], total: number, asked: { offset: number; limit: number }): Page<T> {
  const { offset, limit } = asked;
  const next = offset + limit;
  return {
    items,
    total,
    next: next < total && items.length > 0 ? String(next) : undefined,
    previous: offset > 0 ? String(Math.max(0, offset - limit)) : undefined,
  };
}

/** Where such a page begins, and how long it is. @throws AppError malformed */
export function readOffset({ cursor = "0", limit }: { cursor?: string | undefined; limit: number }): {
  offset: number;
  limit: number;
} {
  if (!offsetCursor.safeParse(cursor).success) throw new AppError("malformed");
  return { offset: Number(cursor), limit };
}

/** Link (RFC 8288) and X-Total-Count. */
export function setPageHeaders(c: HttpContext, page: Page<unknown>): void {
  const url = new URL(c.req.url);
  const link = (cursor: string, rel: string) => {
    url.searchParams.set("cursor", cursor);
    return `<${url.pathname}${url.search}>; rel="${rel}"`;
  };
  const links = [
    ...(page.next ? [link(page.next, "next")] : []),
    ...(page.previous ? [link(page.previous, "prev")] : []),
  ];
  if (links.length > 0) c.header("Link", links.join(", "));
  c.header("X-Total-Count", String(page.total));
  c.header("Cache-Control", "no-store");
}
