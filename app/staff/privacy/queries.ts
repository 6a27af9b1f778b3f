import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useConfirmed } from "#app/staff/shell/editing/confirmation.ts";
import { api } from "#platform/api-client/api.ts";
import type { PersonFound, PersonQuery } from "./contract.ts";

/** What is held of somebody. Not through the cache: it stays nowhere when the screen is left. */
export function useFindPerson() {
  return useMutation({
    gcTime: 0,
    mutationFn: (asked: PersonQuery) => api.post("/api/admin/people/search", asked),
  });
}

/** Saves the person's own copy as a file. */
export function useDownloadCopy(file: string) {
  const confirmed = useConfirmed();
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

/** Erases what was found; afterwards nothing that a list shows of it stays in this browser. */
export function useErase() {
  const cache = useQueryClient();
  const confirmed = useConfirmed();
  return useMutation({
    mutationFn: ({ email, phone, total }: PersonFound) =>
      confirmed(() => api.post("/api/admin/people/erase", { email, phone, total })),
    onSuccess: () => {
      cache.removeQueries({ type: "inactive" });
      void cache.invalidateQueries();
    },
  });
}
