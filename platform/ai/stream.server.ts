import type OpenAI from "openai";
import type { ChatCompletionChunk } from "openai/resources/chat/completions";

/** The most that is read of one answer, in bytes: each of its few hundred tokens comes in an envelope of some 300. */
const longestStream = 1024 * 1024;
/** No token of a language that people write is longer than this, in characters, on the average. */
const longestToken = 12;

/** How an answer ended: by itself, at the limit of tokens, held back by the provider, or never (the line was cut). */
type Ended = "stop" | "length" | "withheld" | "too-long" | "cut";

export type Streamed = {
  text: string;
  ended: Ended;
  /** Tokens that the provider bills; undefined where it does not say. */
  usage: { in: number; out: number } | undefined;
};

type Asked = { model: string; turns: readonly { role: "system" | "user" | "assistant"; content: string }[] };

/**
 * Asks, and reads the answer as it comes.
 * @param options.tokens names the field that limits the answer: OpenAI's newer models refuse the old name, most other
 *   servers know only that one
 * @throws whatever the library throws, also when `signal` ends the wait
 */
export async function streamAnswer(
  client: OpenAI,
  { model, turns }: Asked,
  options: {
    maxTokens: number;
    tokens: "max_tokens" | "max_completion_tokens";
    signal: AbortSignal;
  },
): Promise<Streamed> {
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
  const streamed: Streamed = { text: "", ended: "cut", usage: undefined };
  for await (const chunk of stream) {
    take(chunk, streamed);
    if (streamed.text.length > options.maxTokens * longestToken) return { ...streamed, ended: "too-long" };
  }
  // The library ends a stream that was broken off by us as if it had ended well.
  options.signal.throwIfAborted();
  return streamed;
}

function take(chunk: ChatCompletionChunk, streamed: Streamed): void {
  const choice = chunk.choices?.[0];
  if (typeof choice?.delta?.content === "string") streamed.text += choice.delta.content;
  if (choice?.finish_reason) streamed.ended = endOf(choice.finish_reason);
  const { prompt_tokens, completion_tokens } = chunk.usage ?? {};
  if (isCount(prompt_tokens) && isCount(completion_tokens))
    streamed.usage = { in: prompt_tokens, out: completion_tokens };
}

function endOf(reason: string): Ended {
  if (reason === "length") return "length";
  return reason === "content_filter" ? "withheld" : "stop";
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** `fetch` that follows nobody elsewhere, and cuts an answer that grows beyond all measure: the library would keep it. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: "manual" });
  if (!answer.body) return answer;
  let length = 0;
  const bounded = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        length += bytes.length;
        if (length > longestStream) controller.error(new TooLong());
        else controller.enqueue(bytes);
      },
    }),
  );
  return new Response(bounded, answer);
};

/** The answer grew beyond all measure. */
export class TooLong extends Error {
  override name = "TooLong";
}
