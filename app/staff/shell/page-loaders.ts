import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import type { ApiQuery } from "#platform/api-client/api.ts";
import { type PrefetchQuery, prefetchQueries, queryClient } from "#platform/api-client/query-client.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { readFilter } from "./list/list-filter.ts";

/** Server loader: calls the services directly. Loads nothing without a session or a required second step. */
export async function loadForStaff(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  fillings: (ctx: Ctx, params: URLSearchParams) => readonly PrefetchQuery[],
  isOwnAccount = false,
) {
  const ctx = await context.get(pageRequest).ctx();
  if (ctx.actor.kind !== "staff" || (ctx.actor.lacksSecondStep && !isOwnAccount)) return { state: null };
  return { state: await prefetchQueries(fillings(ctx, new URL(request.url).searchParams)) };
}

export function loadListForStaff<S extends z.ZodObject, T>(
  args: Parameters<typeof loadForStaff>[0],
  address: S,
  reading: (filter: Partial<z.output<S>>) => ApiQuery<T>,
  act: (ctx: Ctx, query: Partial<z.output<S>> & { limit: number }) => Promise<unknown>,
) {
  return loadForStaff(args, (ctx, params) => {
    const filter = readFilter(address, params);
    return [{ queryKey: reading(filter).queryKey, load: () => act(ctx, { ...filter, limit: 50 }) }];
  });
}

/** Browser loader: prefetches without waiting, so that navigation is immediate; the screen shows failures. */
export function prefetchFromApi(
  { request }: { request: Request },
  readings: (params: URLSearchParams) => readonly ApiQuery<unknown>[],
) {
  for (const reading of readings(new URL(request.url).searchParams))
    void queryClient().prefetchQuery(reading);
  return { state: null };
}
