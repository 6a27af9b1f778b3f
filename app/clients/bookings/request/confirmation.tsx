import type { ReactNode } from "react";
import type { VendorDetail } from "#app/marketplace/vendors/contract.ts";
import { vendorNames } from "#app/marketplace/vendors/vendor-names.ts";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { MangroveTimeline } from "#app/ui/art/mangrove-timeline.tsx";
import { Button } from "#app/ui/button.tsx";
import { ReceiptLink, Reference } from "#app/ui/forms/receipt.tsx";
import { useReceiptFocus } from "#platform/forms/use-receipt-focus.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import type { SentBooking } from "../parts/sent-booking.ts";
import { promiseText } from "../promise-text.ts";
import { ServiceName } from "../service-name.tsx";

type BookingConfirmationProps = {
  booking: SentBooking;
  vendor: VendorDetail;
  title: string;
  onAnother: () => void;
  /** Below the receipt. */
  children?: ReactNode;
};

export function BookingConfirmation(props: BookingConfirmationProps) {
  const { booking, vendor, title, onAnother } = props;
  const t = useText(messages);
  const { locale } = useLocale();
  const heading = useReceiptFocus();
  return (
    <div className="wrap rhythm-tight grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr] print:block print:space-y-8">
      <PrivateMeta title={title} />
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        <p className="mt-4 max-w-measure text-lg">
          {booking.reachable ? t.full.sentText(promiseText(booking, t.promised, locale)) : t.sent.unreachable}
        </p>
        <Receipt booking={booking} vendor={vendor} />
        <ReceiptLink
          path={booking.trackingPath}
          label={t.sent.track}
          printLabel={t.sent.print}
          hint={t.sent.trackHint}
        />
        {props.children}
      </div>
      <div>
        <NextSteps booking={booking} />
        <Button variant="link" onClick={onAnother} className="mt-4 print:hidden">
          {t.sent.another}
        </Button>
      </div>
    </div>
  );
}

function NextSteps({ booking }: Pick<BookingConfirmationProps, "booking">) {
  const t = useText(messages).sent;
  const { locale } = useLocale();
  const time = booking.reachable ? promiseText(booking, t.soon, locale) : undefined;
  return (
    <>
      <h2 className="mb-6 text-2xl">{t.next}</h2>
      <MangroveTimeline
        items={[
          { key: "received", time: t.now, title: t.received, current: true },
          { key: "verify", ...(time && { time }), title: t.verify, ahead: true },
          { key: "confirm", title: t.confirm, ahead: true },
          { key: "schedule", title: t.schedule, ahead: true },
          { key: "coordinate", title: t.coordinate, ahead: true },
        ]}
      />
    </>
  );
}

function Receipt({ booking, vendor }: Pick<BookingConfirmationProps, "booking" | "vendor">) {
  const t = useText(messages).sent;
  const { locale } = useLocale();
  const { first } = vendorNames(vendor, locale);
  return (
    <div className="arch mt-8 rounded-s rounded-br border border-line bg-card px-5 py-6 sm:px-8">
      <Reference reference={booking.reference} texts={t} className="text-4xl tabular-nums" />
      <dl className="mt-6 grid gap-x-8 gap-y-4 border-t pt-5 sm:grid-cols-2 [overflow-wrap:anywhere]">
        <div>
          <dt className="text-muted text-sm">{t.provider}</dt>
          <dd lang={first.lang} className="font-semibold">
            {first.text}
          </dd>
        </div>
        {booking.serviceRequested && (
          <div>
            <dt className="text-muted text-sm">{t.service}</dt>
            <dd className="font-semibold">
              <ServiceName
                name={booking.serviceRequested}
                vendorServices={vendor.services}
                known={vendor.serviceNames[vendor.services.indexOf(booking.serviceRequested)]}
              />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
