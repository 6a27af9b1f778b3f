import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LocaleProvider } from "#platform/i18n/locale-context.tsx";
import type { SafetyRequest } from "../contract.ts";
import { RequestContact } from "./contact.tsx";

function linksOf(contact: string): { links: string[]; html: string } {
  const request = { contact, name: "Rosa", reference: "SAF-1", locale: "en" } as SafetyRequest;
  const html = renderToStaticMarkup(
    <LocaleProvider initial="en">
      <RequestContact request={request} />
    </LocaleProvider>,
  );
  return { links: [...html.matchAll(/href="([^"?]+)/g)].map((found) => found[1] ?? ""), html };
}

test("a number is one press away although words stand around it, and the words stay readable", () => {
  const { links, html } = linksOf("WhatsApp +1 773 555 1003");
  expect(links).toEqual(["tel:+17735551003", "https://wa.me/17735551003"]);
  expect(html).toContain("WhatsApp +1 773 555 1003");
});

test("each of several contacts is a link", () => {
  const { links } = linksOf("rosa@example.com, or 809 555 0100 / 829 555 0101");
  expect(links).toEqual([
    "mailto:rosa%40example.com",
    "tel:8095550100",
    "https://wa.me/18095550100",
    "tel:8295550101",
    "https://wa.me/18295550101",
  ]);
});

test("a number without its country's code leads to WhatsApp only where it is Dominican", () => {
  expect(linksOf("(849) 555-0100").links).toEqual(["tel:8495550100", "https://wa.me/18495550100"]);
  expect(linksOf("773 555 1003").links).toEqual(["tel:7735551003"]);
});

test("a bare number is shown once; words without a number stay words", () => {
  expect(linksOf("809-555-0100").html.split("809-555-0100")).toHaveLength(2);
  expect(linksOf("room 12, Hotel Sol")).toMatchObject({
    links: [],
    html: expect.stringContaining("Hotel Sol"),
  });
  expect(linksOf(" ").links).toEqual([]);
});
