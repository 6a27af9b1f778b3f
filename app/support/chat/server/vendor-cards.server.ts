import { sql } from "drizzle-orm";
import type { Ctx } from "#platform/database/pool.server.ts";
import { chatMessage } from "../schema.server.ts";

/** Removes an erased vendor's card from the answers that showed it. Reads all answers: vendors are seldom erased. */
export async function removeVendorCards({ db }: Ctx, vendorId: number): Promise<void> {
  const path = `/vendor/${vendorId}`;
  const shown = JSON.stringify([{ path }]);
  await db
    .update(chatMessage)
    .set({
      sources: sql`coalesce((select jsonb_agg(source) from jsonb_array_elements(${chatMessage.sources}) as source
        where source->>'path' <> ${path}), '[]'::jsonb)`,
    })
    .where(sql`${chatMessage.sources} @> ${shown}::jsonb`);
}
