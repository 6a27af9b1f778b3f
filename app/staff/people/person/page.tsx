import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { data, Link } from "react-router";
import { PresentAt } from "#app/staff/presence/present-at.tsx";
import { WhoIsHere } from "#app/staff/presence/who-is-here.tsx";
import { loadForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { ApiError } from "#platform/api-client/client.ts";
import { recordId } from "#platform/contract.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { PersonDetail } from "../contract.ts";
import { messages as people } from "../messages.ts";
import { readPerson } from "../server/read.server.ts";
import type { Route } from "./+types/page";
import { FollowUp } from "./follow-up.tsx";
import { messages } from "./messages.ts";
import { AlsoTheirs, OpenRecords, Sales } from "./open.tsx";
import { personQueryOptions } from "./queries.ts";
import { SamePerson } from "./same.tsx";
import { Timeline } from "./timeline.tsx";
import { WhoTheyAre } from "./who.tsx";
import { WriteToThem } from "./write.tsx";

export function loader(args: Route.LoaderArgs) {
  const id = idIn(args.params);
  const { queryKey } = personQueryOptions(id);
  return loadForStaff(args, (ctx) => [{ queryKey, load: () => readPerson(ctx, { id }).catch(refuseAsPage) }]);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  const query = personQueryOptions(idIn(args.params));
  return prefetchFromApi(args, () => [query]);
}

function idIn(params: { id: string }): number {
  const parsed = recordId.safeParse(params);
  if (!parsed.success) throw data(null, { status: 404 });
  return parsed.data.id;
}

export default function PersonPage({ params }: Route.ComponentProps) {
  const t = useText(messages);
  const id = idIn(params);
  const { data: person, error, isFetching, refetch } = useQuery(personQueryOptions(id));
  return (
    <PresentAt record={{ kind: "person", id }}>
      <div className="-mt-2 flex items-center justify-between gap-4 print:hidden">
        <Link
          to="/admin/people"
          className="text-link inline-flex min-h-11 items-center gap-2 font-semibold text-sm"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t.back}
        </Link>
        <WhoIsHere className="justify-end" />
      </div>
      {person && <Person key={person.id} person={person} />}
      {!person && (isFetching || !error) && <Loading />}
      {!person && error && !isFetching && <Failure error={error} retry={() => void refetch()} />}
    </PresentAt>
  );
}

/** Who they are, what is open, and everything in one order: on a phone one below the other, on wide screens side by side. */
function Person({ person }: { person: PersonDetail }) {
  const t = useText(people);
  return (
    <>
      <ScreenTitle title={person.name || t.unnamed}>
        <LanguageBadge locale={person.locale} />
      </ScreenTitle>
      <div className="grid items-start gap-x-8 gap-y-6 border-t pt-4 lg:grid-cols-[16rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] xl:grid-cols-[15rem_minmax(0,1fr)_16rem]">
        <div className="grid min-w-0 gap-4">
          <WhoTheyAre person={person} />
          <FollowUp person={person} />
        </div>
        <div className="grid min-w-0 gap-6 max-xl:lg:row-start-2 xl:col-start-3 xl:row-start-1">
          <OpenRecords person={person} />
          <Sales person={person} />
          <SamePerson person={person} />
          <AlsoTheirs person={person} />
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <WriteToThem person={person} />
          <Timeline person={person} />
        </div>
      </div>
    </>
  );
}

function Loading() {
  return (
    <div className="grid gap-6 lg:grid-cols-12">
      <Skeleton className="h-16 lg:col-span-12" />
      <Skeleton className="h-64 lg:col-span-3" />
      <Skeleton className="h-[60vh] lg:col-span-9" />
    </div>
  );
}

function Failure({ error, retry }: { error: Error; retry: () => void }) {
  const t = useText(messages);
  if (error instanceof ApiError && error.status === 404) {
    const back = (
      <Link to="/admin/people" className={buttonClass({ variant: "quiet" })}>
        {t.back}
      </Link>
    );
    return <EmptyState title={t.gone} hint={t.goneHint} action={back} />;
  }
  return <EmptyState title={t.failed} action={<Button onClick={retry}>{t.retry}</Button>} />;
}
