import {
  ProviderError,
  requestProvider,
  requireAccepted,
} from "#platform/provider/provider-request.server.ts";
import type { MetaSettings } from "./settings.ts";
import type { WhatsappMessage } from "./whatsapp.server.ts";

/** Error codes that mean "retry later", whatever the HTTP status: rate limits and outages. */
const retryableCodes = new Set([2, 4, 80007, 130429, 131000, 131016, 131056, 133004]);

/**
 * Sends a template, the only form allowed to people who have not written within a day. Webhooks return our id, even if
 * this call's response is lost. @returns Meta's message id @throws ProviderError
 */
export async function sendByMeta(
  settings: MetaSettings,
  message: WhatsappMessage,
  timeoutMs: number,
): Promise<string> {
  const parameters = message.params.map((text) => ({ type: "text", text }));
  return requestMeta(
    settings,
    {
      to: message.to,
      type: "template",
      template: {
        name: message.template,
        language: { code: message.locale },
        ...(parameters.length > 0 ? { components: [{ type: "body", parameters }] } : {}),
      },
      biz_opaque_callback_data: message.id,
    },
    timeoutMs,
  );
}

/** Sends words of our own, which WhatsApp delivers only to people who have written within a day. @throws ProviderError */
export function sendTextByMeta(
  settings: MetaSettings,
  { to, text }: { to: string; text: string },
  timeoutMs: number,
): Promise<string> {
  return requestMeta(settings, { to, type: "text", text: { body: text } }, timeoutMs);
}

/** Reads the sender's number, which needs a valid token. @throws ProviderError */
export async function verifyMeta({ url, phoneId, token }: MetaSettings, timeoutMs: number): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await requestProvider(`${url}/${phoneId}?fields=id`, { headers }, timeoutMs);
  const { code, message: words } = (response.body as MetaAnswer | undefined)?.error ?? {};
  requireAccepted(response, { code, words });
}

type MetaAnswer = { messages?: { id?: unknown }[]; error?: { code?: unknown; message?: unknown } };

async function requestMeta(settings: MetaSettings, message: object, timeoutMs: number): Promise<string> {
  const response = await requestProvider(
    `${settings.url}/${settings.phoneId}/messages`,
    {
      method: "POST",
      headers: { Authorization: `Bearer ${settings.token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ messaging_product: "whatsapp", recipient_type: "individual", ...message }),
    },
    timeoutMs,
  );
  const body = response.body as MetaAnswer | undefined;
  const { code, message: words } = body?.error ?? {};
  requireAccepted(response, { code, words, isTemporary: retryableCodes.has(Number(code)) });
  const id = body?.messages?.[0]?.id;
  if (typeof id === "string" && id !== "") return id.slice(0, 200);
  throw new ProviderError("unreachable", "not understood");
}
