import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { formatCount } from "#app/staff/shell/record/formats.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { SetupItem } from "../contract.ts";
import { messages } from "../messages.ts";
import { formPath, places } from "../places.ts";
import { setupQueryOptions } from "../queries.ts";
import { type SetupGroup, setupGroups } from "../values.ts";

const groups = Object.keys(setupGroups) as SetupGroup[];

/** What is still to do, by group; each line leads to where it is changed and to the page that shows it. */
export function MissingList({ items }: { items: readonly SetupItem[] }) {
  const t = useText(messages);
  if (items.length === 0) return <EmptyState title={t.done} hint={t.doneHint} />;
  const later = items.filter(({ isPutOff }) => isPutOff).length;
  return (
    <>
      <p className="font-semibold">
        {t.count(items.length - later)}
        {later > 0 && <span className="font-normal text-muted">; {t.putOffCount(later)}</span>}
      </p>
      <p className="max-w-measure text-muted">{t.how}</p>
      {groups.map((group) => (
        <Group key={group} group={group} items={items} />
      ))}
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

const linkClass = "inline-flex min-h-11 items-center text-link";

function Item({ item, isSample }: { item: SetupItem; isSample: boolean }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { id, value, records, isPutOff } = item;
  const { title, todo } = t.items[id];
  const { where, to } = places[id];
  const form = formPath(id);
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
          {form && (
            <Link to={form} aria-label={`${t.change}: ${title}`} className={`${linkClass} font-semibold`}>
              {t.change}
            </Link>
          )}
          {where && (
            <span className="[overflow-wrap:anywhere]">
              <span className="text-muted">{t.where}</span> <code>{where}</code>
            </span>
          )}
          {to && (
            <Link to={to} aria-label={`${t.see}: ${title}`} className={linkClass}>
              {t.see}
            </Link>
          )}
          <PutOff id={id} isPutOff={isPutOff} title={title} />
        </p>
      </div>
    </li>
  );
}

function PutOff({ id, isPutOff, title }: Pick<SetupItem, "id" | "isPutOff"> & { title: string }) {
  const t = useText(messages);
  const cache = useQueryClient();
  const change = useMutation({
    mutationFn: () => api.post("/api/admin/setup/put-off", { item: id, isPutOff: !isPutOff }),
    onSuccess: (answer) => cache.setQueryData(setupQueryOptions().queryKey, answer),
    onError: () => errorToast(t.putOffFailed),
  });
  const label = isPutOff ? t.takeUp : t.putOff;
  return (
    <Button
      variant="link"
      size="small"
      busy={change.isPending}
      aria-label={`${label}: ${title}`}
      onClick={() => change.mutate()}
    >
      {label}
    </Button>
  );
}
