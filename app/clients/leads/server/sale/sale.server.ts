import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import type { AuditEntry, HistoryQuery } from "#app/staff/audit/contract.ts";
import { listRecordHistory, recordAudit } from "#app/staff/audit/public.server.ts";
import { requireUnchanged, transition } from "#app/staff/shell/editing/transition.server.ts";
import { moneyCode } from "#app/staff/shell/money/read-money.ts";
import { actorName } from "#platform/context.ts";
import type { Page } from "#platform/database/lists/page.server.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { momentInSantoDomingo, todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { Lead } from "../../contract.ts";
import type { SaleInput, saleWithdrawal } from "../../rules/sale-input.ts";
import { lead, sale } from "../../schema.server.ts";
import { readStaffView } from "../staff-view.server.ts";

type Row = typeof sale.$inferSelect;
type Sold = Pick<Row, "package" | "priceCents" | "currency" | "soldAt">;

/**
 * Notes the sale of a package to a converted lead, or corrects it, with audit.
 * @throws AppError not_found; conflict if the lead is not converted, or the sale is no longer the one that the caller saw
 */
export async function saveSale(ctx: Ctx, input: { id: number } & SaleInput): Promise<Lead> {
  requireStaff(ctx);
  const { id } = input;
  // Locks the lead: it has one sale at a time.
  const ofLead = await selectForUpdate(ctx.db, lead, id);
  const current = await findSale(ctx, id);
  requireUnchanged<number | null>(input.version ?? null, current?.version ?? null);
  if (!current && ofLead.status !== "converted") throw new AppError("conflict");
  const sold: Sold = {
    package: input.package,
    priceCents: input.price.cents,
    currency: input.price.currency ?? input.currency,
    soldAt: new Date(momentInSantoDomingo(input.soldOn, "00:00")),
  };
  const event = { act: "lead.sale", subject: "lead", subjectId: id } as const;
  const detail = auditDetail(current, sold);
  if (current)
    await transition(ctx, sale, current.id, () => ({
      set: { ...sold, version: current.version + 1 },
      event: { ...event, detail },
    }));
  else {
    await ctx.db.insert(sale).values({ ...sold, leadId: id, by: actorName(ctx.actor), createdAt: ctx.now });
    await recordAudit(ctx, { ...event, detail });
  }
  return readAfter(ctx, id, { isSold: true, saleNote: input.note });
}

/**
 * Takes a lead's sale back: it counts no more, and can be noted anew. Audited.
 * @throws AppError not_found; conflict if the sale is no longer the one that the caller saw
 */
export async function takeSaleBack(
  ctx: Ctx,
  { id, version }: { id: number } & z.output<typeof saleWithdrawal>,
): Promise<Lead> {
  requireStaff(ctx);
  await selectForUpdate(ctx.db, lead, id);
  const current = await findSale(ctx, id);
  if (!current) throw new AppError("conflict");
  await transition(ctx, sale, current.id, (seen) => {
    requireUnchanged(version, seen.version);
    return {
      set: { takenBackAt: ctx.now, version: seen.version + 1 },
      event: {
        act: "lead.saleTakenBack",
        subject: "lead",
        subjectId: id,
        detail: { from: current.package, to: "none", fromPrice: priceCode(current), toPrice: "" },
      },
    };
  });
  return readAfter(ctx, id, { isSold: false, saleNote: "" });
}

async function readAfter(
  ctx: Ctx,
  id: number,
  set: Pick<typeof lead.$inferSelect, "isSold" | "saleNote">,
): Promise<Lead> {
  const [row] = await ctx.db.update(lead).set(set).where(eq(lead.id, id)).returning();
  if (!row) throw new AppError("not_found");
  return readStaffView(ctx, row);
}

async function findSale({ db }: Ctx, leadId: number): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(sale)
    .where(and(eq(sale.leadId, leadId), isNull(sale.takenBackAt)));
  return row;
}

/** What happened to a lead's sale, newest first, for staff. */
export function listSaleHistory(
  ctx: Ctx,
  { id, ...query }: { id: number } & HistoryQuery,
): Promise<Page<AuditEntry>> {
  requireStaff(ctx);
  return listRecordHistory(ctx, { subject: "lead", subjectId: id }, query, [
    "lead.sale",
    "lead.saleTakenBack",
  ]);
}

const priceCode = ({ priceCents: cents, currency }: Sold) => moneyCode({ cents, currency });

/** Only what changed; without the note, which may name people. */
function auditDetail(before: Sold | undefined, after: Sold) {
  const day = (at: Date | undefined) => (at ? todayInSantoDomingo(at) : "");
  const [fromPrice, toPrice] = [before ? priceCode(before) : "", priceCode(after)];
  const [fromSold, toSold] = [day(before?.soldAt), day(after.soldAt)];
  return {
    from: before?.package ?? "none",
    to: after.package,
    ...(fromPrice !== toPrice && { fromPrice, toPrice }),
    ...(fromSold !== toSold && { fromSold, toSold }),
  };
}
