import type { z } from "zod";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import type { Page } from "#platform/database/lists/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import type { ViewScreen } from "../values.ts";

/** A list call's query and service function. */
type Counter = {
  query: z.ZodObject;
  list: (ctx: Ctx, query: never) => Promise<Pick<Page<unknown>, "total">>;
};
export type Counters = Readonly<Record<ViewScreen, Counter>>;

let counters: Counters | undefined;

/** Called by what composes the site: this module does not know the lists. */
export function setCounters(all: Counters): void {
  counters = all;
}

/**
 * How many records a list shows with these parameters, capped as its own total is; a parameter that the list does not know
 * (any more) is left out, as on its screen. Null if it could not be counted.
 */
export async function countView(
  ctx: Ctx,
  screen: ViewScreen,
  parameters: Readonly<Record<string, string>>,
): Promise<number | null> {
  const counter = counters?.[screen];
  if (!counter) return null;
  const filter = readFilter(counter.query, new URLSearchParams(parameters));
  try {
    const { total } = await counter.list(ctx, { ...filter, limit: 1 } as never);
    return total;
  } catch (error) {
    log.warn({ screen, ...safeError(error) }, "could not count a saved view");
    return null;
  }
}
