import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { deskRecordPath, isDeskRecordKind } from "#app/staff/shell/record/desk-record.ts";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { may } from "#platform/security/permissions.ts";
import type { OpenWork, TeamMember } from "./contract.ts";
import { messages } from "./messages.ts";
import { openWorkQueryOptions, useDisable } from "./queries.ts";

type DisableDialogProps = { member: TeamMember; members: readonly TeamMember[]; close: () => void };

/** What is open of the colleague, and who gets it in the same act. */
export function DisableDialog({ member, members, close }: DisableDialogProps) {
  const t = useText(messages).disable;
  const { conflict, failed } = useText(messages);
  const [handTo, setHandTo] = useState("");
  const work = useQuery({ ...openWorkQueryOptions(member.number), gcTime: 0 });
  const disable = useDisable(member.number);
  const takers = members.filter(
    ({ number, isDisabled, role }) => number !== member.number && !isDisabled && may(role, "work"),
  );
  const submit = () =>
    disable.mutate(
      { handTo: handTo || null },
      {
        onSuccess: ({ handedOver }) => {
          close();
          const taker = takers.find(({ email }) => email === handTo);
          toast({ title: t.done, description: taker ? t.handed(handedOver, taker.name) : member.name });
        },
      },
    );
  return (
    <ActionDialog
      close={close}
      title={t.title(member.name)}
      description={t.text}
      onSubmit={submit}
      action={t.action}
      variant="danger"
      busy={disable.isPending}
      busyLabel={t.working}
      problem={disable.isError && (isConflict(disable.error) ? conflict : failed)}
    >
      <h3 className="font-sans font-semibold text-base">{t.work}</h3>
      {work.data ? <OpenRecords work={work.data} /> : <p className="text-muted">{t.loading}</p>}
      {(work.data?.total ?? 0) > 0 && (
        <Field label={t.handTo} className="mt-4">
          <Select value={handTo} onChange={(event) => setHandTo(event.target.value)}>
            <option value="">{t.keep}</option>
            {takers.map(({ email, name }) => (
              <option key={email} value={email}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </ActionDialog>
  );
}

function OpenRecords({ work }: { work: OpenWork }) {
  const t = useText(messages);
  const kinds: Readonly<Record<string, string>> = t.kinds;
  if (work.total === 0) return <p className="text-muted">{t.disable.noWork}</p>;
  const more = work.total - work.items.length;
  return (
    <>
      <ul className="mt-2 grid max-h-60 gap-1 overflow-y-auto text-sm">
        {work.items.map(({ kind, id, label }) => (
          <li key={`${kind} ${id}`} className="flex flex-wrap gap-x-2">
            <span className="text-muted">{kinds[kind] ?? kind}</span>
            {isDeskRecordKind(kind) ? (
              <Link
                to={deskRecordPath({ kind, id })}
                dir="auto"
                className="text-link [overflow-wrap:anywhere]"
              >
                {label}
              </Link>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-muted text-sm">{t.disable.more(more)}</p>}
    </>
  );
}
