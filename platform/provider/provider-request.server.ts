import { parseJson } from "#platform/text/parse-json.ts";
import { traced } from "#platform/tracing/tracing.server.ts";

/** In bytes; a valid response has a few hundred. */
const maxResponseBytes = 64 * 1024;

/** `refused`: permanent. `busy`: retry later. `unreachable`: no usable response, so the message may have been sent. */
export class ProviderError extends Error {
  override name = "ProviderError";
  readonly outcome: "refused" | "busy" | "unreachable";
  /** The provider's or the network's code; never the provider's text, which may quote the message. */
  readonly code: string;
  /** In seconds. */
  readonly retryAfter: number | undefined;
  /** The provider's text, for who tries its settings out; never stored or logged. */
  readonly words: string;

  constructor(outcome: ProviderError["outcome"], code: string, retryAfter?: number, words = "") {
    super(`not accepted: ${outcome} (${code})`);
    this.outcome = outcome;
    this.code = code;
    this.retryAfter = retryAfter;
    this.words = words;
  }
}

export type ProviderResponse = { status: number; body: unknown; retryAfter: number | undefined };

/**
 * Sends a request and parses the response as JSON, whatever its status.
 * @returns body undefined if it is no JSON; retryAfter in seconds
 * @throws ProviderError unreachable
 */
export async function requestProvider(
  url: string,
  request: RequestInit,
  timeoutMs: number,
): Promise<ProviderResponse> {
  try {
    const { response, text } = await traced("call a service", spanOf(url), async () => {
      const response = await fetch(url, {
        ...request,
        // Only the configured host may receive the message.
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { response, text: await readBounded(response) };
    });
    return { status: response.status, body: parseJson(text), retryAfter: retryAfterOf(response) };
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError("unreachable", reasonOf(error));
  }
}

const spanOf = (url: string) => ({
  kind: "client" as const,
  attributes: { "server.address": new URL(url).hostname },
});

type ProviderReason = { code: unknown; words: unknown; isTemporary?: boolean };

/** @param reason the provider's own code and text, where it sent them @throws ProviderError unless the status is 2xx */
export function requireAccepted(
  { status, retryAfter }: ProviderResponse,
  { code, words, isTemporary = false }: ProviderReason,
): void {
  if (status >= 200 && status < 300) return;
  const errorCode = typeof code === "number" ? String(code) : `HTTP ${status}`;
  const text = typeof words === "string" ? words : "";
  const outcome = status >= 400 ? "refused" : "unreachable";
  if (status === 429 || status >= 500 || isTemporary)
    throw new ProviderError("busy", errorCode, retryAfter, text);
  throw new ProviderError(outcome, errorCode, undefined, text);
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxResponseBytes) throw new ProviderError("unreachable", "too long an answer");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function retryAfterOf(response: Response): number | undefined {
  const header = response.headers.get("retry-after")?.trim();
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
