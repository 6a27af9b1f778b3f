import type OpenAI from "openai";
import type { ChatCompletionChunk } from "openai/resources/chat/completions";

/** In bytes: each of a few hundred tokens comes in about 300 bytes of JSON. */
const maxStreamBytes = 1024 * 1024;
/** Average characters; longer than in any human language. */
const maxTokenLength = 12;

/** `cut`: the connection broke before a finish reason. */
type FinishReason = "stop" | "length" | "withheld" | "too-long" | "cut";

export type StreamResult = {
  text: string;
  finish: FinishReason;
  /** Billed tokens; undefined if the provider does not report them. */
  usage: { in: number; out: number } | undefined;
};

type CompletionInput = {
  model: string;
  turns: readonly { role: "system" | "user" | "assistant"; content: string }[];
};

/**
 * Collects a streamed completion.
 * @param options.tokens the limit's name: OpenAI's newer models require the new one, most servers know the old one
 * @throws the library's error; ResponseTooLong; the signal's reason
 */
export async function streamAnswer(
  client: OpenAI,
  { model, turns }: CompletionInput,
  options: {
    maxTokens: number;
    tokens: "max_tokens" | "max_completion_tokens";
    signal: AbortSignal;
  },
): Promise<StreamResult> {
  const stream = await client.chat.completions.create(
    {
      model,
      messages: turns.map(({ role, content }) => ({ role, content })),
      [options.tokens]: options.maxTokens,
      stream: true,
      stream_options: { include_usage: true },
    },
    { signal: options.signal },
  );
  const result: StreamResult = { text: "", finish: "cut", usage: undefined };
  for await (const chunk of stream) {
    applyChunk(chunk, result);
    if (result.text.length > options.maxTokens * maxTokenLength) return { ...result, finish: "too-long" };
  }
  // The library ends an aborted stream without an error.
  options.signal.throwIfAborted();
  return result;
}

function applyChunk(chunk: ChatCompletionChunk, result: StreamResult): void {
  const choice = chunk.choices?.[0];
  if (typeof choice?.delta?.content === "string") result.text += choice.delta.content;
  if (choice?.finish_reason) result.finish = finishReasonOf(choice.finish_reason);
  const { prompt_tokens, completion_tokens } = chunk.usage ?? {};
  if (isCount(prompt_tokens) && isCount(completion_tokens))
    result.usage = { in: prompt_tokens, out: completion_tokens };
}

function finishReasonOf(reason: string): FinishReason {
  if (reason === "length") return "length";
  return reason === "content_filter" ? "withheld" : "stop";
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** `fetch` without redirects, limited in size: the library would buffer everything. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "manual" });
  if (!response.body) return response;
  let length = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        length += bytes.length;
        if (length > maxStreamBytes) controller.error(new ResponseTooLong());
        else controller.enqueue(bytes);
      },
    }),
  );
  return new Response(bounded, response);
};

/** A response of more than a megabyte. */
export class ResponseTooLong extends Error {
  override name = "TooLong";
}
