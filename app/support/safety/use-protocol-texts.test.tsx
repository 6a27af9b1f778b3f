import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { operatorSchema } from "#platform/config/operator.ts";
import { OperatorContext } from "#platform/config/operator-context.tsx";
import type { Locale } from "#platform/i18n/locale.ts";
import { LocaleProvider } from "#platform/i18n/locale-context.tsx";
import { useProtocolTexts } from "./use-protocol-texts.ts";

const operator = operatorSchema.parse(JSON.parse(readFileSync("operator.json", "utf8")));

function emergencyTexts(isPlaceholder: boolean, locale: Locale) {
  function Texts() {
    const { short, components } = useProtocolTexts()("emergency");
    return [short, ...components].join("\n");
  }
  const html = renderToStaticMarkup(
    <OperatorContext value={{ ...operator, hotline: { number: "+1 809-555-0199", isPlaceholder } }}>
      <LocaleProvider initial={locale}>
        <Texts />
      </LocaleProvider>
    </OperatorContext>,
  );
  return html.split("\n");
}

test.each([
  ["en", "Someone picks up", "on the line at any hour"],
  ["es", "Alguien contesta", "en línea a toda hora"],
] as const)("nobody picks up at a placeholder hotline, in %s", (locale, picksUp, line) => {
  const real = emergencyTexts(false, locale);
  expect(real[0]).toContain(picksUp);
  expect(real[1]).toContain(line);
  const placeholder = emergencyTexts(true, locale);
  expect(placeholder.join()).not.toContain(picksUp);
  expect(placeholder.join()).not.toContain(line);
  expect(placeholder.slice(1)).toEqual(real.slice(2));
});
