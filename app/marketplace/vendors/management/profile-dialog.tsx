import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { messages as deskMessages } from "#app/staff/shell/messages.ts";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { telLink } from "#platform/text/phone-link.ts";
import type { ManagedVendor, VendorPreview } from "../contract.ts";
import { type ReadProfile, vendorProfileQueryOptions } from "../management-queries.ts";
import { messages } from "../parts/staff-messages.ts";
import { coverFirst } from "../rules/gallery.ts";
import { VendorView } from "../vendor-view.tsx";
import { Website } from "../website.tsx";
import { GalleryRemoval } from "./gallery-removal.tsx";

export function ProfileDialog({ vendor, close }: { vendor: ManagedVendor; close: () => void }) {
  const t = useText(messages).profile;
  // Never cached: the vendor may be editing.
  const query = useQuery({ ...vendorProfileQueryOptions(vendor.id), gcTime: 0 });
  const { data: profile } = query;
  const today = todayInSantoDomingo(new Date(useNow()));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      width="wide"
      title={t.title(vendor.businessName)}
      description={t.statusTexts[vendor.status]}
    >
      {profile ? (
        <>
          <PrivateFacts profile={profile} />
          <GalleryRemoval vendor={vendor} pictures={profile.gallery} />
          <h2 className="mt-8 mb-5 font-sans font-semibold text-base">{t.theirs}</h2>
          <VendorView vendor={toPublicView(vendor, profile)} today={today} heading="h2" />
        </>
      ) : (
        <ProfileNotLoaded failed={query.isError && !query.isFetching} retry={() => void query.refetch()} />
      )}
    </Dialog>
  );
}

function ProfileNotLoaded({ failed, retry }: { failed: boolean; retry: () => void }) {
  const t = useText(messages);
  const shellTexts = useText(deskMessages);
  return (
    <>
      <div role="status">{!failed && <span className="sr-only">{t.profile.loading}</span>}</div>
      {failed ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-flamboyan">
          {t.profile.failed}
          <Button variant="quiet" size="small" onClick={retry}>
            {shellTexts.retry}
          </Button>
        </p>
      ) : (
        <div className="grid gap-5">
          <Skeleton className="h-40" />
          <Skeleton className="h-72" />
        </div>
      )}
    </>
  );
}

function PrivateFacts({ profile }: { profile: ReadProfile }) {
  const t = useText(messages).profile;
  const { email, loginEmail, phone } = profile;
  return (
    <section aria-labelledby="private-facts" className="rounded bg-band px-4 py-3 sm:px-5">
      <h2 id="private-facts" className="font-sans font-semibold text-base">
        {t.ours}
      </h2>
      <dl className="mt-1 text-sm">
        <Fact name={t.contact}>
          <span dir="auto">{profile.contactName}</span>
        </Fact>
        <Fact name={t.email}>{email && <Mail address={email} />}</Fact>
        <Fact name={t.loginEmail}>{loginEmail ? <Mail address={loginEmail} /> : t.noLogin}</Fact>
        <Fact name={t.phone}>
          {phone && (
            <a href={telLink(phone)} className={contactLinkClass}>
              {phone}
            </a>
          )}
        </Fact>
        <Fact name={t.website}>{profile.website && <Website address={profile.website} />}</Fact>
        <Fact name={t.priceNote}>{profile.priceNote && <span dir="auto">{profile.priceNote}</span>}</Fact>
        <Fact name={t.address}>{profile.address && <span dir="auto">{profile.address}</span>}</Fact>
      </dl>
    </section>
  );
}

const contactLinkClass = "-my-3 inline-block py-3 text-link";

function Mail({ address }: { address: string }) {
  return (
    <a href={`mailto:${encodeURIComponent(address)}`} className={contactLinkClass}>
      {address}
    </a>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const t = useText(messages).profile;
  return (
    <div className="grid gap-x-6 border-t py-2.5 first:border-t-0 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">
        {children || <span className="text-muted">{t.none}</span>}
      </dd>
    </div>
  );
}

function toPublicView(vendor: ManagedVendor, profile: ReadProfile): VendorPreview {
  const {
    contactName,
    email: _e,
    loginEmail: _l,
    phone: _p,
    website: _w,
    address: _a,
    priceNote: _n,
    unanswered,
    gallery,
    coverId,
    ...writtenFields
  } = profile;
  const { rating, reviewCount, verifiedChecks, verifiedAt, isSample } = vendor;
  return {
    ...writtenFields,
    // What the vendor never chose is not on the public page either.
    ...(unanswered.includes("priceRange") && { priceRange: null }),
    fullName: contactName,
    ...{ rating, reviewCount, verifiedChecks, verifiedAt, isSample },
    gallery: coverFirst(gallery, coverId),
    isVerified: verifiedChecks.length > 0,
  };
}
