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
import { ApplicationForm } from "./application-form.tsx";
import { choices } from "./choices.ts";
import { deleteDraft } from "./draft.ts";
import { portalAddresses, portalLanguage, portalPath, usePortalLanguage } from "./language.ts";
import { LanguageSwitch } from "./language-links.tsx";
import { ReceiptHeading } from "./receipt/heading.tsx";
import { toReceipt, usePortalReceipt } from "./receipt/use-receipt.ts";
import { requiredTexts } from "./required-texts.ts";
import { missingFields, toApplication, toFieldErrors, valuesFrom } from "./values.ts";

const ReceiptScreen = lazy(() => import("./receipt/receipt-screen.tsx"));

export const handle = { listed: portalAddresses };

export function loader({ request, context }: Route.LoaderArgs) {
  const { site } = context.get(pageRequest);
  const { locale, headers } = portalLanguage(request, site);
  const address = `${site}${portalPath}`;
  return data({ locale, address, choices }, { headers });
}

/** Handles the form posted without scripts, with the same API call. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request).catch(refuseAsPage);
  const locale: Locale = fields.language === "EN" ? "en" : "es";
  const values = valuesFrom(fields);
  const body = { ...toApplication(values), trap: fields.homepage, language: fields.language };
  const outcome = await context.get(pageRequest).submit(applyCall, { body, locale });
  if (outcome.ok) {
    const { id } = outcome.answer as { id: number };
    return data({ locale, receipt: toReceipt(id, values), refusal: null });
  }
  const { code, message, fields: fieldErrors = {} } = outcome.error;
  const texts = inLocale(requiredTexts, locale);
  const missing = Object.fromEntries(missingFields(values).map((field) => [field, texts[field]]));
  const errors = { ...toFieldErrors(fieldErrors, values), ...missing };
  return data({ locale, receipt: null, refusal: { values, errors, message } }, { status: errorStatus[code] });
}

export default function PortalPage({ loaderData, actionData }: Route.ComponentProps) {
  const [locale, setLocale] = usePortalLanguage(actionData?.locale ?? loaderData.locale);
  const isHydrated = useHydrated();
  const { receipt, save, clear } = usePortalReceipt(actionData?.receipt ?? null);
  const [formKey, setFormKey] = useState(0);
  const startOver = () => {
    deleteDraft();
    clear();
    setFormKey(formKey + 1);
    window.scrollTo(0, 0);
  };
  return (
    <LocaleScope locale={locale} setLocale={setLocale}>
      <div className="wrap pt-4 pb-16 sm:pt-6">
        {receipt ? (
          <>
            {/* Without scripts the switch would leave the receipt. */}
            <div className="mb-4 flex sm:justify-end">{isHydrated && <LanguageSwitch />}</div>
            <LoadBoundary fallback={<ReceiptHeading />}>
              <Suspense fallback={<ReceiptHeading />}>
                <ReceiptScreen
                  heading={<ReceiptHeading />}
                  receipt={receipt}
                  address={loaderData.address}
                  onAnother={startOver}
                />
              </Suspense>
            </LoadBoundary>
          </>
        ) : (
          <ApplicationForm
            key={formKey}
            choices={loaderData.choices}
            refusal={formKey === 0 ? (actionData?.refusal ?? null) : null}
            onSent={save}
            onStartOver={startOver}
          />
        )}
      </div>
    </LocaleScope>
  );
}
