import type { ErrorBody } from "#platform/errors.ts";
import type { Locale } from "#platform/i18n/locale.ts";

/**
 * The page for when the site itself cannot make one (too many requests, no room, no database): a few words in
 * the person's language and the emergency number. It needs no script, no file and no database.
 */
export function failurePage(error: ErrorBody, locale: Locale, nonce: string): string {
  const again = { en: "Try again", es: "Inténtalo de nuevo" }[locale];
  const emergency = { en: "In an emergency call", es: "En una emergencia llama al" }[locale];
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><title>Arribo</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style nonce="${nonce}">:root{color-scheme:light dark}body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:2rem;background:light-dark(#F2F5F1,#0A1D21);color:light-dark(#10302F,#EAF3F0);font:1.0625rem/1.55 Archivo,Helvetica,Arial,sans-serif}h1{font:600 2.25rem/1.2 Piazzolla,Georgia,serif;margin:0 0 1rem}p{max-width:34rem}a{color:light-dark(#0A6074,#7CCFDB)}</style></head>
<body><main><h1>Arribo</h1><p>${error.message}</p><p><a href="">${again}</a></p><p>${emergency} <a href="tel:911">911</a>.</p></main></body></html>`;
}
