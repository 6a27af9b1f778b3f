import { db, run } from "#platform/database/pool.server.ts";
import type { outbox } from "../schema.server.ts";
import type { DeliveryResult } from "./deliver.server.ts";

type Row = typeof outbox.$inferSelect;

/** What became of a claimed message. `retryAt`: null after the last try. */
export type SavedResult = Pick<Row, "id" | "claimedUntil"> &
  Omit<DeliveryResult, "retryAfter"> & { at: Date; retryAt: Date | null };
type Unsaved = { result: SavedResult; saved: () => void; failed: (error: unknown) => void };

let unsaved: Unsaved[] = [];
let isSaving = false;

/**
 * Saves a message's result and its try. Results that come while others are being saved are saved together: under load
 * that is one commit for several messages.
 */
export function saveResult(result: SavedResult): Promise<void> {
  return new Promise((saved, failed) => {
    unsaved.push({ result, saved, failed });
    if (!isSaving) void saveAll();
  });
}

async function saveAll(): Promise<void> {
  isSaving = true;
  while (unsaved.length > 0) {
    const batch = unsaved;
    unsaved = [];
    try {
      await save(batch.map(({ result }) => result));
      for (const one of batch) one.saved();
    } catch (error) {
      // One that cannot be saved must not keep the others from it.
      if (batch.length === 1) batch[0]?.failed(error);
      else for (const { result, saved, failed } of batch) await save([result]).then(saved, failed);
    }
  }
  isSaving = false;
}

const results = `
  with result as (select * from jsonb_to_recordset($1::jsonb) as result (id bigint, "claimedUntil" timestamptz, at timestamptz,
    outcome text, code text, took integer, "providerId" text, "retryAt" timestamptz))`;
const addTries = `
  insert into outbox_try (outbox_id, at, outcome, code, took)
  select id, at, outcome, code, took from result join updated using (id) returning outbox_id::int as id`;

// An accepted message is sent, so that is saved even if the claim has expired. It loses its link, which may open an account;
// an accepted WhatsApp may still fail and be sent by hand, so there it stays until delivery.
const finish = {
  name: "finish messages",
  text: `${results}, updated as (
  update outbox set claimed_until = null, provider_id = coalesce(result."providerId", provider_id),
    status = case when outcome = 'accepted' then 'sent' when result."retryAt" is null then 'failed' else 'waiting' end,
    last_error = case when outcome <> 'accepted' then code end,
    sent_at = case when outcome = 'accepted' then at else sent_at end,
    not_before = result."retryAt", due_at = result."retryAt",
    facts = case when outcome = 'accepted' and channel = 'email' then facts - 'path' - 'stopPath' else facts end
  from result where outbox.id = result.id and status = 'waiting'
    and (outcome = 'accepted' or outbox.claimed_until = result."claimedUntil")
  returning outbox.id)${addTries}`,
};

// Not waiting any more: a mark by hand or a webhook wins, a withdrawn message is deleted.
const release = {
  name: "release messages",
  text: `${results}, updated as (
  update outbox set claimed_until = null, provider_id = coalesce(result."providerId", provider_id)
  from result where outbox.id = result.id and outbox.claimed_until = result."claimedUntil"
  returning outbox.id)${addTries}`,
};

async function save(batch: readonly SavedResult[]): Promise<void> {
  const rows = await run<{ id: number }>(db(), finish, [JSON.stringify(batch)]);
  const finished = new Set(rows.map(({ id }) => id));
  const others = batch.filter(({ id }) => !finished.has(id));
  if (others.length > 0) await run(db(), release, [JSON.stringify(others)]);
}
