import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { EntryList, StateList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { loadListForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { termUses } from "../contract.ts";
import { listGlossary } from "../server/glossary.server.ts";
import type { Route } from "./+types/page";
import { messages } from "./messages.ts";
import { glossaryFilterParams, glossaryQueryOptions, useAddTerm } from "./queries.ts";
import { GlossaryDetail, GlossaryRow } from "./row.tsx";
import { emptyTerm, TermForm } from "./term-form.tsx";

export function loader(args: Route.LoaderArgs) {
  return loadListForStaff(args, glossaryFilterParams, glossaryQueryOptions, listGlossary);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [glossaryQueryOptions(readFilter(glossaryFilterParams, params))]);
}

export default function GlossaryPage() {
  const t = useText(messages);
  const filter = useListFilter(glossaryFilterParams);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead}>
        <Link to="/cultural-translation" className={buttonClass({ variant: "quiet", size: "small" })}>
          {t.page}
        </Link>
      </ScreenTitle>
      <Allowed to="work">
        <AddWord />
      </Allowed>
      <StateList
        texts={t}
        states={termUses}
        names={t.uses}
        filter={filter}
        queryOptions={glossaryQueryOptions(filter)}
        rowHeight="h-14"
        split={{
          name: "term",
          find: (search) => glossaryQueryOptions({ search }),
          title: ({ term }) => <span lang="es">{term}</span>,
          detail: (term) => <GlossaryDetail term={term} />,
        }}
      >
        {(items) => (
          <EntryList label={t.list}>
            {items.map((term) => (
              <GlossaryRow key={term.id} term={term} />
            ))}
          </EntryList>
        )}
      </StateList>
    </>
  );
}

function AddWord() {
  const t = useText(messages);
  const add = useAddTerm();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <div className="mb-4">
      {open ? (
        <section aria-label={t.add} className="rounded border border-line bg-card p-4 sm:p-5">
          <TermForm
            initial={emptyTerm}
            words={{ send: t.add, sending: t.adding }}
            send={async (term) => {
              await add.mutateAsync(term);
              toast({ title: t.added, description: term.term });
            }}
            close={close}
          />
        </section>
      ) : (
        <Button ref={opener} variant="action" size="small" onClick={() => setOpen(true)}>
          <Plus aria-hidden className="size-4" />
          {t.add}
        </Button>
      )}
    </div>
  );
}
