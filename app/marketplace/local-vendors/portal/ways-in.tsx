import type { MouseEvent } from "react";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { doorMessages } from "./door-messages.ts";

const cardClass =
  "flex min-h-11 flex-col rounded border bg-card px-4 py-3 hover:border-larimar aria-[current=true]:border-larimar aria-[current=true]:bg-band";

/**
 * The one door for vendors (RULINGS 50): a person who works alone fills in the form below, at `formId`; a firm goes on to the
 * application. The links carry the portal's language, which the site's may differ from.
 */
export function WaysIn({ formId }: { formId: string }) {
  const t = useText(doorMessages);
  const { locale } = useLocale();
  const inLanguage = (path: string) => `${path}?lang=${locale}`;
  return (
    <nav aria-labelledby="ways-in" className="mt-5 max-w-3xl">
      <h2 id="ways-in" className="text-xl">
        {t.question}
      </h2>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <a
          href={`#${formId}`}
          aria-current="true"
          onClick={(event) => begin(event, formId)}
          className={cardClass}
        >
          <span className="font-semibold">{t.own.name}</span>
          <span className="mt-0.5 text-muted text-sm">{t.own.text}</span>
        </a>
        <a href={inLanguage("/vendor-application")} className={cardClass}>
          <span className="font-semibold">{t.firm.name}</span>
          <span className="mt-0.5 text-muted text-sm">{t.firm.text}</span>
        </a>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-muted text-sm">
        {t.profile}
        <a href={inLanguage("/vendor-signup")} className={linkClass}>
          {t.signUp}
        </a>
        <span className="flex items-center gap-x-2 sm:ms-4">
          {t.account}
          <a href={inLanguage("/vendor-login")} className={linkClass}>
            {t.signIn}
          </a>
        </span>
      </p>
    </nav>
  );
}

/** Without a fragment in the address, which a reload would follow. */
function begin(event: MouseEvent, formId: string): void {
  event.preventDefault();
  const form = document.getElementById(formId);
  form?.scrollIntoView();
  form?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus({ preventScroll: true });
}

const linkClass = "text-link inline-flex min-h-11 min-w-11 items-center font-semibold";
