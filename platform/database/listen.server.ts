import { sql } from "drizzle-orm";
import pg from "pg";
import { log, safeError } from "#platform/log/log.server.ts";
import { type Db, dropIdleConnections, isReadOnly } from "./pool.server.ts";

type ChannelListener = {
  onMessage: (words: string) => void;
  /** Notifications sent while the connection was lost did not arrive. */
  onReconnect: () => void;
};

const lookEvery = 15_000;
const longestPause = 2_000;

const ears = new Map<string, ChannelListener>();
/** The connection's name in pg_stat_activity, which every process can read; the sealing key's id follows. */
const called = "arribo listening ";
let address: string | undefined;
let name = called;
let client: pg.Client | undefined;
let timer: NodeJS.Timeout | undefined;

export function subscribe(channel: string, ear: ChannelListener): void {
  ears.set(channel, ear);
}

export async function notify(tx: Db, channel: string, words: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${words})`);
}

/** Opens this process's listening connection and keeps it open. Its name shows other processes the sealing key in use. */
export async function openListening(url: string, sealingKey: string): Promise<void> {
  address = url;
  name = called + sealingKey;
  await connect();
}

/** Ids of the keys that running Arribos seal with; "" for a version that does not report it. */
export async function sealingKeysOfRunning(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and starts_with(application_name, ${called.trim()})`);
  return rows.map((row) => row.name.slice(called.length));
}

export async function closeListening(): Promise<void> {
  address = undefined;
  clearTimeout(timer);
  const closing = client;
  client = undefined;
  await closing?.end().catch(() => undefined);
}

async function connect(): Promise<void> {
  const opening = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: 2_000,
    query_timeout: 5_000,
    keepAlive: true,
    application_name: name,
  });
  // A lost connection without an error listener would end the process.
  opening.on("error", (error) => lost(opening, error));
  opening.on("end", () => lost(opening, undefined));
  opening.on("notification", ({ channel, payload }) => ears.get(channel)?.onMessage(payload ?? ""));
  await opening.connect();
  try {
    for (const channel of ears.keys()) await opening.query(`listen ${opening.escapeIdentifier(channel)}`);
  } catch (error) {
    // The retry opens its own connection; this one would stay open for ever.
    void opening.end().catch(() => undefined);
    throw error;
  }
  client = opening;
  look(opening);
}

/** Detects a server that went silent, or read-only: after a failover it sends no notifications any more. */
function look(watched: pg.Client): void {
  timer = setTimeout(async () => {
    try {
      if (await isReadOnly(watched)) {
        await dropIdleConnections();
        throw new Error("the database is read-only");
      }
      if (watched === client) look(watched);
    } catch (error) {
      lost(watched, error);
    }
  }, lookEvery);
  timer.unref();
}

function lost(gone: pg.Client, error: unknown): void {
  if (gone !== client) return;
  client = undefined;
  clearTimeout(timer);
  log.warn(safeError(error), "the listening connection was lost");
  void gone.end().catch(() => undefined);
  comeBack(100);
}

function comeBack(pause: number): void {
  timer = setTimeout(async () => {
    if (address === undefined) return;
    try {
      await connect();
    } catch {
      return comeBack(Math.min(pause * 2, longestPause));
    }
    for (const ear of ears.values()) ear.onReconnect();
  }, pause);
  timer.unref();
}
