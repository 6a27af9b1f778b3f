// Every list that pages: its test records, and how staff work on the rows of a page.
import { randomBytes, randomUUID } from "node:crypto";
import { asc, notInArray, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { booking, bookingEvent } from "#app/clients/bookings/schema.server.ts";
import { contactMessage } from "#app/clients/contact/schema.server.ts";
import { lead } from "#app/clients/leads/schema.server.ts";
import { review } from "#app/clients/reviews/schema.server.ts";
import { vendorApplication } from "#app/marketplace/applications/schema.server.ts";
import { dispatch } from "#app/marketplace/dispatch/schema.server.ts";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import { flagIncident, report } from "#app/marketplace/moderation/schema.server.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import type { AuditSubject } from "#app/staff/audit/contract.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { adminNotification, outbox } from "#app/staff/outbox/schema.server.ts";
import { chatSession } from "#app/support/chat/schema.server.ts";
import { communityPost } from "#app/support/community/schema.server.ts";
import { safetyRequest, safetyRequestEvent } from "#app/support/safety/schema.server.ts";
import { glossaryTerm } from "#app/support/translation/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { newLinkToken } from "#platform/security/link-token.server.ts";

export type Shown = { id: number; kind?: string };
type Ask = [method: string, path: string, body?: object];

export type ListCase = {
  path: string;
  query?: string;
  fill: () => Promise<unknown>;
  /** What staff do with a row they have read; every second row another way, where there are two. */
  work?: (row: Shown, index: number) => Ask;
  /** A row that arrives while pages are read and must be listed by their end. @returns its id */
  enter?: () => Promise<number>;
};

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);
const secret = () => randomBytes(32).toString("hex");

/** Copies of a table's first row. @returns their ids */
async function copies(
  table: PgTable,
  count: number,
  differing: (index: number) => Record<string, unknown>,
): Promise<number[]> {
  const [first] = await db().select().from(table).orderBy(asc(sql`id`)).limit(1);
  if (!first) throw new Error("there is no row to copy");
  const { id: _, search: __, ...row } = first as Record<string, unknown>;
  const rows = Array.from({ length: count }, (_one, index) => ({ ...row, ...differing(index) }));
  const made = await db().insert(table).values(rows).returning({ id: sql<number>`id::int` });
  return made.map(({ id }) => id);
}

const leads = () =>
  copies(lead, 7, (index) => ({
    status: "new",
    firstAnsweredAt: null,
    heldReason: null,
    createdAt: ago(40 - 6 * index),
  }));
const urgencies = ["standard", "urgent", "asap"] as const;
const hoursOf = { standard: 24, urgent: 8, asap: 2 };

/** Some wait, some are answered; due in another order than they arrived. */
const bookings = () =>
  copies(booking, 9, (index) => {
    const urgency = urgencies[index % 3] ?? "standard";
    const createdAt = ago(30 - 3 * index);
    return {
      ...newLinkToken().stored,
      status: "pending",
      heldReason: null,
      urgency,
      createdAt,
      waitsSince: createdAt,
      dueAt: new Date(createdAt.getTime() + hoursOf[urgency] * hour),
      answeredAt: index % 4 === 3 ? ago(1) : null,
    };
  });

const urgentBooking = async () => {
  const now = new Date();
  const [id = 0] = await copies(booking, 1, () => ({
    ...newLinkToken().stored,
    status: "pending",
    heldReason: null,
    urgency: "asap",
    createdAt: now,
    waitsSince: now,
    dueAt: new Date(now.getTime() + 2 * hour),
    answeredAt: null,
  }));
  return id;
};

const safetyUrgencies = ["normal", "urgent", "emergency"] as const;
const minutesOf = { normal: 1440, urgent: 120, emergency: 15 };
const safetyRequests = () =>
  copies(safetyRequest, 9, (index) => {
    const urgency = safetyUrgencies[index % 3] ?? "normal";
    const createdAt = ago(20 - 2 * index);
    return {
      deliveryHash: null,
      status: index === 7 ? "closed" : index === 5 ? "in_hand" : "pending_review",
      heldReason: null,
      urgency,
      createdAt,
      dueAt: new Date(createdAt.getTime() + minutesOf[urgency] * 60_000),
      answeredAt: index === 7 ? ago(1) : null,
    };
  });
const emergency = async () => {
  const now = new Date();
  const [id = 0] = await copies(safetyRequest, 1, () => ({
    deliveryHash: null,
    status: "pending_review",
    urgency: "emergency",
    createdAt: now,
    dueAt: new Date(now.getTime() + 15 * 60_000),
    answeredAt: null,
  }));
  return id;
};
const safetyWork = ({ id }: Shown, index: number): Ask => [
  "PATCH",
  `/api/admin/safety-requests/${id}`,
  index % 2 ? { status: "closed" } : { status: "in_hand" },
];

