import { lazy, Suspense, useState } from "react";
import { data } from "react-router";
import { LoadBoundary } from "#app/ui/loading/load-boundary.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { errorStatus } from "#platform/errors.ts";
import { readForm } from "#platform/http/calls/form-post.server.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { LocaleScope } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import { applyCall } from "../api.server.ts";
import type { Route } from "./+types/page";
import { PortalApply } from "./apply.tsx";
import { choices } from "./choices.ts";
import { forgetDraft } from "./draft.ts";
import { portalAddresses, portalLanguage, portalPath, usePortalLanguage } from "./language.ts";
import { LanguageLinks } from "./language-links.tsx";
import { required } from "./required.ts";
import { SentHeading } from "./sent/heading.tsx";
import { receiptOf, usePortalReceipt } from "./sent/receipt.ts";
import { applicationOf, missingFields, placedErrors, valuesFrom } from "./values.ts";

// Needed by nobody who has not sent anything, and who has is in reach of the network.
const PortalSent = lazy(() => import("./sent/sent.tsx"));

export const handle = { listed: portalAddresses };

/** The portal's language, which is its own, and what can be chosen. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { site } = context.get(pageRequest);
  const { locale, headers } = portalLanguage(request, site);
  const address = `${site}${portalPath}`;
  return data({ locale, address, choices }, { headers });
}

/** The form as a browser without scripts posts it: the same call as with them, answered with a page. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request).catch(refuseAsPage);
  const locale: Locale = fields.language === "EN" ? "en" : "es";
  const values = valuesFrom(fields);
  const body = { ...applicationOf(values), trap: fields.homepage, language: fields.language };
  const outcome = await context.get(pageRequest).submit(applyCall, { body, locale });
  if (outcome.ok) {
    const { id } = outcome.answer as { id: number };
    return data({ locale, receipt: receiptOf(id, values), refusal: null });
  }
  const { code, message, fields: wrong = {} } = outcome.error;
  const words = inLocale(required, locale);
  const missing = Object.fromEntries(missingFields(values).map((field) => [field, words[field]]));
  const errors = { ...placedErrors(wrong, values), ...missing };
  return data({ locale, receipt: null, refusal: { values, errors, message } }, { status: errorStatus[code] });
}

/** `/dominican-vendor-portal`: somebody who offers a service by phone applies; in its place, once sent, the receipt. */
export default function PortalPage({ loaderData, actionData }: Route.ComponentProps) {
  const [locale, setLocale] = usePortalLanguage(actionData?.locale ?? loaderData.locale);
  const alive = useHydrated();
  const { receipt, keep, forget } = usePortalReceipt(actionData?.receipt ?? null);
  // A form that is begun anew has nothing of the one before.
  const [beginning, setBeginning] = useState(0);
  const beginAnew = () => {
    forgetDraft();
    forget();
    setBeginning(beginning + 1);
    window.scrollTo(0, 0);
  };
  return (
    <LocaleScope locale={locale} setLocale={setLocale}>
      <div className="wrap pt-4 pb-16 sm:pt-6">
        {receipt ? (
          <>
            {/* Without scripts the toggle would lead away from the answer. */}
            <div className="mb-4 flex sm:justify-end">{alive && <LanguageLinks />}</div>
            <LoadBoundary fallback={<SentHeading />}>
              <Suspense fallback={<SentHeading />}>
                <PortalSent
                  heading={<SentHeading />}
                  receipt={receipt}
                  address={loaderData.address}
                  onAnother={beginAnew}
                />
              </Suspense>
            </LoadBoundary>
          </>
        ) : (
          <PortalApply
            key={beginning}
            choices={loaderData.choices}
            refusal={beginning === 0 ? (actionData?.refusal ?? null) : null}
            onSent={keep}
            onStartOver={beginAnew}
          />
        )}
      </div>
    </LocaleScope>
  );
}
