import { randomBytes } from "node:crypto";
import type { Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { listen } from "../support/listen.ts";
import { openAiProvider } from "../support/services/ai-provider.ts";
import { metaSettings, openProvider } from "../support/services/whatsapp-provider.ts";
import { FaultyProxy } from "./faulty-proxy.ts";

export const providerFailures = ["429", "500", "nothing", "garbage"] as const;
export type ProviderFailure = (typeof providerFailures)[number];

/** AI, mail and WhatsApp servers on loopback, which can be made to fail. */
export type ProviderServers = {
  settings: Record<string, string>;
  fallIll: (illness: ProviderFailure | undefined) => void;
  stop: () => Promise<void>;
};

export async function openProviderServers(): Promise<ProviderServers> {
  const [ai, whatsapp, mail] = [await openAiProvider(), await openProvider("meta"), await openMail()];
  const portOf = (url: string) => Number(new URL(url).port);
  const meta = whatsapp.settings() as { url: string };
  const lines = {
    ai: await FaultyProxy.open(() => portOf(ai.settings().url)),
    whatsapp: await FaultyProxy.open(() => portOf(meta.url)),
    mail: await FaultyProxy.open(() => mail.port),
  };
  const { token, phoneId, appSecret, verifyToken } = metaSettings;
  return {
    settings: {
      OPENAI_API_KEY: ai.settings().key,
      OPENAI_BASE_URL: `http://127.0.0.1:${lines.ai.port}/v1`,
      AI_DAILY_BUDGET: "1000",
      META_WHATSAPP_TOKEN: token,
      META_WHATSAPP_PHONE_ID: phoneId,
      META_WHATSAPP_APP_SECRET: appSecret,
      META_WHATSAPP_VERIFY_TOKEN: verifyToken,
      META_WHATSAPP_URL: `http://127.0.0.1:${lines.whatsapp.port}/v23.0`,
      SMTP_URL: `smtp://127.0.0.1:${lines.mail.port}`,
    },
    fallIll(illness) {
      for (const [name, line] of Object.entries(lines)) {
        line.instead = illness && ((client) => complain(client, illness, name === "mail"));
        line.reset();
      }
    },
    async stop() {
      for (const line of Object.values(lines)) await line.stop();
      await Promise.all([ai.close(), whatsapp.close(), mail.close()]);
    },
  };
}

/** An HTTP server answers a request, a mail server greets at once. */
function complain(client: Socket, illness: ProviderFailure, isMail: boolean): void {
  if (illness === "nothing") return void client.resume();
  const words = {
    "429": isMail ? "421 4.7.0 Too many, come later\r\n" : httpAnswer("429 Too Many Requests"),
    "500": isMail ? "554 5.3.0 We are broken\r\n" : httpAnswer("500 Internal Server Error"),
    garbage: randomBytes(2_000),
  }[illness];
  if (isMail) client.end(words);
  else client.once("data", () => client.end(words));
}

function httpAnswer(status: string): string {
  const body = '{"error":{"message":"no","code":1}}';
  return `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
}

export async function openMail(): Promise<{ port: number; close: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      stream.on("end", done);
      stream.resume();
    },
  });
  server.on("error", () => {}); // a connection that was broken
  return {
    port: await listen(server.server),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