const chats = () =>
  copies(chatSession, 9, (index) => ({
    tokenHash: secret(),
    state: index < 5 ? "waiting" : "assistant",
    waitingSince: index < 5 ? ago(9 - index) : null,
    lastActivityAt: ago(12 - index),
  }));
const waitingChat = async () => {
  const now = new Date();
  const [id = 0] = await copies(chatSession, 1, () => ({
    tokenHash: secret(),
    state: "waiting",
    waitingSince: now,
    lastActivityAt: now,
  }));
  return id;
};

const posts = () =>
  copies(communityPost, 16, (index) => ({
    place: index % 3 ? sql`nextval('community_place')` : null,
    status: index % 3 ? "visible" : "held",
    heldReason: index % 3 ? null : "first",
    content: `Words of the post ${index}.`,
    createdAt: ago(9 - index),
  }));
const heldPost = async () => {
  const [id = 0] = await copies(communityPost, 1, () => ({
    place: null,
    status: "held",
    heldReason: "first",
    content: "Words of one that came later.",
    createdAt: new Date(),
  }));
  return id;
};

const vendors = (status: "pending" | "approved") =>
  copies(vendor, 6, () => ({ status, email: `${randomUUID()}@example.com` }));

async function struckVendors() {
  const ids = await vendors("approved");
  for (const [index, vendorId] of ids.entries())
    await copies(flagIncident, 1 + (index % 3), () => ({
      vendorId,
      details: randomUUID(),
      dismissedAt: null,
      createdAt: ago(2),
    }));
}
const newlyStruckVendor = async () => {
  const [vendorId = 0] = await vendors("approved");
  const struck = () => ({ vendorId, details: randomUUID(), dismissedAt: null, createdAt: new Date() });
  await copies(flagIncident, 4, struck);
  return vendorId;
};

const recent = (index: number) => ({ createdAt: ago(9 - index) });
const patch = (path: string, body: object) => ({
  work: ({ id }: Shown): Ask => ["PATCH", `${path}/${id}`, body],
});

