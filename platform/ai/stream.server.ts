import type OpenAI from "openai";
import type { ChatCompletionChunk } from "openai/resources/chat/completions";

/** In bytes: each of a few hundred tokens comes in about 300 bytes of JSON. */
const longestStream = 1024 * 1024;
/** Average characters; longer than in any human language. */
const longestToken = 12;

/** `cut`: the connection broke before a finish reason. */
type Ended = "stop" | "length" | "withheld" | "too-long" | "cut";

export type Streamed = {
  text: string;
  ended: Ended;
  /** Billed tokens; undefined if the provider does not report them. */
  usage: { in: number; out: number } | undefined;
};

type Asked = { model: string; turns: readonly { role: "system" | "user" | "assistant"; content: string }[] };

/** @param options.tokens the limit's name: OpenAI's newer models require the new one, most servers know the old one */
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
  // The library ends an aborted stream without an error.
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

/** `fetch` without redirects, limited in size: the library would buffer everything. */
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

export class TooLong extends Error {
  override name = "TooLong";
}
