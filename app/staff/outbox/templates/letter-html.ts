import { html } from "hono/html";
import type { Locale } from "#platform/i18n/locale.ts";
import type { Letter } from "./letters.ts";

// Mail programs support neither style sheets, custom properties nor light-dark(): the light palette, on each element.
const paper = "background:#F2F5F1;color:#10302F;font-family:Archivo,Helvetica,Arial,sans-serif";
const column = "max-width:600px;margin:0 auto;padding:24px 12px";
const card = "background:#FFFFFF;border:1px solid #6C837F;border-radius:4px 28px 4px 4px;padding:32px";
const title = "font:600 22px Piazzolla,Georgia,serif;margin:0 0 16px";
const text = "font-size:16px;line-height:1.55;white-space:pre-line";
const quote = `${text};border-left:3px solid #0A6074;margin:18px 0 14px;padding-left:14px;white-space:pre-wrap`;
const button =
  "display:inline-block;background:#F2A71B;color:#10302F;padding:14px 24px;border-radius:4px;font-weight:600;line-height:1.2;text-decoration:none";
const quiet = "color:#48605D";

type Html = ReturnType<typeof html>;

/** A cell of its own: Outlook lays out by tables and ignores the width and padding of other elements. */
const box = (style: string, content: Html) => html`
<table role="presentation" align="center" width="100%" border="0" cellpadding="0" cellspacing="0">
<tr><td style="${style}">${content}</td></tr>
</table>`;

const paragraph = (style: string, content: string | Html) => html`
<p style="${text};${style}">${content}</p>`;

const webAddress = /(https?:\/\/[^\s<>"]+)/;
const isWebAddress = (part: string) => part.startsWith("http://") || part.startsWith("https://");

/** Not every mail program makes a link of an address. */
function withLinks(one: string): Html {
  const parts = one.split(webAddress);
  return html`${parts.map((part) =>
    isWebAddress(part) ? html`<a href="${part}" target="_blank" style="color:#0A6074">${part}</a>` : part,
  )}`;
}

/** Renders the HTML part of a letter; its text part is `letterText`. Everything in the letter is escaped. */
export function letterHtml(letter: Letter, locale: Locale, help: string): string {
  const { subject, paragraphs, details, action, stop } = letter;
  const content = html`
<p style="${title}">Arribo</p>
${paragraphs.map((one) => paragraph("margin:0 0 14px", withLinks(one)))}
${details.map(([label, value]) => paragraph("margin:0 0 4px", html`<span style="${quiet}">${label}: </span>${value}`))}
${letter.quote && html`<p style="${quote}">${letter.quote}</p>`}
${action && box("padding:16px 0 8px", html`<a href="${action.url}" target="_blank" style="${button}">${action.label}</a>`)}
<hr style="border:0;border-top:1px solid #DBECEE;margin:24px 0 16px">
${help && paragraph(`${quiet};margin:0 0 8px`, help)}
${stop && paragraph(`${quiet};margin:0 0 8px`, html`<a href="${stop.url}" target="_blank" style="${quiet}">${stop.label}</a>`)}
${paragraph(`${quiet};margin:0`, letter.signature)}`;
  return String(html`<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="x-apple-disable-message-reformatting">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:#F2F5F1">${box(paper, html`<div style="${column}">${box(card, content)}</div>`)}</body>
</html>`);
}
