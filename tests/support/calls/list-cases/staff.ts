import { randomUUID } from "node:crypto";
import { notInArray } from "drizzle-orm";
import { adminNotification, outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { bookings, leads } from "./clients.ts";
import { copies, type ListCase, recent } from "./list-case.ts";
import { emergency, safetyRequests, safetyWork } from "./support.ts";

export const staffCases: readonly ListCase[] = [
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
];
