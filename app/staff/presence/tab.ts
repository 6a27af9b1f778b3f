import type { DeskRecord, DeskRecordKind } from "#app/staff/shell/record/desk-record.ts";
import type { HereFrame, Present, PresentFrame } from "./contract.ts";
import { joinDesk, renewDeskConnection, sendToDesk } from "./desk-connection.ts";
import { beatMs, expiresMs } from "./values.ts";

// What this tab shows, and who else shows it. Of the browser alone: a server renders nobody.

/** In milliseconds: the socket accepts two frames a second. */
const minGapMs = 1_000;
/** In milliseconds: after that in a hidden tab, or without a key or a click, nobody is looking. */
const maxHiddenMs = 30_000;
const maxIdleMs = 10 * 60_000;

/** The last one is in front. */
const shown: DeskRecord[] = [];
/** How many fields of a record hold unsent words. */
const writing = new Map<string, number>();
const lists = new Map<DeskRecordKind, number>();

let people: ReadonlyMap<string, readonly Present[]> = new Map();
let lastHeard = "";
const listeners = new Set<() => void>();
const nobody: readonly Present[] = [];

export const recordKey = ({ kind, id }: DeskRecord): string => `${kind} ${id}`;

/** For `useSyncExternalStore`. @returns unsubscribes */
export function watchPeople(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The colleagues who show a record; the same array until it changes. */
export function peopleAt(key: string): readonly Present[] {
  return people.get(key) ?? nobody;
}

/** @returns ends it */
export function showRecord(record: DeskRecord): () => void {
  shown.push(record);
  schedule();
  return () => {
    shown.splice(shown.indexOf(record), 1);
    schedule();
  };
}

/** One field holds unsent words. @returns ends it */
export function writeTo(key: string): () => void {
  return count(writing, key);
}

/** A list shows records of this kind. @returns ends it */
export function showList(kind: DeskRecordKind): () => void {
  return count(lists, kind);
}

function count<K>(counts: Map<K, number>, key: K): () => void {
  const add = (one: number) => {
    const sum = (counts.get(key) ?? 0) + one;
    if (sum > 0) counts.set(key, sum);
    else counts.delete(key);
    schedule();
  };
  add(1);
  return () => add(-1);
}

function setPeople(records: HereFrame["records"]): void {
  const text = JSON.stringify(records);
  if (text === lastHeard) return;
  lastHeard = text;
  people = new Map(records.map((record) => [recordKey(record), record.people]));
  for (const listener of listeners) listener();
}

let leave: (() => void) | undefined;
let timer: number | undefined;
let beat: number | undefined;
let saidAt = Number.NEGATIVE_INFINITY;
let heardAt = 0;
let actedAt = 0;
let hiddenAt: number | undefined;

function isAway(): boolean {
  const now = performance.now();
  return (hiddenAt !== undefined && now - hiddenAt > maxHiddenMs) || now - actedAt > maxIdleMs;
}

function present(): PresentFrame {
  const record = shown.at(-1) ?? null;
  return {
    type: "present",
    record,
    isWriting: record !== null && writing.has(recordKey(record)),
    lists: [...lists.keys()],
  };
}

/** Says what is shown: at once, but not more often than each `minGapMs`. */
function schedule(): void {
  if (timer !== undefined) return;
  timer = window.setTimeout(
    () => {
      timer = undefined;
      say();
    },
    Math.max(0, saidAt + minGapMs - performance.now()),
  );
}

function say(): void {
  if (shown.length === 0 && lists.size === 0) stop();
  else if (beat === undefined) start();
  if (beat === undefined || isAway()) leaveDesk();
  else saySo();
}

function saySo(): void {
  saidAt = performance.now();
  if (leave) sendToDesk(present());
  else
    leave = joinDesk({
      frames: () => [present()],
      onFrame(frame) {
        if (frame.type !== "here") return;
        heardAt = performance.now();
        setPeople(frame.records);
      },
      // Without the socket nothing is known.
      onClose: () => setPeople([]),
    });
}

function leaveDesk(): void {
  if (!leave) return;
  sendToDesk({ type: "present", record: null, isWriting: false, lists: [] } satisfies PresentFrame);
  leave();
  leave = undefined;
  setPeople([]);
}

function tick(): void {
  // A network that is gone closes no socket.
  if (performance.now() - heardAt > expiresMs && leave && !isAway()) {
    setPeople([]);
    heardAt = performance.now();
    renewDeskConnection();
  }
  say();
}

function act(): void {
  const wasAway = isAway();
  actedAt = performance.now();
  if (wasAway) schedule();
}

function seeVisibility(): void {
  hiddenAt = document.visibilityState === "hidden" ? performance.now() : undefined;
  if (hiddenAt === undefined) act();
  schedule();
}

const acts = ["pointerdown", "keydown", "wheel"] as const;

function start(): void {
  actedAt = performance.now();
  heardAt = performance.now();
  hiddenAt = document.visibilityState === "hidden" ? performance.now() : undefined;
  beat = window.setInterval(tick, beatMs);
  for (const type of acts) window.addEventListener(type, act, { passive: true });
  window.addEventListener("offline", renewDeskConnection);
  document.addEventListener("visibilitychange", seeVisibility);
}

function stop(): void {
  window.clearInterval(beat);
  beat = undefined;
  for (const type of acts) window.removeEventListener(type, act);
  window.removeEventListener("offline", renewDeskConnection);
  document.removeEventListener("visibilitychange", seeVisibility);
}
