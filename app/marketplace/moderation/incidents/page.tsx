import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { EntryList, StateList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { useChangeFilter } from "#app/staff/shell/list/use-change-filter.ts";
import { loadListForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { Button } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../admin-messages.ts";
import { BackLink, ScreenLink } from "../back-link.tsx";
import { flagStates } from "../contract.ts";
import { messages as reportMessages } from "../reports-messages.ts";
import { listIncidents } from "../server/incidents.server.ts";
import type { Route } from "./+types/page";
import { IncidentDetail, IncidentRow } from "./incident-row.tsx";
import { LogIncident } from "./log-incident.tsx";
import { incidentFilterParams, incidentQueryOptions } from "./queries.ts";

export function loader(args: Route.LoaderArgs) {
  return loadListForStaff(args, incidentFilterParams, incidentQueryOptions, listIncidents);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [incidentQueryOptions(readFilter(incidentFilterParams, params))]);
}

export default function IncidentsPage() {
  const { incidents: t, search: searchLabel } = useText(messages);
  const reports = useText(reportMessages);
  const filter = useListFilter(incidentFilterParams);
  const query = useQuery({ ...incidentQueryOptions(filter), placeholderData: keepPreviousData });
  const incidentOfVendor = query.data?.items.find((one) => one.vendorid === filter.vendor);
  const filteredVendor = incidentOfVendor && {
    id: incidentOfVendor.vendorid,
    businessName: incidentOfVendor.businessName,
  };
  return (
    <>
      <BackLink to="/flagged-vendors">{t.back}</BackLink>
      <ScreenTitle title={t.title} lead={t.lead}>
        <div className="flex flex-wrap gap-3">
          <ScreenLink to="/admin/reports?status=open">{reports.title}</ScreenLink>
          <LogIncident vendor={filteredVendor} />
        </div>
      </ScreenTitle>
      <StateList
        texts={{ ...t, search: searchLabel }}
        states={flagStates}
        names={t.states}
        filter={filter}
        queryOptions={incidentQueryOptions(filter)}
        rowHeight="h-14"
        above={
          filter.vendor && (
            <OnlyVendor name={filteredVendor?.businessName ?? `${t.vendorId} ${filter.vendor}`} />
          )
        }
        split={{
          name: "incident",
          find: (search) => incidentQueryOptions({ search }),
          title: ({ businessName }) => <span dir="auto">{businessName}</span>,
          detail: (incident) => <IncidentDetail incident={incident} />,
        }}
      >
        {(items) => (
          <EntryList label={t.list}>
            {items.map((incident) => (
              <IncidentRow key={incident.id} incident={incident} />
            ))}
          </EntryList>
        )}
      </StateList>
    </>
  );
}

function OnlyVendor({ name }: { name: string }) {
  const { incidents: t } = useText(messages);
  const change = useChangeFilter();
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4">
      <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
        {t.only(name)}
      </p>
      <Button variant="link" size="small" onClick={() => change({ vendor: "" })}>
        <X aria-hidden className="size-4" />
        {t.allVendors}
      </Button>
    </div>
  );
}
