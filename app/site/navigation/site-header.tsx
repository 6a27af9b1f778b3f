import { Link, useLocation } from "react-router";
import { useConsultation } from "#app/clients/leads/use-consultation.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { barMode, hasOwnLanguage, publicLinks, vendorLinks } from "./links.ts";
import { messages } from "./messages.ts";
import { PageLink } from "./page-link.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { Wordmark } from "./wordmark.tsx";

const languages: { value: Locale; label: string; name: string; lang: Locale }[] = [
  { value: "en", label: "EN", name: "English", lang: "en" },
  { value: "es", label: "ES", name: "Español", lang: "es" },
];

export function SiteHeader() {
  const t = useText(messages);
  const { pathname } = useLocation();
  const mode = barMode(pathname);
  return (
    <>
      <SkipLink />
      <header className="site-bar">
        <div className="wrap">
          <Link to="/" aria-label={t.homeLink} className="home-link">
            <Wordmark />
          </Link>
          {mode === "public" && <LinkList />}
          {mode === "buyer" && <BuyerLinks />}
          {!hasOwnLanguage(pathname) && <LanguageToggle />}
          {mode !== "admin" && mode !== "account" && (
            <>
              <VendorButtons vendorBar={mode !== "public"} />
              <SiteMenu mode={mode} />
            </>
          )}
        </div>
      </header>
      <div aria-hidden className="h-16 print:hidden" />
    </>
  );
}

/** The first link of a page, to its `#main`. */
export function SkipLink() {
  const t = useText(messages);
  return (
    <a href="#main" className={buttonClass({ className: "skip-link" })}>
      {t.skip}
    </a>
  );
}

function LinkList() {
  const t = useText(messages);
  return (
    <nav aria-label={t.mainMenu} className="hidden xl:block print:hidden">
      <ul className="flex items-center">
        {publicLinks.map(({ to, label }) => (
          <li key={to}>
            <PageLink to={to} className="bar-link">
              {t[label]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BuyerLinks() {
  const t = useText(messages);
  const consultation = useConsultation();
  return (
    <nav aria-label={t.mainMenu} className="hidden xl:flex print:hidden">
      <PageLink to="/vendor-directory" className="bar-link">
        {t.browse}
      </PageLink>
      <Link {...consultation.link()} className="bar-link">
        {t.start}
      </Link>
    </nav>
  );
}

function LanguageToggle() {
  const { locale, setLocale } = useLocale();
  const t = useText(messages);
  return (
    <div className="print:hidden">
      <Segmented label={t.language} value={locale} onChange={setLocale} options={languages} />
    </div>
  );
}

function VendorButtons({ vendorBar }: { vendorBar: boolean }) {
  const t = useText(messages);
  return (
    <div className="hidden items-center gap-4 xl:flex print:hidden">
      {vendorBar &&
        vendorLinks.map(({ to, label }) => (
          <Link key={to} to={to} className={buttonClass({ variant: "link", size: "small" })}>
            {t[label]}
          </Link>
        ))}
      <Link
        to="/dominican-vendor-portal"
        className={buttonClass({ variant: "quiet", size: "small", className: "whitespace-nowrap" })}
      >
        {t.becomeVendor}
      </Link>
    </div>
  );
}
