import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, MapPin } from "lucide-react";
import { Link } from "react-router";
import { useConsultation } from "#app/clients/leads/use-consultation.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { mostCounted } from "#platform/database/lists/capped-count.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { DirectoryCategory, DirectoryFacts, VendorCard } from "../contract.ts";
import {
  categoryOf,
  type DirectoryAddress,
  directoryLink,
  isFiltered,
  vendorsPerPage,
  wholeDirectory,
} from "../directory-address.ts";
import { messages } from "../messages.ts";
import { names } from "../names.ts";
import { directoryQueryOptions } from "../queries.ts";
import { failedStatus, noSnippet, ReadingFailed, useFormatCount } from "../vendor-parts.tsx";
import { VendorCardView } from "./card-view.tsx";
import { FilterChips } from "./filter-chips.tsx";

const resultsId = "directory-results";

export function DirectoryResults({ address }: { address: DirectoryAddress }) {
  const t = useText(messages).directory;
  const query = useQuery({ ...directoryQueryOptions(address), placeholderData: keepPreviousData });
  const { data, error, isFetching, isPlaceholderData } = query;
  const count = useFormatCount();
  const isSettled = data && !isPlaceholderData;
  const facts: DirectoryFacts = (isSettled && data.facts) || {};
  const countText =
    data &&
    t.count(data.total, data.total === mostCounted ? `${count(mostCounted - 1)}+` : count(data.total));
  return (
    <div id={resultsId} tabIndex={-1} className="scroll-mt-20 focus:outline-none">
      <div className="flex min-h-11 flex-wrap items-center pb-2">
        <p role="status" className="not-empty:me-5 text-muted">
          {isSettled ? countText : isFetching && t.loading}
        </p>
        <FilterChips address={address} facts={facts} />
        {isFiltered(address) && (
          <Link to={directoryLink(wholeDirectory)} preventScrollReset className={clearClass}>
            {t.clear}
          </Link>
        )}
      </div>
      {facts.place && facts.nearest && (
        <p className="mb-4 flex items-start gap-2">
          <MapPin aria-hidden className="mt-1 size-4 text-larimar" strokeWidth={1.75} />
          {t.nearest(facts.place, facts.nearest, facts.kilometres ?? "")}
        </p>
      )}
      {error && (
        <div className="mb-5">
          <ReadingFailed status={failedStatus(error)} retry={() => void query.refetch()} busy={isFetching} />
        </div>
      )}
      {data ? (
        <div
          className={classNames("transition-opacity", isPlaceholderData && "opacity-55")}
          aria-busy={isPlaceholderData}
        >
          {data.items.length > 0 ? (
            <Gallery vendors={data.items} label={t.list} town={facts.place} />
          ) : (
            !error && <NoResults address={address} total={data.total} category={facts.category} />
          )}
          <Pager address={address} total={data.total} />
          <p className="mt-8 text-muted">
            {t.byNameLead}{" "}
            <Link to="/vendor-list" className="font-medium text-larimar underline underline-offset-4">
              {t.byName}
            </Link>
          </p>
        </div>
      ) : (
        !error && <SkeletonCards />
      )}
    </div>
  );
}

const clearClass = buttonClass({ variant: "link", size: "small" });
const columns = "-me-px -mb-px grid grid-cols-1 md:grid-cols-2 xl:grid-cols-3";

type GalleryProps = {
  label: string;
  vendors: readonly VendorCard[];
  town: string | undefined;
};

function Gallery({ label, vendors, town }: GalleryProps) {
  return (
    <div
      {...noSnippet(vendors)}
      className="arch overflow-clip rounded-s rounded-br border border-line bg-card"
    >
      <ul aria-label={label} className={columns}>
        {vendors.map((vendor) => (
          <VendorCardView key={vendor.id} vendor={vendor} town={town} />
        ))}
      </ul>
    </div>
  );
}

function SkeletonCards() {
  return (
    <div className="arch overflow-clip rounded-s rounded-br border border-line bg-card">
      <div className={columns}>
        {["a", "b", "c", "d", "e", "f"].map((card) => (
          <div key={card} className="flex h-60 flex-col gap-4 border-e border-b p-5">
            <div className="flex gap-4">
              <Skeleton className="h-16 w-14 rounded-t-full" />
              <Skeleton className="mt-1 h-14 flex-1" />
            </div>
            <Skeleton className="h-11" />
            <Skeleton className="mt-auto h-11 w-48" />
          </div>
        ))}
      </div>
    </div>
  );
}

type NoResultsProps = { address: DirectoryAddress; total: number; category: string | undefined };

function NoResults({ address, total, category }: NoResultsProps) {
  const t = useText(messages).directory;
  const { categories } = useText(names);
  const nearest = categoryOf(category ?? null);
  const consultation = useConsultation();
  if (total > 0) {
    return (
      <EmptyState
        title={t.noPage}
        hint={t.noPageHint}
        action={
          <Link to={directoryLink({ ...address, page: 1 })} className={buttonClass()}>
            {t.firstPage}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t.none}
      hint={
        <>
          {nearest && <p className="mb-2 text-ink">{t.nearestCategory(categories[nearest])}</p>}
          {t.noneHint}
        </>
      }
      action={
        <>
          {nearest && (
            <Link to={inCategory(address, nearest)} preventScrollReset className={buttonClass()}>
              {t.lookIn(categories[nearest])}
            </Link>
          )}
          {isFiltered(address) && (
            <Link
              to={directoryLink(wholeDirectory)}
              preventScrollReset
              className={buttonClass(nearest ? { variant: "quiet" } : {})}
            >
              {t.clear}
            </Link>
          )}
          <Link {...consultation.link()} className={buttonClass({ variant: "quiet" })}>
            {t.ask}
          </Link>
        </>
      }
    />
  );
}

/** The category instead of the search; the town and the language stay. */
function inCategory({ location, serves, english }: DirectoryAddress, category: DirectoryCategory): string {
  return directoryLink({ ...wholeDirectory, location, serves, english, category });
}

function Pager({ address, total }: { address: DirectoryAddress; total: number }) {
  const t = useText(messages).directory;
  const count = useFormatCount();
  const pages = Math.ceil(total / vendorsPerPage);
  const { page } = address;
  if (pages < 2 || page > pages) return null;
  const buttonStyle = buttonClass({ variant: "quiet", size: "small" });
  const to = (other: number) => directoryLink({ ...address, page: other });
  return (
    <nav aria-label={t.pages} className="flex flex-wrap items-center justify-between gap-3 pt-5">
      <p className="text-muted text-sm">{t.page(count(page), count(pages))}</p>
      <div className="flex gap-3">
        {page > 1 && (
          <Link
            to={to(page - 1)}
            rel="prev"
            preventScrollReset
            onClick={scrollToResults}
            className={buttonStyle}
          >
            <ChevronLeft aria-hidden className="size-4" />
            {t.previous}
          </Link>
        )}
        {page < pages && (
          <Link
            to={to(page + 1)}
            rel="next"
            preventScrollReset
            onClick={scrollToResults}
            className={buttonStyle}
          >
            {t.next}
            <ChevronRight aria-hidden className="size-4" />
          </Link>
        )}
      </div>
    </nav>
  );
}

function scrollToResults() {
  const head = document.getElementById(resultsId);
  head?.focus({ preventScroll: true });
  head?.scrollIntoView();
}
