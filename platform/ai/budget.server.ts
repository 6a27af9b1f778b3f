import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { type Db, db } from "#platform/database/pool.server.ts";
import { together } from "#platform/database/together.server.ts";
import { fingerprint } from "#platform/seal.server.ts";
import type { AiCaller } from "./caller.ts";
import { aiShare, aiSpending } from "./table.server.ts";

/**
 * What visitors may have of a day's budget, all together, and what one address may have of it; answers of the assistant
 * that one address may have a day (RELIABILITY, "One person spends everybody's AI"). The rest is for staff alone, who may
 * spend all that is left.
 */
const share = { visitors: 0.8, address: 0.1, answers: 60 };

/** Money set aside for one call; `amount` in millionths of a US$. */
export type Reservation = { day: string; amount: number; print: string | null; answers: number };

type Request = { amount: number; budget: number; print: string | null; answers: number };

/** How long a refusal of the day is remembered, in milliseconds: a flood must not become a flood of SQL. */
const memory = 1_000;
const refused = { staff: { budget: 0, until: 0 }, visitors: { budget: 0, until: 0 } };
const potOf = ({ print }: Request) => (print === null ? refused.staff : refused.visitors);

const isRemembered = (request: Request) => {
  const { budget, until } = potOf(request);
  return request.budget === budget && performance.now() < until;
};

const reserveTogether = together<Request, Reservation | null>(async (all) => {
  const open = all.filter((request) => !isRemembered(request));
  if (open.length === 0) return all.map(() => null);
  const granted = await db().transaction((tx) => grant(tx, open));
  return all.map((request) => granted.get(request) ?? null);
});

/**
 * As many of the requests as fit, in their order. The day's row is locked first, so that no two processes give out the
 * same money, and the shares are read in a statement after it: one statement would see them as they were before it waited.
 */
async function grant(tx: Db, all: readonly Request[]): Promise<Map<Request, Reservation>> {
  const [today] = await tx
    .insert(aiSpending)
    .values({ day: sql`(now() at time zone 'America/Santo_Domingo')::date`, spent: 0 })
    .onConflictDoUpdate({ target: aiSpending.day, set: { spent: aiSpending.spent } })
    .returning();
  if (!today) throw new Error("the day's spending could not be read");
  const { day } = today;
  const prints = [...new Set(all.flatMap(({ print }) => print ?? []))];
  const known = await tx
    .select()
    .from(aiShare)
    .where(and(eq(aiShare.day, day), inArray(aiShare.addressPrint, prints)));
  const shares = new Map(known.map((row) => [row.addressPrint, row]));
  const granted = new Map<Request, Reservation>();
  for (const request of all) {
    const { amount, budget, print, answers } = request;
    const ofAll = today.byVisitors + amount <= budget * share.visitors || print === null;
    if (today.spent + amount > budget || !ofAll) {
      Object.assign(potOf(request), { budget, until: performance.now() + memory });
      continue;
    }
    if (print !== null) {
      const mine = shares.get(print) ?? { day, addressPrint: print, spent: 0, answers: 0 };
      if (mine.spent + amount > budget * share.address || mine.answers + answers > share.answers) continue;
      shares.set(print, { ...mine, spent: mine.spent + amount, answers: mine.answers + answers });
      today.byVisitors += amount;
    }
    today.spent += amount;
    granted.set(request, { day, amount, print, answers });
  }
  if (granted.size > 0) await keep(tx, today, [...shares.values()]);
  return granted;
}

async function keep(
  tx: Db,
  { day, spent, byVisitors }: typeof aiSpending.$inferSelect,
  shares: readonly (typeof aiShare.$inferSelect)[],
): Promise<void> {
  await tx.update(aiSpending).set({ spent, byVisitors }).where(eq(aiSpending.day, day));
  if (shares.length === 0) return;
  await tx
    .insert(aiShare)
    .values([...shares])
    .onConflictDoUpdate({
      target: [aiShare.day, aiShare.addressPrint],
      set: { spent: sql`excluded.spent`, answers: sql`excluded.answers` },
    });
}

/** The days' rows first, in their order, as `grant` does: two processes must not wait for each other. */
const settleTogether = together<Reservation, void>(async (back) => {
  await db().transaction(async (tx) => {
    for (const [day, ofDay] of [...Map.groupBy(back, (one) => one.day)].sort(([a], [b]) =>
      a < b ? -1 : 1,
    )) {
      const sum = (some: readonly Reservation[]) => some.reduce((total, { amount }) => total + amount, 0);
      const ofVisitors = ofDay.filter(({ print }) => print !== null);
      await tx
        .update(aiSpending)
        .set({
          spent: sql`${aiSpending.spent} - ${sum(ofDay)}::bigint`,
          byVisitors: sql`${aiSpending.byVisitors} - ${sum(ofVisitors)}::bigint`,
        })
        .where(eq(aiSpending.day, day));
      for (const [print, mine] of Map.groupBy(ofVisitors, (one) => one.print ?? ""))
        await tx
          .update(aiShare)
          .set({
            spent: sql`${aiShare.spent} - ${sum(mine)}::bigint`,
            answers: sql`${aiShare.answers} - ${mine.reduce((total, { answers }) => total + answers, 0)}::integer`,
          })
          .where(and(eq(aiShare.day, day), eq(aiShare.addressPrint, print)));
    }
  });
  return [];
});

/**
 * Sets money aside before a call, so that calls side by side, in any number of processes, cannot cost more than the day
 * may, nor those of one address more than its share. What a killed process had set aside stays spent.
 * @param amount the most the call can cost @param budget of a day; both in whole millionths of a US$
 * @param isAnswer whether it counts among the answers that an address may have a day
 * @returns null where the money does not reach
 */
export function reserve(
  amount: number,
  budget: number,
  { caller, isAnswer }: { caller: AiCaller; isAnswer: boolean },
): Promise<Reservation | null> {
  const print = caller.kind === "visitor" ? fingerprint(`ai/${caller.address}`) : null;
  return reserveTogether({ amount, budget, print, answers: isAnswer && print !== null ? 1 : 0 });
}

/** Gives back what the call did not cost after all; of one that was free, its answer too. @param cost in whole millionths of a US$ */
export async function settle({ amount, answers, ...of }: Reservation, cost: number): Promise<void> {
  if (cost >= amount) return;
  await settleTogether({ ...of, amount: amount - cost, answers: cost === 0 ? answers : 0 });
}

/** Forgets the shares of days that are over. */
export async function forgetShares(now: Date): Promise<void> {
  const twoDays = new Date(now.getTime() - 2 * 24 * 3_600_000).toISOString().slice(0, 10);
  await db().delete(aiShare).where(lt(aiShare.day, twoDays));
}
