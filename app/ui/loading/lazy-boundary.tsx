import { type ReactNode, Suspense } from "react";
import { Button } from "#app/ui/button.tsx";
import { useOperator } from "#platform/config/operator-context.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { bilingual } from "#platform/i18n/text.ts";
import { telLink } from "#platform/text/phone-link.ts";
import { LoadBoundary } from "./load-boundary.tsx";

const messages = bilingual({
  text: {
    en: "This could not be loaded: the connection may be down. You can call us:",
    es: "Esto no se pudo cargar: quizás no hay conexión. Puedes llamarnos:",
  },
  again: { en: "Try again", es: "Inténtalo de nuevo" },
  close: { en: "Close", es: "Cerrar" },
});

type LateProps = {
  /** Closes what could not be opened; where the page needs it, there is nothing to close. */
  close?: (() => void) | undefined;
  children: ReactNode;
};

/** Around what is loaded when it is opened: where it cannot be had, a band says so and the page stays readable above it. */
export function LazyBoundary({ close, children }: LateProps) {
  return (
    <LoadBoundary fallback={<NotLoaded close={close} />}>
      <Suspense fallback={null}>{children}</Suspense>
    </LoadBoundary>
  );
}

/** Offline, or a newer build; the phone works without a network of data. */
function NotLoaded({ close }: Pick<LateProps, "close">) {
  const t = useText(messages);
  const { supportPhone } = useOperator();
  return (
    <div role="alert" className="fixed inset-x-0 bottom-0 z-50 border-t bg-card print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
        <p className="me-auto">
          {t.text}{" "}
          <a
            className="whitespace-nowrap font-semibold underline underline-offset-4"
            href={telLink(supportPhone)}
          >
            {supportPhone}
          </a>
        </p>
        {/* A module that failed to load is not asked for again within one page: reload, the address reopens it. */}
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
