import {
  ProviderError,
  requestProvider,
  requireAccepted,
} from "#platform/provider/provider-request.server.ts";
import type { TwilioSettings } from "./settings.ts";
import type { WhatsappMessage } from "./whatsapp.server.ts";

const defaultUrl = "https://api.twilio.com";

/**
 * Sends the configured template, or plain text, which only reaches people who have written within a day
 * (https://www.twilio.com/docs/messaging/api/message-resource). @returns Twilio's message id @throws ProviderError
 */
export async function sendByTwilio(
  settings: TwilioSettings,
  message: WhatsappMessage,
  callback: string | undefined,
  timeoutMs: number,
): Promise<string> {
  const template = settings.templates[message.template]?.[message.locale];
  const variables = Object.fromEntries(message.params.map((text, index) => [String(index + 1), text]));
  const login = Buffer.from(`${settings.accountSid}:${settings.authToken}`).toString("base64");
  const response = await requestProvider(
    `${settings.url ?? defaultUrl}/2010-04-01/Accounts/${settings.accountSid}/Messages.json`,
    {
      method: "POST",
      headers: { Authorization: `Basic ${login}`, Accept: "application/json" },
      body: new URLSearchParams({
        To: `whatsapp:${message.to}`,
        From: `whatsapp:${settings.from}`,
        ...(template
          ? { ContentSid: template, ContentVariables: JSON.stringify(variables) }
          : { Body: message.text }),
        ...(callback ? { StatusCallback: callback } : {}),
      }),
    },
    timeoutMs,
  );
  const { sid, code } = (response.body ?? {}) as { sid?: unknown; code?: unknown };
  requireAccepted(response, code);
  if (typeof sid === "string" && sid !== "") return sid.slice(0, 200);
  throw new ProviderError("unreachable", "not understood");
}
