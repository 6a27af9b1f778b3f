import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { readFromApi, readListForStaff } from "#app/staff/shell/staff-page.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { listDispatches } from "../server/dispatch.server.ts";
import type { Route } from "./+types/page";
import { useWatching } from "./address.ts";
import { MatchingCards } from "./cards.tsx";
import { useMatching } from "./form.ts";
import { MatchingJobs } from "./jobs.tsx";
import { messages } from "./messages.ts";
import { dispatchesAddress, dispatchesReading, live } from "./queries.ts";
import { MatchingRequest } from "./request.tsx";
import { MatchingWatch } from "./watch.tsx";

export function loader(args: Route.LoaderArgs) {
  return readListForStaff(args, dispatchesAddress, dispatchesReading, listDispatches);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readFromApi(args, (params) => [
    { ...dispatchesReading(readFilter(dispatchesAddress, params)), ...live },
  ]);
}

/** Gives a job out to local vendors, and shows what becomes of it: the address holds which one is watched. */
export default function MatchingPage() {
  const t = useText(messages);
  const { watched, watch } = useWatching();
  const matching = useMatching(watch);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      {/* On a phone one column, what is watched before the form. */}
      <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="max-lg:contents lg:grid lg:gap-10">
          <MatchingRequest matching={matching} />
          <MatchingCards />
        </div>
        <div className="max-lg:contents lg:grid lg:gap-10">
          <div className={watched === undefined ? "max-lg:hidden" : "min-w-0 max-lg:order-first"}>
            <MatchingWatch id={watched} refill={matching.refill} clear={() => watch(null)} />
          </div>
          <MatchingJobs />
        </div>
      </div>
    </>
  );
}
