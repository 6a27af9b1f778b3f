import { createServer, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { AiSettings } from "#platform/ai/settings.ts";
import { listen } from "../listen.ts";

type Asked = {
  model: string;
  messages: { role: "system" | "user" | "assistant"; content: string }[];
  max_tokens?: number;
  stream: boolean;
};

/** How the provider answers the next question. */
type Mood =
  | { status: number; body: string; headers?: Record<string, string> }
  /** These bytes of an answer, then: the end, silence, a cut connection, or repetition without end. */
  | { raw: string; after: "end" | "silence" | "reset" | "more" }
  | { slowly: number }
  | "no usage"
  | { finish: "length" | "content_filter" };

/** An AI on loopback with OpenAI's streaming protocol, which counts its cost. */
export type AiProvider = {
  settings: (about?: Partial<AiSettings>) => AiSettings;
  asked: Asked[];
  /** The cost of its answers in millionths of a US$, in tokens of four characters. */
  meter: number;
  moods: Mood[];
  answer: (asked: Asked) => string;
  close: () => Promise<void>;
};

export function piece(content: string, finish: string | null = null): string {
  const choices = [{ index: 0, delta: { role: "assistant", content }, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: "chatcmpl-1", object: "chat.completion.chunk", choices, usage: null })}\n\n`;
}

const prices = { in: 0.4, out: 1.6 };
const tokensOf = (text: string) => Math.ceil(text.length / 4);

export async function openAiProvider(): Promise<AiProvider> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method !== "POST" || request.url !== "/v1/chat/completions") return refuse(response, 404);
    if (request.headers.authorization !== "Bearer key-of-the-test") return refuse(response, 401);
    const asked = JSON.parse(Buffer.concat(chunks).toString()) as Asked;
    provider.asked.push(asked);
    await answer(response, asked, provider.moods.shift()).catch(() => undefined);
  });
  async function answer(response: ServerResponse, asked: Asked, mood: Mood | undefined) {
    if (typeof mood === "object" && "status" in mood) {
      response.writeHead(mood.status, { "Content-Type": "application/json", ...mood.headers });
      return response.end(mood.body);
    }
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    if (typeof mood === "object" && "raw" in mood) return misbehave(response, mood);
    const text = provider.answer(asked);
    const usage = {
      prompt_tokens: asked.messages.reduce((sum, { content }) => sum + 4 + tokensOf(content), 3),
      completion_tokens: tokensOf(text),
    };
    provider.meter += usage.prompt_tokens * prices.in + usage.completion_tokens * prices.out;
    const pieces = text.match(/[\s\S]{1,12}/g) ?? [];
    const wait = typeof mood === "object" && "slowly" in mood ? mood.slowly : 0;
    for (const one of pieces) {
      response.write(piece(one));
      if (wait > 0) await sleep(wait);
    }
    response.write(piece("", typeof mood === "object" && "finish" in mood ? mood.finish : "stop"));
    if (mood !== "no usage") response.write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`);
    return response.end("data: [DONE]\n\n");
  }
  const url = `http://127.0.0.1:${await listen(server, 4096)}/v1`;
  const provider: AiProvider = {
    settings: (about = {}) => ({
      url,
      key: "key-of-the-test",
      model: "test-model",
      prices,
      dailyBudget: 5,
      ...about,
    }),
    asked: [],
    meter: 0,
    moods: [],
    answer: () => "Good morning.",
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return provider;
}

function refuse(response: ServerResponse, status: number) {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify({ error: { message: "no", code: null } }));
}

async function misbehave(response: ServerResponse, { raw, after }: Extract<Mood, { raw: string }>) {
  response.write(raw);
  if (after === "end") response.end();
  if (after === "reset") {
    await sleep(20);
    response.destroy();
  }
  while (after === "more" && !response.destroyed) {
    response.write(raw);
    await sleep(0);
  }
}
