import { ArrowLeft, Plus } from "lucide-react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { queryWithSelection, readFilter } from "#app/staff/shell/list/list-filter.ts";
import { EntryList, StateList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { loadListForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { templateStates } from "../contract.ts";
import { listTemplates } from "../server/templates.server.ts";
import type { Route } from "./+types/page";
import { OpenTemplate } from "./editor.tsx";
import { messages } from "./messages.ts";
import { openTemplateParams, templateFilterParams, templatesQueryOptions } from "./queries.ts";
import { TemplateRow } from "./row.tsx";

export function loader(args: Route.LoaderArgs) {
  return loadListForStaff(args, templateFilterParams, templatesQueryOptions, listTemplates);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [templatesQueryOptions(readFilter(templateFilterParams, params))]);
}

const selection = (params: URLSearchParams, id: number | null) => ({
  search: queryWithSelection(params, "template", id),
});

export default function TemplatesPage() {
  const t = useText(messages);
  const filter = useListFilter(templateFilterParams);
  const { template: open } = useListFilter(openTemplateParams);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isOpen = open !== undefined;
  const add = new URLSearchParams(params);
  add.set("template", "new");
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead}>
        <Link to={{ search: `?${add}` }} preventScrollReset className={buttonClass({ size: "small" })}>
          <Plus aria-hidden className="size-4" />
          {t.add}
        </Link>
      </ScreenTitle>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className={classNames("min-w-0", isOpen && "max-lg:hidden")}>
          <StateList
            texts={t}
            states={templateStates}
            names={t.states}
            filter={filter}
            queryOptions={templatesQueryOptions(filter)}
            rowHeight="h-16"
          >
            {(items) => (
              <EntryList label={t.list}>
                {items.map((one) => (
                  <TemplateRow
                    key={one.id}
                    template={one}
                    isOpen={one.id === open}
                    to={selection(params, one.id)}
                  />
                ))}
              </EntryList>
            )}
          </StateList>
        </div>
        <div className={classNames("min-w-0", !isOpen && "max-lg:hidden")}>
          {isOpen && (
            <Link
              to={selection(params, null)}
              className="inline-flex min-h-11 items-center gap-2 text-link font-semibold text-sm lg:hidden"
            >
              <ArrowLeft aria-hidden className="size-4" />
              {t.back}
            </Link>
          )}
          <OpenTemplate
            key={open ?? "none"}
            open={open}
            filter={filter}
            onAdded={(id) => void navigate(selection(params, id), { preventScrollReset: true })}
          />
        </div>
      </div>
    </>
  );
}
