import { z } from "zod";
import type { DeskRecord, DeskRecordKind } from "#app/staff/shell/record/desk-record.ts";
import { staffById } from "#platform/auth/staff.server.ts";
import type { Actor } from "#platform/context.ts";
import { notifyLater, subscribe } from "#platform/database/listen.server.ts";
import { newKey } from "#platform/forms/intent.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { may } from "#platform/security/permissions.ts";
import { type HereFrame, type Present, type PresentFrame, presentFrame } from "../contract.ts";
import { expiresMs } from "../values.ts";

/** NOTIFY channel; its messages are ids and "writes", never a name or a word. */
const channel = "presence";
/** A process that knows nothing asks the others for theirs. */
const question = "?";

/** In milliseconds. Tests shorten it. */
export const life = { expiresMs };
const sweepMs = 1_000;
/** Milliseconds between two reports of one socket: its changes within them are reported together, at most five a second. */
const announceMs = 200;
/** In milliseconds: news that comes within it is sent to the browsers once. */
const gatherMs = 50;
/** Sockets that one process remembers, its own and those of others; further ones are not shown. */
const maxSockets = 2_000;
/** Records in one answer. */
const maxRecords = 200;

const processKey = newKey();

const place = presentFrame.shape.record.unwrap();
/** What one socket shows; without `at` it shows nothing any more. `age` in milliseconds: since its browser's last sign of life. */
const notice = z.object({
  socket: z.string(),
  at: place.extend({ staff: z.string(), isWriting: z.boolean(), age: z.number().min(0) }).optional(),
});
type Place = DeskRecord & { staff: string; isWriting: boolean };

/** What the sockets of all processes show, with the time (`performance.now()`) of the last sign of life. */
const places = new Map<string, Place & { seenAt: number }>();
/** This process's sockets. */
const own = new Set<OwnSocket>();
let isInformed = false;

subscribe(channel, {
  onMessage: (payload) => (payload === question ? announceOwn() : receive(payload)),
  // Meanwhile somebody may have left: nothing is claimed that is not known.
  onReconnect: () => {
    places.clear();
    scheduleTell();
    send(question);
    announceOwn();
  },
});

/** One browser of staff that says what it shows. */
export type Presence = {
  /** Takes what the browser shows now, also as its sign of life; it is answered. The caller has checked the session. */
  show: (staff: Extract<Actor, { kind: "staff" }>, frame: PresentFrame) => void;
  /** The socket has ended. */
  end: () => void;
};

/** @param answer sends a frame to the browser */
export function openPresence(answer: (frame: HereFrame) => void): Presence {
  const socket = new OwnSocket(answer);
  return { show: (staff, frame) => socket.show(staff, frame), end: () => socket.end() };
}

let sockets = 0;

class OwnSocket {
  readonly #answer: (frame: HereFrame) => void;
  readonly #key: string;
  #staff = "";
  #place: Place | undefined;
  #lists: ReadonlySet<DeskRecordKind> = new Set();
  #seenAt = 0;
  #toldAt = 0;
  #wasTold = false;
  #timer: NodeJS.Timeout | undefined;
  /** The last answer; blank while one is owed. */
  #last = "";

  constructor(answer: (frame: HereFrame) => void) {
    this.#answer = answer;
    sockets += 1;
    this.#key = `${processKey}.${sockets}`;
  }

