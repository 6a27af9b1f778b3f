/** In bytes; a valid response has a few hundred. */
const longestAnswer = 64 * 1024;

/** `refused`: permanent. `busy`: retry later. `unreachable`: no usable response, so the message may have been sent. */
export class NotAccepted extends Error {
  override name = "NotAccepted";
  readonly outcome: "refused" | "busy" | "unreachable";
  /** The provider's or the network's code; never the provider's text, which may quote the message. */
  readonly code: string;
  /** In seconds. */
  readonly retryAfter: number | undefined;

  constructor(outcome: NotAccepted["outcome"], code: string, retryAfter?: number) {
    super(`not accepted: ${outcome} (${code})`);
    this.outcome = outcome;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export type ProviderAnswer = { status: number; body: unknown; retryAfter: number | undefined };

/** Sends a request and parses the response as JSON, whatever its status. @throws NotAccepted unreachable */
export async function askProvider(
  url: string,
  request: RequestInit,
  patience: number,
): Promise<ProviderAnswer> {
  try {
    const answer = await fetch(url, {
      ...request,
      // Only the configured host may receive the message.
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    const text = await bounded(answer);
    return { status: answer.status, body: parsed(text), retryAfter: secondsUntil(answer) };
  } catch (error) {
    if (error instanceof NotAccepted) throw error;
    throw new NotAccepted("unreachable", reasonOf(error));
  }
}

async function bounded(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > longestAnswer) throw new NotAccepted("unreachable", "too long an answer");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function secondsUntil(answer: Response): number | undefined {
  const header = answer.headers.get("retry-after")?.trim();
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  if (error.name === "TimeoutError") return "timeout";
  const { code } = (error.cause ?? error) as { code?: unknown };
  return typeof code === "string" ? code.slice(0, 40) : "no answer";
}
