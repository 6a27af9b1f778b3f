import { Download, Trash2 } from "lucide-react";
import { type Ref, useCallback, useEffect, useState } from "react";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { EntryList } from "#app/staff/shell/list/state-list.tsx";
import { formatCount, formatDateTime } from "#app/staff/shell/record/formats.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { KindSummary, PersonFound, RecordKind } from "./contract.ts";
import { EraseDialog } from "./erase-dialog.tsx";
import { messages } from "./messages.ts";
import { useDownloadCopy, useSearchEverywhere } from "./queries.ts";

type PersonRecordsProps = { found: PersonFound; refresh: () => void; ref: Ref<HTMLElement> };

export function PersonRecords({ found, refresh, ref }: PersonRecordsProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const person = describePerson(found);
  return (
    <section ref={ref} tabIndex={-1} aria-label={t.found.list} className="focus:outline-none">
      {found.total === 0 ? (
        <NoRecords found={found} person={person} refresh={refresh} />
      ) : (
        <>
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-3">
            <div className="min-w-0">
              <h2 className="text-xl">{t.found.title(found.total)}</h2>
              <p className="text-muted text-sm [overflow-wrap:anywhere]">{t.found.of(person)}</p>
            </div>
            <PersonActions found={found} person={person} refresh={refresh} />
          </div>
          <EntryList label={t.found.list}>
            {found.kinds.map((kind) => (
              <KindRow key={kind.kind} summary={kind} count={formatCount(kind.count, locale)} />
            ))}
          </EntryList>
        </>
      )}
    </section>
  );
}

function describePerson({ email, phone }: PersonFound): string {
  return [email, phone].filter(Boolean).join(" · ");
}

/** Kinds whose `about` is an internal name. */
const kindsWithoutName = new Set<RecordKind>([
  "letter",
  "job",
  "news",
  "answer",
  "audit",
  "report",
  "job_offer",
]);

function KindRow({ summary, count }: { summary: KindSummary; count: string }) {
  const { kinds, found: t } = useText(messages);
  const { locale } = useLocale();
  const [oldest, newest] = [summary.oldest, summary.newest].map((at) => formatDateTime(at, "day", locale));
  return (
    <li className="grid grid-cols-[2rem_1fr] items-baseline gap-x-3 border-b px-4 py-3 last:border-b-0 sm:px-5 lg:grid-cols-[2rem_2fr_3fr]">
      <span className="text-end font-display font-semibold text-lg lining-nums">{count}</span>
      <span className="font-semibold">{kinds[summary.kind]}</span>
      <span className="col-start-2 min-w-0 text-muted text-sm lg:col-start-3">
        {oldest === newest ? newest : t.between(oldest ?? "", newest ?? "")}
        {!kindsWithoutName.has(summary.kind) && summary.about.length > 0 && (
          <span dir="auto" className="block [overflow-wrap:anywhere]">
            {summary.about.join(" · ")}
          </span>
        )}
      </span>
    </li>
  );
}

function PersonActions({
  found,
  person,
  refresh,
}: {
  found: PersonFound;
  person: string;
  refresh: () => void;
}) {
  const t = useText(messages);
  const save = useDownloadCopy(t.copy.file);
  const [erasing, setErasing] = useState(false);
  const saveCopy = () =>
    save.mutate(found, {
      onSuccess() {
        toast({ title: t.copy.saved, description: t.copy.savedText });
        // The export adds an audit event, which counts as a record.
        refresh();
      },
      onError: () => errorToast(t.copy.failed),
    });
  return (
    <div className="flex flex-wrap gap-3">
      <Allowed to="export">
        <Button
          variant="quiet"
          size="small"
          busy={save.isPending}
          busyLabel={t.copy.saving}
          onClick={saveCopy}
        >
          <Download aria-hidden className="size-4" />
          {t.copy.save}
        </Button>
      </Allowed>
      <Allowed to="erase">
        <Button variant="danger" size="small" onClick={() => setErasing(true)}>
          <Trash2 aria-hidden className="size-4" />
          {t.erase.open}
        </Button>
      </Allowed>
      {erasing && (
        <EraseDialog found={found} person={person} close={() => setErasing(false)} refresh={refresh} />
      )}
    </div>
  );
}

type NoRecordsProps = { found: PersonFound; person: string; refresh: () => void };

/** Says at once that there is no record, and then whether any text of the database mentions the person. */
function NoRecords({ found, person, refresh }: NoRecordsProps) {
  const { found: t } = useText(messages);
  const { mutate, data, isError } = useSearchEverywhere();
  const search = useCallback(() => mutate(found), [mutate, found]);
  useEffect(search, [search]);
  const arrived = (data?.total ?? 0) > 0;
  useEffect(() => {
    if (arrived) refresh();
  }, [arrived, refresh]);
  const searched = data?.searched;
  return (
    <EmptyState
      title={searched?.traces.length === 0 ? t.nothing : t.noRecord}
      hint={
        <>
          <p className="[overflow-wrap:anywhere]">{t.of(person)}</p>
          <div role="status" className="mt-2">
            {searched ? <Traces searched={searched} /> : <p>{isError ? t.everywhereFailed : t.everywhere}</p>}
          </div>
        </>
      }
      action={
        isError && (
          <Button variant="quiet" onClick={search}>
            {t.retry}
          </Button>
        )
      }
    />
  );
}

function Traces({ searched: { columns, traces } }: { searched: NonNullable<PersonFound["searched"]> }) {
  const { found: t } = useText(messages);
  if (traces.length === 0) return <p>{t.clean(columns)}</p>;
  return (
    <>
      <p>{t.traces}</p>
      <ul className="mt-1 list-disc ps-5">
        {traces.map(({ table, column, count }) => (
          <li key={`${table} ${column}`}>
            <code>
              {table}.{column}
            </code>
            : {t.rows(count)}
          </li>
        ))}
      </ul>
    </>
  );
}
