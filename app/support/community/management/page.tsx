import { X } from "lucide-react";
import { Link } from "react-router";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { EntryList, StateList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { useChangeFilter } from "#app/staff/shell/list/use-change-filter.ts";
import { loadListForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { boardPath } from "../board-address.ts";
import { type ManagedPost, postFilters } from "../contract.ts";
import { listPosts } from "../server/moderate.server.ts";
import type { Route } from "./+types/page";
import { messages } from "./messages.ts";
import { managedFilterParams, managedQueryOptions } from "./queries.ts";
import { ModerateDetail, ModerateRow, PostTitle } from "./row.tsx";

export function loader(args: Route.LoaderArgs) {
  return loadListForStaff(args, managedFilterParams, managedQueryOptions, listPosts);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [managedQueryOptions(readFilter(managedFilterParams, params))]);
}

export default function ModeratePage() {
  const t = useText(messages);
  const filter = useListFilter(managedFilterParams);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead}>
        <Link to={boardPath} className={buttonClass({ variant: "quiet", size: "small" })}>
          {t.board}
        </Link>
      </ScreenTitle>
      <StateList
        texts={t}
        states={postFilters}
        names={t.states}
        filter={filter}
        queryOptions={managedQueryOptions(filter)}
        rowHeight="h-14"
        split={{
          name: "entry",
          find: (search) => managedQueryOptions({ search }),
          title: (post) => <PostTitle post={post} />,
          detail: (post) => <ModerateDetail post={post} />,
        }}
      >
        {(items) => (
          <>
            {filter.post && <OnlyOne id={filter.post} items={items} />}
            <EntryList label={t.list}>
              {items.map((post) => (
                <ModerateRow key={post.id} post={post} />
              ))}
            </EntryList>
          </>
        )}
      </StateList>
    </>
  );
}

function OnlyOne({ id, items }: { id: number; items: readonly ManagedPost[] }) {
  const t = useText(messages);
  const title = items.find((post) => post.id === id)?.title;
  const change = useChangeFilter();
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4">
      <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
        {title ? t.only(title) : t.onlyNumber(id)}
      </p>
      <Button variant="link" size="small" onClick={() => change({ post: "" })}>
        <X aria-hidden className="size-4" />
        {t.everything}
      </Button>
    </div>
  );
}
