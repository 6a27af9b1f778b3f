import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { packages } from "#app/site/packages/packages.ts";
import { useOperator } from "#platform/config/operator-context.tsx";
import { otherLocale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { telLink } from "#platform/text/phone-link.ts";
import { hasOwnLanguage, isSingleTaskPage, publicLinks, toolLinks, vendorDoor } from "./links.ts";
import { messages } from "./messages.ts";
import { PageLink } from "./page-link.tsx";
import { Wordmark } from "./wordmark.tsx";

export function SiteFooter() {
  const isShort = isSingleTaskPage(useLocation().pathname);
  return (
    <footer className="border-t bg-card print:hidden">
      {!isShort && <WaysOnward />}
      <LastLine withPhone={isShort} />
    </footer>
  );
}

function WaysOnward() {
  const t = useText(messages);
  const { locale } = useLocale();
  const { supportPhone, officeHours } = useOperator();
  return (
    <div className="footer-ways">
      <div className="lg:col-span-5">
        <div className="mb-8 max-sm:hidden">
          <Wordmark />
          <p className="mt-4 max-w-sm text-muted">{t.footer.promise}</p>
        </div>
        <h2>{t.footer.reach}</h2>
        <a href={telLink(supportPhone)} className="footer-phone">
          {supportPhone}
        </a>
        <p className="text-muted text-sm">{t.footer.hours(officeHours[locale])}</p>
        <p className="text-muted text-sm">{t.footer.answer}</p>
      </div>
      <div className="footer-groups">
        <Group title={t.footer.explore}>
          {publicLinks.slice(1).map(({ to, label }) => (
            <Entry key={to} to={to}>
              {t[label]}
            </Entry>
          ))}
        </Group>
        <Group title={t.footer.packages}>
          {packages.map(({ id, name }) => (
            <Entry key={id} to={`/packages#${id}`}>
              {name}
            </Entry>
          ))}
        </Group>
        <Group title={t.footer.tools}>
          {toolLinks.map(({ to, label }) => (
            <Entry key={to} to={to}>
              {t[label]}
            </Entry>
          ))}
        </Group>
        <Group title={t.footer.forVendors}>
          {vendorDoor.map(({ to, label }) => (
            <Entry key={to} to={to}>
              {t[label]}
            </Entry>
          ))}
        </Group>
      </div>
    </div>
  );
}

function LastLine({ withPhone }: { withPhone: boolean }) {
  const t = useText(messages);
  const { supportPhone } = useOperator();
  const { pathname } = useLocation();
  const { locale, setLocale } = useLocale();
  const other = otherLocale(locale);
  return (
    <div className="border-t first:border-t-0">
      <div className="footer-line">
        <p className="me-auto py-2">© Arribo · {t.footer.place}</p>
        {withPhone && (
          <a href={telLink(supportPhone)} className="footer-link">
            {supportPhone}
          </a>
        )}
        <PageLink to="/terms" className="footer-link">
          {t.footer.terms}
        </PageLink>
        {!hasOwnLanguage(pathname) && (
          <button type="button" lang={other} onClick={() => setLocale(other)} className="footer-link">
            {other === "es" ? "Español" : "English"}
          </button>
        )}
      </div>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className="mt-2 text-sm">{children}</ul>
    </div>
  );
}

function Entry({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <PageLink to={to} className="footer-link">
        {children}
      </PageLink>
    </li>
  );
}
