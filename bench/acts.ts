import { fullBooking } from "#app/bookings/contract.ts";
import { createBooking } from "#app/bookings/create.server.ts";
import { newLead } from "#app/leads/contract.ts";
import { createLead } from "#app/leads/create.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { Additions } from "#platform/database/additions.server.ts";
import { type Ctx, db, openDatabase } from "#platform/database/pool.server.ts";
import { openOperator } from "#platform/operator.server.ts";
import type { SampleBooking } from "./booking-statements.ts";
import type { SampleLead } from "./lead-statements.ts";

/** Opens what the product's acts need, in this process. */
export function openActs(databaseUrl: string, poolSize: number): void {
  openDatabase(databaseUrl, poolSize);
  openOperator(readConfig({ DATABASE_URL: databaseUrl }).operator);
}

/** The product's own act, from the checked input to the commit: what is left out is HTTP and the answer's key. */
async function added(act: (ctx: Ctx) => Promise<unknown>): Promise<void> {
  const additions = new Additions();
  await act({ db: db(), actor: { kind: "visitor" }, locale: "en", now: new Date(), additions });
  await additions.write();
}

export function takeLead({ key: _, ...lead }: SampleLead): Promise<void> {
  return added((ctx) => createLead(ctx, newLead.parse(lead)));
}

export function takeBooking({ key: _, ...booking }: SampleBooking): Promise<void> {
  return added((ctx) => createBooking(ctx, fullBooking.parse(booking)));
}
