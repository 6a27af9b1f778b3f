import { api } from "#platform/api-client/api.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { QueueItem } from "./contract.ts";
import { messages } from "./messages.ts";

export type Act = {
  key: string;
  label: string;
  /** @param answered with `asks`: what was answered */
  send: (answered?: boolean) => Promise<unknown>;
  said: string;
  /** `e` does it: it claims nothing that the person may not have done, and writes to nobody. */
  isMain?: boolean;
  /** Asks once more: it writes to the customer. */
  isGrave?: boolean;
  /** closing: asks, with its consequence, whether somebody answered. */
  asks?: "closing";
  /** Once it is done, the sale is asked for. */
  isSale?: boolean;
  /** It says what was done by the note: one is needed. */
  needsNote?: boolean;
  /** The entry stays selected: what comes next is to be done with it. */
  stays?: boolean;
};

type Texts = ReturnType<typeof useText<typeof messages>>;
/** What was typed beside the acts and goes with whichever is done. */
export type Typed = {
  /** Of a booking, where they were changed; with the version that was read. */
  details: { details: { adminNotes: string; estimatedCost: string }; version: number } | undefined;
  /** Of a call for help. */
  note: string;
};
type Of = { item: QueueItem; typed: Typed; t: Texts["acts"]; said: Texts["said"] };

function leadActs({ item: { id, status: from, group }, t, said }: Of): Act[] {
  const move = (status: "contacted" | "qualified" | "converted" | "closed") => (answered?: boolean) =>
    api.patch("/api/admin/leads/:id/status", {
      ...{ id, status, from: from as "new" },
      ...(answered !== undefined && { answered }),
    });
  const contacted = { key: "contacted", label: t.contacted, send: move("contacted"), said: said.saved };
  const qualified = { key: "qualified", label: t.qualified, send: move("qualified"), said: said.saved };
  const closed = { key: "closed", label: t.close, send: move("closed"), said: said.closed };
  if (group !== "no_step") return [{ ...contacted, isMain: true }, qualified, { ...closed, asks: "closing" }];
  const converted = {
    key: "converted",
    label: t.converted,
    send: move("converted"),
    said: said.saved,
    isSale: true,
  };
  return [...(from === "qualified" ? [] : [qualified]), converted, closed];
}

type BookingAct =
  | "confirm"
  | "contacted"
  | "complete"
  | "cancel"
  | "customer_absent"
  | "vendor_absent"
  | "seen";

function bookingActs({ item, typed, t, said }: Of): Act[] {
  const { id, group, asksForTime } = item;
  const changed = typed.details ?? { version: item.version };
  const act = (name: BookingAct, label: string, done: string, more: Partial<Act> = {}): Act => ({
    ...{ key: name, label, said: done },
    send: () => api.post("/api/admin/bookings/:id/act", { id, act: name, ...changed }),
    ...more,
  });
  const cancel = act("cancel", t.cancel, said.cancelled, { isGrave: true });
  if (group === "cancelled") return [act("seen", t.seen, said.done, { isMain: true })];
  if (group === "outcome")
    return [
      act("complete", t.complete, said.saved),
      act("customer_absent", t.customerAbsent, said.saved),
      act("vendor_absent", t.vendorAbsent, said.saved),
      cancel,
    ];
  if (group === "suspended") return [cancel];
  const confirm = act("confirm", asksForTime ? t.acceptTime : t.confirm, said.confirmed, {
    isGrave: group === "vendor",
  });
  if (group === "vendor") return [confirm, cancel];
  return [act("contacted", t.contacted, said.saved, { isMain: true }), confirm, cancel];
}

function safetyActs({ item: { id, status, reachedAt, version }, typed: { note }, t, said }: Of): Act[] {
  const change = (to: "in_hand" | "closed", reached?: true) => () =>
    api.patch("/api/admin/safety-requests/:id", {
      id,
      status: to,
      note,
      version,
      ...(reached && { reached }),
    });
  const take = { key: "take", label: t.take, send: change("in_hand"), said: said.taken };
  const reach = { key: "reached", label: t.reached, send: change("in_hand", true), said: said.reached };
  const finish = {
    ...{
      key: "finish",
      label: t.reachedAndClosed,
      send: change("closed", true),
      said: said.reachedAndClosed,
    },
    needsNote: true,
  };
  return [
    ...(status === "pending_review" ? [{ ...take, isMain: true, stays: true }] : []),
    ...(reachedAt === null ? [{ ...reach, stays: true }, finish] : []),
    { key: "close", label: t.close, send: change("closed"), said: said.closed, isGrave: reachedAt === null },
  ];
}

function chatActs({ item: { id, version }, t, said }: Of): Act[] {
  const change = (state: "assistant" | "closed") => () =>
    api.patch("/api/admin/chats/:id", { id, state, version });
  return [
    { key: "back", label: t.handBack, send: change("assistant"), said: said.saved },
    { key: "close", label: t.close, send: change("closed"), said: said.closed },
  ];
}

/** What can be done with an entry, the likeliest first. */
export function useEntryActs(item: QueueItem, typed: Typed): Act[] {
  const { acts: t, said } = useText(messages);
  const { id, version } = item;
  const of = { item, typed, t, said };
  if (item.kind === "lead") return leadActs(of);
  if (item.kind === "booking") return bookingActs(of);
  if (item.kind === "safety") return safetyActs(of);
  if (item.kind === "chat") return chatActs(of);
  if (item.kind === "step") {
    const send = () => api.post("/api/admin/next-steps/:id/done", { id, version, done: true });
    return [{ key: "done", label: t.done, send, said: said.done, isMain: true }];
  }
  if (item.kind === "message") {
    const send = () => api.patch("/api/admin/messages/:id", { id, answered: true });
    return [{ key: "answered", label: t.answered, send, said: said.saved, isMain: true }];
  }
  return [
    {
      key: "send",
      label: t.sendAgain,
      send: () => api.post("/api/admin/outbox/:id/send", { id }),
      said: said.queued,
      isMain: true,
    },
    {
      key: "by-hand",
      label: t.sentByHand,
      send: () => api.post("/api/admin/outbox/:id/sent-by-hand", { id }),
      said: said.saved,
    },
  ];
}
