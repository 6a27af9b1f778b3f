import type { QueryClient } from "@tanstack/react-query";
import { api } from "#platform/api-client/api.ts";
import { type BoardAddress, boardQueryOf } from "./board-address.ts";

const staleTime = 15_000;
const board = "/api/community/all";

/** One page of the board; read again when it is older than `staleTime`. */
export function boardQueryOptions(address: BoardAddress) {
  return { ...api.query(board, boardQueryOf(address)), staleTime };
}

/** One visible post; 404 for a held or hidden one. */
export function postQueryOptions(id: number) {
  return { ...api.query("/api/community/posts/:id", { id }), staleTime };
}

export const repliesPerPage = 20;

/** A post's visible replies in pages, oldest first. */
export function repliesQueryOptions(id: number) {
  return {
    ...api.pagesQuery("/api/community/posts/:id/replies", { id, limit: repliesPerPage }),
    staleTime,
  };
}

/** Reloads the visible page; the others when they are opened. */
export async function reloadBoard(cache: QueryClient): Promise<void> {
  await cache.invalidateQueries({ queryKey: [board] });
}

/** Reloads the replies after one was sent, and the board, which counts them. */
export async function reloadReplies(cache: QueryClient, id: number): Promise<void> {
  void cache.invalidateQueries({ queryKey: [board] });
  await cache.invalidateQueries({ queryKey: repliesQueryOptions(id).queryKey });
}
