import { ApiError, request } from "#platform/api-client/client.ts";
import type { ErrorCode } from "#platform/errors.ts";
import { readDevice, removeDevice, writeDevice } from "./device-store.ts";
import { createOrReuseIntent, parseIntent } from "./intent.ts";
import { holdInMemory, readSession, removeSession, writeSession } from "./session-store.ts";

/** A failed call; `status` is like "502 Bad Gateway". Without a code, the response was not from our server. */
export type Failure = {
  status?: string | undefined;
  code?: ErrorCode | undefined;
  message?: string | undefined;
  fields: Record<string, string>;
};

export type SendState<A> =
  | { phase: "idle" }
  | { phase: "sending" }
  | { phase: "failed"; failure: Failure }
  | { phase: "sent"; answer: A };

export type FormCall<O extends object, A> = {
  /** The form's name in storage. */
  name: string;
  url: string;
  /** Fields that are never stored (passwords). Must be a constant. */
  secrets?: readonly string[];
  /** Set if the draft outlives the tab: the pending submission then does too, so that sending again is a retry. */
  persistsOnDevice?: boolean;
  /** Reads a 2xx response. @throws if the body reports a failure */
  read: (response: Response, content: O) => Promise<A>;
};

/** A slower connection counts as lost; retries are harmless. */
const timeoutMs = 30_000;

const idle = { phase: "idle" } as const;
const states = new Map<string, SendState<unknown>>();
const listeners = new Set<() => void>();

/** Outlives the dialog: one that is closed during a request and opened again must not offer to send again. */
export function getSendState<A>(name: string): SendState<A> {
  return (states.get(name) as SendState<A> | undefined) ?? idle;
}

/** For `useSyncExternalStore`: reports changes of every form. @returns the unsubscribe function */
export function subscribeToSendState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setState(name: string, state: SendState<unknown>) {
  states.set(name, state);
  for (const listener of listeners) listener();
}

/** Back to idle, unless a request is in flight. */
export function resetSendState(name: string): void {
  if (getSendState(name).phase !== "sending") setState(name, idle);
}

const intentKey = (name: string) => `arribo.intent.${name}`;

/** Discards a pending submission whose draft was deleted. */
export function discardIntent(name: string): void {
  removeSession(intentKey(name));
  removeDevice(intentKey(name));
  resetSendState(name);
}

/**
 * Sends a form at most once. The key is saved until the server has answered, also over a reload (with secrets, only in
 * memory), so that a retry after a lost response creates nothing twice. Never throws.
 * @returns null if it is being sent already
 */
export async function sendOnce<O extends object, A>(
  call: FormCall<O, A>,
  content: O,
  signals: object,
): Promise<{ answer: A } | { failure: Failure } | null> {
  if (getSendState(call.name).phase === "sending") return null;
  setState(call.name, { phase: "sending" });
  const key = intentKey(call.name);
  const [read, write, remove] = call.persistsOnDevice
    ? [readDevice, writeDevice, removeDevice]
    : [readSession, call.secrets ? holdInMemory : writeSession, removeSession];
  const intent = createOrReuseIntent(content, signals, parseIntent(read(key)));
  write(key, intent);
  try {
    const response = await request("POST", call.url, {
      body: intent.body,
      idempotencyKey: intent.key,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = await call.read(response, content);
    remove(key);
    setState(call.name, { phase: "sent", answer });
    return { answer };
  } catch (error) {
    const failure = failureOf(error);
    // Every retry with this key would fail.
    if (failure.code === "key_reused") remove(key);
    setState(call.name, { phase: "failed", failure });
    return { failure };
  }
}

/** The form could not be sent, because its code could not be loaded. */
export function failUnsent(name: string): Failure {
  const failure = { fields: {} };
  setState(name, { phase: "failed", failure });
  return failure;
}

function failureOf(error: unknown): Failure {
  const body = error instanceof ApiError ? error.body : undefined;
  const status = error instanceof ApiError ? `${error.status} ${error.statusText}`.trim() : undefined;
  return { status, code: body?.code, message: body?.message || undefined, fields: body?.fields ?? {} };
}
