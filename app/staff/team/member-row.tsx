import { Ban, ShieldAlert, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { roleNames } from "#app/staff/shell/role-names.ts";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { Options, Select } from "#app/ui/forms/field.tsx";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { type StaffRole, staffRoles } from "#platform/security/permissions.ts";
import type { TeamMember } from "./contract.ts";
import { DisableDialog } from "./disable-dialog.tsx";
import { messages } from "./messages.ts";
import { useChangeRole, useEnable } from "./queries.ts";

type MemberRowProps = { member: TeamMember; members: readonly TeamMember[] };

export function MemberRow({ member, members }: MemberRowProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { name, email, lastSeen, secondStep, isDisabled, openWork } = member;
  const isMe = email === useStaff().email;
  const Step = secondStep ? ShieldCheck : ShieldAlert;
  return (
    <li
      data-entry
      tabIndex={-1}
      className="grid items-center gap-x-6 gap-y-2 border-b p-4 last:border-b-0 focus-visible:-outline-offset-3 sm:grid-cols-[minmax(0,1fr)_11rem] lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_11rem_9rem]"
    >
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-2.5 text-base leading-snug">
          <span dir="auto" className="[overflow-wrap:anywhere]">
            {name}
          </span>
          {isMe && <span className="font-normal font-sans text-muted text-sm">({t.you})</span>}
          {isDisabled && (
            <Badge tone="cancelled" icon={Ban}>
              {t.isDisabled}
            </Badge>
          )}
        </h2>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">{email}</p>
      </div>
      <div className="text-sm max-lg:row-start-2">
        <p className="text-muted">
          {lastSeen ? t.seen(formatDateTime(lastSeen, "shortMoment", locale)) : t.notSignedIn}
        </p>
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="inline-flex items-center gap-1.5">
            <Step aria-hidden className={secondStep ? "size-4 text-palma" : "size-4 text-muted"} />
            {secondStep ? t.stepOn : t.stepOff}
          </span>
          {openWork > 0 && <span>{t.open(openWork)}</span>}
        </p>
      </div>
      <RoleSelect member={member} />
      <AccountButton member={member} members={members} />
    </li>
  );
}

/** The choice waits for the dialog: arrow keys change a closed select at each press. */
function RoleSelect({ member }: { member: TeamMember }) {
  const t = useText(messages);
  const names = useText(roleNames);
  const [wanted, setWanted] = useState<StaffRole>();
  const change = useChangeRole(member.number);
  const { name, role } = member;
  const submit = () => {
    if (!wanted) return;
    change.mutate(
      { role: wanted, from: role },
      {
        onSuccess: () => {
          setWanted(undefined);
          toast({ title: t.changeRole.done, description: `${name}: ${names[wanted]}` });
        },
      },
    );
  };
  return (
    <>
      <Select
        aria-label={t.roleOf(name)}
        value={wanted ?? role}
        onChange={(event) => setWanted(event.target.value as StaffRole)}
        className="lg:[&_select]:min-h-9 lg:[&_select]:py-1"
      >
        <Options values={staffRoles} names={names} />
      </Select>
      {wanted && wanted !== role && (
        <ActionDialog
          close={() => setWanted(undefined)}
          width="narrow"
          title={t.changeRole.title(name)}
          description={t.changeRole.text(names[role], names[wanted])}
          onSubmit={submit}
          action={t.changeRole.save}
          busy={change.isPending}
          busyLabel={t.changeRole.saving}
          problem={change.isError && (isConflict(change.error) ? t.conflict : t.failed)}
        >
          <p>{t.roleTexts[wanted]}</p>
        </ActionDialog>
      )}
    </>
  );
}

function AccountButton({ member, members }: MemberRowProps) {
  const t = useText(messages);
  const [disabling, setDisabling] = useState(false);
  const enable = useEnable(member.number);
  const of = <span className="sr-only">: {member.name}</span>;
  const enableAgain = () =>
    enable.mutate(undefined, {
      onSuccess: () => toast({ title: t.enable.done, description: t.enable.doneText }),
      onError: (error) => errorToast(isConflict(error) ? t.conflict : t.failed),
    });
  if (member.isDisabled)
    return (
      <Button variant="quiet" size="small" busy={enable.isPending} onClick={enableAgain}>
        {t.enable.open}
        {of}
      </Button>
    );
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setDisabling(true)}>
        {t.disable.open}
        {of}
      </Button>
      {disabling && <DisableDialog member={member} members={members} close={() => setDisabling(false)} />}
    </>
  );
}
