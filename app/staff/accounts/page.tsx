import { useQuery } from "@tanstack/react-query";
import { messages as auditMessages } from "#app/staff/audit/messages.ts";
import { loadForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { HistoryStep } from "#app/staff/shell/record/history.tsx";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/page";
import type { Account } from "./contract.ts";
import { AccountSection } from "./form-fields.tsx";
import { messages } from "./messages.ts";
import { PasswordSection } from "./password-section.tsx";
import { accountQueryOptions } from "./queries.ts";
import { SecondStepSection } from "./second-step/second-step-section.tsx";
import { readAccount } from "./server/account.server.ts";
import { SessionsSection } from "./sessions-section.tsx";

export function loader(args: Route.LoaderArgs) {
  const { headers } = args.request;
  const queries = (ctx: Parameters<typeof readAccount>[0]) => [
    { queryKey: accountQueryOptions().queryKey, load: () => readAccount(ctx, headers) },
  ];
  return loadForStaff(args, queries, true);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, () => [accountQueryOptions()]);
}

export default function AccountPage() {
  const t = useText(messages);
  const { data, isError, isFetching, refetch } = useQuery(accountQueryOptions());
  return (
    <>
      <ScreenTitle title={t.title} {...(data ? { lead: `${data.name}, ${data.email}` } : {})} />
      {data ? (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="grid gap-6">
            <SecondStepSection secondStep={data.secondStep} />
            <div className="print:hidden">
              <SessionsSection sessions={data.sessions} />
            </div>
          </div>
          <div className="grid gap-6 print:hidden">
            <PasswordSection email={data.email} />
            <AccountHistory history={data.history} earlierDeeds={data.earlierDeeds} />
          </div>
        </div>
      ) : isError && !isFetching ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-flamboyan">{t.loadFailed}</p>
          <Button variant="quiet" onClick={() => void refetch()}>
            {t.retry}
          </Button>
        </div>
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}

function AccountHistory({ history, earlierDeeds }: Pick<Account, "history" | "earlierDeeds">) {
  const t = useText(messages).history;
  const acts: Partial<Record<string, string>> = useText(auditMessages).acts;
  return (
    <AccountSection title={t.title}>
      {history.length === 0 && <p className="text-muted text-sm">{t.none}</p>}
      <ol className="border-line border-s-2 ps-4 text-sm empty:hidden">
        {history.map(({ id, act, by, at }) => (
          <HistoryStep key={id} what={acts[act] ?? act} by={by === "operator" ? t.operator : by} at={at} />
        ))}
      </ol>
      {earlierDeeds > 0 && <p className="text-muted text-sm">{t.earlier(earlierDeeds)}</p>}
    </AccountSection>
  );
}
