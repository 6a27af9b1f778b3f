import { and, eq, or } from "drizzle-orm";
import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { type ListedRow, type Page, readPageWithRelated } from "#platform/database/lists/page.server.ts";
import { lockName, selectForUpdate } from "#platform/database/locked-row.server.ts";
import { type Ctx, db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { requirePermission, requireStaff } from "#platform/security/policy.server.ts";
import type { newView, SavedView, viewChange, viewQuery } from "../contract.ts";
import { viewMessages } from "../messages.ts";
import { savedView } from "../schema.server.ts";
import { maxOwnViews } from "../values.ts";
import { countView } from "./counts.server.ts";

type Row = ListedRow<typeof savedView>;

/** One's own views and those that are shared, newest first, each with how many records it shows. */
export async function listViews(ctx: Ctx, query: z.output<typeof viewQuery>): Promise<Page<SavedView>> {
  const { email } = requireStaff(ctx);
  const filter = and(
    query.screen && eq(savedView.screen, query.screen),
    or(eq(savedView.isShared, true), eq(savedView.byEmail, email)),
  );
  return readPageWithRelated(ctx.db, savedView, filter, query, async (rows) => {
    const views: SavedView[] = [];
    // One after the other: somebody's many views must not take all connections.
    for (const row of rows) views.push(await present(ctx, row, email));
    return views;
  });
}

async function present(ctx: Ctx, row: Row, email: string): Promise<SavedView> {
  const { id, screen, name, query, isShared, by } = row;
  // Outside of the change's transaction, which a list that cannot be read would end.
  const count = await countView({ ...ctx, db: db() }, screen, query);
  return { id, screen, name, query, isShared, isMine: row.byEmail === email, by, count };
}

/**
 * Keeps a list's filter under a name; audited. Whoever only reads keeps views too, as bookmarks; to share one is work.
 * @throws AppError invalid with too many views of one's own; forbidden
 */
export async function saveView(ctx: Ctx, input: z.output<typeof newView>): Promise<SavedView> {
  const staff = requireStaff(ctx);
  const { email, name } = staff;
  if (input.isShared) requirePermission(staff, "work");
  await lockName(ctx.db, `saved views ${email}`);
  if ((await ctx.db.$count(savedView, eq(savedView.byEmail, email))) >= maxOwnViews)
    throw new AppError("invalid", {
      fields: { name: inLocale(viewMessages, ctx.locale).tooMany(maxOwnViews) },
    });
  const [row] = await ctx.db
    .insert(savedView)
    .values({ ...input, createdAt: ctx.now, by: name, byEmail: email })
    .returning();
  if (!row) throw new Error("the view was not saved");
  const detail = { screen: row.screen, to: scopeOf(row.isShared) };
  await recordAudit(ctx, { act: "view.saved", subject: "view", subjectId: row.id, detail });
  return present(ctx, row, email);
}

/**
 * Renames, shares or replaces the filter of one's own view; audited.
 * @throws AppError not_found for another's, too; forbidden if a reader shares it
 */
export async function changeView(
  ctx: Ctx,
  { id, ...change }: { id: number } & z.output<typeof viewChange>,
): Promise<SavedView> {
  const staff = requireStaff(ctx);
  const { email } = staff;
  const before = await ownView(ctx, id, email);
  if (change.isShared && !before.isShared) requirePermission(staff, "work");
  const [row] = await ctx.db
    .update(savedView)
    .set({
      name: change.name ?? before.name,
      query: change.query ?? before.query,
      isShared: change.isShared ?? before.isShared,
    })
    .where(eq(savedView.id, id))
    .returning();
  if (!row) throw new AppError("not_found");
  const detail = { screen: row.screen, from: scopeOf(before.isShared), to: scopeOf(row.isShared) };
  await recordAudit(ctx, { act: "view.changed", subject: "view", subjectId: id, detail });
  return present(ctx, row, email);
}

/** Removes one's own view; audited. @throws AppError not_found for another's, too */
export async function removeView(ctx: Ctx, { id }: { id: number }): Promise<{ success: true }> {
  const { email } = requireStaff(ctx);
  const { screen } = await ownView(ctx, id, email);
  await ctx.db.delete(savedView).where(eq(savedView.id, id));
  await recordAudit(ctx, { act: "view.removed", subject: "view", subjectId: id, detail: { screen } });
  return { success: true };
}

async function ownView(ctx: Ctx, id: number, email: string): Promise<typeof savedView.$inferSelect> {
  const row = await selectForUpdate(ctx.db, savedView, id);
  // Another's private view is not even said to exist.
  if (row.byEmail !== email) throw new AppError("not_found");
  return row;
}

const scopeOf = (isShared: boolean) => (isShared ? "shared" : "own");
