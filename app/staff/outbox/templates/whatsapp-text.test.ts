import { expect, test } from "vitest";
import { jobUrgencies } from "#app/marketplace/dispatch/contract.ts";
import { jobNames } from "#app/marketplace/dispatch/offer-messages.ts";
import { locales } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { registeredTemplates } from "../../../../tests/support/services/whatsapp-provider.ts";
import type { LetterFacts } from "../contract.ts";
import type { PhoneLetterName } from "../letter-registry.ts";
import { parseOptKeyword } from "../server/whatsapp/whatsapp-events.server.ts";
import { renderLetter } from "./letters.ts";
import { localLetters } from "./local-letters.ts";
import { whatsappParams, whatsappTemplate, whatsappText } from "./whatsapp-text.ts";

const site = "https://arribo.example";
const all = (Object.keys(localLetters) as PhoneLetterName[]).flatMap((name) =>
  locales.map((locale) => ({ name, locale, template: whatsappTemplate(name, locale) })),
);
const facts: LetterFacts = {
  name: "Ramón Peralta",
  email: "",
  phone: "+18095550142",
  service: "plomería",
  zone: "Santiago",
  message: "One tap drips.\n\n\tThe other    does too.",
  when: "2026-11-20T18:30:00.000Z",
  urgency: "urgent",
  path: "/job-offer/secret-token",
  job: { workDay: "2026-11-21", workTime: "09:30", place: "Los Jardines", payPesos: 1500, minutes: 120 },
};

test("the page for operators has every template word for word, and none besides", () => {
  const ours = all.map(({ name, locale, template }) => [`${name} ${locale}`, template.body]);
  expect(Object.fromEntries(registeredTemplates())).toEqual(Object.fromEntries(ours));
});

test("a template keeps Meta's rules: no hole at either end, none beside another, at most 1024 characters", () => {
  const longest: LetterFacts = {
    ...facts,
    name: "n".repeat(200),
    service: "s".repeat(200),
    zone: "San Francisco de Macorís",
    job: {
      workDay: "2027-09-29",
      workTime: null,
      place: "p".repeat(120),
      payPesos: 1_000_000,
      minutes: 10_000,
    },
    message: "m ".repeat(2000),
    path: `/job-offer/${"t".repeat(43)}`,
  };
  for (const { name, locale, template } of all) {
    expect(template.body).not.toMatch(/^\{\{|\}\}$|\}\}\s*\{\{/);
    const numbers = [...template.body.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => Number(number));
    expect([...new Set(numbers)]).toEqual(template.placeholders.map((_hole, index) => index + 1));
    const text = whatsappText(renderLetter(name, longest, locale, site), locale);
    expect(text.length, `${name} ${locale}`).toBeLessThanOrEqual(1024);
  }
});

test.each(all)(
  "$name in $locale: the template with its holes filled is the text",
  ({ name, locale, template }) => {
    for (const these of [
      facts,
      { ...facts, urgency: "low" as const },
      { name: "", email: "", phone: "", message: "" },
    ]) {
      const params = whatsappParams(name, these, locale, site);
      for (const param of params) expect(param).not.toMatch(/^$|[\n\t]| {2}/);
      const filled = params.reduce((so, one, index) => so.replaceAll(`{{${index + 1}}}`, one), template.body);
      expect(filled).toBe(whatsappText(renderLetter(name, these, locale, site), locale));
    }
  },
);

test("an offer says what, where, how urgent, until when, where to answer and how to stop", () => {
  const text = whatsappText(renderLetter("job_offer", facts, "es", site), "es");
  for (const part of [
    "Hola, Ramón Peralta:",
    "plomería en Santiago",
    "Cuándo: sáb, 21 nov 2026, 9:30 a. m.\nDónde: Los Jardines\nPago: RD$1,500\nDuración: 2 horas",
    "Urgencia: Urgente",
    "One tap drips. The other does too.",
    "hasta 20 nov, 2:30 p. m. (hora de Santo Domingo).",
    `${site}/job-offer/secret-token`,
    "Si no quieres más mensajes, responde BAJA o STOP.",
  ])
    expect(text).toContain(part);
  const unknown = whatsappText(renderLetter("job_offer", { ...facts, job: undefined }, "en", site), "en");
  expect(unknown).toContain("Pay: not set yet, we will tell you");
  // By mail too: the applicant may have typed somebody else's address.
  const receipt = renderLetter(
    "local_vendor_receipt",
    { ...facts, message: "buy at evil.example" },
    "en",
    site,
  );
  expect(JSON.stringify(receipt)).not.toMatch(/Ramón|plomería|evil/);
});

test("how urgent is said in the words of the offer's page", () => {
  for (const locale of locales)
    for (const urgency of jobUrgencies) {
      const [, , , , , , , , said] = whatsappParams("job_offer", { ...facts, urgency }, locale, site);
      expect(said).toBe(inLocale(jobNames, locale).urgencies[urgency]);
    }
  expect(whatsappText(renderLetter("job_offer", facts, "en", site), "en")).toContain(
    "until Nov 20, 2:30 PM (",
  );
});

test("a halved character does not end a shortened text", () => {
  const [, , , , , , , job] = whatsappParams(
    "job_offer",
    { ...facts, message: "😀".repeat(500) },
    "en",
    site,
  );
  expect(job?.isWellFormed()).toBe(true);
  expect(job?.endsWith("…")).toBe(true);
});

test.each([
  ["STOP", "stop"],
  ["stop.", "stop"],
  ["  Stop, please!  ", "stop"],
  ["BAJA", "stop"],
  ["baja por favor", "stop"],
  ["Dar de baja", "stop"],
  ["CANCELAR", "stop"],
  ["Parar", "stop"],
  ["ALTO!!!", "stop"],
  ["no más", "stop"],
  ["unsubscribe", "stop"],
  ["START", "start"],
  ["Alta", "start"],
  ["volver", "start"],
  ["Stop at the corner and call me", undefined],
  ["¿Me bajas el precio?", undefined],
  ["la baja", undefined],
  ["sí", undefined],
  ["", undefined],
  ["🛑", undefined],
])("“%s” asks for %s", (text, wish) => expect(parseOptKeyword(text)).toBe(wish));
