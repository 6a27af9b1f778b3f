import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { useConfirmed } from "#app/desk/confirmation.ts";
import { request } from "#platform/api-client.ts";
import type { erased, PersonAsked, PersonFound } from "./contract.ts";

const call = "/api/admin/people";

/** What is held of somebody. Not through the cache: it stays nowhere when the screen is left. */
export function useFindPerson() {
  return useMutation({
    gcTime: 0,
    mutationFn: async (body: PersonAsked) => {
      const response = await request("POST", `${call}/search`, { body });
      return (await response.json()) as PersonFound;
    },
  });
}

/** Saves the person's own copy as a file. */
export function useSaveCopy(file: string) {
  const confirmed = useConfirmed();
  return useMutation({
    gcTime: 0,
    mutationFn: async ({ email, phone }: PersonFound) => {
      const response = await confirmed(() => request("POST", `${call}/export`, { body: { email, phone } }));
      const copy = new Blob([JSON.stringify(await response.json(), null, 2)], { type: "application/json" });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(copy);
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
    mutationFn: async ({ email, phone, total }: PersonFound) => {
      const body = { email, phone, total };
      const response = await confirmed(() => request("POST", `${call}/erase`, { body }));
      return (await response.json()) as z.infer<typeof erased>;
    },
    onSuccess: () => {
      cache.removeQueries({ type: "inactive" });
      void cache.invalidateQueries();
    },
  });
}
