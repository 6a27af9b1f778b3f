import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Form, Link } from "react-router";
import { failedStatus, ReadingFailed } from "#app/marketplace/vendors/vendor-parts.tsx";
import { formatCount } from "#app/staff/shell/record/formats.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { type BoardAddress, boardLink, boardPath, isFiltered, pageSize } from "../board-address.ts";
import { messages } from "../messages.ts";
import { PostEntry } from "../parts/post-entry.tsx";
import { boardQueryOptions } from "../queries.ts";
import { maxFound } from "../values.ts";
import { BoardFilters } from "./filters.tsx";

const top = "discussions";

export function BoardList({ address }: { address: BoardAddress }) {
  const t = useText(messages).list;
  const { locale } = useLocale();
  const query = useQuery({ ...boardQueryOptions(address), placeholderData: keepPreviousData });
  const { data, error, isFetching, isPlaceholderData } = query;
  const isCurrent = data && !isPlaceholderData;
  return (
    <section aria-labelledby={top}>
      <h2 id={top} tabIndex={-1} className="scroll-mt-20 text-2xl">
        {t.title}
      </h2>
      <div className="mt-5">
        <BoardFilters address={address} />
      </div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-5 py-1 text-muted text-sm">
        <p role="status">
          {isFetching && !isCurrent
            ? t.loading
            : isCurrent &&
              data.total > 0 &&
              (isFiltered(address) && data.total === maxFound
                ? t.newest(formatCount(maxFound, locale))
                : t.count(data.total, formatCount(data.total, locale)))}
        </p>
        {data?.posts.length !== 0 && <p>{t.zone}</p>}
      </div>
      {error && !isFetching && (
        <div className="mb-5">
          <ReadingFailed status={failedStatus(error)} retry={() => void query.refetch()} busy={isFetching} />
        </div>
      )}
      {data ? (
        <div
          aria-busy={isPlaceholderData}
          className={classNames("transition-opacity", isPlaceholderData && "opacity-55")}
        >
          {data.posts.length > 0 ? (
            <ul>
              {data.posts.map((post) => (
                <PostEntry key={post.id} post={post} />
              ))}
            </ul>
          ) : (
            !error && <NoPosts address={address} total={data.total} />
          )}
          <Pager address={address} total={data.total} />
        </div>
      ) : (
        isFetching && <LoadingPosts />
      )}
    </section>
  );
}

function LoadingPosts() {
  return ["a", "b", "c", "d", "e"].map((post) => (
    <div key={post} className="border-t py-6">
      <Skeleton className="h-40" />
    </div>
  ));
}

function NoPosts({ address, total }: { address: BoardAddress; total: number }) {
  const t = useText(messages).list;
  const linkTo = (to: string, label: string) => (
    <Link to={to} preventScrollReset className={buttonClass({ variant: "quiet" })}>
      {label}
    </Link>
  );
  if (total > 0)
    return (
      <EmptyState
        title={t.noPage}
        hint={t.noPageHint}
        action={linkTo(boardLink({ ...address, page: 1 }), t.firstPage)}
      />
    );
  if (isFiltered(address)) {
    const [title, hint] = address.search ? [t.nothing, t.nothingHint] : [t.nobody, t.nobodyHint];
    const action = (
      <>
        <a href="#write" className={buttonClass({ variant: "action" })}>
          {t.ask}
        </a>
        {linkTo(boardPath, t.clear)}
      </>
    );
    return <EmptyState title={title} hint={hint} action={action} />;
  }
  return <EmptyState title={t.empty} hint={t.emptyHint} />;
}

/** A form, so that it works without JavaScript. */
function Pager({ address: { page, ...filter }, total }: { address: BoardAddress; total: number }) {
  const t = useText(messages).list;
  const { locale } = useLocale();
  const pages = Math.ceil(total / pageSize);
  if (pages < 2 || page > pages) return null;
  return (
    <nav aria-label={t.pages} className="pt-5">
      <Form
        action={boardPath}
        preventScrollReset
        onSubmit={toTop}
        className="flex flex-wrap items-center gap-3"
      >
        {Object.entries(filter).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <p className="me-auto text-muted text-sm">
          {t.page(formatCount(page, locale), formatCount(pages, locale))}
        </p>
        <Button type="submit" variant="quiet" size="small" name="page" value={page - 1} disabled={page <= 1}>
          <ChevronLeft aria-hidden className="size-4" />
          {t.previous}
        </Button>
        <Button
          type="submit"
          variant="quiet"
          size="small"
          name="page"
          value={page + 1}
          disabled={page >= pages}
        >
          {t.next}
          <ChevronRight aria-hidden className="size-4" />
        </Button>
      </Form>
    </nav>
  );
}

/** The next page starts at the top of the list. */
function toTop() {
  const head = document.getElementById(top);
  head?.focus({ preventScroll: true });
  head?.scrollIntoView();
}
