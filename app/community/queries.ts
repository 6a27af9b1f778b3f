import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { request } from "#platform/api-client.ts";
import { type ListPage, readList } from "#platform/api-reading.ts";
import { type BoardAddress, boardCall } from "./board-address.ts";
import type { Board, PublicPost, PublicReply } from "./contract.ts";

/** A conversation goes on while somebody looks around: what was read this long ago (milliseconds) is read anew. */
const staleTime = 15_000;
const board = "community-board";

/** One page of the board. */
export function boardReading(address: BoardAddress) {
  return queryOptions({
    queryKey: [board, address.page, address.search],
    queryFn: async ({ signal }) =>
      (await (await request("GET", boardCall(address), { signal })).json()) as Board,
    staleTime,
  });
}

/** The post with which a conversation begins. */
export function postReading(id: number) {
  const url = `/api/community/posts/${id}`;
  return queryOptions({
    queryKey: [url],
    queryFn: async ({ signal }) => (await (await request("GET", url, { signal })).json()) as PublicPost,
    staleTime,
  });
}

/** As many as a conversation shows at first, and adds each time. */
export const repliesPerCall = 20;

/** A conversation's replies, a call at a time; the page parameter is the call's cursor. */
export function repliesReading(id: number) {
  const url = `/api/community/posts/${id}/replies?limit=${repliesPerCall}`;
  return infiniteQueryOptions({
    queryKey: [url],
    initialPageParam: "",
    queryFn: ({ pageParam, signal }): Promise<ListPage<PublicReply>> =>
      readList(pageParam ? `${url}&cursor=${pageParam}` : url, signal),
    getNextPageParam: (last) => last.next,
    staleTime,
  });
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
