import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { momentInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { Closure } from "../contract.ts";
import { messages } from "../messages.ts";
import { VendorText } from "./vendor-text.tsx";

/** The days off that are not over. @param today like "2027-03-31", in Santo Domingo */
export function VendorClosures({ closures, today }: { closures: readonly Closure[]; today: string }) {
  const t = useText(messages).vendor;
  const { locale } = useLocale();
  const ahead = closures.filter(({ until }) => until >= today);
  if (ahead.length === 0) return null;
  const dayText = (day: string) => formatPublicMoment(momentInSantoDomingo(day, "12:00"), "weekday", locale);
  return (
    <>
      <h3 className="mt-5 font-sans font-semibold text-base">{t.closures}</h3>
      <ul className="mt-1 text-sm">
        {ahead.map(({ day, until, words }) => (
          <li key={`${day} ${until} ${words}`} className="border-b py-2">
            {day === until ? dayText(day) : `${dayText(day)} – ${dayText(until)}`}
            {words && (
              <span className="block text-muted">
                <VendorText text={words} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
