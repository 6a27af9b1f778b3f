import { messages as ways } from "#app/site/navigation/messages.ts";
import { Wordmark } from "#app/site/navigation/wordmark.tsx";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { Button } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { telLink } from "#platform/text/phone-link.ts";
import { messages } from "./messages.ts";

/**
 * Shown when a page fails to render. Plain links, because the router may be broken.
 * @param phone undefined when the operator's data could not be loaded
 */
export function ErrorPage({ phone }: { phone: string | undefined }) {
  const t = useText(messages).broken;
  const { homeLink, backHome } = useText(ways);
  return (
    <section className="wrap grid min-h-[60vh] content-center gap-6 py-16">
      <PrivateMeta title={t.title} />
      <a href="/" aria-label={homeLink} className="me-auto">
        <Wordmark />
      </a>
      <h1>{t.title}</h1>
      <p className="max-w-prose text-muted">{t.text}</p>
      <p className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t.again}
        </Button>
        <a href="/" className="footer-link text-link">
          {backHome}
        </a>
        {phone && (
          <a href={telLink(phone)} className="footer-link text-link">
            {phone}
          </a>
        )}
      </p>
    </section>
  );
}
