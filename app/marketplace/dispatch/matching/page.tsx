import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { loadListForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { listDispatches } from "../server/dispatch.server.ts";
import type { Route } from "./+types/page";
import { HowItWorks } from "./how-it-works.tsx";
import { LatestDispatches } from "./latest-dispatches.tsx";
import { MatchForm } from "./match-form.tsx";
import { messages } from "./messages.ts";
import { dispatchesFilterParams, dispatchesQueryOptions } from "./queries.ts";
import { useMatchForm } from "./use-match-form.ts";
import { useWatchedDispatch } from "./use-watched-dispatch.ts";
import { WatchedDispatch } from "./watched-dispatch.tsx";

export function loader(args: Route.LoaderArgs) {
  return loadListForStaff(args, dispatchesFilterParams, dispatchesQueryOptions, listDispatches);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [
    dispatchesQueryOptions(readFilter(dispatchesFilterParams, params)),
  ]);
}

/** Creates a dispatch and follows it; `?dispatch=` in the address selects it. */
export default function MatchingPage() {
  const t = useText(messages);
  const { watched, watch } = useWatchedDispatch();
  const matching = useMatchForm(watch);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      {/* On phones one column, with the watched dispatch before the form. */}
      <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="max-lg:contents lg:grid lg:gap-10">
          <Allowed to="work">
            <MatchForm matching={matching} />
          </Allowed>
          <HowItWorks />
        </div>
        <div className="max-lg:contents lg:grid lg:gap-10">
          <div className={watched === undefined ? "max-lg:hidden" : "min-w-0 max-lg:order-first"}>
            <WatchedDispatch id={watched} refill={matching.refill} clear={() => watch(null)} />
          </div>
          <LatestDispatches />
        </div>
      </div>
    </>
  );
}
