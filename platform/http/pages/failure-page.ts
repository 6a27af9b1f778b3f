import { html, raw } from "hono/html";
import type { ErrorBody } from "#platform/errors.ts";
import { contentSecurityPolicy, hashSource } from "#platform/http/security-headers.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { telLink } from "#platform/text/phone-link.ts";

/** For when React cannot render (rate limit, overload, no database): needs no script, no file and no database. */
export function renderFailurePage(error: ErrorBody, locale: Locale, phone: string) {
  const again = { en: "Try again", es: "Inténtalo de nuevo" }[locale];
  const home = { en: "Back to Home", es: "Volver al Inicio" }[locale];
  const call = { en: "Or call us:", es: "O llámanos:" }[locale];
  const emergency = { en: "In an emergency call", es: "En una emergencia llama al" }[locale];
  return html`<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><title>Arribo</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${raw(style)}</style></head>
<body><main><h1><a href="/">${raw(arch)}Arribo</a></h1><p>${error.message}</p><p class="ways"><a href="">${again}</a><a href="/">${home}</a></p>
<p>${call} <a href="${telLink(phone)}">${phone}</a></p><p>${emergency} <a href="tel:911">911</a>.</p></main></body></html>`;
}

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:2rem;box-sizing:border-box;background:light-dark(#F2F5F1,#0A1D21);color:light-dark(#10302F,#EAF3F0);font:1.0625rem/1.55 Archivo,Helvetica,Arial,sans-serif}h1{font:600 2.25rem/1.2 Piazzolla,Georgia,serif;margin:0 0 1.5rem}h1 a{display:inline-flex;gap:.75rem;align-items:center;color:inherit;text-decoration:none}p{max-width:34rem}a{color:light-dark(#0A6074,#7CCFDB);text-underline-offset:.22em}p a{display:inline-block;min-height:2.75rem;line-height:2.75rem}.ways a{margin-inline-end:2rem}`;

/** Allows the page's one style, by its hash. */
export const failurePagePolicy = contentSecurityPolicy({ styles: hashSource(style) });

const arch =
  '<svg aria-hidden="true" width="40" height="40" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="2.5"><path d="M4 28.5h24M6 28V15a10 10 0 0 1 20 0v13"/></svg>';
