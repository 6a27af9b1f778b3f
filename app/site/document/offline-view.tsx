import { Wordmark } from "#app/site/navigation/wordmark.tsx";
import { emergencyNumbers } from "#app/support/safety/emergency-contacts.ts";
import { messages as safetyMessages } from "#app/support/safety/messages.ts";
import { CaladoStrip } from "#app/ui/art/calado-strip.tsx";
import type { Operator } from "#platform/config/operator.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { telLink } from "#platform/text/phone-link.ts";
import { messages } from "./offline-messages.ts";

type OfflineViewProps = { locale: Locale; hotline: Operator["hotline"]; theme: string };

export function OfflineView({ locale, hotline, theme }: OfflineViewProps) {
  const t = inLocale(messages, locale);
  const { board } = inLocale(safetyMessages, locale);
  const ours = hotline.isPlaceholder ? [] : [{ id: "hotline" as const, number: hotline.number }];
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${t.title} · Arribo`}</title>
        <link rel="stylesheet" href={theme} />
      </head>
      <body>
        <CaladoStrip className="block" />
        <main className="wrap grid max-w-measure gap-8 py-8 sm:py-16">
          <Wordmark />
          <div>
            <h1>{t.title}</h1>
            <p className="mt-3 text-muted">{t.text}</p>
          </div>
          <section
            aria-labelledby="numbers"
            className="arch rounded-s rounded-br border border-line bg-card px-5 pt-5 pb-2 sm:px-8"
          >
            <h2 id="numbers" className="text-2xl">
              {board.heading}
            </h2>
            <ul className="mt-2">
              {[...emergencyNumbers, ...ours].map(({ id, number }) => (
                <li key={id} className="border-t first:border-t-0">
                  <a
                    href={telLink(number)}
                    className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2"
                  >
                    {board[id]}
                    <span className="whitespace-nowrap font-display font-semibold text-flamboyan text-xl lining-nums underline underline-offset-4">
                      {number}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <p className="flex flex-wrap gap-x-8">
            <a href="/safety" className="inline-flex min-h-11 items-center font-semibold text-link">
              {t.safety}
            </a>
            <a href="/cultural-translation" className="inline-flex min-h-11 items-center text-link">
              {t.translation}
            </a>
            {/* biome-ignore lint/a11y/useValidAnchor: blank is the address that was asked for */}
            <a href="" className="inline-flex min-h-11 items-center text-link">
              {t.again}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
