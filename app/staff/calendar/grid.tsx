import { PhoneCall } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { ServiceName } from "#app/clients/bookings/service-name.tsx";
import { messages as bookingMessages } from "#app/clients/bookings/staff-messages.ts";
import { queryWithChanges } from "#app/staff/shell/list/list-filter.ts";
import { deskRecordPath } from "#app/staff/shell/record/desk-record.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { Calendar, CalendarEntry } from "./contract.ts";
import { dayName } from "./day-name.ts";
import { messages } from "./messages.ts";
import { daysShown, type View } from "./rules/days.ts";

/** In a month's square; the rest is a click away. */
const shownInSquare = 4;

type CalendarGridProps = { calendar: Calendar; view: View; day: string };

/** Seven columns; on a phone a list of the days that have something, and today. */
export function CalendarGrid({ calendar, view, day }: CalendarGridProps) {
  const t = useText(messages);
  const today = todayInSantoDomingo(new Date(useNow()));
  const byDay = Map.groupBy(calendar.entries, ({ at }) => todayInSantoDomingo(new Date(at)));
  return (
    <>
      {calendar.entries.length === 0 && <p className="mb-3 text-muted">{t.empty}</p>}
      <ol className="grid gap-3 lg:grid-cols-7 lg:gap-px lg:overflow-clip lg:rounded lg:border lg:border-line lg:bg-hairline">
        {daysShown(view, day).map((one) => (
          <Day
            key={one}
            day={one}
            entries={byDay.get(one) ?? []}
            isToday={one === today}
            isOutside={view === "month" && one.slice(0, 7) !== day.slice(0, 7)}
            view={view}
          />
        ))}
      </ol>
    </>
  );
}

type DayProps = {
  day: string;
  entries: readonly CalendarEntry[];
  isToday: boolean;
  /** Of the month before or after. */
  isOutside: boolean;
  view: View;
};

function Day({ day, entries, isToday, isOutside, view }: DayProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const [search] = useSearchParams();
  const shown = view === "month" ? entries.slice(0, shownInSquare) : entries;
  const hidden = entries.length - shown.length;
  const [wholeDay, timed] = [shown.filter(({ hasHour }) => !hasHour), shown.filter(({ hasHour }) => hasHour)];
  const isEmpty = entries.length === 0;
  return (
    <li
      className={classNames(
        "flex min-w-0 flex-col gap-1.5 bg-card p-2 max-lg:rounded max-lg:border max-lg:border-line max-lg:p-3",
        view === "week" ? "lg:min-h-96" : "lg:min-h-32",
        isOutside && "lg:bg-background",
        isEmpty && !isToday && "max-lg:hidden",
      )}
    >
      <h3 className="font-sans font-semibold text-sm">
        <span
          aria-current={isToday ? "date" : undefined}
          className="inline-block rounded px-1.5 py-0.5 aria-[current]:bg-larimar aria-[current]:text-card"
        >
          {dayName(day, "weekday", locale)}
        </span>
      </h3>
      {isEmpty && <p className="text-muted text-sm lg:sr-only">{t.nothing}</p>}
      {wholeDay.length > 0 && (
        <div className="border-b border-line pb-1.5">
          <p className="text-muted text-xs">{t.thatDay}</p>
          <Entries entries={wholeDay} isDense={view === "month"} />
        </div>
      )}
      {timed.length > 0 && <Entries entries={timed} isDense={view === "month"} />}
      {hidden > 0 && (
        <Link
          to={{ search: queryWithChanges(search, { view: "", day }) }}
          className="inline-flex min-h-8 items-center text-link text-xs max-lg:min-h-11"
        >
          {t.more(hidden)} <span className="sr-only">{t.moreOn(dayName(day, "full", locale))}</span>
        </Link>
      )}
    </li>
  );
}

function Entries({ entries, isDense }: { entries: readonly CalendarEntry[]; isDense: boolean }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {entries.map((entry) => (
        <Entry key={`${entry.kind} ${entry.id}`} entry={entry} isDense={isDense} />
      ))}
    </ul>
  );
}

const edges: Record<NonNullable<CalendarEntry["status"]>, string> = {
  pending: "border-pending border-dashed",
  confirmed: "border-confirmed bg-confirmed-fill/40",
  "in-progress": "border-in-progress bg-in-progress-fill/40",
  completed: "border-completed bg-completed-fill/40",
  cancelled: "border-cancelled",
};

function Entry({ entry, isDense }: { entry: CalendarEntry; isDense: boolean }) {
  const t = useText(messages);
  const { statuses } = useText(bookingMessages);
  const { locale } = useLocale();
  const { kind, id, at, hasHour, status, customer, service, vendorName, town, assignee } = entry;
  const second = [kind === "call" ? t.call : vendorName, town].filter(Boolean).join(" · ");
  const state = status ? statuses[status] : t.call;
  return (
    <li>
      <Link
        data-entry
        to={deskRecordPath({ kind: kind === "call" ? "lead" : "booking", id })}
        title={[state, service, assignee].filter(Boolean).join(" · ")}
        className={classNames(
          "block min-h-11 min-w-0 rounded-sm border-s-4 px-2 py-1 text-xs leading-snug hover:bg-band focus-visible:-outline-offset-2 lg:min-h-0",
          status ? edges[status] : "border-larimar bg-band",
        )}
      >
        <span className="flex items-baseline gap-1.5">
          <span className="shrink-0 font-semibold tabular-nums">
            {hasHour ? formatDateTime(at, "time", locale) : <span className="sr-only">{t.noHour}</span>}
          </span>
          <span dir="auto" className={classNames("min-w-0 font-semibold", isDense && "truncate")}>
            {customer}
          </span>
          {kind === "call" && <PhoneCall aria-hidden className="size-3 shrink-0" />}
        </span>
        <span dir="auto" className={classNames("block text-muted", isDense && "truncate")}>
          {second}
        </span>
        {!isDense && service && (
          <span dir="auto" className="block text-muted">
            <ServiceName name={service} />
          </span>
        )}
        <span className={isDense ? "sr-only" : "block font-semibold"}>{status ? state : ""}</span>
      </Link>
    </li>
  );
}
