import { askProvider, NotAccepted } from "#platform/ask-provider.server.ts";
import type { TwilioSettings } from "./settings.ts";
import type { WhatsappMessage } from "./whatsapp.server.ts";

/** What Twilio's library asks of whoever makes its requests; and which answer it wants. */
type TwilioRequest = {
  method: string;
  uri: string;
  username?: string;
  password?: string;
  headers?: Record<string, string>;
  data?: Record<string, string | string[]>;
};
type TwilioAnswer = { statusCode: number; body: unknown };

/**
 * Hands a message to Twilio by its library: as the approved template that the settings name for it, else as a text, which
 * WhatsApp delivers only to who has written to us within a day.
 * @param callback where Twilio tells how it goes, if it can reach us
 * @param patience in milliseconds
 * @returns Twilio's id of the message @throws NotAccepted
 */
export async function sendByTwilio(
  settings: TwilioSettings,
  message: WhatsappMessage,
  callback: string | undefined,
  patience: number,
): Promise<string> {
  // Half a second and 30 MB, which only who uses it pays.
  const { default: twilio } = await import("twilio");
  const client = twilio(settings.accountSid, settings.authToken, {
    httpClient: { request: (request: TwilioRequest) => ask(settings, request, patience) } as never,
  });
  const template = settings.templates[message.template]?.[message.locale];
  const numbered = Object.fromEntries(message.params.map((text, index) => [String(index + 1), text]));
  const { sid } = await client.messages.create({
    to: `whatsapp:${message.to}`,
    from: `whatsapp:${settings.from}`,
    ...(template
      ? { contentSid: template, contentVariables: JSON.stringify(numbered) }
      : { body: message.text }),
    ...(callback ? { statusCallback: callback } : {}),
  });
  if (typeof sid === "string" && sid !== "") return sid.slice(0, 200);
  throw new NotAccepted("unreachable", "not understood");
}

/** Makes the library's request by `fetch`, where the settings say, and tells apart what it would throw as one. */
async function ask(
  settings: TwilioSettings,
  request: TwilioRequest,
  patience: number,
): Promise<TwilioAnswer> {
  const { pathname, search } = new URL(request.uri);
  const url = settings.url ? `${settings.url}${pathname}${search}` : request.uri;
  const login = Buffer.from(`${request.username}:${request.password}`).toString("base64");
  const answer = await askProvider(
    url,
    {
      method: request.method.toUpperCase(),
      headers: { ...request.headers, Authorization: `Basic ${login}` },
      body: new URLSearchParams(
        Object.entries(request.data ?? {}).map(([name, value]) => [name, String(value)]),
      ),
    },
    patience,
  );
  const { status, body } = answer;
  if (status >= 200 && status < 300) {
    if (typeof body !== "object" || body === null) throw new NotAccepted("unreachable", "not understood");
    return { statusCode: status, body };
  }
  const { code } = (body ?? {}) as { code?: unknown };
  const named = typeof code === "number" ? String(code) : `HTTP ${status}`;
  if (status === 429 || status >= 500) throw new NotAccepted("busy", named, answer.retryAfter);
  throw new NotAccepted(status >= 400 ? "refused" : "unreachable", named);
}
