import { useQuery } from "@tanstack/react-query";
import { messages as followUp } from "#app/staff/follow-up/messages.ts";
import { firstWakingDay } from "#app/staff/follow-up/rules/due-choices.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { may } from "#platform/security/permissions.ts";
import type { BulkAnswer, BulkOutcome } from "../contract.ts";
import { colleaguesQueryOptions } from "../editing/colleagues.ts";
import { messages as shellMessages } from "../messages.ts";
import { formatDay } from "../record/formats.ts";
import { useNow } from "../record/now-context.tsx";
import { useStaff } from "../staff-context.ts";
import type { BulkAct } from "./bulk-bar.tsx";
import { messages } from "./messages.ts";

type Change<S extends string> = { ids: number[] } & (
  | { act: "assign"; to: string | null }
  | { act: "status"; status: S }
  | { act: "snooze"; until: string | null }
);

type Desk<S extends string> = {
  statuses: readonly S[];
  names: Readonly<Record<S, string>>;
  /** "3 leads" */
  things: (n: number) => string;
  /** What follows when they get this status. */
  statusText: (status: S) => string;
  change: (change: Change<S>) => Promise<BulkAnswer>;
  undo: (acts: { id: number; act: number }[]) => Promise<BulkAnswer>;
};

/** What can be done with several records that have a status and belong to a colleague. */
export function useDeskActs<S extends string>(desk: Desk<S>): BulkAct[] {
  return [useAssignAct(desk), useStatusAct(desk), useSnoozeAct(desk)];
}

/** The acts that an answer offers to undo. */
const offered = (done: readonly BulkOutcome[]) =>
  done.flatMap(({ id, undo }) => (undo ? [{ id, act: undo.act }] : []));

function useAssignAct<S extends string>({ things, change, undo }: Desk<S>): BulkAct {
  const t = useText(messages).assign;
  const { assignee } = useText(shellMessages);
  const { email } = useStaff();
  const { data: colleagues = [] } = useQuery(colleaguesQueryOptions());
  const takers = colleagues.filter((one) => one.email !== email && !one.isDisabled && may(one.role, "work"));
  const options = [
    { value: email, label: assignee.me },
    ...takers.map((one) => ({ value: one.email, label: one.name })),
    { value: "", label: assignee.nobody },
  ];
  const nameOf = (to: string) => options.find(({ value }) => value === to)?.label ?? to;
  return {
    id: "assign",
    label: t.label,
    variant: "action",
    run: (ids, to) => change({ act: "assign", to: to || null, ids }),
    done: (n, to) => (to === "" ? t.nobodys(n) : to === email ? t.yours(n) : t.given(n, nameOf(to))),
    already: t.already,
    confirm: {
      title: (n) => t.title(things(n)),
      text: (to) => (to === "" || to === email ? t.text : `${t.text} ${t.told}`),
      asked: { as: "choice", label: assignee.whom, error: "", initial: email, options },
    },
    undo: (done) => undo(offered(done)),
  };
}

function useStatusAct<S extends string>({
  statuses,
  names,
  things,
  statusText,
  change,
  undo,
}: Desk<S>): BulkAct {
  const t = useText(messages).status;
  const statusOf = (typed: string) => statuses.find((one) => one === typed);
  const named = (typed: string) => names[typed as S];
  const options = statuses.map((value) => ({ value, label: names[value] }));
  return {
    id: "status",
    label: t.label,
    run: (ids, typed) => {
      const status = statusOf(typed);
      return status ? change({ act: "status", status, ids }) : Promise.resolve({ results: [] });
    },
    done: (n, typed) => t.done(n, named(typed)),
    already: (n, typed) => t.already(n, named(typed)),
    confirm: {
      title: (n) => t.title(things(n)),
      text: (typed) => {
        const status = statusOf(typed);
        return status && statusText(status);
      },
      asked: { as: "choice", label: t.field, error: t.missing, initial: "", none: t.choose, options },
    },
    undo: (done) => undo(offered(done)),
  };
}

function useSnoozeAct<S extends string>({ things, change }: Desk<S>): BulkAct {
  const t = useText(messages).snooze;
  const { snooze } = useText(followUp);
  const { locale } = useLocale();
  const first = firstWakingDay(new Date(useNow()));
  return {
    id: "snooze",
    label: t.label,
    run: (ids, until) => change({ act: "snooze", until, ids }),
    done: (n, until) => t.done(n, formatDay(until, locale)),
    already: t.already,
    confirm: {
      title: (n) => t.title(things(n)),
      text: snooze.hint,
      asked: { as: "day", label: snooze.until, error: t.missing, initial: first, min: first },
    },
    // Those that slept before were left alone.
    undo: (done) => change({ act: "snooze", until: null, ids: done.map(({ id }) => id) }),
  };
}
