import { db } from "#platform/database/pool.server.ts";
import { contactMessage } from "../schema.server.ts";

const samples = [
  {
    hoursAgo: 5,
    name: "Joan Petrie (sample)",
    locale: "en" as const,
    subject: "Driver’s license",
    message: "How long can I drive with my Ohio license after I arrive?",
  },
  {
    hoursAgo: 28,
    name: "Rafael Núñez (muestra)",
    locale: "es" as const,
    subject: "Envío de muebles",
    message: "¿Trabajan con alguna compañía de mudanzas desde Boston?",
  },
  {
    hoursAgo: 90,
    name: "Dr. Lena Vogt (sample)",
    locale: "en" as const,
    subject: "",
    message: "Do you help with the recognition of a medical degree?",
  },
];

/** @returns number of rows inserted; 0 if the table is not empty */
export async function seedContactMessages(now: Date): Promise<number> {
  if ((await db().$count(contactMessage)) > 0) return 0;
  const rows = samples.map(({ hoursAgo, ...rest }, index) => ({
    ...rest,
    email: `sample-contact-${index + 1}@example.com`,
    phone: "",
    createdAt: new Date(now.getTime() - hoursAgo * 3_600_000),
  }));
  await db().insert(contactMessage).values(rows.reverse());
  return rows.length;
}
