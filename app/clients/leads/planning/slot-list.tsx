import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { messages } from "./messages.ts";

type SlotListProps = {
  /** ISO moments. */
  slots: readonly string[];
  chosen: string | null;
  busy: string | null;
  choose: (slot: string) => void;
};

/** The free slots by day, each a button. */
export function SlotList({ slots, chosen, busy, choose }: SlotListProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const isHydrated = useHydrated();
  const days = Map.groupBy(slots, (slot) => todayInSantoDomingo(new Date(slot)));
  return [...days].map(([day, times]) => (
    <section key={day} aria-label={formatPublicMoment(times[0] ?? day, "weekday", locale)} className="mt-6">
      <h3 className="font-sans font-semibold text-base">
        {formatPublicMoment(times[0] ?? day, "weekday", locale)}{" "}
        <span className="font-normal text-muted text-sm">{t.zone}</span>
      </h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {times.map((slot) => (
          <li key={slot}>
            <Button
              variant={slot === chosen ? "action" : "quiet"}
              size="small"
              aria-pressed={slot === chosen}
              disabled={!isHydrated}
              busy={busy === slot}
              busyLabel={t.saving}
              onClick={() => choose(slot)}
            >
              {formatPublicMoment(slot, "time", locale)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  ));
}
