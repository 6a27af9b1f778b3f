import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { DeskRecord } from "#app/staff/shell/record/desk-record.ts";
import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import type { TranslationQuestion } from "./contract.ts";
import type { Outgoing } from "./rules/draft.ts";
import type { TemplateChannel, WritableKind } from "./values.ts";

export type WritableRecord = DeskRecord & { kind: WritableKind };

export const templatesPath = "/api/admin/templates";
export const lettersAbout = "/api/admin/letters/about";

/** The templates in use for a channel, and those for any. */
export function usableTemplatesQueryOptions(channel: Exclude<TemplateChannel, "any">) {
  return api.listQuery(templatesPath, { channel, status: "in_use", limit: 100 });
}

/** Whom a letter from the record goes to, and the values of its placeholders. */
export function addresseeQueryOptions({ kind, id }: WritableRecord) {
  return api.query("/api/admin/letters/addressee", { kind, id });
}

/** The letters about the record in pages, newest first. */
export function lettersAboutQueryOptions({ kind, id }: WritableRecord) {
  return api.pagesQuery(lettersAbout, { kind, id, limit: 10 });
}

type NewLetter = { channel: "email" | "whatsapp"; to: string; words: Outgoing; key: string };

/** Sends a letter to the shown address `to`, or records a WhatsApp text as sent. What is shown of the record is read again. */
export function useSendLetter({ kind, id }: WritableRecord) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ channel, to, words: { subject, text, language }, key }: NewLetter) =>
      api.post("/api/admin/letters", { kind, id, channel, to, subject, text, language }, { key }),
    // The lead may be contacted now, the message answered: on this screen, on Today, in the outbox.
    // Not awaited: the row may leave the list, and its letter must have been finished by then.
    onSuccess: () => void cache.invalidateQueries(),
    // After a conflict the form shows the present address.
    onError: (error) => {
      const isOutdated = error instanceof ApiError && error.status === 409;
      if (isOutdated) void cache.invalidateQueries(addresseeQueryOptions({ kind, id }));
    },
  });
}

/** Asks the translator; null where there is none, or it failed. */
export function useTranslateLetter() {
  return useMutation({
    mutationFn: async (question: TranslationQuestion) =>
      (await api.post("/api/admin/letters/translation", question)).translation,
  });
}
