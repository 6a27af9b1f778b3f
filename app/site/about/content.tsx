import type { ReactNode } from "react";
import { Link } from "react-router";
import { useConsultation } from "#app/clients/leads/use-consultation.ts";
import { InitialsArch } from "#app/ui/art/initials-arch.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { ClosingBand } from "#app/ui/closing-band.tsx";
import { useOperator } from "#platform/config/operator-context.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { telLink } from "#platform/text/phone-link.ts";
import { messages } from "./messages.ts";

export default function AboutContent() {
  const t = useText(messages);
  const { people } = useOperator();
  return (
    <>
      <header className="wrap pt-6 pb-10 lg:pb-14">
        <h1>{people.length > 0 ? t.heading : t.unnamed}</h1>
        <p className="mt-5 max-w-measure text-lg text-muted">{t.lead}</p>
      </header>
      <Team />
      <Facts />
      <Steps id="asking" heading={t.asking.heading} steps={t.asking.steps} />
      <Steps id="paying" heading={t.paying.heading} steps={t.paying.steps}>
        <h3 className="mt-8">{t.limits.heading}</h3>
        <p className="mt-2 max-w-measure text-muted">{t.limits.text}</p>
      </Steps>
      <Closing />
    </>
  );
}

function Team() {
  const t = useText(messages);
  const { locale } = useLocale();
  const { people } = useOperator();
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="team-heading" className="border-t bg-card">
      <div className="wrap rhythm-tight">
        <h2 id="team-heading">{t.team}</h2>
        <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {people.map(({ name, role }) => (
            <li key={name} className="flex items-center gap-5">
              <InitialsArch name={name} className="w-20 shrink-0" />
              <div>
                <p className="font-display font-semibold text-xl">{name}</p>
                <p className="text-muted">{role[locale]}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Facts() {
  const t = useText(messages).facts;
  const { locale } = useLocale();
  const { company, legal, supportPhone, officeHours } = useOperator();
  return (
    <section aria-labelledby="facts-heading" className="border-t bg-band">
      <div className="wrap rhythm-tight grid gap-x-16 gap-y-6 lg:grid-cols-12">
        <h2 id="facts-heading" className="lg:col-span-4">
          {t.heading}
        </h2>
        <dl className="gap-x-10 sm:columns-2 lg:col-span-8">
          <Fact label={t.company}>{company.name}</Fact>
          <Fact label={t.registration}>{company.registration}</Fact>
          <Fact label={t.address}>{legal.address}</Fact>
          <Fact label={t.phone}>
            <a href={telLink(supportPhone)} className="text-link inline-flex min-h-11 items-center">
              {supportPhone}
            </a>
          </Fact>
          <Fact label={t.hours}>
            <span className="first-letter:uppercase inline-block">{officeHours[locale]}</span>
            <span className="block text-muted text-sm">{t.hoursNote}</span>
          </Fact>
          <Fact label={t.languages}>{t.languageNames}</Fact>
        </dl>
      </div>
    </section>
  );
}

/** Nothing where the operator has not filled it in. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <div className="break-inside-avoid pb-5">
      <dt className="font-semibold text-sm">{label}</dt>
      <dd className="text-lg">{children}</dd>
    </div>
  );
}

type StepsProps = { id: string; heading: string; steps: readonly string[]; children?: ReactNode };

function Steps({ id, heading, steps, children }: StepsProps) {
  return (
    <section aria-labelledby={`${id}-heading`} className="border-t">
      <div className="wrap rhythm-tight grid gap-x-16 gap-y-6 lg:grid-cols-12">
        <h2 id={`${id}-heading`} className="lg:col-span-4">
          {heading}
        </h2>
        <div className="lg:col-span-8">
          <ol>
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t py-4 first:border-t-0">
                <span aria-hidden className="font-display font-semibold text-larimar text-xl">
                  {index + 1}
                </span>
                <span className="max-w-measure">{step}</span>
              </li>
            ))}
          </ol>
          {children}
        </div>
      </div>
    </section>
  );
}

function Closing() {
  const t = useText(messages).closing;
  const consultation = useConsultation();
  return (
    <ClosingBand heading={t.heading} text={t.text} strip>
      <Link {...consultation.link()} className={buttonClass({ variant: "primary", size: "large" })}>
        {t.start}
      </Link>
      <Link to="/#contact" className={buttonClass({ variant: "quiet", size: "large" })}>
        {t.contact}
      </Link>
    </ClosingBand>
  );
}
