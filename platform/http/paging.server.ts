import { offsetCursor } from "#platform/contract.ts";
import { AppError } from "#platform/errors.ts";
import type { HttpContext } from "./request.server.ts";

/** One page of a list: its rows, where the neighbours are, and how many rows the filter finds in all. */
export type Page<T> = { items: T[]; next?: string | undefined; previous?: string | undefined; total: number };

/** Where a page begins: after (or before) the row with this sort value and id. */
export type Cursor = { direction: "next" | "previous"; at: Date; id: number };

function writeCursor({ direction, at, id }: Cursor): string {
  return `${direction === "next" ? "n" : "p"}.${at.getTime()}.${id}`;
}

/** @throws AppError malformed */
export function readCursor(cursor: string | undefined): Cursor | undefined {
  if (cursor === undefined) return undefined;
  const [, direction, at, id] = /^([np])\.(\d{1,13})\.(\d{1,15})$/.exec(cursor) ?? [];
  if (!direction) throw new AppError("malformed");
  return { direction: direction === "n" ? "next" : "previous", at: new Date(Number(at)), id: Number(id) };
}

/**
 * A page of a list whose order is no column's: its cursor is the number of rows before it, and reading it costs what
 * it costs to pass over those.
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
export function pageHeaders(c: HttpContext, page: Page<unknown>): void {
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

/**
 * Cuts a page out of rows read one further than asked, newest first. Rows read backwards (towards newer) come
 * in turned round.
 */
export function cutPage<T extends { id: number; createdAt: Date }>(
  rows: T[],
  limit: number,
  cursor: Cursor | undefined,
): Omit<Page<T>, "total"> {
  const more = rows.length > limit;
  const items = rows.slice(0, limit);
  const backwards = cursor?.direction === "previous";
  if (backwards) items.reverse();
  const first = items[0];
  const last = items.at(-1);
  const hasNext = backwards || more;
  const hasPrevious = backwards ? more : cursor !== undefined;
  return {
    items,
    next: hasNext && last ? writeCursor({ direction: "next", at: last.createdAt, id: last.id }) : undefined,
    previous:
      hasPrevious && first
        ? writeCursor({ direction: "previous", at: first.createdAt, id: first.id })
        : undefined,
  };
}
