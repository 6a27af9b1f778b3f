import { Ban, KeyRound, Pencil, ShieldAlert, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { TeamMember } from "./contract.ts";
import { DisableDialog } from "./disable-dialog.tsx";
import { messages } from "./messages.ts";
import { NameDialog } from "./name-dialog.tsx";
import { useEnable, usePasswordLink } from "./queries.ts";
import { RoleSelect } from "./role-select.tsx";

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
          <Rename member={member} />
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
      <RoleSelect member={member} members={members} />
      <div className="grid justify-items-start gap-1">
        <AccountButton member={member} members={members} />
        {!isMe && !isDisabled && <PasswordLink member={member} />}
      </div>
    </li>
  );
}

function Rename({ member }: { member: TeamMember }) {
  const t = useText(messages).rename;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="link"
        size="small"
        className="lg:min-h-6 lg:py-0"
        aria-label={t.open(member.name)}
        title={t.open(member.name)}
        onClick={() => setOpen(true)}
      >
        <Pencil aria-hidden className="size-3.5" />
      </Button>
      {isOpen && <NameDialog member={member} close={() => setOpen(false)} />}
    </>
  );
}

/** For a colleague who forgot the password: a link that the owner hands over. */
function PasswordLink({ member: { number, name } }: { member: TeamMember }) {
  const t = useText(messages);
  const link = usePasswordLink(number);
  if (link.data) {
    const { path } = link.data;
    return <CopyButton source={() => window.location.origin + path} label={t.copy} doneLabel={t.copied} />;
  }
  const make = () =>
    link.mutate(undefined, {
      onSuccess: () => toast({ title: t.password.made, description: t.password.madeText }),
      onError: (error) => errorToast(isConflict(error) ? t.conflict : t.failed),
    });
  return (
    <Button variant="link" size="small" className="lg:min-h-7 lg:py-0" busy={link.isPending} onClick={make}>
      <KeyRound aria-hidden className="size-3.5" />
      {t.password.make}
      <span className="sr-only">: {name}</span>
    </Button>
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
