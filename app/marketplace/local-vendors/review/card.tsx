import { useRef } from "react";
import { SpamHoldMark } from "#app/staff/shell/editing/spam-hold.tsx";
import { DeskRow } from "#app/staff/shell/list/desk-row.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { LocalVendor } from "../contract.ts";
import { Contact } from "./contact.tsx";
import { Description, Facts, Notes } from "./facts.tsx";
import { messages } from "./messages.ts";
import { PhotoLinks, Photos } from "./photos.tsx";
import { ReviewActions } from "./review-actions.tsx";
import { StatusBadge, StatusDetails } from "./status-details.tsx";

/** An applicant in one line. Service and zone are in Spanish, or in the applicant's words. */
export function LocalVendorRow({ vendor }: { vendor: LocalVendor }) {
  const { locale } = useLocale();
  return (
    <DeskRow
      id={vendor.id}
      name={vendor.nombreCompleto}
      what={
        <span lang="es" dir="auto">
          <strong>{vendor.servicioOfrece}</strong> · {vendor.zonaUbicacion}
        </span>
      }
      state={vendor.heldReason ? <SpamHoldMark /> : <StatusBadge status={vendor.status} />}
      when={formatDateTime(vendor.submittedAt, "shortDay", locale)}
    />
  );
}

/** An applicant beside the list. */
export function LocalVendorDetail({ vendor }: { vendor: LocalVendor }) {
  const card = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={card}
      tabIndex={-1}
      className="grid gap-x-8 gap-y-5 focus:outline-none @xl:grid-cols-[minmax(0,1fr)_18rem]"
    >
      <div className="min-w-0">
        <Applicant vendor={vendor} />
        <Contact vendor={vendor} />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-3">
        <StatusDetails vendor={vendor} />
        <ReviewActions vendor={vendor} card={card} />
      </div>
      <div className="col-span-full grid min-w-0 gap-4 border-t pt-4">
        <Description vendor={vendor} />
        <Facts vendor={vendor} />
        <Photos vendor={vendor} />
        <PhotoLinks vendor={vendor} />
        <Notes vendor={vendor} />
      </div>
    </div>
  );
}

/** Service and category are in Spanish, or in the applicant's words. */
function Applicant({ vendor }: { vendor: LocalVendor }) {
  const t = useText(messages).card;
  const { servicioOfrece, serviceCategory, zonaUbicacion } = vendor;
  return (
    <dl className="text-sm">
      <div>
        <dt className="sr-only">{t.service}</dt>
        <dd lang="es" dir="auto" className="font-semibold [overflow-wrap:anywhere]">
          {servicioOfrece}
        </dd>
      </div>
      <div>
        <dt className="sr-only">{t.category}</dt>
        <dd lang="es" className="text-muted">
          {serviceCategory}
        </dd>
      </div>
      <div>
        <dt className="sr-only">{t.zone}</dt>
        <dd lang="es">{zonaUbicacion}</dd>
      </div>
    </dl>
  );
}
