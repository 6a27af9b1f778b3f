import { createHmac, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { getExpectedTwilioSignature } from "twilio/lib/webhooks/webhooks.js";
import type { WhatsappSettings } from "#platform/whatsapp/settings.ts";
import { listen } from "../listen.ts";

/** How the provider fails on the next message. */
type Mood =
  | { status: number; body: unknown; headers?: Record<string, string> }
  /** Accepts the message, but its answer is late (milliseconds) or cut off. */
  | { late: number }
  | "reset";

type Received = { to: string; text: string; mark: string; body: Record<string, unknown> };

/** A WhatsApp provider on loopback that refuses what the real one would refuse. */
export type Provider = {
  settings: () => WhatsappSettings;
  /** Accepted messages, oldest first, with the id it gave each. */
  taken: (Received & { id: string })[];
  asked: number;
  /** Behaviours for the next requests; afterwards it accepts messages again. */
  moods: Mood[];
  close: () => Promise<void>;
};

type Protocol = {
  settings: (url: string) => WhatsappSettings;
  read: (request: IncomingMessage, body: string) => Received | { status: number; body: unknown };
  id: () => string;
  accepted: (message: Received, id: string) => { status: number; body: unknown };
};

export const metaSettings = {
  provider: "meta",
  token: "EAAtest-token",
  phoneId: "106540352242922",
  appSecret: "app-secret-of-the-test",
  verifyToken: "verify-me-please",
} as const;

export const twilioSettings = {
  provider: "twilio",
  accountSid: `AC${"1".repeat(32)}`,
  authToken: "twilio-token-of-the-test",
  from: "+18095550100",
  templates: { job_offer: { es: `HX${"2".repeat(32)}` } },
} as const;

export function registeredTemplates(): Map<string, string> {
  const page = readFileSync(new URL("../../../docs/whatsapp-templates.md", import.meta.url), "utf8");
  const templates = new Map<string, string>();
  for (const section of page.split(/^## /m).slice(1)) {
    const name = section.split("\n")[0] ?? "";
    for (const [, locale, text = ""] of section.matchAll(/^### \S+ \(`(\w\w)`\)\n\n```text\n(.*?)\n```$/gms))
      templates.set(`${name} ${locale}`, text);
  }
  return templates;
}

const meta: Protocol = {
  settings: (url) => ({ ...metaSettings, url: `${url}/v23.0` }),
  read(request, raw) {
    const failure = (status: number, code: number, message: string) => ({
      status,
      body: { error: { message: `(#${code}) ${message}`, type: "OAuthException", code, fbtrace_id: "A" } },
    });
    if (request.method !== "POST" || request.url !== `/v23.0/${metaSettings.phoneId}/messages`)
      return failure(404, 100, "Unsupported request");
    if (request.headers.authorization !== `Bearer ${metaSettings.token}`)
      return failure(401, 190, "Invalid OAuth access token");
    const body = JSON.parse(raw);
    if (body.messaging_product !== "whatsapp" || body.type !== "template" || !/^\+?\d{7,15}$/.test(body.to))
      return failure(400, 100, "Invalid parameter");
    const { name, language, components = [] } = body.template;
    const text = registeredTemplates().get(`${name} ${language.code}`);
    if (text === undefined) return failure(404, 132001, "Template name does not exist in the translation");
    const params: string[] = (components[0]?.parameters ?? []).map((one: { text: string }) => one.text);
    const holes = new Set(text.match(/\{\{\d+\}\}/g));
    if (params.length !== holes.size) return failure(400, 132000, "Number of parameters does not match");
    if (params.some((one) => one === "" || /[\n\t]| {5}/.test(one)))
      return failure(400, 132018, "Param text cannot have new-line/tab characters or more than 4 spaces");
    const filled = params.reduce((so, one, index) => so.replaceAll(`{{${index + 1}}}`, one), text);
    if (filled.length > 1024) return failure(400, 132005, "Translated text too long");
    return { to: body.to, text: filled, mark: body.biz_opaque_callback_data, body };
  },
  id: () => `wamid.${randomBytes(18).toString("base64url")}`,
  accepted: ({ to }, id) => ({
    status: 200,
    body: {
      messaging_product: "whatsapp",
      contacts: [{ input: to, wa_id: to.replace("+", "") }],
      messages: [{ id, message_status: "accepted" }],
    },
  }),
};

const twilio: Protocol = {
  settings: (url) => ({ ...twilioSettings, url }),
  read(request, raw) {
    const failure = (status: number, code: number, message: string) => ({
      status,
      body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
    });
    const login = Buffer.from(`${twilioSettings.accountSid}:${twilioSettings.authToken}`).toString("base64");
    if (request.url !== `/2010-04-01/Accounts/${twilioSettings.accountSid}/Messages.json`)
      return failure(404, 20404, "The requested resource was not found");
    if (request.headers.authorization !== `Basic ${login}`) return failure(401, 20003, "Authenticate");
    const form = new URLSearchParams(raw);
    const body = Object.fromEntries(form);
    const to = /^whatsapp:(\+\d{7,15})$/.exec(body.To ?? "")?.[1];
    if (!to) return failure(400, 21211, "Invalid 'To' Phone Number");
    if (body.From !== `whatsapp:${twilioSettings.from}`) return failure(400, 63007, "Channel not found");
    if (!body.Body && !body.ContentSid) return failure(400, 21602, "Message body is required.");
    const text = body.Body ?? body.ContentVariables ?? "";
    if (text.length > 1600) return failure(400, 21617, "The message body exceeds 1600 characters");
    const callback = body.StatusCallback ? new URL(body.StatusCallback) : undefined;
    if (callback?.hostname === "localhost") return failure(400, 21609, "StatusCallback is not a valid URL");
    return { to, text, mark: callback?.searchParams.get("message") ?? "", body };
  },
  id: () => `SM${randomBytes(16).toString("hex")}`,
  accepted: ({ to, text }, sid) => ({
    status: 201,
    body: { sid, status: "queued", to: `whatsapp:${to}`, body: text, error_code: null, num_segments: "1" },
  }),
};

export async function openProvider(name: "meta" | "twilio"): Promise<Provider> {
  const protocol = name === "meta" ? meta : twilio;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    answer(request, response, Buffer.concat(chunks).toString());
  });
  function answer(request: IncomingMessage, response: ServerResponse, body: string) {
    provider.asked += 1;
    const mood = provider.moods.shift();
    const say = (status: number, what: unknown, headers = {}) => {
      response.writeHead(status, { "Content-Type": "application/json", ...headers });
      response.end(typeof what === "string" ? what : JSON.stringify(what));
    };
    if (typeof mood === "object" && "status" in mood) return say(mood.status, mood.body, mood.headers);
    const read = protocol.read(request, body);
    if ("status" in read) return say(read.status, read.body);
    const id = protocol.id();
    provider.taken.push({ ...read, id });
    const accepted = protocol.accepted(read, id);
    if (mood === "reset") return request.socket.destroy();
    if (mood) return setTimeout(() => say(accepted.status, accepted.body), mood.late);
    return say(accepted.status, accepted.body);
  }
  const url = `http://127.0.0.1:${await listen(server)}`;
  const provider: Provider = {
    settings: () => protocol.settings(url),
    taken: [],
    asked: 0,
    moods: [],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return provider;
}

type MetaValue = { statuses?: object[]; messages?: object[] };

export function metaTells(value: MetaValue, options: { secret?: string; phoneId?: string } = {}) {
  const body = JSON.stringify({
    object: "whatsapp_business_account",
    entry: [
      {
        id: "102290129340398",
        changes: [
          {
            field: "messages",
            value: {
              messaging_product: "whatsapp",
              metadata: {
                display_phone_number: "18095550100",
                phone_number_id: options.phoneId ?? metaSettings.phoneId,
              },
              ...value,
            },
          },
        ],
      },
    ],
  });
  const signature = createHmac("sha256", options.secret ?? metaSettings.appSecret)
    .update(body)
    .digest("hex");
  return {
    path: "/webhooks/whatsapp/meta",
    body,
    headers: { "Content-Type": "application/json", "X-Hub-Signature-256": `sha256=${signature}` },
  };
}

/** @param mark our id of the message */
export function twilioTells(
  publicUrl: string,
  form: Record<string, string>,
  { mark = "", token = twilioSettings.authToken as string } = {},
) {
  const path = `/webhooks/whatsapp/twilio${mark ? `?message=${mark}` : ""}`;
  return {
    path,
    body: new URLSearchParams(form).toString(),
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "X-Twilio-Signature": getExpectedTwilioSignature(token, publicUrl + path, form),
    },
  };
}
