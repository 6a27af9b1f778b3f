import { useMutation, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { api } from "#platform/api-client/api.ts";
import { recordNumber } from "#platform/contract.ts";
import { newKey } from "#platform/forms/intent.ts";
import { type NewTemplate, templateQuery } from "../contract.ts";
import { templatesPath } from "../queries.ts";

export const templateFilterParams = templateQuery.pick({ search: true, status: true, cursor: true });
type TemplateAddress = Partial<z.output<typeof templateFilterParams>>;

/** The open template in the address; "new" for one that is being written. */
export const openTemplateParams = z.object({ template: z.union([z.literal("new"), recordNumber]) });

/** One page of templates for staff, those in use first, by shortcut. */
export function templatesQueryOptions(filter: TemplateAddress) {
  return api.listQuery(templatesPath, filter);
}

/** A template's audit log in pages, newest first. */
export function templateHistoryQueryOptions(id: number) {
  return api.pagesQuery("/api/admin/templates/:id/history", { id });
}

export type EditedTemplate = NewTemplate & { archived: boolean };

/** Adds a template (`id` null) or changes it. @param version the one that the person saw */
export function useSaveTemplate(id: number | null, version: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ archived, ...template }: EditedTemplate) =>
      id === null
        ? api.post(templatesPath, template, { key: newKey() })
        : api.patch("/api/admin/templates/:id", { id, ...template, archived, version }),
    // Also after a conflict: the list then has the colleague's version.
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: [templatesPath] }),
        id !== null && cache.invalidateQueries({ queryKey: templateHistoryQueryOptions(id).queryKey }),
      ]),
  });
}
