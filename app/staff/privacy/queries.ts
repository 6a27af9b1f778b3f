import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useConfirmedCall } from "#app/staff/shell/editing/confirmation.ts";
import { api } from "#platform/api-client/api.ts";
import type { PersonFound, PersonQuery } from "./contract.ts";

/** A mutation, so that personal data is not cached. */
export function useFindPerson() {
  return useMutation({
    gcTime: 0,
    mutationFn: (query: PersonQuery) => api.post("/api/admin/people/search", query),
  });
}

export function useDownloadCopy(file: string) {
  const confirmed = useConfirmedCall();
  return useMutation({
    gcTime: 0,
    mutationFn: async ({ email, phone }: PersonFound) => {
      const copy = await confirmed(() => api.post("/api/admin/people/export", { email, phone }));
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
    mutationFn: ({ email, phone, total }: PersonFound) =>
      confirmed(() => api.post("/api/admin/people/erase", { email, phone, total })),
    onSuccess: () => {
      cache.removeQueries({ type: "inactive" });
      void cache.invalidateQueries();
    },
  });
}
