import { offsetCursor } from "#platform/contract.ts";
import type { Page } from "#platform/database/lists/page.server.ts";
import { AppError } from "#platform/errors.ts";
import type { HttpContext } from "#platform/http/request.server.ts";

/** A page whose cursor is an offset. Not for work lists: rows that leave the list would shift unread ones out of sight. */
export function offsetPage<T>(items: T[], total: number, query: { offset: number; limit: number }): Page<T> {
  const { offset, limit } = query;
  const next = offset + limit;
  return {
    items,
    total,
    next: next < total && items.length > 0 ? String(next) : undefined,
    previous: offset > 0 ? String(Math.max(0, offset - limit)) : undefined,
  };
}

/** @throws AppError malformed */
export function readOffset({ cursor = "0", limit }: { cursor?: string | undefined; limit: number }): {
  offset: number;
  limit: number;
} {
  if (!offsetCursor.safeParse(cursor).success) throw new AppError("malformed");
  return { offset: Number(cursor), limit };
}

/** Sets Link (RFC 8288), X-Total-Count and X-List-Facts. */
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
  const facts = new URLSearchParams(
    Object.entries(page.facts ?? {}).filter((fact): fact is [string, string] => fact[1] !== undefined),
  );
  if (facts.size > 0) c.header("X-List-Facts", String(facts));
  c.header("Cache-Control", "no-store");
}
