import { Printer } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { termsVersion } from "./acceptance.ts";
import { messages } from "./messages.ts";
import { pageMessages } from "./page-messages.ts";
import { termsEn } from "./terms-en.ts";
import { termsEs } from "./terms-es.ts";
import { sectionAnchor, TermsText } from "./terms-text.tsx";

export default function TermsContent() {
  const text = useText(messages);
  const t = useText(pageMessages);
  const sections = useLocale().locale === "es" ? termsEs : termsEn;
  return (
    <div className="wrap rhythm-tight grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16 print:block print:space-y-6">
      <div>
        <h1 className="text-3xl">{text.title}</h1>
        <p className="mt-3 text-muted">{text.version(termsVersion)}</p>
        <Button variant="quiet" onClick={() => window.print()} className="mt-6 print:hidden">
          <Printer aria-hidden className="size-5" />
          {t.print}
        </Button>
        <nav aria-labelledby="terms-contents" className="mt-8 border-t pt-4 max-lg:hidden print:hidden">
          <h2 id="terms-contents" className="text-lg">
            {t.contents}
          </h2>
          <ol className="mt-2">
            {sections.map((section, index) => (
              <li key={section.id}>
                <a
                  href={`#${sectionAnchor(section)}`}
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {`${index + 1}. ${section.title}`}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className="arch border bg-card px-5 py-8 sm:px-10 sm:py-10 print:border-0 print:p-0">
        <TermsText sections={sections} heading="h2" />
      </div>
    </div>
  );
}
