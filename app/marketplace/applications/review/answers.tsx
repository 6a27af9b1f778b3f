import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { names } from "#app/marketplace/vendors/names.ts";
import { Website } from "#app/marketplace/vendors/website.tsx";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { telLink } from "#platform/text/phone-link.ts";
import {
  type Application,
  applicationSections,
  type SealedField,
  sealedFields,
  sectionNames,
  wantedReferences,
} from "../contract.ts";
import { labels } from "../labels.ts";
import { messages } from "./messages.ts";
import { SealedAnswer } from "./sealed-answer.tsx";

type FieldName = keyof Application["answers"];

export function Answers({ application }: { application: Application }) {
  const t = useText(messages);
  const { sections, fields } = useText(labels);
  return (
    <section
      aria-labelledby="answers-title"
      className="arch rounded-s rounded-br border border-line bg-card p-4 sm:p-7"
    >
      <h2 id="answers-title" className="text-xl">
        {t.answers.title}
      </h2>
      <Allowed to="reveal">
        <p className="mt-1 text-muted text-sm">{t.sealed.note}</p>
      </Allowed>
      {sectionNames.map((section) => (
        <section key={section} aria-labelledby={`section-${section}`} className="pt-7">
          <h3
            id={`section-${section}`}
            className="border-line border-b pb-1.5 font-sans font-semibold text-base"
          >
            {sections[section]}
          </h3>
          <dl>
            {(Object.keys(applicationSections[section].shape) as FieldName[]).map((field) => (
              <div
                key={field}
                className="grid gap-x-6 gap-y-0.5 border-b py-2.5 last:border-b-0 sm:grid-cols-[12rem_minmax(0,1fr)]"
              >
                <dt className="text-muted text-sm sm:pt-0.5">{fields[field]}</dt>
                <dd className="min-w-0 [overflow-wrap:anywhere]">
                  <Answer application={application} field={field} />
                  <AnswerNote application={application} field={field} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}

function Answer({ application, field }: { application: Application; field: FieldName }) {
  const t = useText(messages).answers;
  const { businessTypes, categories, languages } = useText(names);
  const { answers } = application;
  const value = answers[field];
  if (value === "" || (Array.isArray(value) && value.length === 0))
    return <span className="text-muted text-sm">{t.none}</span>;
  if (isSealed(field)) return <SealedAnswer id={application.id} field={field} masked={String(value)} />;
  if (typeof value === "boolean") {
    const isConsent = field === "backgroundCheckConsent" || field === "termsAccepted";
    return value ? (isConsent ? t.given : t.yes) : t.no;
  }
  switch (field) {
    case "businessType":
      return businessTypes[answers.businessType];
    case "serviceCategory":
      return categories[answers.serviceCategory];
    case "languages":
      return answers.languages.map((language) => languages[language]).join(", ");
    case "email":
      return <ContactLink href={`mailto:${encodeURIComponent(answers.email)}`}>{answers.email}</ContactLink>;
    case "primaryPhone":
    case "secondaryPhone":
      return <ContactLink href={telLink(answers[field])}>{answers[field]}</ContactLink>;
    case "website":
      return <Website address={answers.website} />;
    default:
      return (
        <span lang={languageOf(field, application.locale)} dir="auto" className="whitespace-pre-line">
          {String(value)}
        </span>
      );
  }
}

function isSealed(field: FieldName): field is SealedField & FieldName {
  return (sealedFields as readonly string[]).includes(field);
}

/** Language of an answer for screen readers: given by the field, or the form's. */
function languageOf(field: FieldName, locale: Locale): Locale | undefined {
  if (field === "serviceDescriptionEnglish" || field === "businessNameEnglish") return "en";
  if (field === "serviceDescription" || field === "businessName") return "es";
  return /^(services|special|price|businessHours|serviceAreas|client|businessReferences|additional|equipment)/.test(
    field,
  )
    ? locale
    : undefined;
}

function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="-my-2.5 inline-flex min-h-11 items-center text-link">
      {children}
    </a>
  );
}

function AnswerNote({ application, field }: { application: Application; field: FieldName }) {
  const t = useText(messages).answers;
  const { clientReferenceCount: count } = application;
  if (field === "clientReferences") {
    if (count < wantedReferences) return <Note warns>{t.fewReferences(count, wantedReferences)}</Note>;
    return <Note>{t.references(count)}</Note>;
  }
  if (field !== "taxId" && field !== "ownerIdNumber") return null;
  const fits = field === "taxId" ? application.taxIdFits : application.idNumberFits;
  if (fits === null) return <p className="text-muted text-sm">{t.digitsUnknown}</p>;
  return <Note warns={!fits}>{fits ? t.digitsFit : t.digitsWrong}</Note>;
}

function Note({ warns = false, children }: { warns?: boolean; children: ReactNode }) {
  const Icon = warns ? CircleAlert : CircleCheck;
  return (
    <p
      className={classNames(
        "mt-1 flex items-start gap-1.5 text-sm",
        warns ? "font-semibold text-ambar-text" : "text-palma",
      )}
    >
      <Icon aria-hidden className="mt-[0.2em] size-4" />
      {children}
    </p>
  );
}
