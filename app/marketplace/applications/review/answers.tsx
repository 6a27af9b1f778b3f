import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { names } from "#app/marketplace/vendors/names.ts";
import { Website } from "#app/marketplace/vendors/website.tsx";
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
import { Sealed } from "./sealed.tsx";

type FieldName = keyof Application["answers"];

/** Everything the applicant sent in, by section. */
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
      <p className="mt-1 text-muted text-sm">{t.sealed.note}</p>
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
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}

/** One answer, in the way that fits it. */
function Answer({ application, field }: { application: Application; field: FieldName }) {
  const t = useText(messages).answers;
  const { businessTypes, categories } = useText(names);
  const { languages } = useText(labels);
  const { answers } = application;
  const value = answers[field];
  if (value === "" || (Array.isArray(value) && value.length === 0)) {
    return (
      <>
        <span className="text-muted text-sm">{t.none}</span>
        <Remark application={application} field={field} />
      </>
    );
  }
  if (isSealed(field)) {
    return (
      <>
        <Sealed id={application.id} field={field} masked={String(value)} />
        <Remark application={application} field={field} />
      </>
    );
  }
  if (typeof value === "boolean") {
    const consents = field === "backgroundCheckConsent" || field === "termsAccepted";
    return value ? (consents ? t.given : t.yes) : t.no;
  }
  switch (field) {
    case "businessType":
      return businessTypes[answers.businessType];
    case "serviceCategory":
      return categories[answers.serviceCategory];
    case "languages":
      return answers.languages.map((language) => languages[language]).join(", ");
    case "email":
      return <Away href={`mailto:${encodeURIComponent(answers.email)}`}>{answers.email}</Away>;
    case "primaryPhone":
    case "secondaryPhone":
      return <Away href={telLink(answers[field])}>{answers[field]}</Away>;
    case "website":
      return <Website address={answers.website} />;
    default:
      return (
        <>
          <span lang={languageOf(field, application.locale)} dir="auto" className="whitespace-pre-line">
            {String(value)}
          </span>
          <Remark application={application} field={field} />
        </>
      );
  }
}

function isSealed(field: FieldName): field is SealedField & FieldName {
  return (sealedFields as readonly string[]).includes(field);
}

/** The language an answer is written in: the two descriptions and names say it themselves. */
function languageOf(field: FieldName, locale: Locale): Locale | undefined {
  if (field === "serviceDescriptionEnglish" || field === "businessNameEnglish") return "en";
  if (field === "serviceDescription" || field === "businessName") return "es";
  return /^(services|special|price|businessHours|serviceAreas|client|business(L|R)eferences|additional|equipment)/.test(
    field,
  )
    ? locale
    : undefined;
}

const away = "-my-2.5 inline-flex min-h-11 items-center text-link";

function Away({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={away}>
      {children}
    </a>
  );
}

/** What is worth knowing of an answer: check digits, and how many references there are. */
function Remark({ application, field }: { application: Application; field: FieldName }) {
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
