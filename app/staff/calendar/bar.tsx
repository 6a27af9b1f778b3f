import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { queryWithChanges } from "#app/staff/shell/list/list-filter.ts";
import { useChangeFilter } from "#app/staff/shell/list/use-change-filter.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Calendar } from "./contract.ts";
import { dayName } from "./day-name.ts";
import { messages } from "./messages.ts";
import { type CalendarParams, shownOf } from "./queries.ts";
import { daysShown, step, views } from "./rules/days.ts";

type CalendarBarProps = { params: CalendarParams; calendar: Calendar | undefined };

/** Turns the pages, and chooses view, vendor and colleague. */
export function CalendarBar({ params, calendar }: CalendarBarProps) {
  const t = useText(messages);
  const { view, day } = shownOf(params);
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <Turn changes={{ day: step(view, day, -1) }} label={t.previous[view]}>
          <ChevronLeft aria-hidden className="size-5" />
        </Turn>
        <Turn changes={{ day: "" }}>{t.today}</Turn>
        <Turn changes={{ day: step(view, day, 1) }} label={t.next[view]}>
          <ChevronRight aria-hidden className="size-5" />
        </Turn>
        <h2 aria-live="polite" className="ms-2 text-lg">
          <ShownDays view={view} day={day} />
        </h2>
      </div>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <Filters params={params} calendar={calendar} />
        <nav aria-label={t.view}>
          <ul className="flex">
            {views.map((one) => (
              <li key={one}>
                <Turn changes={{ view: one === "week" ? "" : one }} isCurrent={one === view}>
                  {t.views[one]}
                </Turn>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

function ShownDays({ view, day }: ReturnType<typeof shownOf>) {
  const { locale } = useLocale();
  if (view === "month") return dayName(day, "month", locale);
  const days = daysShown(view, day);
  return `${dayName(days[0] ?? day, "day", locale)} – ${dayName(days.at(-1) ?? day, "dayOfYear", locale)}`;
}

type TurnProps = {
  changes: Record<string, string>;
  label?: string;
  isCurrent?: boolean;
  children: ReactNode;
};

function Turn({ changes, label, isCurrent = false, children }: TurnProps) {
  const [search] = useSearchParams();
  return (
    <Link
      to={{ search: queryWithChanges(search, changes) }}
      preventScrollReset
      aria-label={label}
      title={label}
      aria-current={isCurrent ? "true" : undefined}
      className={buttonClass({
        variant: "quiet",
        size: "small",
        className: "aria-current:border-larimar aria-current:bg-band",
      })}
    >
      {children}
    </Link>
  );
}

function Filters({ params, calendar }: CalendarBarProps) {
  const t = useText(messages);
  const change = useChangeFilter();
  const { vendorId, assignee } = params;
  const vendors = calendar?.vendors ?? [];
  const assignees = new Set([...(calendar?.assignees ?? []), ...(assignee ? [assignee] : [])]);
  return (
    <>
      <Field label={t.vendor} className="w-[calc(50%-0.375rem)] sm:w-56">
        <Select value={vendorId ?? ""} onChange={(event) => change({ vendorId: event.target.value })}>
          <option value="">{t.anyVendor}</option>
          {vendorId !== undefined && !vendors.some(({ id }) => id === vendorId) && (
            <option value={vendorId}>#{vendorId}</option>
          )}
          {vendors.map(({ id, name }) => (
            <option key={`${id} ${name}`} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.colleague} className="w-[calc(50%-0.375rem)] sm:w-52">
        <Select value={assignee ?? ""} onChange={(event) => change({ assignee: event.target.value })}>
          <option value="">{t.anyColleague}</option>
          {[...assignees].map((email) => (
            <option key={email}>{email}</option>
          ))}
        </Select>
      </Field>
    </>
  );
}
