import { sql } from "drizzle-orm";
import pg from "pg";
import { log, safeError } from "#platform/log/log.server.ts";
import { type Db, db, dropIdleConnections, isReadOnly, run } from "./pool.server.ts";

type ChannelListener = {
  onMessage: (payload: string) => void;
  /** Notifications sent while the connection was lost did not arrive. */
  onReconnect: () => void;
};

const checkIntervalMs = 15_000;
const maxRetryDelayMs = 2_000;

const listeners = new Map<string, ChannelListener>();
/** The connection's name in pg_stat_activity, which every process can read; the sealing key's id follows. */
const namePrefix = "arribo listening ";
let address: string | undefined;
let name = namePrefix;
let client: pg.Client | undefined;
let timer: NodeJS.Timeout | undefined;

/** One listener for each channel. Call it before `openListening`, as modules do when they are loaded. */
export function subscribe(channel: string, listener: ChannelListener): void {
  listeners.set(channel, listener);
}

/**
 * Sends a notification to all processes, this one too, when `tx` commits; equal payloads of one transaction arrive once.
 * @param payloads ids, never content; each less than 8,000 bytes
 */
export async function notify(tx: Db, channel: string, ...payloads: string[]): Promise<void> {
  await tx.execute(
    sql`select pg_notify(${channel}, payload) from unnest(${sql.param(payloads)}::text[]) as payload`,
  );
}

const laterStatement = {
  name: "notify",
  text: "select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as sent (channel, payload)",
};
type Later = { channels: string[]; payloads: string[] };
let collected: (Later & { sent: Promise<void> }) | undefined;
let sending: Promise<unknown> = Promise.resolve();

/**
 * Sends a notification to all processes for a change that is committed already. What comes while one statement is under way
 * is sent with the next. For frequent writes: a transaction with NOTIFY holds a lock of the whole server until its commit is
 * on the disk, so that only one at a time would be written; a transaction that writes nothing does not wait for the disk. If
 * the process ends between commit and notification, no process learns of the change: a caller that repeats the write must
 * notify again.
 * @throws what the statement throws
 */
export function notifyLater(channel: string, payload: string): Promise<void> {
  if (!collected) {
    const batch: Later = { channels: [], payloads: [] };
    const sent = sending
      .catch(() => undefined)
      .then(async () => {
        collected = undefined;
        await run(db(), laterStatement, [batch.channels, batch.payloads]);
      });
    sending = sent;
    collected = { ...batch, sent };
  }
  collected.channels.push(channel);
  collected.payloads.push(payload);
  return collected.sent;
}

/** Opens this process's listening connection and keeps it open. Its name shows other processes the sealing key in use. */
export async function openListening(url: string, sealingKey: string): Promise<void> {
  address = url;
  name = namePrefix + sealingKey;
  await connect();
}

/** Ids of the keys that running Arribos seal with; "" for a version that does not report it. */
export async function sealingKeysOfRunning(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and starts_with(application_name, ${namePrefix.trim()})`);
  return rows.map((row) => row.name.slice(namePrefix.length));
}

/** Also ends the attempts to reconnect. */
export async function closeListening(): Promise<void> {
  address = undefined;
  clearTimeout(timer);
  const closingClient = client;
  client = undefined;
  await closingClient?.end().catch(() => undefined);
}

async function connect(): Promise<void> {
  const newClient = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: 2_000,
    query_timeout: 5_000,
    keepAlive: true,
    application_name: name,
  });
  // A lost connection without an error listener would end the process.
  newClient.on("error", (error) => handleLoss(newClient, error));
  newClient.on("end", () => handleLoss(newClient, undefined));
  newClient.on("notification", ({ channel, payload }) => listeners.get(channel)?.onMessage(payload ?? ""));
  await newClient.connect();
  try {
    for (const channel of listeners.keys())
      await newClient.query(`listen ${newClient.escapeIdentifier(channel)}`);
  } catch (error) {
    // The retry opens its own connection; this one would stay open for ever.
    void newClient.end().catch(() => undefined);
    throw error;
  }
  client = newClient;
  scheduleCheck(newClient);
}

/** Detects a server that went silent, or read-only: after a failover it sends no notifications any more. */
function scheduleCheck(checkedClient: pg.Client): void {
  timer = setTimeout(async () => {
    try {
      if (await isReadOnly(checkedClient)) {
        await dropIdleConnections();
        throw new Error("the database is read-only");
      }
      if (checkedClient === client) scheduleCheck(checkedClient);
    } catch (error) {
      handleLoss(checkedClient, error);
    }
  }, checkIntervalMs);
  timer.unref();
}

function handleLoss(lostClient: pg.Client, error: unknown): void {
  if (lostClient !== client) return;
  client = undefined;
  clearTimeout(timer);
  log.warn(safeError(error), "lost the LISTEN connection to the database");
  void lostClient.end().catch(() => undefined);
  scheduleReconnect(100);
}

function scheduleReconnect(delayMs: number): void {
  timer = setTimeout(async () => {
    if (address === undefined) return;
    try {
      await connect();
    } catch {
      return scheduleReconnect(Math.min(delayMs * 2, maxRetryDelayMs));
    }
    for (const listener of listeners.values()) listener.onReconnect();
  }, delayMs);
  timer.unref();
}
