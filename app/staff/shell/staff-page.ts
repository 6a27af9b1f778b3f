import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import type { Reading } from "#platform/api-client/api.ts";
import { type Filling, filled, queryClient } from "#platform/api-client/query-client.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { readFilter } from "./list/list-filter.ts";

/**
 * A staff screen's loader on the server: calls the acts themselves. Without a session, or without the second step that is
 * required of staff, nothing is read, and the shell shows what is missing instead.
 */
export async function readForStaff(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  fillings: (ctx: Ctx, params: URLSearchParams) => readonly Filling[],
  isOwnAccount = false,
) {
  const ctx = await context.get(pageRequest).ctx();
  if (ctx.actor.kind !== "staff" || (ctx.actor.lacksSecondStep && !isOwnAccount)) return { state: null };
  return { state: await filled(fillings(ctx, new URL(request.url).searchParams)) };
}

/** The loader of a staff screen that is one list: its first fifty, as the address asks. */
export function readListForStaff<S extends z.ZodObject, T>(
  args: Parameters<typeof readForStaff>[0],
  address: S,
  reading: (filter: Partial<z.output<S>>) => Reading<T>,
  act: (ctx: Ctx, query: Partial<z.output<S>> & { limit: number }) => Promise<unknown>,
) {
  return readForStaff(args, (ctx, params) => {
    const filter = readFilter(address, params);
    return [{ queryKey: reading(filter).queryKey, act: () => act(ctx, { ...filter, limit: 50 }) }];
  });
}

/**
 * The same screen's loader in the browser: begins to read the API and does not wait, so that the address changes
 * at once and the screen shows what it has. A failure is the screen's to tell.
 */
export function readFromApi(
  { request }: { request: Request },
  readings: (params: URLSearchParams) => readonly Reading<unknown>[],
) {
  for (const reading of readings(new URL(request.url).searchParams))
    void queryClient().prefetchQuery(reading);
  return { state: null };
}
