import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openColleague } from "../../../../tests/support/records/colleague.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { contactMessage } from "../schema.server.ts";

const site = openSite();

test("of colleagues who mark a message as answered at once the first stands, and the record says it once", async () => {
  const body = {
    name: "Joan Reyes",
    email: "joan@example.com",
    phone: "",
    subject: "Visas",
    message: "How long?",
  };
  expect((await site.send("POST", "/api/contact", { body })).status).toBe(201);
  const [row] = await db().select().from(contactMessage);
  const names = ["Leo", "Mia", "Noa", "Pia"];
  const colleagues = [];
  for (const name of names) colleagues.push(await openColleague(site, name));
  const answers = await Promise.all(
    colleagues.map((send) => send("PATCH", `/api/admin/messages/${row?.id}`, { answered: true })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const answeredBy = await Promise.all(answers.map(async (one) => (await one.json()).answeredBy as string));
  expect(names).toContain(answeredBy[0]);
  expect(new Set(answeredBy).size).toBe(1);
  const of = and(eq(auditLog.act, "contact_message.answered"), eq(auditLog.subjectId, row?.id ?? 0));
  const auditEvents = await db().select().from(auditLog).where(of);
  expect(auditEvents.map(({ by, detail }) => [by, detail])).toEqual([
    [answeredBy[0], { from: "open", to: "answered" }],
  ]);
});
