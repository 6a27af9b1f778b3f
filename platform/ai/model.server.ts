import type OpenAI from "openai";
import { Histogram } from "prom-client";
import { registry } from "#platform/http/metrics.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { type Reservation, reserve, settle } from "./budget.server.ts";
import type { AiCaller } from "./caller.ts";
import { wholeSentences } from "./sentences.ts";
import type { AiSettings } from "./settings.ts";
import { boundedFetch, type Streamed, streamAnswer, TooLong } from "./stream.server.ts";

// Limits: RELIABILITY, "AI bill". What a person wrote is a `user` turn, never part of the system's.
const mostCharacters = 2_000;
const mostTokens = 500;
const usualPatience = 20_000;
/** Tokens of a turn's overhead; an upper estimate. */
const envelope = 32;

export type Turn = { role: "system" | "user" | "assistant"; content: string };

type Purpose = "chat" | "translation";

export type Model = {
  /** @throws AiFailure */
  complete(
    turns: readonly Turn[],
    options: {
      maxTokens: number;
      purpose: Purpose;
      caller: AiCaller;
      patience?: number;
    },
  ): Promise<string>;
};

/** `garbage`: unusable text. `budget`: the day's money, or the caller's share of it, is spent. */
export class AiFailure extends Error {
  override name = "AiFailure";
  readonly reason: "timeout" | "limit" | "unavailable" | "garbage" | "budget";

  constructor(reason: AiFailure["reason"], options?: { cause?: unknown }) {
    super(`no answer of the AI: ${reason}`, options);
    this.reason = reason;
  }
}

const duration = new Histogram({
  name: "arribo_ai_call_seconds",
  help: "Time the AI took, by purpose and outcome",
  labelNames: ["purpose", "outcome"],
  buckets: [0.5, 1, 2, 4, 8, 20],
  registers: [registry],
});

let opened: Model | null = null;

export function openAi(options: { settings: AiSettings | undefined; patience?: number }): void {
  const { settings, patience = usualPatience } = options;
  opened = settings ? modelOf(settings, patience) : null;
}

export function model(): Model | null {
  return opened;
}

export function closeAi(): void {
  opened = null;
}

function modelOf(settings: AiSettings, patience: number): Model {
  let client: Promise<OpenAI> | undefined;
  return {
    async complete(turns, { maxTokens, purpose, caller, patience: left = patience }) {
      refuseTooMuch(turns);
      const ended = duration.startTimer({ purpose });
      try {
        // Loaded on first use: it is large, and many installations have no AI.
        client ??= open(settings);
        const tokens = Math.min(maxTokens, mostTokens);
        const text = await paid(settings, { turns, maxTokens: tokens, purpose, caller }, async () =>
          streamAnswer(
            await (client as Promise<OpenAI>),
            { model: settings.model, turns },
            {
              maxTokens: tokens,
              tokens: settings.url.includes("api.openai.com") ? "max_completion_tokens" : "max_tokens",
              signal: AbortSignal.timeout(Math.min(patience, left)),
            },
          ),
        );
        ended({ outcome: "answered" });
        return text;
      } catch (error) {
        const failure = asFailure(error);
        ended({ outcome: failure.reason });
        log.warn({ purpose, reason: failure.reason, ...safeCause(error) }, "the AI gave no answer");
        throw failure;
      }
    },
  };
}

async function open(settings: AiSettings): Promise<OpenAI> {
  const { OpenAI } = await import("openai");
  return new OpenAI({
    apiKey: settings.key,
    baseURL: settings.url,
    // Each retry costs money; the library's own log would quote what people write.
    maxRetries: 0,
    logLevel: "off",
    fetch: boundedFetch,
  });
}

/** Contracts limit people's texts; a longer one here is a programming error. */
function refuseTooMuch(turns: readonly Turn[]): void {
  if (turns.some(({ role, content }) => role === "user" && content.length > mostCharacters))
    throw new Error(`a turn of more than ${mostCharacters} characters is not for the AI`);
}

async function paid(
  { prices, dailyBudget }: AiSettings,
  {
    turns,
    maxTokens,
    purpose,
    caller,
  }: { turns: readonly Turn[]; maxTokens: number; purpose: Purpose; caller: AiCaller },
  call: () => Promise<Streamed>,
): Promise<string> {
  // A token is at least one byte of text.
  const bytes = turns.reduce((sum, { content }) => sum + envelope + Buffer.byteLength(content), envelope);
  const most = Math.ceil(bytes * prices.in + maxTokens * prices.out);
  const reservation = await reserve(most, Math.floor(dailyBudget * 1_000_000), {
    caller,
    isAnswer: purpose === "chat",
  });
  if (!reservation) throw new AiFailure("budget");
  try {
    const streamed = await call();
    const { usage } = streamed;
    await giveBack(reservation, usage ? Math.ceil(usage.in * prices.in + usage.out * prices.out) : most);
    return textOf(streamed);
  } catch (error) {
    if (wasFree(error)) await giveBack(reservation, 0);
    throw error;
  }
}

/** A received answer must not be lost because the refund failed. */
async function giveBack(reservation: Reservation, cost: number): Promise<void> {
  if (cost > reservation.amount) log.warn("the AI says that a call cost more than was set aside for it");
  await settle(reservation, cost).catch((error: unknown) =>
    log.warn(safeError(error), "what an AI call did not cost was not given back"),
  );
}

function textOf({ text, ended }: Streamed): string {
  if (ended === "cut" && text !== "") throw new AiFailure("unavailable");
  const whole = ended === "length" ? wholeSentences(text) : text.trim();
  if (whole === "" || ended === "withheld" || ended === "too-long") throw new AiFailure("garbage");
  return whole;
}

/** Refused or never reached, so not billed. Other failures may have been. */
function wasFree(error: unknown): boolean {
  const { status } = error as { status?: unknown };
  if (typeof status === "number") return status >= 400 && status < 500;
  return /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/.test(codeOf(error));
}

function asFailure(error: unknown): AiFailure {
  if (error instanceof AiFailure) return error;
  if (!(error instanceof Error)) return new AiFailure("unavailable");
  const { status } = error as { status?: unknown };
  const names = [error, error.cause].map((one) => (one instanceof Error ? one.name : ""));
  if (status === 429) return new AiFailure("limit");
  if (names.includes("TimeoutError") || error.constructor.name === "APIUserAbortError")
    return new AiFailure("timeout");
  // A broken connection is a TypeError with a cause; without one the response was invalid.
  const misread = error instanceof SyntaxError || (error instanceof TypeError && !error.cause);
  if (misread || error instanceof TooLong) return new AiFailure("garbage");
  return new AiFailure("unavailable");
}

/** Never the library's message: it quotes the provider, which may quote the person. */
function safeCause(error: unknown): Record<string, unknown> {
  const { status } = error as { status?: unknown };
  return { status, code: codeOf(error) || undefined };
}

function codeOf(error: unknown): string {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code } = one as { code?: unknown };
    if (typeof code === "string") return code.slice(0, 40);
  }
  return "";
}
