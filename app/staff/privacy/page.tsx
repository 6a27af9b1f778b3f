import { ArrowLeft } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { Button } from "#app/ui/button.tsx";
import { recordNumber } from "#platform/contract.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { PersonQuery } from "./contract.ts";
import { messages } from "./messages.ts";
import { PersonForm } from "./person-form.tsx";
import { PersonRecords } from "./person-records.tsx";
import { useFindPerson } from "./queries.ts";

export default function PeoplePage() {
  const t = useText(messages);
  const find = useFindPerson();
  const [query, setQuery] = useState<PersonQuery>();
  const result = useRef<HTMLElement>(null);
  const person = usePersonInAddress();
  const { mutate } = find;
  const search = useCallback(
    (asked: PersonQuery) => {
      setQuery(asked);
      mutate(asked);
    },
    [mutate],
  );
  useEffect(() => {
    if (person !== null) search({ email: "", phone: "", person });
  }, [person, search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus to the results.
  useEffect(() => result.current?.focus(), [find.data]);
  return (
    <>
      <Link
        to={person === null ? "/admin/people" : `/admin/people/${person}`}
        className="text-link -mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-sm"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {person === null ? t.backToPeople : t.backToPerson}
      </Link>
      <ScreenTitle title={t.title} lead={t.lead} />
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-4">
          {person === null ? (
            <PersonForm search={search} busy={find.isPending} error={find.error} />
          ) : (
            <KnownPerson failed={find.isError} retry={() => search({ email: "", phone: "", person })} />
          )}
        </div>
        <div className="min-w-0 lg:col-span-8 lg:row-span-2">
          {find.data && query && (
            <PersonRecords ref={result} found={find.data} refresh={() => search(query)} />
          )}
        </div>
        <SearchLimits />
      </div>
    </>
  );
}

/** Staff come from a person's page. */
function usePersonInAddress(): number | null {
  const [params] = useSearchParams();
  const parsed = recordNumber.safeParse(params.get("person"));
  return parsed.success ? parsed.data : null;
}

function KnownPerson({ failed, retry }: { failed: boolean; retry: () => void }) {
  const { who: t } = useText(messages);
  return (
    <div className="grid gap-3 text-sm">
      <p>{t.known}</p>
      <div role="alert">
        {failed && (
          <Button variant="quiet" size="small" onClick={retry}>
            {t.failed}
          </Button>
        )}
      </div>
    </div>
  );
}

function SearchLimits() {
  const { limits: t } = useText(messages);
  return (
    <section aria-label={t.title} className="border-t pt-4 text-muted text-sm lg:col-span-4">
      <h2 className="font-sans font-semibold text-ink text-sm tracking-normal">{t.title}</h2>
      <ul className="mt-2 grid list-disc gap-2 ps-4">
        <li>{t.anonymous}</li>
        <li>{t.reviews}</li>
        <li>{t.browser}</li>
      </ul>
    </section>
  );
}
