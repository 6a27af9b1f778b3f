import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { StatusPageLayout } from "#app/ui/status-page-layout.tsx";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { readTracking } from "../server/tracking.server.ts";
import { messages } from "../tracking-messages.ts";
import type { Route } from "./+types/page";
import { TrackingDetails } from "./details.tsx";
import { TrackingPhotos } from "./photos.tsx";
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
    <>
      <PrivateMeta title={t.title} />
      <StatusPageLayout
        title={t.title}
        facts={[{ label: t.reference, value: booking.reference }]}
        status={{
          label: t.statusLabel,
          badge: <Badge tone={booking.status}>{t.statuses[booking.status]}</Badge>,
        }}
        details={
          <>
            <TrackingDetails booking={booking} />
            <TrackingPhotos key={token} {...{ booking, token, show }} />
          </>
        }
        steps={<TrackingSteps booking={booking} now={now} />}
        footTexts={t}
        action={<CopyButton source={bookingLink} label={t.copyLink} doneLabel={t.linkCopied} />}
      >
        {/* Resets the forms for another booking. */}
        <TrackingStatus key={token} {...{ booking, token, now, show, refresh }} />
      </StatusPageLayout>
    </>
  );
}

/** The link without query and fragment. */
function bookingLink(): string {
  return window.location.origin + window.location.pathname;
}
