import { askProvider, NotAccepted } from "#platform/ai/ask-provider.server.ts";
import type { MetaSettings } from "./settings.ts";
import type { WhatsappMessage } from "./whatsapp.server.ts";

/** Codes that mean "later", whatever the status they come with: limits, and outages of Meta's own. */
const laterCodes = new Set([2, 4, 80007, 130429, 131000, 131016, 131056, 133004]);

/**
 * Hands a message to Meta's Cloud API. Whoever has not written to us within a day may only be sent a template that Meta
 * has approved, so that is all that is ever sent. Our id goes with it: the webhooks bring it back, should the answer to
 * this call be lost.
 * @param patience in milliseconds
 * @returns Meta's id of the message @throws NotAccepted
 */
export async function sendByMeta(
  settings: MetaSettings,
  message: WhatsappMessage,
  patience: number,
): Promise<string> {
  const parameters = message.params.map((text) => ({ type: "text", text }));
  const answer = await askProvider(
    `${settings.url}/${settings.phoneId}/messages`,
    {
      method: "POST",
      headers: { Authorization: `Bearer ${settings.token}`, "Content-Type": "application/json" },
      body: JSON.stringify({
        messaging_product: "whatsapp",
        recipient_type: "individual",
        to: message.to,
        type: "template",
        template: {
          name: message.template,
          language: { code: message.locale },
          ...(parameters.length > 0 ? { components: [{ type: "body", parameters }] } : {}),
        },
        biz_opaque_callback_data: message.id,
      }),
    },
    patience,
  );
  const body = answer.body as { messages?: { id?: unknown }[]; error?: { code?: unknown } } | undefined;
  if (answer.status >= 200 && answer.status < 300) {
    const id = body?.messages?.[0]?.id;
    if (typeof id === "string" && id !== "") return id.slice(0, 200);
    throw new NotAccepted("unreachable", "not understood");
  }
  const code = body?.error?.code;
  const named = typeof code === "number" ? String(code) : `HTTP ${answer.status}`;
  if (answer.status === 429 || answer.status >= 500 || laterCodes.has(Number(code)))
    throw new NotAccepted("busy", named, answer.retryAfter);
  throw new NotAccepted(answer.status >= 400 ? "refused" : "unreachable", named);
}
