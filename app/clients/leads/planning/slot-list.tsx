import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { useLocalTime } from "#platform/browser/use-local-time.ts";
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

/** The free slots by day, each a button; the first day is unfolded. */
export function SlotList({ slots, chosen, busy, choose }: SlotListProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const isHydrated = useHydrated();
  const days = Map.groupBy(slots, (slot) => todayInSantoDomingo(new Date(slot)));
  const [firstDay] = days.keys();
  return [...days].map(([day, times]) => (
    <details key={day} open={day === firstDay} className="not-last:border-b">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {formatPublicMoment(times[0] ?? day, "weekday", locale)}{" "}
        <span className="font-normal text-muted text-sm">
          {t.zone}
          {times[0] && <OwnTime at={times[0]} />}
        </span>
      </summary>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2 pb-4">
        {times.map((slot) => (
          <li key={slot}>
            <Button
              variant={slot === chosen ? "action" : "quiet"}
              size="small"
              className="w-full"
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
    </details>
  ));
}

/** What the reader's clock shows at the first slot of a day. */
function OwnTime({ at }: { at: string }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const localTime = useLocalTime(at, "time");
  return localTime && ` · ${formatPublicMoment(at, "time", locale)} = ${t.ownTime(localTime)}`;
}