export const listCases: readonly ListCase[] = [
  {
    path: "/api/admin/leads",
    query: "status=new",
    fill: leads,
    work: ({ id }) => ["PATCH", `/api/admin/leads/${id}/status`, { status: "contacted" }],
  },
  ...["sort=late", "sort=late&status=pending", "status=pending", ""].map((query) => ({
    path: "/api/bookings",
    query,
    fill: bookings,
    work: ({ id }: Shown): Ask => ["PUT", `/api/bookings/${id}/status`, { status: "confirmed" }],
    ...(query.startsWith("sort") && { enter: urgentBooking }),
  })),
  {
    path: "/api/admin/queue",
    fill: () => Promise.all([leads(), bookings(), safetyRequests()]),
    work: (row, index) => {
      if (row.kind === "safety") return safetyWork(row, index);
      if (row.kind === "lead") return ["PATCH", `/api/admin/leads/${row.id}/status`, { status: "contacted" }];
      const body = { status: "confirmed" };
      return ["PUT", `/api/bookings/${row.id}/status`, body];
    },
    enter: emergency,
  },
  { path: "/api/admin/safety-requests", fill: safetyRequests, work: safetyWork, enter: emergency },
  {
    path: "/api/admin/chats",
    fill: chats,
    work: ({ id }, index) =>
      index % 2
        ? ["PATCH", `/api/admin/chats/${id}`, { state: "closed" }]
        : ["POST", `/api/admin/chats/${id}/reply`, { text: "We are on it.", clientId: secret() }],
    enter: waitingChat,
  },
  {
    path: "/api/admin/community",
    fill: posts,
    ...patch("/api/admin/community", { status: "visible" }),
    enter: heldPost,
  },
  {
    path: "/api/admin/community",
    query: "status=held",
    fill: posts,
    ...patch("/api/admin/community", { status: "visible" }),
  },
  { path: "/api/flagged-vendors", fill: struckVendors, enter: newlyStruckVendor },
  {
    path: "/api/flag-incidents",
    query: "status=open",
    fill: struckVendors,
    ...patch("/api/flag-incidents", { dismissed: true }),
  },
  {
    path: "/api/admin/reports",
    query: "status=open",
    fill: () => copies(report, 7, (index) => ({ ...recent(index), closedAt: null, email: randomUUID() })),
    ...patch("/api/admin/reports", { closed: true, outcome: "Looked at." }),
  },
  {
    path: "/api/admin/messages",
    query: "status=open",
    fill: () => copies(contactMessage, 7, (index) => ({ ...recent(index), answeredAt: null })),
    ...patch("/api/admin/messages", { answered: true }),
  },
  {
    path: "/api/admin/vendor-applications",
    fill: () =>
      copies(vendorApplication, 7, (index) => ({
        ...recent(index),
        ...newLinkToken().stored,
        heldReason: null,
      })),
    work: ({ id }) => [
      "PATCH",
      `/api/admin/vendor-applications/${id}/status`,
      { status: "changes_requested", note: "Which one?" },
    ],
  },
  {
    path: "/api/admin/dominican-vendors",
    query: "status=pendiente",
    fill: () =>
      copies(localVendor, 7, (index) => ({ ...recent(index), status: "pendiente", heldReason: null })),
    ...patch("/api/admin/dominican-vendors", { status: "aprobado" }),
  },
  {
    path: "/api/admin/vendors",
    query: "status=pending",
    fill: () => vendors("pending"),
    work: ({ id }) => ["PATCH", `/api/admin/vendors/${id}/status`, { status: "approved" }],
  },
  {
    path: "/api/admin/reviews",
    query: "status=waiting",
    fill: async () => {
      const made = await copies(booking, 7, () => ({ ...newLinkToken().stored }));
      return copies(review, 7, (index) => ({ ...recent(index), bookingId: made[index], status: "waiting" }));
    },
    ...patch("/api/admin/reviews", { status: "published" }),
  },
  {
    path: "/api/admin/outbox",
    query: "status=waiting",
    fill: async () => {
      const waiting = (index: number) => ({ ...recent(index), effect: randomUUID(), status: "waiting" });
      // Otherwise it holds the letters of all that was worked on before.
      await db()
        .delete(outbox)
        .where(notInArray(outbox.id, await copies(outbox, 7, waiting)));
    },
    work: ({ id }) => ["POST", `/api/admin/outbox/${id}/sent-by-hand`, {}],
  },
  {
    path: "/api/admin/notifications",
    query: "status=unread",
    fill: () => copies(adminNotification, 7, (index) => ({ ...recent(index), readAt: null })),
    work: ({ id }) => ["POST", `/api/admin/notifications/${id}/read`, {}],
  },
  { path: "/api/admin/audit", fill: async () => undefined },
  { path: "/api/admin/dispatches", fill: () => copies(dispatch, 6, recent) },
  {
    path: "/api/admin/glossary",
    fill: async () => {
      const words = ["Ábaco", "abaco", "colmado", "Concho", "guagua", "vaina", "tíguere"];
      const entry = (term: string) => ({
        term,
        meaningEn: "a",
        meaningEs: "a",
        noteEn: "",
        noteEs: "",
        use: "off" as const,
      });
      await db().insert(glossaryTerm).values(words.map(entry)).onConflictDoNothing();
    },
  },
  { path: "/api/vendors", fill: () => vendors("approved") },
  {
    path: "/api/vendors/:id/reviews",
    fill: async () => {
      const made = await copies(booking, 7, () => ({ ...newLinkToken().stored }));
      const published = { status: "published" as const, publishedAt: new Date() };
      return copies(review, 7, (index) => ({ ...recent(index), ...published, bookingId: made[index] }));
    },
  },
  { path: "/api/vendor/reviews/:vendorId", fill: async () => undefined },
  { path: "/api/vendor/requests/:vendorId", fill: bookings },
  {
    path: "/api/vendor/flags/:vendorId",
    fill: () =>
      copies(flagIncident, 7, (index) => ({ ...recent(index), details: randomUUID(), dismissedAt: null })),
  },
  {
    path: "/api/community/posts/:id/replies",
    fill: () =>
      copies(communityPost, 7, () => ({
        topicId: 1,
        place: sql`nextval('community_place')`,
        status: "visible",
        title: "",
      })),
  },
  {
    path: "/api/admin/bookings/:id/history",
    fill: async () => {
      const at = new Date();
      const event = { bookingId: 1, at, by: "staff" as const };
      await db()
        .insert(bookingEvent)
        .values(Array.from({ length: 7 }, () => event));
    },
  },
  {
    path: "/api/admin/safety-requests/:id/history",
    fill: async () => {
      const step = { requestId: 1, at: new Date(), by: "Ana", kind: "note" as const };
      await db()
        .insert(safetyRequestEvent)
        .values(Array.from({ length: 7 }, () => step));
    },
  },
  historyCase("/api/admin/vendors/:id/history", "vendor"),
  historyCase("/api/admin/vendor-applications/:id/history", "vendor_application"),
  historyCase("/api/admin/community/:id/history", "community_post"),
  historyCase("/api/admin/glossary/:id/history", "glossary_term"),
  historyCase("/api/admin/chats/:id/history", "chat"),
];

/** Audit entries of one moment, so that the order needs more than the time. */
function historyCase(path: string, subject: AuditSubject): ListCase {
  const deed = { subject, subjectId: 1, act: "letter.sent", createdAt: new Date(), by: "Ana", detail: {} };
  return {
    path,
    fill: () =>
      db()
        .insert(auditLog)
        .values(Array.from({ length: 7 }, () => deed)),
  };
}
