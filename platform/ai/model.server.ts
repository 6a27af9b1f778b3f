import type OpenAI from "openai";
import { Histogram } from "prom-client";
import { registry } from "#platform/http/metrics.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { traced } from "#platform/tracing/tracing.server.ts";
import { type Reservation, reserve, settleReservation } from "./budget.server.ts";
import type { AiCaller } from "./caller.ts";
import { completeSentences } from "./sentences.ts";
import type { AiSettings } from "./settings.ts";
import { boundedFetch, ResponseTooLong, type StreamResult, streamAnswer } from "./stream.server.ts";

// Limits: docs/reliability.md, "Cost of AI calls". What a person wrote is a `user` turn, never part of the system's.
const maxCharacters = 2_000;
const maxAnswerTokens = 500;
const defaultTimeoutMs = 20_000;
/** Tokens of a turn's overhead; an upper estimate. */
const turnOverhead = 32;

export type Turn = { role: "system" | "user" | "assistant"; content: string };

type Purpose = "chat" | "translation";

export type Model = {
  /**
   * Within the day's budget, at most 500 tokens, and the timeout of `openAi` if it is shorter. A cut answer ends at its
   * last complete sentence.
   * @throws AiFailure; Error if a user turn is longer than 2,000 characters
   */
  complete(
    turns: readonly Turn[],
    options: {
      maxTokens: number;
      purpose: Purpose;
      caller: AiCaller;
      timeoutMs?: number;
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

let current: Model | null = null;

/** Called at start. @param options.settings undefined: no AI @param options.timeoutMs for one call, 20 s by default */
export function openAi(options: { settings: AiSettings | undefined; timeoutMs?: number }): void {
  const { settings, timeoutMs = defaultTimeoutMs } = options;
  current = settings ? createModel(settings, timeoutMs) : null;
}

/** @returns null if no AI is configured: the caller then does without */
export function model(): Model | null {
  return current;
}

/** From now on `model` returns null; calls in progress go on. */
export function closeAi(): void {
  current = null;
}

function createModel(settings: AiSettings, timeoutMs: number): Model {
  let client: Promise<OpenAI> | undefined;
  return {
    async complete(turns, { maxTokens, purpose, caller, timeoutMs: remainingMs = timeoutMs }) {
      requireShortTurns(turns);
      const stopTimer = duration.startTimer({ purpose });
      try {
        // Loaded on first use: it is large, and many installations have no AI.
        client ??= createClient(settings);
        const tokens = Math.min(maxTokens, maxAnswerTokens);
        const ask = async () =>
          streamAnswer(
            await (client as Promise<OpenAI>),
            { model: settings.model, turns },
            {
              maxTokens: tokens,
              tokens: settings.url.includes("api.openai.com") ? "max_completion_tokens" : "max_tokens",
              signal: AbortSignal.timeout(Math.min(timeoutMs, remainingMs)),
            },
          );
        const text = await callWithBudget(settings, { turns, maxTokens: tokens, purpose, caller }, () =>
          traced(`ask the AI, ${purpose}`, { kind: "client" }, ask),
        );
        stopTimer({ outcome: "answered" });
        return text;
      } catch (error) {
        const failure = toAiFailure(error);
        stopTimer({ outcome: failure.reason });
        log.warn({ purpose, reason: failure.reason, ...safeCause(error) }, "AI call failed");
        throw failure;
      }
    },
  };
}

async function createClient(settings: AiSettings): Promise<OpenAI> {
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
function requireShortTurns(turns: readonly Turn[]): void {
  if (turns.some(({ role, content }) => role === "user" && content.length > maxCharacters))
    throw new Error(`a user turn exceeds ${maxCharacters} characters`);
}

type ModelCall = { turns: readonly Turn[]; maxTokens: number; purpose: Purpose; caller: AiCaller };

async function callWithBudget(
  { prices, dailyBudget }: AiSettings,
  { turns, maxTokens, purpose, caller }: ModelCall,
  call: () => Promise<StreamResult>,
): Promise<string> {
  // A token is at least one byte of text.
  const bytes = turns.reduce(
    (sum, { content }) => sum + turnOverhead + Buffer.byteLength(content),
    turnOverhead,
  );
  const maxCost = Math.ceil(bytes * prices.in + maxTokens * prices.out);
  const reservation = await reserve(maxCost, Math.floor(dailyBudget * 1_000_000), {
    caller,
    isAnswer: purpose === "chat",
  });
  if (!reservation) throw new AiFailure("budget");
  try {
    const streamed = await call();
    const { usage } = streamed;
    await refund(reservation, usage ? Math.ceil(usage.in * prices.in + usage.out * prices.out) : maxCost);
    return textOf(streamed);
  } catch (error) {
    if (isUnbilled(error)) await refund(reservation, 0);
    throw error;
  }
}

/** A received answer must not be lost because the refund failed. */
async function refund(reservation: Reservation, cost: number): Promise<void> {
  if (cost > reservation.amount) log.warn("an AI call cost more than its budget reservation");
  await settleReservation(reservation, cost).catch((error: unknown) =>
    log.warn(safeError(error), "could not settle the budget reservation of an AI call"),
  );
}

function textOf({ text, finish }: StreamResult): string {
  if (finish === "cut" && text !== "") throw new AiFailure("unavailable");
  const complete = finish === "length" ? completeSentences(text) : text.trim();
  if (complete === "" || finish === "withheld" || finish === "too-long") throw new AiFailure("garbage");
  return complete;
}

/** Refused or never reached, so not billed. Other failures may have been. */
function isUnbilled(error: unknown): boolean {
  const { status } = error as { status?: unknown };
  if (typeof status === "number") return status >= 400 && status < 500;
  return /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/.test(codeOf(error));
}

function toAiFailure(error: unknown): AiFailure {
  if (error instanceof AiFailure) return error;
  if (!(error instanceof Error)) return new AiFailure("unavailable");
  const { status } = error as { status?: unknown };
  const names = [error, error.cause].map((one) => (one instanceof Error ? one.name : ""));
  if (status === 429) return new AiFailure("limit");
  if (names.includes("TimeoutError") || error.constructor.name === "APIUserAbortError")
    return new AiFailure("timeout");
  // A broken connection is a TypeError with a cause; without one the response was invalid.
  const isInvalidResponse = error instanceof SyntaxError || (error instanceof TypeError && !error.cause);
  if (isInvalidResponse || error instanceof ResponseTooLong) return new AiFailure("garbage");
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
