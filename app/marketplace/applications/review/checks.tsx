import { useEffect, useState } from "react";
import type { VerificationCheck } from "#app/marketplace/vendors/contract.ts";
import { names } from "#app/marketplace/vendors/names.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Checkbox, FieldGroup } from "#app/ui/forms/field.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Application } from "../contract.ts";
import { checksOpen } from "../rules/decisions.ts";
import { messages } from "./messages.ts";
import { useTick } from "./queries.ts";

export function Checks({ application }: { application: Application }) {
  const { checks: t, conflict, checksDone } = useText(messages);
  const { checks: checkNames } = useText(names);
  const { locale } = useLocale();
  const { name, may } = useStaff();
  const tick = useTick(application, name, (error) => errorToast(isConflict(error) ? conflict : t.failed));
  const { checks, status } = application;
  // The cache changes a moment later; until then the checkbox must not jump back.
  const [pressed, setPressed] = useState<Partial<Record<VerificationCheck, boolean>>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: reset when the cache changes
  useEffect(() => setPressed({}), [checks]);
  const tickCheck = (check: VerificationCheck, done: boolean) => {
    setPressed((others) => ({ ...others, [check]: done }));
    tick.mutate({ check, done });
  };
  const isClosed = !checksOpen(status);
  const done = checks.filter(({ doneAt }) => doneAt).length;
  return (
    <FieldGroup
      id="checks"
      label={
        <span className="flex items-baseline gap-3">
          <span className="font-display text-xl tracking-[-0.012em]">{t.title}</span>
          <span className="font-normal text-muted">{checksDone(done, checks.length)}</span>
        </span>
      }
      hint={isClosed ? (status === "approved" ? t.closed : t.declined) : t.lead}
    >
      <ul className="mt-1 rounded border bg-card">
        {checks.map(({ check, required, doneAt, doneBy }) => (
          <li key={check} className="border-b px-4 last:border-b-0">
            <Checkbox
              label={
                <>
                  {checkNames[check]}
                  {required && <span className="ms-2 text-muted text-sm">({t.required})</span>}
                </>
              }
              hint={doneAt ? `${doneBy}, ${formatDateTime(doneAt, "shortMoment", locale)}` : undefined}
              checked={pressed[check] ?? doneAt !== null}
              disabled={isClosed || !may("work")}
              onChange={(event) => tickCheck(check, event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}
