import { Check } from "lucide-react";
import { useState } from "react";
import { ServiceName } from "#app/clients/bookings/service-name.tsx";
import { bookingVendorNames } from "#app/clients/bookings/vendor-names.ts";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { ReviewInvitation } from "../contract.ts";
import { messages } from "../messages.ts";
import { readInvitation } from "../server/write.server.ts";
import type { Route } from "./+types/page";
import { ReviewForm } from "./form.tsx";
import { ReviewThanks } from "./thanks.tsx";

/** An invalid link is a real 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = await context.get(pageRequest).ctx();
  return readInvitation(ctx, { link: params.link }).catch(refuseAsPage);
}

export default function ReviewPage({ loaderData: invitation, params: { link } }: Route.ComponentProps) {
  const t = useText(messages);
  return (
    <div className="wrap py-8 sm:py-10">
      <PrivateMeta title={t.write.title} />
      <h1 className="text-3xl">{t.write.title}</h1>
      <About invitation={invitation} />
      <div className="mt-8 grid items-start gap-x-10 gap-y-6 lg:grid-cols-12">
        <div className="arch min-w-0 rounded-s rounded-br border border-line bg-card p-5 sm:p-8 lg:col-span-7">
          {/* Resets the form for another booking. */}
          <Review key={link} link={link} invitation={invitation} />
        </div>
        <Rules />
      </div>
    </div>
  );
}

function Review({ link, invitation }: { link: string; invitation: ReviewInvitation }) {
  const [ended, setEnded] = useState<"sent" | "used" | null>(null);
  const outcome = ended ?? (invitation.reviewed ? "used" : null);
  return (
    <>
      <div role="status">
        {outcome && <ReviewThanks invitation={invitation} sent={outcome === "sent"} focus={ended !== null} />}
      </div>
      {!outcome && <ReviewForm link={link} onSent={() => setEnded("sent")} onUsed={() => setEnded("used")} />}
    </>
  );
}

function About({ invitation }: { invitation: ReviewInvitation }) {
  const t = useText(messages).write;
  const { locale } = useLocale();
  const { first: vendor } = bookingVendorNames(invitation, locale);
  return (
    <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-4 [overflow-wrap:anywhere]">
      <div>
        <dt className="text-muted text-sm">{t.provider}</dt>
        <dd lang={vendor.lang} className="font-semibold">
          {vendor.text}
        </dd>
      </div>
      {invitation.serviceRequested && (
        <div>
          <dt className="text-muted text-sm">{t.service}</dt>
          <dd className="font-semibold">
            <ServiceName name={invitation.serviceRequested} />
          </dd>
        </div>
      )}
      <div>
        <dt className="text-muted text-sm">{t.signed}</dt>
        <dd className="font-semibold">{invitation.author}</dd>
      </div>
    </dl>
  );
}

function Rules() {
  const t = useText(messages).rules;
  return (
    <section className="rounded bg-band p-5 sm:p-6 lg:col-span-5">
      <h2 className="text-xl">{t.title}</h2>
      <ul className="mt-4 grid gap-2">
        {t.points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-palma" strokeWidth={2.5} />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
