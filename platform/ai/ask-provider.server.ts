/** The most that is read of a provider's answer, in bytes; a right one has a few hundred. */
const longestAnswer = 64 * 1024;

/**
 * A message was not accepted. `refused`: it never will be; `busy`: the provider said "later"; `unreachable`: no answer,
 * or none that can be understood, so that the message may have gone out all the same.
 */
export class NotAccepted extends Error {
  override name = "NotAccepted";
  readonly outcome: "refused" | "busy" | "unreachable";
  /** The provider's own code, or what went wrong on the way; never its text, which may quote the message. */
  readonly code: string;
  /** When the provider wants to be asked again, in seconds. */
  readonly retryAfter: number | undefined;

  constructor(outcome: NotAccepted["outcome"], code: string, retryAfter?: number) {
    super(`not accepted: ${outcome} (${code})`);
    this.outcome = outcome;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export type ProviderAnswer = { status: number; body: unknown; retryAfter: number | undefined };

/**
 * Asks a provider, and reads its answer as JSON, whatever its status.
 * @param patience in milliseconds, for the whole answer
 * @throws NotAccepted unreachable
 */
export async function askProvider(
  url: string,
  request: RequestInit,
  patience: number,
): Promise<ProviderAnswer> {
  try {
    const answer = await fetch(url, {
      ...request,
      // Nobody else than whom the settings name gets the message.
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

/** Undefined where it is no JSON: what that means depends on the status. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Retry-After comes as seconds or as a date. */
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
