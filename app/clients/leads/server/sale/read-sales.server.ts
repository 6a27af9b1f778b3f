import { and, inArray, isNull } from "drizzle-orm";
import type { Ctx } from "#platform/database/pool.server.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { Sale } from "../../contract.ts";
import { sale } from "../../schema.server.ts";

/** The sales of leads that have one, by the lead's id. The caller checks access. */
export async function readSales(
  { db }: Ctx,
  leadIds: readonly number[],
): Promise<ReadonlyMap<number, Omit<Sale, "note">>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(sale)
    .where(and(inArray(sale.leadId, [...leadIds]), isNull(sale.takenBackAt)));
  return new Map(
    rows.flatMap(({ leadId, id, package: sold, priceCents: cents, currency, soldAt, by, version }) =>
      leadId === null
        ? []
        : [
            [
              leadId,
              {
                id,
                package: sold,
                price: { cents, currency },
                soldOn: todayInSantoDomingo(soldAt),
                by,
                version,
              },
            ],
          ],
    ),
  );
}
