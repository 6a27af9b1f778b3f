import { and, isNotNull, isNull, lte } from "drizzle-orm";
import type { z } from "zod";
import { record } from "#app/audit/service.server.ts";
import { readPage } from "#platform/database/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { Page } from "#platform/http/paging.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { demand } from "#platform/policy.server.ts";
import type { AdminNotification, newNotification, notificationQuery } from "./contract.ts";
import { messages } from "./messages.ts";
import { mayReadNotifications } from "./policy.ts";
import { adminNotification as table } from "./table.server.ts";

/** News for staff, newest first, in the reader's language. */
export async function listNews(
  ctx: Ctx,
  query: z.output<typeof notificationQuery>,
): Promise<Page<AdminNotification>> {
  demand(mayReadNotifications(ctx.actor), ctx.actor);
  const filter = query.status && (query.status === "unread" ? isNull(table.readAt) : isNotNull(table.readAt));
  return readPage(ctx.db, table, filter, query, (row) => newsOf(row, ctx.locale));
}

function newsOf(row: typeof table.$inferSelect, locale: Locale): AdminNotification {
  return {
    id: row.id,
    type: row.type,
    subjectId: row.subjectId,
    message: inLocale(messages, locale).news[row.type](row.about),
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  };
}

/** Staff write news of a local vendor themselves; it points to no record. */
export async function addNews(
  ctx: Ctx,
  { vendorData }: z.output<typeof newNotification>,
): Promise<AdminNotification> {
  demand(mayReadNotifications(ctx.actor), ctx.actor);
  const [row] = await ctx.db
    .insert(table)
    .values({ type: "new_local_vendor", subjectId: 0, about: vendorData.name, createdAt: ctx.now })
    .returning();
  if (!row) throw new Error("the news was not written");
  await record(ctx, { act: "news.written", subject: "news", subjectId: row.id });
  return newsOf(row, ctx.locale);
}

/** Marks everything up to this news as read. */
export async function readNews(ctx: Ctx, input: { id: number }): Promise<{ read: number }> {
  demand(mayReadNotifications(ctx.actor), ctx.actor);
  const rows = await ctx.db
    .update(table)
    .set({ readAt: ctx.now })
    .where(and(lte(table.id, input.id), isNull(table.readAt)))
    .returning({ id: table.id });
  return { read: rows.length };
}
