import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Account, Session } from "./contract.ts";
import { AccountSection } from "./form-fields.tsx";
import { messages } from "./messages.ts";
import { useAccountMutation } from "./queries.ts";
import { parseUserAgent } from "./user-agent.ts";

export function SessionsSection({ sessions }: Pick<Account, "sessions">) {
  const t = useText(messages);
  const { mutate, isPending } = useAccountMutation(() => api.post("/api/admin/account/sign-out-elsewhere"));
  const endOtherSessions = () =>
    mutate(undefined, {
      onSuccess: () => toast({ title: t.sessions.ended }),
      onError: () => toast({ title: t.failed, variant: "destructive" }),
    });
  return (
    <AccountSection title={t.sessions.title}>
      <ul className="divide-y">
        {sessions.map((session) => (
          <SessionItem key={session.startedAt} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="quiet"
          size="small"
          busy={isPending}
          busyLabel={t.sessions.ending}
          onClick={endOtherSessions}
          className="mt-3"
        >
          {t.sessions.end}
        </Button>
      )}
    </AccountSection>
  );
}

function SessionItem({ session: { startedAt, device, isThis } }: { session: Session }) {
  const t = useText(messages).sessions;
  const { locale } = useLocale();
  const parsed = parseUserAgent(device);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <span className="font-semibold">{parsed ? t.on(parsed.browser, parsed.system) : t.unknown}</span>
      <span className="text-muted text-sm">
        {isThis && <span className="font-semibold text-palma">{t.here}, </span>}
        {t.since(formatDateTime(startedAt, "moment", locale))}
      </span>
    </li>
  );
}
