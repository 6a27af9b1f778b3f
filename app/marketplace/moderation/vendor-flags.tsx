import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { QueryBoundary } from "#app/ui/loading/query-boundary.tsx";
import type { Api } from "#platform/api-client/api.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { FlagIncident } from "./contract.ts";
import { VendorFlagCard } from "./vendor/flag-card.tsx";
import { messages } from "./vendor/messages.ts";
import { useAnswerFlag, vendorFlagsQueryOptions } from "./vendor-flags-queries.ts";

/** @param props.api calls the API with the vendor's token */
export function VendorFlags({ vendorId, api }: { vendorId: number; api: Api }) {
  const t = useText(messages);
  const answer = useAnswerFlag(vendorId, api);
  const query = useInfiniteQuery(vendorFlagsQueryOptions(vendorId, api));
  return (
    <QueryBoundary query={query} texts={t} height="h-24">
      {({ pages }) => (
        <>
          <FlagList flags={pages.flatMap((page) => page.items)} answer={answer} />
          {query.hasNextPage && (
            <Button
              variant="quiet"
              className="mt-4"
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t.older}
            </Button>
          )}
        </>
      )}
    </QueryBoundary>
  );
}

type FlagListProps = {
  flags: readonly FlagIncident[];
  /** @throws ApiError */
  answer: (id: number, message: string) => Promise<void>;
};

function FlagList({ flags, answer }: FlagListProps) {
  const t = useText(messages);
  if (flags.length === 0)
    return (
      <>
        <p className="font-semibold">{t.none}</p>
        <p className="mt-1 text-muted">{t.how}</p>
      </>
    );
  return (
    <>
      <p className="max-w-measure text-muted text-sm">{t.meaning}</p>
      <Link to="/vendor-profile" className="inline-flex min-h-11 items-center text-link">
        {t.edit}
      </Link>
      <ul aria-label={t.list} className="mt-2 grid gap-4">
        {flags.map((flag) => (
          <li key={flag.id}>
            <VendorFlagCard flag={flag} answer={answer} />
          </li>
        ))}
      </ul>
    </>
  );
}
