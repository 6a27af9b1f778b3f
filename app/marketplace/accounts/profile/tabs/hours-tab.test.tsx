import { renderToStaticMarkup } from "react-dom/server";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { weekdays } from "#app/marketplace/vendors/values.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { LocaleProvider } from "#platform/i18n/locale-context.tsx";
import type { ProfileForm } from "../form.ts";
import { defaultHours, type ProfileValues, type Week } from "../values.ts";
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

function render(locale: Locale, shown: Week, unanswered: ProfileValues["unanswered"] = []) {
  function Tab() {
    const values = { businessHours: shown, availableDates: [], availableTimes: "", closures: [], unanswered };
    return <HoursTab form={useForm<ProfileValues>({ defaultValues: values }) as unknown as ProfileForm} />;
  }
  return renderToStaticMarkup(
    <LocaleProvider initial={locale}>
      <Tab />
    </LocaleProvider>,
  );
}

function week(locale: Locale) {
  const html = render(locale, businessHours);
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

test("who changes one day of the suggested week is warned that saving publishes all seven", () => {
  const suggested = Object.fromEntries(weekdays.map((day) => [day, defaultHours(day)])) as Week;
  const warning = "all seven days";
  expect(render("en", suggested, ["businessHours"])).not.toContain(warning);
  expect(render("en", { ...suggested, monday: "10:00 AM - 2:00 PM" }, ["businessHours"])).toContain(warning);
  expect(render("en", { ...suggested, monday: "10:00 AM - 2:00 PM" })).not.toContain(warning);
});
