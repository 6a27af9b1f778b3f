import { useEffect, useRef } from "react";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { CaladoStrip } from "#app/ui/art/calado-strip.tsx";
import { Button } from "#app/ui/button.tsx";
import { otherLocale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { bilingual } from "#platform/i18n/text.ts";

const messages = bilingual({
  statement: {
    en: "To use Arribo you must accept the terms and conditions.",
    es: "Para usar Arribo debes aceptar los términos y condiciones.",
  },
  nothingStored: {
    en: "Nothing was saved. You can read the terms again and decide at any time.",
    es: "No se guardó nada. Puedes volver a leer los términos y decidir cuando quieras.",
  },
  review: { en: "Review the terms again", es: "Revisar los términos de nuevo" },
});

/** Replaces the whole page, in both languages. */
export default function AccessDenied({ onReview }: { onReview: () => void }) {
  const { locale } = useLocale();
  const t = useText(messages);
  const other = otherLocale(locale);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="main" tabIndex={-1}>
      <PrivateMeta title="Access Denied / Acceso Denegado" />
      <CaladoStrip />
      <div className="wrap rhythm-tight">
        <div className="arch max-w-measure border bg-card px-6 py-10 sm:px-12 sm:py-14">
          <h1 ref={heading} tabIndex={-1} className="text-3xl">
            <span lang="en">Access Denied</span> / <span lang="es">Acceso Denegado</span>
          </h1>
          <p className="mt-6 text-lg">{t.statement}</p>
          <p className="mt-2 text-muted" lang={other}>
            {messages.statement[other]}
          </p>
          <p className="mt-6">{t.nothingStored}</p>
          <Button variant="primary" onClick={onReview} className="mt-8">
            {t.review}
          </Button>
        </div>
      </div>
    </main>
  );
}
