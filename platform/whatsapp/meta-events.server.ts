import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { parseJson } from "#platform/text/parse-json.ts";
import type { WhatsappEvent } from "./events.ts";
import type { MetaSettings } from "./settings.ts";

/** Answers Meta's webhook verification: the text to send back; undefined if the token is wrong. */
export function metaChallenge(settings: MetaSettings, query: Record<string, string>): string | undefined {
  const isValid =
    query["hub.mode"] === "subscribe" && isEqual(query["hub.verify_token"], settings.verifyToken);
  const challenge = query["hub.challenge"] ?? "";
  return isValid && /^[\w-]{1,200}$/.test(challenge) ? challenge : undefined;
}

/** @param body as received, byte by byte @param signature the header X-Hub-Signature-256 */
export function isSignedByMeta(
  settings: MetaSettings,
  body: Uint8Array,
  signature: string | undefined,
): boolean {
  const expected = createHmac("sha256", settings.appSecret).update(body).digest("hex");
  return isEqual(signature, `sha256=${expected}`);
}

function isEqual(actual: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(actual ?? ""), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const moment = z
  .string()
  .regex(/^\d{9,11}$/)
  .transform((seconds) => new Date(Number(seconds) * 1000));

const status = z.object({
  id: z.string().min(1).max(200),
  status: z.string(),
  timestamp: moment,
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.object({ code: z.number() })).optional(),
});

const message = z.object({
  id: z.string().min(1).max(200),
  from: z.string().regex(/^\d{7,15}$/),
  timestamp: moment,
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
  interactive: z.object({ button_reply: z.object({ title: z.string() }).optional() }).optional(),
});

const value = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  statuses: z.array(z.unknown()).default([]),
  messages: z.array(z.unknown()).default([]),
});

const envelope = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) })),
});

/** Reads the events of our own number. Unknown kinds are skipped: Meta adds new ones. */
export function readMetaEvents(settings: MetaSettings, body: Uint8Array): WhatsappEvent[] {
  const read = envelope.safeParse(parseJson(Buffer.from(body).toString()));
  if (!read.success) return [];
  return read.data.entry
    .flatMap((entry) => entry.changes)
    .filter((change) => change.field === "messages")
    .flatMap((change) => {
      const result = value.safeParse(change.value);
      if (!result.success || result.data.metadata.phone_number_id !== settings.phoneId) return [];
      return [...result.data.statuses.flatMap(statusEvent), ...result.data.messages.flatMap(textEvent)];
    });
}

const statuses = { sent: "accepted", delivered: "delivered", read: "read", failed: "failed" } as const;

function statusEvent(raw: unknown): WhatsappEvent[] {
  const read = status.safeParse(raw);
  if (!read.success || !Object.hasOwn(statuses, read.data.status)) return [];
  const { id, timestamp, biz_opaque_callback_data, errors } = read.data;
  return [
    {
      kind: "status",
      providerId: id,
      messageId: biz_opaque_callback_data,
      status: statuses[read.data.status as keyof typeof statuses],
      code: String(errors?.[0]?.code ?? ""),
      at: timestamp,
    },
  ];
}

function textEvent(raw: unknown): WhatsappEvent[] {
  const read = message.safeParse(raw);
  if (!read.success) return [];
  const { id, from, timestamp, text, button, interactive } = read.data;
  const content = text?.body ?? button?.text ?? interactive?.button_reply?.title;
  return content === undefined ? [] : [{ kind: "text", id, from: `+${from}`, text: content, at: timestamp }];
}
