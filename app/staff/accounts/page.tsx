import { useQuery } from "@tanstack/react-query";
import { messages as auditMessages } from "#app/staff/audit/messages.ts";
import { messages as shellMessages } from "#app/staff/shell/messages.ts";
import { loadForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { HistoryStep } from "#app/staff/shell/record/history.tsx";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { QueryBoundary } from "#app/ui/loading/query-boundary.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/page";
import type { Account } from "./contract.ts";
import { AccountSection } from "./form-fields.tsx";
import { messages } from "./messages.ts";
import { NameSection } from "./name-section.tsx";
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
  return loadForStaff(args, queries, { isOwnAccount: true });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, () => [accountQueryOptions()]);
}

export default function AccountPage() {
  const t = useText(messages);
  const { loading } = useText(shellMessages);
  const query = useQuery(accountQueryOptions());
  const { data } = query;
  return (
    <>
      <ScreenTitle title={t.title} {...(data ? { lead: `${data.name}, ${data.email}` } : {})} />
      <QueryBoundary query={query} texts={{ failed: t.loadFailed, again: t.retry, loading }} height="h-96">
        {({ secondStep, sessions, name, email, history, earlierDeeds }) => (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <div className="grid gap-6">
              <SecondStepSection secondStep={secondStep} />
              <div className="print:hidden">
                <SessionsSection sessions={sessions} />
              </div>
            </div>
            <div className="grid gap-6 print:hidden">
              <NameSection name={name} />
              <PasswordSection email={email} />
              <AccountHistory history={history} earlierDeeds={earlierDeeds} />
            </div>
          </div>
        )}
      </QueryBoundary>
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
