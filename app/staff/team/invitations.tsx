import { EntryList } from "#app/staff/shell/list/state-list.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { roleNames } from "#app/staff/shell/role-names.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Invitation } from "./contract.ts";
import { messages } from "./messages.ts";
import { useInvitationLink, useWithdrawInvitation } from "./queries.ts";

/** Those whose link still works. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const t = useText(messages);
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" className="mb-3 text-lg">
        {t.invitations}
      </h2>
      <EntryList label={t.invitations}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </EntryList>
    </section>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const t = useText(messages);
  const names = useText(roleNames);
  const { locale } = useLocale();
  const withdraw = useWithdrawInvitation(() => toast({ title: t.withdrawn }));
  const { id, name, email, role, invitedBy, expiresAt, isMailed } = invitation;
  const end = () => withdraw.mutate(id, { onError: () => errorToast(t.failed) });
  return (
    <li
      data-entry
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b p-4 last:border-b-0 focus-visible:-outline-offset-3"
    >
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-sans font-semibold text-base tracking-normal [overflow-wrap:anywhere]">{name}</h3>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">{email}</p>
        {!isMailed && <p className="mt-1 text-sm">{t.notMailed}</p>}
      </div>
      <p className="text-sm">
        <span className="font-semibold">{names[role]}</span>{" "}
        <span className="block text-muted">
          {t.until(formatDateTime(expiresAt, "shortMoment", locale))}, {t.by(invitedBy)}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <InvitationLink invitation={invitation} />
        <Button variant="link" size="small" busy={withdraw.isPending} onClick={end}>
          {t.withdraw}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
    </li>
  );
}

/** Shows the link on demand, after the password if the last one is some time ago. */
function InvitationLink({ invitation: { id, name } }: { invitation: Invitation }) {
  const t = useText(messages);
  const link = useInvitationLink();
  if (link.data) {
    const { path } = link.data;
    return <CopyButton source={() => window.location.origin + path} label={t.copy} doneLabel={t.copied} />;
  }
  const show = () => link.mutate(id, { onError: () => errorToast(t.linkFailed) });
  return (
    <Button variant="quiet" size="small" busy={link.isPending} onClick={show}>
      {t.getLink}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}
