import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleX, type LucideIcon, Radar, UserX } from "lucide-react";
import { Link } from "react-router";
import { ListFrame } from "#app/staff/shell/list/list-frame.tsx";
import { EntryList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { useChangeFilter } from "#app/staff/shell/list/use-change-filter.ts";
import { useListShortcuts } from "#app/staff/shell/list/use-list-shortcuts.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Field, Options, Select } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type DispatchStatus, type DispatchSummary, dispatchStatuses } from "../contract.ts";
import { jobNames, serviceName } from "../offer-messages.ts";
import { messages } from "./messages.ts";
import { dispatchesFilterParams, dispatchesQueryOptions, polling } from "./queries.ts";
import { useMomentText } from "./time-texts.ts";
import { useWatchedDispatch } from "./use-watched-dispatch.ts";

const noFilter = { status: "" };

export function LatestDispatches() {
  const t = useText(messages).jobs;
  const filter = useListFilter(dispatchesFilterParams);
  const change = useChangeFilter();
  const query = useQuery({
    ...dispatchesQueryOptions(filter),
    ...polling,
    placeholderData: keepPreviousData,
  });
  const { list } = useListShortcuts();
  return (
    <section aria-labelledby="latest-dispatches" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="latest-dispatches" className="text-xl">
          {t.title}
        </h2>
        <Field label={t.status} className="w-full sm:w-56">
          <Select value={filter.status ?? ""} onChange={(event) => change({ status: event.target.value })}>
            <Options values={dispatchStatuses} names={t.statuses} none={t.anyStatus} />
          </Select>
        </Field>
      </div>
      <div ref={list}>
        <ListFrame
          query={query}
          failure={t.loadFailed}
          rowHeight="h-28 sm:h-20"
          filter={filter}
          noFilter={noFilter}
          texts={t}
          live
        >
          {(items) => (
            <EntryList label={t.title}>
              {items.map((dispatch) => (
                <DispatchRow key={dispatch.id} dispatch={dispatch} />
              ))}
            </EntryList>
          )}
        </ListFrame>
      </div>
    </section>
  );
}

const looks: Record<DispatchStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  open: { tone: "pending", icon: Radar },
  accepted: { tone: "completed", icon: CircleCheck },
  unanswered: { tone: "cancelled", icon: UserX },
  cancelled: { tone: "cancelled", icon: CircleX },
};

function DispatchRow({ dispatch }: { dispatch: DispatchSummary }) {
  const t = useText(messages);
  const { services } = useText(jobNames);
  const moment = useMomentText();
  const { watched, addressOf } = useWatchedDispatch();
  const isWatched = watched === dispatch.id;
  return (
    <li
      data-entry
      tabIndex={-1}
      className={classNames(
        "relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b p-4 last:border-b-0 focus-visible:-outline-offset-3",
        isWatched ? "bg-band" : "hover:bg-band/50",
      )}
    >
      <div className="min-w-0">
        <h3 className="font-sans font-semibold text-base">
          <Link
            to={addressOf(dispatch.id)}
            preventScrollReset
            aria-current={isWatched ? "true" : undefined}
            className="text-link [overflow-wrap:anywhere] after:absolute after:inset-0"
          >
            {serviceName(dispatch.serviceType, services)}, {dispatch.location}
          </Link>
        </h3>
        <p className="text-muted text-sm">
          {t.watch.givenBy(moment(dispatch.createdAt), dispatch.createdBy)} · {t.jobs.asked(dispatch.asked)}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {dispatch.takenBy && (
          <span dir="auto" className="[overflow-wrap:anywhere]">
            {dispatch.takenBy}
          </span>
        )}
        <Badge {...looks[dispatch.status]}>{t.jobs.statuses[dispatch.status]}</Badge>
      </p>
    </li>
  );
}
