import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import type { ApiQuery } from "#platform/api-client/api.ts";
import { type PrefetchQuery, prefetchQueries, queryClient } from "#platform/api-client/query-client.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { may, type Permission } from "#platform/security/permissions.ts";
import { readFilter } from "./list/list-filter.ts";

type LoadOptions = {
  /** Also without a second step that is required. */
  isOwnAccount?: boolean;
  /** Of the screen's call; the screen says why it is empty for other roles (`MissingPermission`). */
  permission?: Permission;
};

/** Server loader: calls the services directly. Loads nothing without session, required second step or permission. */
export async function loadForStaff(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  queriesOf: (ctx: Ctx, params: URLSearchParams) => readonly PrefetchQuery[],
  { isOwnAccount = false, permission = "read" }: LoadOptions = {},
) {
  const ctx = await context.get(pageRequest).ctx();
  if (ctx.actor.kind !== "staff" || (ctx.actor.lacksSecondStep && !isOwnAccount)) return { state: null };
  if (!may(ctx.actor.role, permission)) return { state: null };
  return { state: await prefetchQueries(queriesOf(ctx, new URL(request.url).searchParams)) };
}

/**
 * The same for one page of a list, 50 entries, by the filter in the address.
 * @param list the service function of the list call
 */
export function loadListForStaff<S extends z.ZodObject, T>(
  args: Parameters<typeof loadForStaff>[0],
  filterParams: S,
  queryOptions: (filter: Partial<z.output<S>>) => ApiQuery<T>,
  list: (ctx: Ctx, query: Partial<z.output<S>> & { limit: number }) => Promise<unknown>,
) {
  return loadForStaff(args, (ctx, params) => {
    const filter = readFilter(filterParams, params);
    return [{ queryKey: queryOptions(filter).queryKey, load: () => list(ctx, { ...filter, limit: 50 }) }];
  });
}

/**
 * Browser loader: fetches without waiting, so that navigation is immediate; the screen shows failures. What is cached is
 * shown and fetched again, because colleagues change it. The first page has the server loader's data and skips this.
 */
export function prefetchFromApi(
  { request }: { request: Request },
  queriesOf: (params: URLSearchParams) => readonly ApiQuery<unknown>[],
) {
  for (const query of queriesOf(new URL(request.url).searchParams))
    void queryClient().prefetchQuery({ ...query, staleTime: 0 });
  return { state: null };
}
