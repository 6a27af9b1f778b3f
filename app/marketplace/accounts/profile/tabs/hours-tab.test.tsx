import { renderToStaticMarkup } from "react-dom/server";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import type { Locale } from "#platform/i18n/locale.ts";
import { LocaleProvider } from "#platform/i18n/locale-context.tsx";
import type { ProfileForm } from "../form.ts";
import type { ProfileValues } from "../values.ts";
import { HoursTab } from "./hours-tab.tsx";

const usual = "9:00 AM - 5:00 PM";
const businessHours = {
  monday: usual,
  tuesday: "Cerrado",
  wednesday: "",
  thursday: "Con cita",
  friday: usual,
  saturday: "",
  sunday: "Closed",
};

function week(locale: Locale) {
  function Tab() {
    const values = { businessHours, availableDates: [], availableTimes: "", closures: [], unanswered: [] };
    return <HoursTab form={useForm<ProfileValues>({ defaultValues: values }) as unknown as ProfileForm} />;
  }
  const html = renderToStaticMarkup(
    <LocaleProvider initial={locale}>
      <Tab />
    </LocaleProvider>,
  );
  const fields = [...html.matchAll(/<input [^>]*name="businessHours\.(\w+)"[^>]*>/g)];
  return Object.fromEntries(
    fields.map(([field, day]) => {
      const [, value] = /value="([^"]*)"/.exec(field) ?? [];
      const [, placeholder] = /placeholder="([^"]*)"/.exec(field) ?? [];
      return [day, value || `(${placeholder})`];
    }),
  );
}

test("a closed day reads so in the vendor's language, however it was written", () => {
  const same = { monday: usual, wednesday: `(${usual})`, thursday: "Con cita", friday: usual };
  expect(week("es")).toEqual({ ...same, tuesday: "Cerrado", saturday: "(Cerrado)", sunday: "Cerrado" });
  expect(week("en")).toEqual({ ...same, tuesday: "Closed", saturday: "(Closed)", sunday: "Closed" });
});
