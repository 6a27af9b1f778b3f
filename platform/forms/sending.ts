import { ApiError, request } from "#platform/api-client/client.ts";
import type { ErrorCode } from "#platform/errors.ts";
import { readDevice, removeDevice, writeDevice } from "./device-store.ts";
import { parseIntent, createOrReuseIntent } from "./intent.ts";
import { holdInMemory, readSession, removeSession, writeSession } from "./session-store.ts";

/**
 * A failed call: the server's code and words where it answered, and what it said of single fields; or what answered in its
 * place ("502 Bad Gateway").
 */
export type Failure = {
  status?: string | undefined;
  code?: ErrorCode | undefined;
  message?: string | undefined;
  fields: Record<string, string>;
};

/** Where a form stands between typing and the answer. */
export type Sending<A> =
  | { phase: "idle" }
  | { phase: "sending" }
  | { phase: "failed"; failure: Failure }
  | { phase: "sent"; answer: A };

export type FormCall<O extends object, A> = {
  /** Names the form in storage. */
  name: string;
  url: string;
  /** Fields that are never written to storage (passwords). A constant. */
  secrets?: readonly string[];
  /** Its draft outlives the tab, so what is being sent must too: filled in again from the draft, it is a retry. */
  outlivesTab?: boolean;
  /** Reads a successful response. @throws where the body says that it was no success */
  read: (response: Response, content: O) => Promise<A>;
};

/** A connection this slow is treated as lost; the retry is harmless. */
const patience = 30_000;

const idle = { phase: "idle" } as const;
const states = new Map<string, Sending<unknown>>();
const listeners = new Set<() => void>();

// The state outlives the dialog: one that is closed while its request is under way and opened again finds
// that request, not a second chance to send.

/** The form's state; each form has one answer type, its `FormCall`'s. */
export function sendingOf<A>(name: string): Sending<A> {
  return (states.get(name) as Sending<A> | undefined) ?? idle;
}

export function subscribeToSending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(name: string, state: Sending<unknown>) {
  states.set(name, state);
  for (const listener of listeners) listener();
}

/** The person has seen how it ended: back to the beginning. What is under way stays under way. */
export function endSending(name: string): void {
  if (sendingOf(name).phase !== "sending") become(name, idle);
}

const intentKey = (name: string) => `arribo.intent.${name}`;

/** What a failed sending kept, to be sent again, is forgotten: the person deleted it. */
export function forgetIntent(name: string): void {
  removeSession(intentKey(name));
  removeDevice(intentKey(name));
  endSending(name);
}

/**
 * Sends the form once: a second press meanwhile answers null. The key is kept (over a reload too) until the
 * server has taken it, so that a retry after a lost answer cannot make a second one. With secrets in it, it is kept
 * as long as the page.
 */
export async function sendOnce<O extends object, A>(
  call: FormCall<O, A>,
  content: O,
  signals: object,
): Promise<{ answer: A } | { failure: Failure } | null> {
  if (sendingOf(call.name).phase === "sending") return null;
  become(call.name, { phase: "sending" });
  const kept = intentKey(call.name);
  const [read, write, remove] = call.outlivesTab
    ? [readDevice, writeDevice, removeDevice]
    : [readSession, call.secrets ? holdInMemory : writeSession, removeSession];
  const intent = createOrReuseIntent(content, signals, parseIntent(read(kept)));
  write(kept, intent);
  try {
    const response = await request("POST", call.url, {
      body: intent.body,
      idempotencyKey: intent.key,
      signal: AbortSignal.timeout(patience),
    });
    const answer = await call.read(response, content);
    remove(kept);
    become(call.name, { phase: "sent", answer });
    return { answer };
  } catch (error) {
    const failure = failureOf(error);
    // Keeping this key would fail for ever.
    if (failure.code === "key_reused") remove(kept);
    become(call.name, { phase: "failed", failure });
    return { failure };
  }
}

function failureOf(error: unknown): Failure {
  const body = error instanceof ApiError ? error.body : undefined;
  const status = error instanceof ApiError ? `${error.status} ${error.statusText}`.trim() : undefined;
  return { status, code: body?.code, message: body?.message || undefined, fields: body?.fields ?? {} };
}
