import { db } from "#platform/database/pool.server.ts";
import { dueAfter } from "../rules/due.ts";
import { safetyRequest, safetyRequestEvent } from "../schema.server.ts";

const hour = 3_600_000;

/** None waits: a sample must not be listed before a real request. */
const samples = [
  {
    hoursAgo: 20,
    name: "Terry Okafor (sample)",
    protocol: "Emergency Response Protocol",
    urgency: "emergency",
    details: "My wallet and both cards are gone, I am at the pharmacy on Calle El Conde. What do I do first?",
    contact: "+18095550143",
    locale: "en",
    status: "closed",
    note: "Cards blocked within the hour, the police report is filed. She has cash until Monday.",
  },
  {
    hoursAgo: 6,
    name: "Altagracia Méndez (muestra)",
    protocol: "Wellness Monitoring System",
    urgency: "normal",
    details: "Mi papá vive solo en Cabarete y le cuesta el teléfono. ¿Pueden llamarlo los martes?",
    contact: "sample-safety-2@example.com",
    locale: "es",
    status: "in_hand",
    note: "Llamada de prueba acordada para el martes.",
  },
] as const;

/** @returns the number of requests written; 0 where there are any */
export async function seedSafetyRequests(now: Date): Promise<number> {
  if ((await db().$count(safetyRequest)) > 0) return 0;
  for (const [index, { hoursAgo, note, ...fields }] of samples.entries()) {
    const createdAt = new Date(now.getTime() - hoursAgo * hour);
    const answeredAt = new Date(createdAt.getTime() + hour / 10);
    const [row] = await db()
      .insert(safetyRequest)
      .values({
        ...fields,
        reference: `AR-SAMP-SAF${index + 1}`,
        writtenAt: createdAt,
        createdAt,
        dueAt: dueAfter(createdAt, fields.urgency),
        answeredAt,
      })
      .returning();
    if (!row) continue;
    await db().insert(safetyRequestEvent).values({
      requestId: row.id,
      at: answeredAt,
      by: "Ana (sample)",
      kind: "status",
      from: "pending_review",
      to: fields.status,
      note,
    });
  }
  return samples.length;
}
