import { createServer, type ServerResponse } from "node:http";
import type { LibreTranslateSettings } from "#platform/ai/libretranslate.server.ts";
import { listen } from "../listen.ts";

type Asked = { q: string; source: string; target: string; format: string; api_key?: string };

/** How the server fails on the next text. */
type Mood =
  | { status: number; body: string }
  /** Stays silent, in milliseconds. */
  | { late: number }
  /** Stays silent until then. */
  | { until: Promise<void> }
  | "cut"
  | "huge";

/** A LibreTranslate server on loopback that refuses what the real one would refuse. */
export type LibreTranslate = {
  settings: () => LibreTranslateSettings;
  asked: Asked[];
  moods: Mood[];
  answer: (asked: Asked) => string;
  close: () => Promise<void>;
};

const key = "libre-key-of-the-test";

export async function openLibreTranslateProvider(): Promise<LibreTranslate> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const say = (status: number, body: object) => send(response, status, JSON.stringify(body));
    if (request.method !== "POST" || request.url !== "/translate") return say(404, { error: "Not found" });
    if (!/^application\/json/.test(request.headers["content-type"] ?? ""))
      return say(400, { error: "Invalid request" });
    const asked = JSON.parse(Buffer.concat(chunks).toString()) as Asked;
    if (asked.api_key !== key) return say(403, { error: "Invalid API key" });
    if (!asked.q || !/^(en|es)$/.test(asked.source) || !/^(en|es)$/.test(asked.target))
      return say(400, { error: "Invalid request: missing q, source or target parameter" });
    provider.asked.push(asked);
    const mood = provider.moods.shift();
    if (mood === undefined) return say(200, { translatedText: provider.answer(asked) });
    misbehave(response, mood);
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  const provider: LibreTranslate = {
    settings: () => ({ url, key }),
    asked: [],
    moods: [],
    answer: ({ q }) => `«${q}»`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return provider;
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(body);
}

function misbehave(response: ServerResponse, mood: Mood): void {
  if (mood === "cut") {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "500" });
    response.write('{"translatedText": "¿Dón');
    setTimeout(() => response.destroy(), 20);
  } else if (mood === "huge") {
    response.writeHead(200, { "Content-Type": "application/json" });
    const more = () => {
      while (!response.destroyed && response.write("x".repeat(65_536)));
    };
    response.on("drain", more);
    response.write('{"translatedText": "');
    more();
  } else if ("late" in mood) {
    setTimeout(() => response.destroyed || send(response, 200, '{"translatedText":"tarde"}'), mood.late);
  } else if ("until" in mood) {
    void mood.until.then(() => send(response, 200, '{"translatedText":"tarde"}'));
  } else send(response, mood.status, mood.body);
}
