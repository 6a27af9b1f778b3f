/** What somebody wants to send, under the Idempotency-Key that makes it happen once. */
export type Intent = {
  key: string;
  /** What the person wrote, as text to compare. */
  content: string;
  /** What goes over the wire. The server knows a repeat by these bytes, `elapsed` aside. */
  body: object;
};

/**
 * The intent behind a press of "send": the last one again while the content is the same (a retry, also after a
 * reload), else a new one. `signals` (how the form was filled) are no part of the content; of them a retry says anew
 * how long it has taken.
 */
export function createOrReuseIntent(content: object, signals: object, last: Intent | null, makeKey = newKey): Intent {
  const asText = JSON.stringify(content);
  if (last?.content === asText)
    return "elapsed" in signals ? { ...last, body: { ...last.body, elapsed: signals.elapsed } } : last;
  return { key: makeKey(), content: asText, body: { ...content, ...signals } };
}

/** A stored intent, or null where the stored value is none. */
export function parseIntent(stored: unknown): Intent | null {
  const intent = stored as Partial<Intent> | null;
  return typeof intent?.key === "string" &&
    typeof intent.content === "string" &&
    typeof intent.body === "object"
    ? (intent as Intent)
    : null;
}

/** 128 random bits. `randomUUID` is missing where a page comes over plain http from another machine. */
export function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
