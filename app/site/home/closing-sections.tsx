import { ShieldCheck } from "lucide-react";
import { Link } from "react-router";
import { useContactDialog } from "#app/clients/contact/use-contact-dialog.ts";
import { useConsultation } from "#app/clients/leads/use-consultation.ts";
import { Louvres } from "#app/ui/art/louvres.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { ClosingBand } from "#app/ui/closing-band.tsx";
import { useOperator } from "#platform/config/operator-context.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { telLink } from "#platform/text/phone-link.ts";
import { messages } from "./offer-messages.ts";

export function SafetySection() {
  const t = useText(messages).safety;
  const { text, points } = useOperator().hotline.isPlaceholder ? t.withoutLine : t;
  return (
    <section aria-labelledby="safety-heading" className="border-y bg-card">
      <div className="wrap rhythm grid items-center gap-x-16 gap-y-6 sm:gap-y-10 lg:grid-cols-12">
        <Louvres className="w-full max-w-md max-sm:hidden lg:col-span-5" />
        <div className="lg:col-span-7">
          <h2 id="safety-heading">{t.heading}</h2>
          <p className="mt-4 max-w-measure text-muted sm:text-lg">{text}</p>
          <ul className="mt-5 sm:mt-8">
            {points.map((point) => (
              <li key={point} className="flex items-center gap-4 border-t py-3.5">
                <ShieldCheck aria-hidden className="size-5 text-palma" strokeWidth={1.75} />
                {point}
              </li>
            ))}
          </ul>
          <Link to="/safety" className={buttonClass({ variant: "action", className: "mt-6" })}>
            {t.link}
          </Link>
        </div>
      </div>
    </section>
  );
}

export function CallToAction() {
  const t = useText(messages).cta;
  const consultation = useConsultation();
  return (
    <ClosingBand heading={t.heading} text={t.text} strip>
      <Link {...consultation.link()} className={buttonClass({ variant: "primary", size: "large" })}>
        {t.start}
      </Link>
      <Link to="/vendor-directory" className="text-link inline-flex min-h-11 items-center font-semibold">
        {t.browse}
      </Link>
    </ClosingBand>
  );
}

/** On phones only its button: the lead above says which is for what. */
const wayClass = "flex flex-col items-stretch sm:items-start sm:rounded sm:border sm:bg-card sm:p-8";

export function ContactSection() {
  const t = useText(messages).contact;
  const consultation = useConsultation();
  const contact = useContactDialog();
  const { locale } = useLocale();
  const { supportPhone, officeHours } = useOperator();
  return (
    <section id="contact" tabIndex={-1} aria-labelledby="contact-heading" className="focus:outline-none">
      <div className="wrap rhythm grid gap-x-16 gap-y-6 sm:gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="contact-heading">{t.heading}</h2>
          <p className="mt-4 text-muted sm:text-lg">{t.lead}</p>
          <p className="mt-4 text-muted text-sm max-sm:hidden sm:mt-8">{t.phone(officeHours[locale])}</p>
          <a
            href={telLink(supportPhone)}
            className="inline-flex min-h-11 items-center font-display font-semibold text-2xl text-larimar hover:underline max-sm:hidden"
          >
            {supportPhone}
          </a>
        </div>
        <div className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:col-span-7">
          <div className={wayClass}>
            <h3 className="max-sm:hidden">{t.consultation.name}</h3>
            <p className="mt-2 mb-6 text-muted max-sm:hidden">{t.consultation.text}</p>
            <Link
              {...consultation.link()}
              className={buttonClass({ variant: "action", className: "mt-auto" })}
            >
              {t.start}
            </Link>
          </div>
          <div className={wayClass}>
            <h3 className="max-sm:hidden">{t.direct.name}</h3>
            <p className="mt-2 mb-6 text-muted max-sm:hidden">{t.direct.text}</p>
            <Link {...contact.link} className={buttonClass({ variant: "quiet", className: "mt-auto" })}>
              {t.write}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
