import { useInfiniteQuery } from "@tanstack/react-query";
import { MapPin } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { Link, useLoaderData } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { queryClient } from "#platform/api-client/query-client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { VendorCard } from "../contract.ts";
import { directoryPath } from "../directory-address.ts";
import { messages } from "../messages.ts";
import { names } from "../names.ts";
import { PageHead } from "../parts/page-head.tsx";
import { PublicCache } from "../public-cache.tsx";
import { vendorListQueryOptions } from "../queries.ts";
import { filterByName } from "../rules/name-search.ts";
import { vendorNames } from "../vendor-names.ts";
import {
  failedStatus,
  noSnippet,
  ReadingFailed,
  SampleMark,
  useFormatCount,
  VendorPicture,
} from "../vendor-parts.tsx";
import type { loader } from "./list-page.tsx";

/** Starts the request without waiting; the page shows what is cached. */
export function prefetch(): void {
  void queryClient().prefetchInfiniteQuery(vendorListQueryOptions());
}

export default function VendorListContent() {
  const { state } = useLoaderData<typeof loader>();
  const t = useText(messages).list;
  return (
    <PublicCache state={state}>
      <PageHead title={t.title} lead={t.note} />
      <div className="wrap pt-8 pb-16 lg:pb-24">
        <VendorList />
      </div>
    </PublicCache>
  );
}

function VendorList() {
  const t = useText(messages).list;
  const [typed, setTyped] = useState("");
  const search = useRef<HTMLInputElement>(null);
  // What was typed before the scripts came.
  useLayoutEffect(() => setTyped(search.current?.value ?? ""), []);
  const query = useInfiniteQuery(vendorListQueryOptions());
  const count = useFormatCount();
  const { data, error, isFetching, hasNextPage } = query;
  const loaded = data?.pages.flatMap((page) => page.items) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;
  const shown = filterByName(loaded, typed);
  const searching = typed.trim() !== "";
  const retry = () => void (data ? query.fetchNextPage() : query.refetch());
  return (
    <>
      <Field label={t.search} className="max-w-xl">
        <Input
          ref={search}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <p role="status" className="min-h-11 py-2.5 text-muted">
        {data
          ? t.count(searching ? shown.length : total, count(searching ? shown.length : total))
          : isFetching && t.loading}
        {data && searching && hasNextPage && `. ${t.loadedOnly(count(loaded.length), count(total))}`}
      </p>
      {!data && isFetching && <Skeletons />}
      {data && shown.length > 0 && <Register vendors={shown} />}
      {data && shown.length === 0 && <NoVendors searched={searching} />}
      {error && (
        <div className="mt-5">
          <ReadingFailed status={failedStatus(error)} retry={retry} busy={isFetching} />
        </div>
      )}
      {hasNextPage && !error && (
        <Button
          variant="quiet"
          className="mt-6"
          busy={query.isFetchingNextPage}
          busyLabel={t.loading}
          onClick={() => void query.fetchNextPage()}
        >
          {t.more}
        </Button>
      )}
    </>
  );
}

function Register({ vendors }: { vendors: readonly VendorCard[] }) {
  const t = useText(messages).list;
  return (
    <div
      {...noSnippet(vendors)}
      className="arch overflow-clip rounded-s rounded-br border border-line bg-card"
    >
      <ul aria-label={t.title} className="-me-px -mb-px grid grid-cols-1 lg:grid-cols-2">
        {vendors.map((vendor) => (
          <Entry key={vendor.id} vendor={vendor} />
        ))}
      </ul>
    </div>
  );
}

function Entry({ vendor }: { vendor: VendorCard }) {
  const t = useText(messages).list;
  const { categories } = useText(names);
  const { locale } = useLocale();
  const { first, second } = vendorNames(vendor, locale);
  return (
    <li className="relative flex gap-4 border-e border-b p-5 transition-colors hover:bg-band/50 has-[[data-cover]:focus-visible]:outline-3 has-[[data-cover]:focus-visible]:-outline-offset-3 has-[[data-cover]:focus-visible]:outline-larimar">
      <VendorPicture vendor={vendor} logoInstead className="w-14 self-start" />
      <div className="min-w-0 flex-1">
        <h2 className="text-lg leading-snug">
          <Link
            to={`/book-vendor/${vendor.id}`}
            lang={first.lang}
            data-cover
            className="decoration-1 underline-offset-[0.2em] outline-none after:absolute after:inset-0 hover:underline"
          >
            {first.text}
          </Link>
        </h2>
        {second && (
          <p lang={second.lang} className="text-muted text-sm">
            {second.text}
          </p>
        )}
        <p className="mt-1 flex flex-wrap gap-x-3 text-muted text-sm">
          <span>{categories[vendor.category]}</span>
          <span className="inline-flex items-center gap-1.5">
            <MapPin aria-hidden className="size-4" strokeWidth={1.75} />
            {vendor.location}
          </span>
        </p>
        {vendor.isSample && (
          <p className="mt-2">
            <SampleMark vendor={vendor} />
          </p>
        )}
      </div>
      <span
        aria-hidden
        className="self-center font-semibold text-larimar text-sm max-sm:underline max-sm:underline-offset-4 sm:rounded sm:border sm:border-line sm:px-3.5 sm:py-2.5 sm:text-ink"
      >
        {t.book}
      </span>
    </li>
  );
}

function Skeletons() {
  return (
    <div className="arch grid gap-px overflow-clip rounded-s rounded-br border border-line lg:grid-cols-2">
      {["a", "b", "c", "d", "e", "f", "g", "h"].map((row) => (
        <Skeleton key={row} className="h-32 rounded-none" />
      ))}
    </div>
  );
}

function NoVendors({ searched }: { searched: boolean }) {
  const t = useText(messages).list;
  return (
    <EmptyState
      title={t.none}
      hint={searched && t.noneHint}
      action={
        <Link to={directoryPath} className={buttonClass({ variant: "quiet" })}>
          {t.directory}
        </Link>
      }
    />
  );
}
