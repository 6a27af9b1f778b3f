import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useConfirmedCall } from "#app/staff/shell/editing/confirmation/confirmation.ts";
import { api } from "#platform/api-client/api.ts";
import type { PersonFound, PersonQuery } from "./contract.ts";

/** A mutation, so that personal data is not cached. */
export function useFindPerson() {
  return useMutation({
    gcTime: 0,
    mutationFn: (query: PersonQuery) => api.post("/api/admin/people/search", query),
  });
}

/** Searches every text of the database for somebody of whom there is no record; it takes seconds. */
export function useSearchEverywhere() {
  return useMutation({
    gcTime: 0,
    mutationFn: (found: PersonFound) =>
      api.post("/api/admin/people/search", { ...queryOf(found), everywhere: true }),
  });
}

/** The same question again: of a known person the addresses are only shown. */
function queryOf({ email, phone, person }: PersonFound): PersonQuery {
  return person === null ? { email, phone, person } : { email: "", phone: "", person };
}

export function useDownloadCopy(file: string) {
  const confirmed = useConfirmedCall();
  return useMutation({
    gcTime: 0,
    mutationFn: async (found: PersonFound) => {
      const copy = await confirmed(() => api.post("/api/admin/people/export", queryOf(found)));
      const content = new Blob([JSON.stringify(copy, null, 2)], { type: "application/json" });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(content);
      link.download = file;
      link.click();
      URL.revokeObjectURL(link.href);
    },
  });
}

/** Also clears cached lists, which may show the person. */
export function useErase() {
  const cache = useQueryClient();
  const confirmed = useConfirmedCall();
  return useMutation({
    mutationFn: (found: PersonFound) =>
      confirmed(() => api.post("/api/admin/people/erase", { ...queryOf(found), total: found.total })),
    onSuccess: () => {
      cache.removeQueries({ type: "inactive" });
      void cache.invalidateQueries();
    },
  });
}
