import type { Locale } from "#platform/i18n/locale.ts";
import { NotAccepted, requestProvider } from "./ask-provider.server.ts";

export type LibreTranslateSettings = {
  /** Without trailing slash. */
  url: string;
  key: string | undefined;
};

const defaultTimeoutMs = 6_000;

let settings: LibreTranslateSettings | undefined;
let timeoutMs = defaultTimeoutMs;

export function openLibreTranslate(options: {
  settings: LibreTranslateSettings | undefined;
  patience?: number;
}): void {
  settings = options.settings;
  timeoutMs = options.patience ?? defaultTimeoutMs;
}

export function hasLibreTranslate(): boolean {
  return settings !== undefined;
}

/** @throws NotAccepted */
export async function askLibreTranslate(text: string, from: Locale, to: Locale): Promise<string> {
  if (!settings) throw new Error("there is no LibreTranslate");
  const { status, body, retryAfter } = await requestProvider(
    `${settings.url}/translate`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        q: text,
        source: from,
        target: to,
        format: "text",
        ...(settings.key ? { api_key: settings.key } : {}),
      }),
    },
    timeoutMs,
  );
  if (status === 429 || status >= 500) throw new NotAccepted("busy", String(status), retryAfter);
  if (status >= 400) throw new NotAccepted("refused", String(status));
  const { translatedText } = (body ?? {}) as { translatedText?: unknown };
  if (status !== 200 || typeof translatedText !== "string" || translatedText.trim() === "")
    throw new NotAccepted("unreachable", "not understood");
  return translatedText.trim();
}
