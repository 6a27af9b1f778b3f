import { type ReactNode, Suspense } from "react";
import { Button } from "#app/ui/button.tsx";
import { SupportPhone } from "#app/ui/support-phone.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { bilingual } from "#platform/i18n/text.ts";
import { LoadBoundary } from "./load-boundary.tsx";

const messages = bilingual({
  text: {
    en: "This could not be loaded: the connection may be down. You can call us:",
    es: "Esto no se pudo cargar: quizás no hay conexión. Puedes llamarnos:",
  },
  again: { en: "Try again", es: "Inténtalo de nuevo" },
  close: { en: "Close", es: "Cerrar" },
});

type LazyBoundaryProps = {
  /** Closes what could not be loaded; omitted if the page depends on it. */
  close?: (() => void) | undefined;
  children: ReactNode;
};

/** Around lazily loaded code: shows a band at the bottom if loading fails. */
export function LazyBoundary({ close, children }: LazyBoundaryProps) {
  return (
    <LoadBoundary fallback={<NotLoaded close={close} />}>
      <Suspense fallback={null}>{children}</Suspense>
    </LoadBoundary>
  );
}

/** Offline or after a deployment. A phone call needs no data connection. */
function NotLoaded({ close }: Pick<LazyBoundaryProps, "close">) {
  const t = useText(messages);
  return (
    <div role="alert" className="fixed inset-x-0 bottom-0 z-50 border-t bg-card print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
        <p className="me-auto">
          {t.text} <SupportPhone />
        </p>
        {/* Browsers do not retry a failed module within a page: reload, and the URL reopens it. */}
        <Button onClick={() => window.location.reload()}>{t.again}</Button>
        {close && (
          <Button variant="quiet" onClick={close}>
            {t.close}
          </Button>
        )}
      </div>
    </div>
  );
}
