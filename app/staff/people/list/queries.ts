import type { z } from "zod";
import { api } from "#platform/api-client/api.ts";
import { pageCursor } from "#platform/contract.ts";
import { peopleQuery } from "../contract.ts";
import { people } from "../queries.ts";

export const peopleFilterParams = peopleQuery
  .pick({ search: true, status: true })
  .extend({ cursor: pageCursor.optional() });
type PeopleFilter = Partial<z.output<typeof peopleFilterParams>>;

/** One page of people for staff, who came last first. */
export function peopleQueryOptions(filter: PeopleFilter) {
  return api.listQuery(people, filter);
}
