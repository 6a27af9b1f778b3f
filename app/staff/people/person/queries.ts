import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/api-client/api.ts";
import type { PersonDetail } from "../contract.ts";
import { people } from "../queries.ts";

export function personQueryOptions(id: number) {
  return api.query("/api/admin/people/:id", { id });
}

/** In pages, newest first. */
export function timelineQueryOptions(id: number) {
  return api.pagesQuery("/api/admin/people/:id/timeline", { id });
}

/** People found by a name, an address or a number, to choose one. */
export function foundPeopleQueryOptions(search: string) {
  return api.listQuery(people, { search, limit: 8 });
}

/**
 * A change of who somebody is: its answer is the person as they are now; whatever else shows people is read again.
 * @param send makes the call
 * @param done is called before anything is read again: what shows the change may be gone then, and callbacks of `mutate` with it
 */
export function usePersonChange<I>(send: (input: I) => Promise<PersonDetail>, done?: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async (person) => {
      done?.();
      cache.setQueryData(personQueryOptions(person.id).queryKey, person);
      cache.removeQueries({ queryKey: [people], type: "inactive" });
      await cache.invalidateQueries({
        predicate: ({ queryKey }) =>
          String(queryKey[0]).startsWith(people) && queryKey[0] !== personQueryOptions(person.id).queryKey[0],
      });
    },
  });
}
