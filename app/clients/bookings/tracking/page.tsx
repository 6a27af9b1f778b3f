import { Printer } from "lucide-react";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { useOperator } from "#platform/config/operator-context.tsx";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { telLink } from "#platform/text/phone-link.ts";
import type { Tracking } from "../contract.ts";
import { readTracking } from "../server/tracking.server.ts";
import { messages } from "../tracking-messages.ts";
import type { Route } from "./+types/page";
import { TrackingDetails } from "./details.tsx";
import { useTracking } from "./queries.ts";
import { TrackingStatus } from "./status.tsx";
import { TrackingSteps } from "./steps.tsx";

/** An unknown link is a real 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = await context.get(pageRequest).ctx();
  const booking = await readTracking(ctx, { token: params.token }).catch(refuseAsPage);
  return { booking, now: ctx.now.getTime() };
}

export default function TrackingPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const t = useText(messages);
  const { booking, now, show, refresh } = useTracking(token, loaderData);
  return (
    <div className="wrap py-8 sm:py-10">
      <PrivateMeta title={t.title} />
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <Head booking={booking} />
          <div className="arch mt-8 rounded-s rounded-br border border-line bg-card p-5 sm:p-8">
            {/* Resets the forms for another booking. */}
            <TrackingStatus key={token} {...{ booking, token, now, show, refresh }} />
          </div>
          <TrackingDetails booking={booking} />
        </div>
        <div className="min-w-0 lg:col-span-5">
          <TrackingSteps booking={booking} now={now} />
        </div>
      </div>
      <Foot />
    </div>
  );
}

function Head({ booking: { reference, status } }: { booking: Tracking }) {
  const t = useText(messages);
  return (
    <>
      <h1 className="text-3xl">{t.title}</h1>
      <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-4">
        <div>
          <dt className="text-muted text-sm">{t.reference}</dt>
          <dd className="font-semibold text-lg lining-nums">{reference}</dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{t.statusLabel}</dt>
          <dd className="pt-1">
            <div role="status">
              <Badge tone={status}>{t.statuses[status]}</Badge>
            </div>
          </dd>
        </div>
      </dl>
    </>
  );
}

function Foot() {
  const t = useText(messages);
  const { supportPhone } = useOperator();
  return (
    <div className="mt-10 flex flex-wrap items-start justify-between gap-x-10 gap-y-4 border-t pt-6 text-sm">
      <div className="max-w-measure text-muted">
        <p>{t.keep}</p>
        <p className="mt-2">
          {t.question}{" "}
          <a href={telLink(supportPhone)} className="text-link whitespace-nowrap font-semibold">
            {supportPhone}
          </a>
          . {t.timeZone}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CopyButton source={bookingLink} label={t.copyLink} doneLabel={t.linkCopied} />
        <Button variant="quiet" size="small" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          {t.print}
        </Button>
      </div>
    </div>
  );
}

/** The link without query and fragment. */
function bookingLink(): string {
  return window.location.origin + window.location.pathname;
}
