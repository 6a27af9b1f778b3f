/** One submission, with the Idempotency-Key that makes its retries safe. */
export type Intent = {
  key: string;
  /** The typed content as JSON, to compare. */
  content: string;
  /** The request body. The server recognises a retry by it, except for `elapsed`. */
  body: object;
};

/** Reuses the last intent while the content is the same (a retry), also after a reload; updates `signals.elapsed`. */
export function createOrReuseIntent(
  content: object,
  signals: object,
  last: Intent | null,
  makeKey = newKey,
): Intent {
  const text = JSON.stringify(content);
  if (last?.content === text)
    return "elapsed" in signals ? { ...last, body: { ...last.body, elapsed: signals.elapsed } } : last;
  return { key: makeKey(), content: text, body: { ...content, ...signals } };
}

/** @param stored from the browser's storage @returns null if there is none, or it has another form */
export function parseIntent(stored: unknown): Intent | null {
  const intent = stored as Partial<Intent> | null;
  return typeof intent?.key === "string" &&
    typeof intent.content === "string" &&
    typeof intent.body === "object"
    ? (intent as Intent)
    : null;
}

/** 128 random bits. Browsers lack `randomUUID` over plain http. */
export function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
