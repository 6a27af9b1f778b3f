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
  const content: Record<string, string> = template
    ? { ContentSid: template, ContentVariables: JSON.stringify(variables) }
    : { Body: message.text };
  return requestTwilio(
    settings,
    message.to,
    { ...content, ...(callback && { StatusCallback: callback }) },
    timeoutMs,
  );
}

/** Sends words of our own, which WhatsApp delivers only to people who have written within a day. @throws ProviderError */
export function sendTextByTwilio(
  settings: TwilioSettings,
  { to, text }: { to: string; text: string },
  timeoutMs: number,
): Promise<string> {
  return requestTwilio(settings, to, { Body: text }, timeoutMs);
}

/** Reads the account, which needs its token. @throws ProviderError */
export async function verifyTwilio(settings: TwilioSettings, timeoutMs: number): Promise<void> {
  const address = `${settings.url ?? defaultUrl}/2010-04-01/Accounts/${settings.accountSid}.json`;
  const response = await requestProvider(address, { headers: loginOf(settings) }, timeoutMs);
  const { code, message: words } = (response.body ?? {}) as Record<"code" | "message", unknown>;
  requireAccepted(response, { code, words });
}

function loginOf({ accountSid, authToken }: TwilioSettings) {
  const login = Buffer.from(`${accountSid}:${authToken}`).toString("base64");
  return { Authorization: `Basic ${login}`, Accept: "application/json" };
}

async function requestTwilio(
  settings: TwilioSettings,
  to: string,
  content: Record<string, string>,
  timeoutMs: number,
): Promise<string> {
  const response = await requestProvider(
    `${settings.url ?? defaultUrl}/2010-04-01/Accounts/${settings.accountSid}/Messages.json`,
    {
      method: "POST",
      headers: loginOf(settings),
      body: new URLSearchParams({ To: `whatsapp:${to}`, From: `whatsapp:${settings.from}`, ...content }),
    },
    timeoutMs,
  );
  const { sid, code, message: words } = (response.body ?? {}) as Record<"sid" | "code" | "message", unknown>;
  requireAccepted(response, { code, words });
  if (typeof sid === "string" && sid !== "") return sid.slice(0, 200);
  throw new ProviderError("unreachable", "not understood");
}
