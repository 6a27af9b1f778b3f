import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { data, Link } from "react-router";
import { PresentAt } from "#app/staff/presence/present-at.tsx";
import { WhoIsHere } from "#app/staff/presence/who-is-here.tsx";
import { loadForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { recordId } from "#platform/contract.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { readApplication } from "../server/read.server.ts";
import type { Route } from "./+types/page";
import { ApplicationDetail } from "./application-detail.tsx";
import { messages } from "./messages.ts";
import { applicationDetailQueryOptions } from "./queries.ts";

export function loader(args: Route.LoaderArgs) {
  const id = idIn(args.params);
  const { queryKey } = applicationDetailQueryOptions(id);
  return loadForStaff(args, (ctx) => [
    { queryKey, load: () => readApplication(ctx, { id }).catch(refuseAsPage) },
  ]);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  const query = applicationDetailQueryOptions(idIn(args.params));
  return prefetchFromApi(args, () => [query]);
}

function idIn(params: { id: string }): number {
  const parsed = recordId.safeParse(params);
  if (!parsed.success) throw data(null, { status: 404 });
  return parsed.data.id;
}

export default function ReviewPage({ params }: Route.ComponentProps) {
  const t = useText(messages);
  const id = idIn(params);
  return (
    <PresentAt record={{ kind: "vendor_application", id }}>
      <div className="flex items-center justify-between gap-4 print:hidden">
        <Link
          to="/admin/vendor-applications"
          className="text-link inline-flex min-h-11 items-center gap-2 font-semibold text-sm"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t.back}
        </Link>
        <WhoIsHere className="justify-end" />
      </div>
      <ApplicationTitle id={id} />
      <ApplicationDetail key={id} id={id} />
    </PresentAt>
  );
}

function ApplicationTitle({ id }: { id: number }) {
  const { data } = useQuery(applicationDetailQueryOptions(id));
  return data && <ScreenTitle title={data.businessName} />;
}
