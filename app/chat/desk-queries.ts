import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { z } from "zod";
import { forgetUnseen } from "#app/desk/forget-unseen.ts";
import { withFilter } from "#app/desk/list-filter.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { request } from "#platform/api-client.ts";
import { type ListPage, readKey, readList } from "#platform/api-reading.ts";
import { recordNumber } from "#platform/contract.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import {
  type BecameReceipt,
  type ChatChange,
  type ChatKind,
  type ChatSummary,
  chatQuery,
  type StaffChat,
} from "./contract.ts";
import { LiveLink } from "./live-link.ts";

/** What the address of the chats can ask. */
export const chatAddress = chatQuery.pick({ search: true, status: true, cursor: true });
type ChatAddress = Partial<z.output<typeof chatAddress>>;
/** And which conversation is open beside the list. */
export const openedAddress = z.object({ chat: recordNumber });

const chatCall = "/api/admin/chats";

export function chatsReading(filter: ChatAddress): Reading<ListPage<ChatSummary>> {
  return {
    queryKey: [chatCall, filter],
    queryFn: ({ signal }) => readList<ChatSummary>(withFilter(chatCall, filter), signal),
  };
}

export function chatReading(id: number): Reading<StaffChat> {
  const queryKey = [`${chatCall}/${id}`];
  return { queryKey, queryFn: ({ signal }) => readKey<StaffChat>()({ queryKey, signal }) };
}

/** Reads a conversation again whenever something of it is new, as long as it is looked at. */
export function useWatch(id: number): void {
  const cache = useQueryClient();
  useEffect(() => {
    const look = () => {
      void cache.invalidateQueries({ queryKey: chatReading(id).queryKey });
      void cache.invalidateQueries({ queryKey: [chatCall] });
    };
    const live = new LiveLink({
      join: () => ({ type: "join", chat: id }),
      heard: look,
      closed: () => {},
      unknown: look,
    });
    return () => live.close();
  }, [id, cache]);
}

/** Takes a conversation over, hands it back, or closes it. */
export function useChangeChat({ id, version }: StaffChat) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `chat-${id}` },
    mutationFn: async (state: ChatChange["state"]) => {
      const response = await request("PATCH", `${chatCall}/${id}`, { body: { state, version } });
      return (await response.json()) as StaffChat;
    },
    onSuccess: (after) => {
      cache.setQueryData(chatReading(id).queryKey, after);
      refresh(cache, id);
    },
    onError: () => refresh(cache, id),
  });
}

type NewReply = { text: string; translation: string; language: Locale; clientId: string };

/** Answers; the same client id again is the same answer. */
export function useReply(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: NewReply) => request("POST", `${chatCall}/${id}/reply`, { body }),
    onSettled: () => refresh(cache, id),
  });
}

/** Has what is in the other language translated. */
export function useTranslations(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => request("POST", `${chatCall}/${id}/translations`),
    // Not from its answer: while it was made, more may have been said.
    onSuccess: () => refresh(cache, id),
  });
}

const paths: Record<ChatKind, string> = {
  lead: "lead",
  booking: "booking",
  safety_request: "safety-request",
};

/** Makes a conversation a request of this kind. */
export function useBecome(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ kind, body, key }: { kind: ChatKind; body: object; key: string }) => {
      const response = await request("POST", `${chatCall}/${id}/${paths[kind]}`, {
        body,
        idempotencyKey: key,
      });
      return (await response.json()) as BecameReceipt;
    },
    onSuccess: () => {
      refresh(cache, id);
      forgetUnseen(cache);
    },
  });
}

function refresh(cache: QueryClient, id: number): void {
  void cache.invalidateQueries({ queryKey: chatReading(id).queryKey });
  void cache.invalidateQueries({ queryKey: [chatCall] });
}