  show({ id: staff, role }: Extract<Actor, { kind: "staff" }>, frame: PresentFrame): void {
    this.#staff = staff;
    const { record, lists } = frame;
    this.#place = record ? { ...record, staff, isWriting: frame.isWriting && may(role, "work") } : undefined;
    this.#lists = new Set(lists);
    this.#seenAt = performance.now();
    this.#last = "";
    own.add(this);
    if (!isInformed) send(question);
    isInformed = true;
    const wait = Math.max(0, this.#toldAt + announceMs - performance.now());
    this.#timer ??= setTimeout(() => this.announce(), wait).unref();
    scheduleTell();
  }

  end(): void {
    own.delete(this);
    this.#place = undefined;
    this.announce();
  }

  /** Tells all processes, this one too, what it shows. */
  announce(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#toldAt = performance.now();
    const age = performance.now() - this.#seenAt;
    const isHere = this.#place !== undefined && this.#isAlive();
    if (isHere) send(JSON.stringify({ socket: this.#key, at: { ...this.#place, age } }));
    else if (this.#wasTold) send(JSON.stringify({ socket: this.#key }));
    this.#wasTold = isHere;
  }

  #isAlive(): boolean {
    return performance.now() - this.#seenAt < life.expiresMs;
  }

  /** @param of whom to show of a record; empty for nobody. Nothing is sent to a browser that is silent, because it may have lost its session. */
  tell(records: Iterable<DeskRecord>, of: (record: DeskRecord, but: string) => Present[]): void {
    if (!this.#isAlive()) return;
    const shown: HereFrame["records"] = [];
    for (const record of records) {
      if (shown.length === maxRecords) break;
      if (!this.#lists.has(record.kind) && !isSame(record, this.#place)) continue;
      const people = of(record, this.#staff);
      if (people.length > 0) shown.push({ ...record, people });
    }
    const text = JSON.stringify(shown);
    if (text === this.#last) return;
    this.#last = text;
    this.#answer({ type: "here", records: shown });
  }
}

const isSame = (one: DeskRecord, other: DeskRecord | undefined) =>
  one.kind === other?.kind && one.id === other.id;

function announceOwn(): void {
  for (const socket of own) socket.announce();
}

function send(payload: string): void {
  notifyLater(channel, payload).catch((error: unknown) =>
    log.warn(safeError(error), "could not tell who shows a record"),
  );
}

function receive(payload: string): void {
  const { data } = notice.safeParse(parse(payload));
  // A process of another version may write otherwise.
  if (!data) return;
  if (!data.at) places.delete(data.socket);
  else if (places.has(data.socket) || places.size < maxSockets) {
    const { age, ...shown } = data.at;
    places.set(data.socket, { ...shown, seenAt: performance.now() - age });
  }
  scheduleTell();
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}

let sweep: NodeJS.Timeout | undefined;

/** Forgets sockets without a sign of life: a process that was killed did not report their end. */
function forgetExpired(): void {
  const oldest = performance.now() - life.expiresMs;
  for (const [socket, { seenAt }] of places) {
    if (seenAt > oldest) continue;
    places.delete(socket);
    scheduleTell();
  }
  if (places.size > 0) return;
  clearInterval(sweep);
  sweep = undefined;
}

let isStale = false;
let isTelling = false;

/** One after the other: an earlier answer must not overtake a later one. */
function scheduleTell(): void {
  if (places.size > 0) sweep ??= setInterval(forgetExpired, sweepMs).unref();
  isStale = true;
  if (isTelling) return;
  isTelling = true;
  setTimeout(async () => {
    isStale = false;
    await tell().catch((error: unknown) => log.warn(safeError(error), "could not say who shows a record"));
    isTelling = false;
    if (isStale) scheduleTell();
  }, gatherMs).unref();
}

async function tell(): Promise<void> {
  if (own.size === 0) return;
  const names = await namesOf([...places.values()].map(({ staff }) => staff));
  const byRecord = Map.groupBy(places.values(), ({ kind, id }) => `${kind} ${id}`);
  const records = [...byRecord.values()].flatMap(([first]) => first ?? []);
  const of = ({ kind, id }: DeskRecord, but: string): Present[] => {
    const byStaff = Map.groupBy(byRecord.get(`${kind} ${id}`) ?? [], ({ staff }) => staff);
    return [...byStaff].flatMap(([staff, tabs]) => {
      const named = staff === but ? undefined : names.get(staff);
      return named ? [{ ...named, isWriting: tabs.some(({ isWriting }) => isWriting) }] : [];
    });
  };
  const bare = records.map(({ kind, id }) => ({ kind, id }));
  for (const socket of own) socket.tell(bare, of);
}

type Named = { name: string; email: string };
const known = new Map<string, { named: Named | undefined; until: number }>();
const namesMs = 10_000;

/** Names of accounts that may sign in, read again after ten seconds: who was disabled meanwhile is not shown. */
async function namesOf(ids: readonly string[]): Promise<Map<string, Named>> {
  const now = performance.now();
  for (const [id, { until }] of known) if (until < now) known.delete(id);
  const found = new Map<string, Named>();
  for (const id of new Set(ids)) {
    const entry = known.get(id) ?? { named: await nameOf(id), until: now + namesMs };
    known.set(id, entry);
    if (entry.named) found.set(id, entry.named);
  }
  return found;
}

async function nameOf(id: string): Promise<Named | undefined> {
  const member = await staffById(id);
  return member && { name: member.name, email: member.email };
}
