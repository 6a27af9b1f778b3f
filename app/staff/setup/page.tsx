import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { messages as shellMessages } from "#app/staff/shell/messages.ts";
import { loadForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { formatCount } from "#app/staff/shell/record/formats.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { QueryBoundary } from "#app/ui/loading/query-boundary.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/page";
import type { SetupItem } from "./contract.ts";
import { messages } from "./messages.ts";
import { places } from "./places.ts";
import { setupQueryOptions } from "./queries.ts";
import { readSetup } from "./server/setup.server.ts";
import { type SetupGroup, setupGroups } from "./values.ts";

export function loader(args: Route.LoaderArgs) {
  return loadForStaff(args, (ctx) => [
    { queryKey: setupQueryOptions().queryKey, load: () => readSetup(ctx) },
  ]);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, () => [setupQueryOptions()]);
}

const groups = Object.keys(setupGroups) as SetupGroup[];

export default function SetupPage() {
  const t = useText(messages);
  const { loading } = useText(shellMessages);
  const query = useQuery(setupQueryOptions());
  const texts = { failed: t.loadFailed, again: t.retry, loading };
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <QueryBoundary query={query} texts={texts} height="h-96">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t.done} hint={t.doneHint} />
          ) : (
            <>
              <p className="font-semibold">{t.count(items.length)}</p>
              <p className="max-w-measure text-muted">{t.how}</p>
              {groups.map((group) => (
                <Group key={group} group={group} items={items} />
              ))}
            </>
          )
        }
      </QueryBoundary>
    </>
  );
}

function Group({ group, items }: { group: SetupGroup; items: readonly SetupItem[] }) {
  const t = useText(messages).groups;
  const ids: readonly string[] = setupGroups[group];
  const own = items.filter(({ id }) => ids.includes(id));
  if (own.length === 0) return null;
  return (
    <section aria-labelledby={`setup-${group}`} className="mt-8">
      <h2 id={`setup-${group}`} className="text-xl">
        {t[group]} <span className="font-sans text-base text-muted">({own.length})</span>
      </h2>
      <ul className="mt-3 rounded border border-line bg-card">
        {own.map((item) => (
          <Item key={item.id} item={item} isSample={group === "samples"} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item: { id, value, records }, isSample }: { item: SetupItem; isSample: boolean }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { title, todo } = t.items[id];
  const { where, to } = places[id];
  const counted = records === null ? "" : (isSample ? t.shown : t.records)(formatCount(records, locale));
  return (
    <li
      data-entry
      className="grid gap-x-8 gap-y-1 border-t p-4 first:border-t-0 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div>
        <h3 className="font-sans font-semibold text-base tracking-normal">{title}</h3>
        {(value !== null || counted) && (
          <p className="text-sm [overflow-wrap:anywhere]">
            {value !== null && (
              <>
                <span className="text-muted">{t.now}</span> <strong>{value}</strong>
              </>
            )}
            {value !== null && counted && <span className="text-muted">; </span>}
            {counted && <span className="text-muted">{counted}</span>}
          </p>
        )}
      </div>
      <div>
        <p className="max-w-measure">{todo}</p>
        <p className="flex flex-wrap items-center gap-x-5 text-sm">
          <span className="[overflow-wrap:anywhere]">
            <span className="text-muted">{t.where}</span> <code>{where}</code>
          </span>
          {to && (
            <Link
              to={to}
              aria-label={`${t.see}: ${title}`}
              className="inline-flex min-h-11 items-center text-link"
            >
              {t.see}
            </Link>
          )}
        </p>
      </div>
    </li>
  );
}
