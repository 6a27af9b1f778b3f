import { Link, useLoaderData, useParams } from "react-router";
import type { VendorDetail } from "#app/marketplace/vendors/contract.ts";
import { vendorNames } from "#app/marketplace/vendors/vendor-names.ts";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { SubmitButton } from "#app/ui/forms/form-buttons.tsx";
import { type Photos, usePhotos } from "#app/ui/photos/use-photos.ts";
import { PrivacyNote } from "#app/ui/privacy-note.tsx";
import { ProblemAlert } from "#app/ui/problem-note.tsx";
import { HoneypotField } from "#platform/forms/honeypot-field.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { type SentBooking, useSentBooking } from "../parts/sent-booking.ts";
import { photosUrl } from "../tracking-url.ts";
import { BookingConcerns } from "./concerns.tsx";
import { BookingConfirmation } from "./confirmation.tsx";
import { BookingProblems, CustomerFields, ServiceFields } from "./fields.tsx";
import { BookingLayout } from "./layout.tsx";
import type { loader } from "./page.tsx";
import { PhotoFields, SentPhotos, tokenOf } from "./photos.tsx";
import { type FormProps, pastTimeError, useBookingForm } from "./use-booking-form.ts";
import { VendorBoundary } from "./vendor-boundary.tsx";

export { prefetchVendor } from "../vendor-of-booking.ts";

export default function BookingContent() {
  const loaderData = useLoaderData<typeof loader>();
  const { vendorId = "" } = useParams();
  return (
    <VendorBoundary pageData={loaderData} vendorIdText={vendorId} height="h-[94rem] sm:h-[73rem]">
      {(vendor) => <Booking vendor={vendor} hour={loaderData.hour} />}
    </VendorBoundary>
  );
}

function Booking({ vendor, hour }: { vendor: VendorDetail; hour: string }) {
  const { full: t } = useText(messages);
  const { locale } = useLocale();
  const name = `booking-${vendor.id}`;
  const { sent, save, clear } = useSentBooking(name);
  const photos = usePhotos();
  const sendPhotos = ({ trackingPath }: Pick<SentBooking, "trackingPath">) =>
    void photos.send(photosUrl(tokenOf(trackingPath), locale));
  if (sent)
    return (
      <BookingConfirmation
        booking={sent}
        vendor={vendor}
        title={t.sentTitle}
        onAnother={() => {
          photos.clear();
          clear();
        }}
      >
        {photos.photos.length > 0 && <SentPhotos photos={photos} retry={() => sendPhotos(sent)} />}
      </BookingConfirmation>
    );
  const onSent = (booking: SentBooking) => {
    save(booking);
    sendPhotos(booking);
  };
  return (
    <>
      <PrivateMeta title={t.pageTitle(vendorNames(vendor, locale).first.text)} />
      <BookingLayout title={t.title} vendor={vendor}>
        <p className="mb-6">
          <Link to={`/book-vendor/${vendor.id}`} className="text-link inline-flex min-h-11 items-center">
            {t.quick}
          </Link>
        </p>
        <BookingForm name={name} vendor={vendor} hour={hour} photos={photos} onSent={onSent} />
      </BookingLayout>
    </>
  );
}

function BookingForm({ hour, photos, ...props }: FormProps & { hour: string; photos: Photos }) {
  const t = useText(messages);
  const booking = useBookingForm(props);
  const { sending } = booking;
  const isVendorGone = sending.phase === "failed" && sending.failure.code === "not_found";
  const isTimePast = sending.phase === "failed" && pastTimeError(sending.failure) !== undefined;
  return (
    <form id={props.name} method="post" noValidate onSubmit={booking.submit}>
      <BookingProblems booking={booking} />
      <div className="grid gap-10">
        <CustomerFields booking={booking} />
        <ServiceFields booking={booking} vendor={props.vendor} hour={hour} />
        <PhotoFields photos={photos} />
        <HoneypotField ref={booking.honeypot} />
      </div>
      <div className="mt-8 grid gap-5 border-t pt-6">
        <PrivacyNote>{t.privacy}</PrivacyNote>
        <ProblemAlert title={sending.phase === "failed" && t.full.failedTitle}>
          {isVendorGone ? t.missing.text : !isTimePast && t.full.failedText} {booking.failure}
        </ProblemAlert>
        <BookingConcerns concerns={booking.concerns} />
        <SubmitButton size="large" busy={sending.phase === "sending"} busyLabel={t.full.submitting}>
          {t.full.submit}
        </SubmitButton>
      </div>
    </form>
  );
}
