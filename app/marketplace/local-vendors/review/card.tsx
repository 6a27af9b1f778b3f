import { useRef } from "react";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { LocalVendor } from "../contract.ts";
import { Contact } from "./contact.tsx";
import { Description, Facts, Notes } from "./facts.tsx";
import { messages } from "./messages.ts";
import { PhotoLinks, Photos } from "./photos.tsx";
import { ReviewActions } from "./review-actions.tsx";
import { StatusDetails } from "./status-details.tsx";

export function LocalVendorCard({ vendor }: { vendor: LocalVendor }) {
  const card = useRef<HTMLLIElement>(null);
  return (
    <li
      ref={card}
      data-entry
      tabIndex={-1}
      className="grid gap-x-8 gap-y-5 border-b p-4 last:border-b-0 focus-visible:-outline-offset-3 sm:p-5 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr]"
    >
      <div className="min-w-0 lg:row-span-2">
        <Applicant vendor={vendor} />
        <Contact vendor={vendor} />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-3 lg:col-start-3">
        <StatusDetails vendor={vendor} />
      </div>
      <div className="grid min-w-0 content-start gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Description vendor={vendor} />
        <Facts vendor={vendor} />
        <Photos vendor={vendor} />
        <PhotoLinks vendor={vendor} />
        <Notes vendor={vendor} />
      </div>
      <div className="min-w-0 lg:col-start-3">
        <ReviewActions vendor={vendor} card={card} />
      </div>
    </li>
  );
}

/** Service and category are in Spanish, or in the applicant's words. */
function Applicant({ vendor }: { vendor: LocalVendor }) {
  const t = useText(messages).card;
  const { nombreCompleto, servicioOfrece, serviceCategory, zonaUbicacion } = vendor;
  return (
    <>
      <h2 dir="auto" className="text-lg leading-snug [overflow-wrap:anywhere]">
        {nombreCompleto}
      </h2>
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
    </>
  );
}
