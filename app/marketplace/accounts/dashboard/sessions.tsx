import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { parseUserAgent } from "#app/staff/accounts/user-agent.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { VendorLogin } from "../contract.ts";
import { messages } from "../messages.ts";
import { vendorApi } from "../session.ts";
import { useVendor } from "../vendor-context.ts";

type VendorProps = { vendorId: number };

/** Where the vendor is signed in, and the buttons that end those sessions. */
export function Sessions({ vendorId }: VendorProps) {
  const t = useText(messages).account;
  const { data: sessions, isError } = useQuery(sessionsQuery(vendorId));
  return (
    <div className="mt-8">
      <h3 className="text-lg">{t.sessions}</h3>
      {sessions && (
        <ul className="mt-2 divide-y border-y">
          {sessions.map((session) => (
            <SessionItem key={`${session.startedAt} ${session.isThis}`} session={session} />
          ))}
        </ul>
      )}
      {isError && (
        <p role="alert" className="mt-2 text-muted">
          {t.sessionsFailed}
        </p>
      )}
      <p className="mt-4 mb-3 text-muted">{t.elsewhere}</p>
      <LogOutButtons vendorId={vendorId} hasOthers={sessions === undefined || sessions.length > 1} />
    </div>
  );
}

function sessionsQuery(vendorId: number) {
  return {
    ...vendorApi.query("/api/vendor/account/:vendorId/sessions", { vendorId }),
    staleTime: 0,
    refetchOnMount: true,
  };
}

function SessionItem({ session: { startedAt, device, isThis } }: { session: VendorLogin }) {
  const t = useText(messages).account;
  const { locale } = useLocale();
  const parsed = parseUserAgent(device);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <span className="font-semibold">{parsed ? t.on(parsed.browser, parsed.system) : t.unknownDevice}</span>
      <span className="text-muted text-sm">
        {isThis && <span className="font-semibold text-palma">{t.here}, </span>}
        {t.since(formatPublicMoment(startedAt, "moment", locale))}
      </span>
    </li>
  );
}

function LogOutButtons({ vendorId, hasOthers }: VendorProps & { hasOthers: boolean }) {
  const t = useText(messages);
  const cache = useQueryClient();
  const { signOut } = useVendor();
  const onError = (error: Error) => {
    const description = (error instanceof ApiError && error.body?.message) || t.trouble.unreachable;
    toast({ title: t.account.notLoggedOut, description, variant: "destructive" });
  };
  const elsewhere = useMutation({
    mutationFn: () => vendorApi.delete("/api/vendor/account/:vendorId/sessions", { vendorId }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: sessionsQuery(vendorId).queryKey });
      toast({ title: t.account.loggedOut });
    },
    onError,
  });
  const everywhere = useMutation({
    mutationFn: () => vendorApi.post("/api/vendor/account/:vendorId/sign-out-everywhere", { vendorId }),
    onSuccess: signOut,
    onError,
  });
  return (
    <div className="flex flex-wrap gap-3">
      {hasOthers && (
        <Button
          variant="quiet"
          busy={elsewhere.isPending}
          busyLabel={t.account.loggingOut}
          onClick={() => elsewhere.mutate()}
        >
          {t.account.logOut}
        </Button>
      )}
      <Button
        variant="quiet"
        busy={everywhere.isPending}
        busyLabel={t.account.loggingOut}
        onClick={() => everywhere.mutate()}
      >
        {t.account.everywhere}
      </Button>
    </div>
  );
}
