import { formatCount, formatDay } from "#app/staff/shell/record/formats.ts";
import { formatMoney } from "#app/ui/money.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { Localized } from "#platform/i18n/text.ts";
import type { messages } from "./messages.ts";
import type { Cell, ColumnKind } from "./rules/tables.ts";

type Texts = Localized<typeof messages>;

/** A cell for people; "—" where there is no value. */
export function cellText(value: Cell, kind: ColumnKind, t: Texts, locale: Locale): string {
  if (value === null || value === "") return "—";
  switch (kind) {
    case "name":
      return t.names[value as keyof Texts["names"]] ?? String(value);
    case "text":
      return String(value);
    case "week":
      return formatDay(String(value), locale);
    case "share":
      return `${Math.round(Number(value) * 100)}%`;
    case "minutes":
      return durationText(Number(value), t, locale);
    case "usd":
    case "dop":
      return formatMoney(Number(value), kind === "usd" ? "USD" : "DOP", locale);
    default:
      return formatCount(Number(value), locale);
  }
}

/** Minutes up to two hours, hours up to two days, then days. */
function durationText(minutes: number, t: Texts, locale: Locale): string {
  if (minutes < 120) return t.minutes(minutes);
  const oneDecimal = (value: number) =>
    value.toLocaleString(locale === "en" ? "en-US" : "es-DO", { maximumFractionDigits: 1 });
  return minutes < 2 * 24 * 60 ? t.hours(oneDecimal(minutes / 60)) : t.daysLong(oneDecimal(minutes / 1440));
}
