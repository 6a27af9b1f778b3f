import { db } from "#platform/database/pool.server.ts";
import { contactMessage } from "../schema.server.ts";

type Sample = Pick<typeof contactMessage.$inferInsert, "name" | "locale" | "subject" | "message"> & {
  hoursAgo: number;
  /** Of somebody who wrote before, as a sample lead; by default nobody else's. */
  email?: string;
  phone?: string;
  /** Answered a day later. */
  isAnswered?: true;
};

const samples: readonly Sample[] = [
  {
    hoursAgo: 5,
    name: "Joan Petrie (sample)",
    locale: "en",
    subject: "Driver’s license",
    message: "How long can I drive with my Ohio license after I arrive?",
  },
  {
    hoursAgo: 28,
    name: "Rafael Núñez (muestra)",
    locale: "es",
    subject: "Envío de muebles",
    message: "¿Trabajan con alguna compañía de mudanzas desde Boston?",
  },
  {
    hoursAgo: 90,
    name: "Dr. Lena Vogt (sample)",
    locale: "en",
    subject: "",
    message: "Do you help with the recognition of a medical degree?",
  },
  // One person with a lead; and a couple who share a number, which staff may merge.
  {
    hoursAgo: 120,
    name: "Ingrid Solheim",
    locale: "en",
    subject: "Flights",
    message: "I land in Puerto Plata on a Sunday. Is somebody there on Sundays?",
    email: "sample-005@example.com",
    phone: "+14255550166",
    isAnswered: true,
  },
  {
    hoursAgo: 200,
    name: "Dale Whitcomb",
    locale: "en",
    subject: "Our dog",
    message: "My wife writes to you as well. Which papers does Biscuit need?",
    email: "sample-dale@example.com",
    phone: "+16145550143",
    isAnswered: true,
  },
  {
    hoursAgo: 150,
    name: "Marsha Whitcomb",
    locale: "en",
    subject: "",
    message: "Please use my husband's number, mine is broken.",
    email: "sample-001@example.com",
    phone: "+16145550143",
    isAnswered: true,
  },
];

/** @returns number of rows inserted; 0 if the table is not empty */
export async function seedContactMessages(now: Date): Promise<number> {
  if ((await db().$count(contactMessage)) > 0) return 0;
  const rows = samples.map(({ hoursAgo, isAnswered = false, ...rest }, index) => {
    const createdAt = new Date(now.getTime() - hoursAgo * 3_600_000);
    const answeredAt = isAnswered ? new Date(createdAt.getTime() + 24 * 3_600_000) : null;
    return {
      ...{ email: `sample-contact-${index + 1}@example.com`, phone: "" },
      ...rest,
      ...{ createdAt, answeredAt, answeredBy: isAnswered ? "Ana (sample)" : null },
    };
  });
  await db()
    .insert(contactMessage)
    .values(rows.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime()));
  return rows.length;
}
