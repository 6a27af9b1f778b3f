import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { BusinessHours, Weekday } from "../contract.ts";
import { messages } from "../messages.ts";
import { names } from "../names.ts";
import { formatHours } from "../rules/opening-hours.ts";
import { VendorText } from "./vendor-text.tsx";

export function VendorHours({ hours, today }: { hours: BusinessHours; today: Weekday }) {
  const t = useText(messages).vendor;
  const { weekdays } = useText(names);
  const { locale } = useLocale();
  const days = Object.keys(weekdays) as Weekday[];
  const hoursOf = (day: Weekday) => hours[day]?.trim() ?? "";
  if (!days.some(hoursOf)) return <p className="mt-3 text-muted">{t.noHours}</p>;
  return (
    <>
      <table className="mt-3 w-full max-w-md text-sm">
        <caption className="sr-only">{t.hours}</caption>
        <tbody>
          {days.map((day) => (
            <tr
              key={day}
              aria-current={day === today ? "date" : undefined}
              className="border-b aria-[current]:border-ambar-text [&[aria-current]_*]:font-semibold"
            >
              <th scope="row" className="py-2 pe-4 text-start font-normal">
                {weekdays[day]}
                {day === today && <span className="ms-2 text-ambar-text text-xs">{t.today}</span>}
              </th>
              <td className="py-2 text-end tabular-nums">
                {formatHours(hoursOf(day), t.sayings, locale) ?? <VendorText text={hoursOf(day)} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-muted text-sm">{t.hoursNote}</p>
    </>
  );
}
