import type { QueryClient } from "@tanstack/react-query";
import { api } from "#platform/api-client/api.ts";
import type { BoardAddress } from "./board-address.ts";

/** A conversation goes on while somebody looks around: what was read this long ago (milliseconds) is read anew. */
const staleTime = 15_000;
const board = "/api/community/all";

/** One page of the board. */
export function boardReading({ page, search }: BoardAddress) {
  return { ...api.query(board, { page, search }), staleTime };
}

/** The post with which a conversation begins. */
export function postReading(id: number) {
  return { ...api.query("/api/community/posts/:id", { id }), staleTime };
}

/** As many as a conversation shows at first, and adds each time. */
export const repliesPerCall = 20;

/** A conversation's replies, a call at a time; the page parameter is the call's cursor. */
export function repliesReading(id: number) {
  return {
    ...api.pagesQuery("/api/community/posts/:id/replies", { id, limit: repliesPerCall }),
    staleTime,
  };
}

/** Something was posted: the page that is shown is read again, the others when they are turned to. */
export async function readBoardAgain(cache: QueryClient): Promise<void> {
  await cache.invalidateQueries({ queryKey: [board] });
}

/** Something was replied to this post. */
export async function readRepliesAgain(cache: QueryClient, id: number): Promise<void> {
  void cache.invalidateQueries({ queryKey: [board] });
  await cache.invalidateQueries({ queryKey: repliesReading(id).queryKey });
}
