import { useEffect, useRef, useState } from "react";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
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
  const search = (person: PersonQuery) => {
    setQuery(person);
    find.mutate(person);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus to the results.
  useEffect(() => result.current?.focus(), [find.data]);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-4">
          <PersonForm search={search} busy={find.isPending} error={find.error} />
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
