import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { ListFrame } from "#app/staff/shell/list/list-frame.tsx";
import { noStateFilter, StateFilters } from "#app/staff/shell/list/state-filters.tsx";
import { EntryList } from "#app/staff/shell/list/state-list.tsx";
import { useChangeFilter } from "#app/staff/shell/list/use-change-filter.ts";
import { useListShortcuts } from "#app/staff/shell/list/use-list-shortcuts.ts";
import { loadForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { boardPath } from "../board-address.ts";
import { postFilters } from "../contract.ts";
import { listPosts } from "../server/moderate.server.ts";
import type { Route } from "./+types/page";
import { messages } from "./messages.ts";
import { managedFilterParams, managedQueryOptions } from "./queries.ts";
import { ModerateRow } from "./row.tsx";

export function loader(args: Route.LoaderArgs) {
  return loadForStaff(args, (ctx, params) => {
    const filter = readFilter(managedFilterParams, params);
    const query = { ...filter, post: filter.post ? Number(filter.post) : undefined, limit: 50 };
    return [{ queryKey: managedQueryOptions(filter).queryKey, load: () => listPosts(ctx, query) }];
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [managedQueryOptions(readFilter(managedFilterParams, params))]);
}

const noFilter = { ...noStateFilter, post: "" };

export default function ModeratePage() {
  const t = useText(messages);
  const [params] = useSearchParams();
  const filter = readFilter(managedFilterParams, params);
  const query = useQuery({ ...managedQueryOptions(filter), placeholderData: keepPreviousData });
  const { list, search } = useListShortcuts();
  const topic = query.data?.items.find(({ id }) => String(id) === filter.post);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead}>
        <Link to={boardPath} className={buttonClass({ variant: "quiet", size: "small" })}>
          {t.board}
        </Link>
      </ScreenTitle>
      <StateFilters
        texts={t}
        states={postFilters}
        names={t.shows}
        search={filter.search ?? ""}
        state={filter.status}
        searchRef={search}
      />
      {filter.post && <OnlyOne name={topic?.title ? t.only(topic.title) : t.onlyNumber(filter.post)} />}
      <div ref={list}>
        <ListFrame
          query={query}
          failure={t.loadFailed}
          rowHeight="h-72 lg:h-48"
          filter={filter}
          noFilter={noFilter}
          texts={t}
        >
          {(items) => (
            <EntryList label={t.list}>
              {items.map((post) => (
                <ModerateRow key={post.id} post={post} />
              ))}
            </EntryList>
          )}
        </ListFrame>
      </div>
    </>
  );
}

function OnlyOne({ name }: { name: string }) {
  const t = useText(messages);
  const change = useChangeFilter();
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4">
      <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
        {name}
      </p>
      <Button variant="link" size="small" onClick={() => change({ post: "" })}>
        <X aria-hidden className="size-4" />
        {t.everything}
      </Button>
    </div>
  );
}
