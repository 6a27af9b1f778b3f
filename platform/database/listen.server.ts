import { sql } from "drizzle-orm";
import pg from "pg";
import { log, safeError } from "#platform/log/log.server.ts";
import { type Db, dropIdleConnections, isReadOnly } from "./pool.server.ts";

/** What is told by `NOTIFY`: a few words, an id at most. */
type ChannelListener = {
  onMessage: (words: string) => void;
  /** The connection was lost and is there again: whatever was told meanwhile was not heard. */
  onReconnect: () => void;
};

/** Between looks whether the connection still lives, and the longest pause before the next try; in milliseconds. */
const lookEvery = 15_000;
const longestPause = 2_000;

const ears = new Map<string, ChannelListener>();
/** How this connection is called in pg_stat_activity, which any process may read; behind it stands the key. */
const called = "arribo listening ";
let address: string | undefined;
let name = called;
let client: pg.Client | undefined;
let timer: NodeJS.Timeout | undefined;

/** Names who hears a channel, once for the process. */
export function subscribe(channel: string, ear: ChannelListener): void {
  ears.set(channel, ear);
}

/** Tells every process, this one too, as soon as the caller's transaction is committed. */
export async function notify(tx: Db, channel: string, words: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${words})`);
}

/**
 * Opens the process's one listening connection, and keeps it open. As long as it stands, others can see what the process
 * seals with (`sealingKeysOfRunning`).
 */
export async function openListening(url: string, sealingKey: string): Promise<void> {
  address = url;
  name = called + sealingKey;
  await connect();
}

/** The ids of the keys that the Arribos on this database seal with; "" of one that is too old to say so. */
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
  // Without a listener its loss would end the process.
  opening.on("error", (error) => lost(opening, error));
  opening.on("end", () => lost(opening, undefined));
  opening.on("notification", ({ channel, payload }) => ears.get(channel)?.onMessage(payload ?? ""));
  await opening.connect();
  try {
    for (const channel of ears.keys()) await opening.query(`listen ${opening.escapeIdentifier(channel)}`);
  } catch (error) {
    // The next try has one of its own; this one would stay open for good.
    void opening.end().catch(() => undefined);
    throw error;
  }
  client = opening;
  look(opening);
}

/**
 * A server that only fell silent sends no error. Nor does one that turned read-only: after a failover nothing is told
 * on it any more, while another has taken its place.
 */
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
