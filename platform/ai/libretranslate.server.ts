import type { Locale } from "#platform/i18n/locale.ts";
import { ProviderError, requestProvider } from "#platform/provider/provider-request.server.ts";

export type LibreTranslateSettings = {
  /** Without trailing slash. */
  url: string;
  key: string | undefined;
};

const defaultTimeoutMs = 6_000;

let settings: LibreTranslateSettings | undefined;
let timeoutMs = defaultTimeoutMs;

/** Called at start. @param options.settings undefined switches it off @param options.timeoutMs for one request */
export function openLibreTranslate(options: {
  settings: LibreTranslateSettings | undefined;
  timeoutMs?: number;
}): void {
  settings = options.settings;
  timeoutMs = options.timeoutMs ?? defaultTimeoutMs;
}

/** Ask before `askLibreTranslate`, which otherwise throws. */
export function hasLibreTranslate(): boolean {
  return settings !== undefined;
}

/** @returns the translation, trimmed, never blank @throws ProviderError; Error if LibreTranslate is not configured */
export async function askLibreTranslate(text: string, from: Locale, to: Locale): Promise<string> {
  if (!settings) throw new Error("LibreTranslate is not configured");
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
  if (status === 429 || status >= 500) throw new ProviderError("busy", String(status), retryAfter);
  if (status >= 400) throw new ProviderError("refused", String(status));
  const { translatedText } = (body ?? {}) as { translatedText?: unknown };
  if (status !== 200 || typeof translatedText !== "string" || translatedText.trim() === "")
    throw new ProviderError("unreachable", "not understood");
  return translatedText.trim();
}
