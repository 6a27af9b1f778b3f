import type { Dispatch, DispatchSummary, Offer } from "#app/dispatch/contract.ts";

// One job as it goes round, as the server would tell staff of it.

const at = "2026-11-20T18:32:00.000Z";

function offer(rank: number, overrides: Partial<Offer> = {}): Offer {
  return {
    id: 40 + rank,
    localVendorId: rank,
    vendorName: ["Ramón Peralta", "Yokasta Jiménez", "Dulce Then", "Pedro Sosa", "Luz Cruz"][rank - 1] ?? "",
    phone: `+1809555014${rank}`,
    zone: "Santiago",
    service: "Plomería",
    rank,
    sameZone: true,
    state: "offered",
    notifiedAt: null,
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    answeredAt: null,
    message: "ready",
    deliveredAt: null,
    readAt: null,
    messageId: 70 + rank,
    isSample: false,
    waitsForHand: false,
    ...overrides,
  };
}

const job: Dispatch = {
  id: 7,
  serviceType: "plomería",
  serviceCategory: "Construcción y Renovación",
  location: "Santiago",
  description: "",
  urgency: "normal",
  status: "open",
  createdBy: "ana",
  createdAt: at,
  endedAt: null,
  quietUntil: null,
  offers: [],
};

/** What giving it out answers. */
export const matched = {
  vendorsNotified: 2,
  notifications: [1, 2].map((rank) => ({
    vendorName: offer(rank).vendorName,
    phone: offer(rank).phone,
    notifiedAt: at,
  })),
  dispatchId: job.id,
};

const sent = { message: "sent", notifiedAt: at } as const;
export const sentJob = {
  ...job,
  offers: [offer(1, { ...sent, deliveredAt: at, readAt: at }), offer(2, sent)],
};

export const handJob = {
  ...job,
  quietUntil: "2026-11-21T11:00:00.000Z",
  offers: [
    offer(1, { waitsForHand: true, isSample: true }),
    offer(2, { message: "sent_by_hand", notifiedAt: at }),
    offer(3, { message: "failed" }),
    offer(4, { message: "waiting" }),
    offer(5, { message: "undelivered", notifiedAt: at }),
    offer(6, { message: "stopped" }),
    offer(7, { state: "next", message: null, messageId: null, expiresAt: null }),
  ],
};

export const takenJob: Dispatch = {
  ...job,
  status: "accepted",
  endedAt: at,
  offers: [
    offer(1, { ...sent, state: "accepted", answeredAt: at }),
    offer(2, { message: null, messageId: null, state: "declined", answeredAt: at }),
    offer(3, { state: "expired", expiresAt: at }),
    offer(4, { state: "taken", message: null, messageId: null }),
    offer(5, { state: "taken", message: "withdrawn" }),
  ],
};

export const unansweredJob: Dispatch = {
  ...job,
  status: "unanswered",
  endedAt: at,
  offers: [offer(1, { state: "declined", answeredAt: at })],
};

export function summary(status: DispatchSummary["status"]): DispatchSummary {
  const { offers: _, quietUntil: __, ...rest } = job;
  return { ...rest, id: status === "unanswered" ? job.id : 6, status, asked: 1, takenBy: null };
}
