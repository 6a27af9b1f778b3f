import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { z } from "zod";
import { joinDesk } from "#app/staff/presence/desk-connection.ts";
import { useAssign } from "#app/staff/shell/editing/assignee.tsx";
import { removeInactiveQueries } from "#app/staff/shell/list/inactive-queries.ts";
import { api } from "#platform/api-client/api.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { type ChatChange, type ChatKind, chatQuery, type StaffChat } from "../contract.ts";
import { type ConversionForm, convertChat } from "./convert-chat.ts";

export const chatFilterParams = chatQuery.pick({ search: true, status: true, assignee: true, cursor: true });
type ChatAddress = Partial<z.output<typeof chatFilterParams>>;

const chats = "/api/admin/chats";

/** One page of conversations for staff, visitors who wait first. */
export function chatsQueryOptions(filter: ChatAddress) {
  return api.listQuery(chats, filter);
}

/** One conversation with its messages, for staff. */
export function chatQueryOptions(id: number) {
  return api.query("/api/admin/chats/:id", { id });
}

export function useLiveUpdates(id: number): void {
  const cache = useQueryClient();
  useEffect(() => {
    const refetch = () => {
      void cache.invalidateQueries({ queryKey: chatQueryOptions(id).queryKey });
      void cache.invalidateQueries({ queryKey: [chats] });
    };
    return joinDesk({
      frames: () => [{ type: "join", chat: id }],
      onFrame: (frame) => {
        if (frame.type === "changed" && frame.chat === id) refetch();
      },
    });
  }, [id, cache]);
}

export function useChangeChat({ id, version }: StaffChat) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `chat-${id}` },
    mutationFn: (state: ChatChange["state"]) => api.patch("/api/admin/chats/:id", { id, state, version }),
    onSuccess: (after) => {
      cache.setQueryData(chatQueryOptions(id).queryKey, after);
      refresh(cache, id);
    },
    onError: () => refresh(cache, id),
  });
}

/** For nobody the conversation waits for the team. */
export function useAssignChat(chat: StaffChat) {
  const cache = useQueryClient();
  const { queryKey } = chatQueryOptions(chat.id);
  const target = {
    record: chat,
    scope: { id: `chat-${chat.id}` },
    queryKeys: [queryKey],
    update: (change: (record: StaffChat) => StaffChat) =>
      void cache.setQueryData<StaffChat>(queryKey, (shown) => shown && change(shown)),
  };
  return useAssign("/api/admin/chats/:id/assignee", chat.id, target, () => refresh(cache, chat.id));
}

type NewReply = {
  text: string;
  translation: string;
  language: Locale;
  reads: Locale;
  takenFrom: string | undefined;
  clientId: string;
};

export function useReply(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (reply: NewReply) => api.post("/api/admin/chats/:id/reply", { id, ...reply }),
    onSettled: () => refresh(cache, id),
  });
}

export function useTranslations(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.post("/api/admin/chats/:id/translations", { id }),
    // The response may be older than messages that arrived meanwhile.
    onSuccess: () => refresh(cache, id),
  });
}

export function useConvertChat(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, values, key }: { kind: ChatKind; values: ConversionForm; key: string }) =>
      convertChat(id, kind, values, key),
    onSuccess: () => {
      refresh(cache, id);
      removeInactiveQueries(cache);
    },
  });
}

function refresh(cache: QueryClient, id: number): void {
  void cache.invalidateQueries({ queryKey: chatQueryOptions(id).queryKey });
  void cache.invalidateQueries({ queryKey: [chats] });
  // Today lists those that wait.
  void cache.invalidateQueries({ queryKey: ["/api/admin/queue"] });
  void cache.invalidateQueries({ queryKey: ["/api/admin/today"] });
}
