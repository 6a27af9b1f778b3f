import { operator } from "#platform/config/operator.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { messageTemplate } from "../schema.server.ts";
import { firstTemplates } from "./first-templates.ts";

/** Fills an empty table with the templates that come with the product. Staff archive templates but never delete them. */
export async function seedTemplates(): Promise<void> {
  if ((await db().$count(messageTemplate)) > 0) return;
  const now = new Date();
  const origin = { createdAt: now, createdBy: "", changedAt: now, changedBy: "" };
  const rows = firstTemplates.map(({ subject, text, name, ...one }) => ({
    ...one,
    name: name[operator().staffLocale],
    ...{ subjectEn: subject?.en ?? "", subjectEs: subject?.es ?? "", textEn: text.en, textEs: text.es },
    ...origin,
  }));
  await db().insert(messageTemplate).values(rows).onConflictDoNothing();
}
