import { useQuery } from "@tanstack/react-query";
import { Scale } from "lucide-react";
import { Link } from "react-router";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { EntryList, StateList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { loadListForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { formatCapped } from "#app/staff/shell/record/formats.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { personGroups } from "../contract.ts";
import { listPeople } from "../server/list.server.ts";
import type { Route } from "./+types/page";
import { messages } from "./messages.ts";
import { peopleFilterParams, peopleQueryOptions } from "./queries.ts";
import { PersonRow } from "./row.tsx";

export function loader(args: Route.LoaderArgs) {
  return loadListForStaff(args, peopleFilterParams, peopleQueryOptions, listPeople);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [peopleQueryOptions(readFilter(peopleFilterParams, params))]);
}

export default function PeoplePage() {
  const t = useText(messages);
  const filter = useListFilter(peopleFilterParams);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead}>
        <Link to="/admin/people/data" className="text-link inline-flex min-h-11 items-center gap-2 text-sm">
          <Scale aria-hidden className="size-4" />
          {t.rights}
        </Link>
      </ScreenTitle>
      <StateList
        texts={t}
        states={personGroups}
        names={t.states}
        filter={filter}
        queryOptions={peopleQueryOptions(filter)}
        rowHeight="h-24 lg:h-12"
        below={<OlderProposals filter={filter} />}
      >
        {(items) => (
          <EntryList label={t.list}>
            {items.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </EntryList>
        )}
      </StateList>
    </>
  );
}

/** Below the group "may be the same person", which is of the newest proposals. */
function OlderProposals({ filter }: { filter: Parameters<typeof peopleQueryOptions>[0] }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const older = Number(useQuery(peopleQueryOptions(filter)).data?.facts?.older ?? 0);
  return older > 0 && <p className="px-4 py-2 text-muted text-sm">{t.older(formatCapped(older, locale))}</p>;
}
