import { PageMeta } from "#app/site/seo/page-meta.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { HoneypotField } from "#platform/forms/honeypot-field.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Choices } from "./choices.ts";
import { DraftNotice } from "./draft-notice.tsx";
import { portalAddresses } from "./language.ts";
import { LanguageSwitch } from "./language-links.tsx";
import { messages } from "./messages.ts";
import type { PortalReceipt } from "./receipt/use-receipt.ts";
import { PhotosSection, ServiceSection, WhatsappSection, WorkSection, YouSection } from "./sections.tsx";
import { SubmitSection } from "./submit-section.tsx";
import { type Refusal, usePortalForm } from "./use-portal-form.ts";
import { emptyValues } from "./values.ts";
import { WaysIn } from "./ways-in.tsx";

const formId = "own-work";

type ApplicationFormProps = {
  choices: Choices;
  refusal: Refusal | null;
  onSent: (receipt: PortalReceipt) => void;
  onStartOver: () => void;
};

export function ApplicationForm({ choices, refusal, onSent, onStartOver }: ApplicationFormProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const portal = usePortalForm(refusal, onSent);
  const section = { portal, initial: refusal?.values ?? emptyValues };
  return (
    <>
      <PageMeta path={portalAddresses} title={t.title} description={t.description} picture="join" />
      <div className="flex flex-wrap-reverse items-start justify-between gap-x-8 gap-y-3">
        <h1 className="text-3xl">{t.title}</h1>
        <LanguageSwitch />
      </div>
      <p className="mt-3 max-w-measure text-muted sm:text-lg">{t.lead}</p>
      <WaysIn formId={formId} />
      <div className="mt-6 grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div className="arch -mx-[clamp(1rem,4vw,2.5rem)] min-w-0 border-y bg-card px-[clamp(1rem,4vw,2.5rem)] py-6 sm:mx-0 sm:rounded-s sm:rounded-br sm:border sm:border-line sm:px-10 sm:py-8">
          {portal.resumed && <DraftNotice onStartOver={onStartOver} />}
          <p className="text-muted text-sm noscript:hidden">{t.quick}</p>
          <p className="text-muted text-sm">{t.marked}</p>
          <form
            ref={portal.form}
            id={formId}
            method="post"
            noValidate={portal.isHydrated}
            aria-label={t.title}
            className="mt-5 grid gap-8"
            {...portal.handlers}
          >
            {portal.refusal && <ProblemNote title={portal.refusal.message}>{t.send.kept}</ProblemNote>}
            <YouSection {...section} />
            <ServiceSection {...section} {...choices} />
            <WorkSection {...section} />
            <PhotosSection {...section} />
            <WhatsappSection {...section} />
            <input type="hidden" name="language" value={locale === "en" ? "EN" : "ES"} />
            <HoneypotField ref={portal.honeypot} />
            <SubmitSection portal={portal} />
          </form>
        </div>
        <section aria-labelledby="portal-next" className="lg:sticky lg:top-24 lg:self-start">
          <h2 id="portal-next" className="text-2xl">
            {t.next.title}
          </h2>
          <ol className="mt-5 grid gap-4">
            {t.next.steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline">
                <span aria-hidden className="font-display font-semibold text-ambar-text text-xl lining-nums">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}
