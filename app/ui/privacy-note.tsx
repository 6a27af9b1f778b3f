import type { ReactNode } from "react";
import { useText } from "#platform/i18n/locale-context.tsx";
import { bilingual } from "#platform/i18n/text.ts";

const messages = bilingual({
  terms: { en: "Terms and privacy (new tab)", es: "Términos y privacidad (otra pestaña)" },
});

/** Privacy note under a form; `link` replaces the link's text. */
export function PrivacyNote({ children, link }: { children: ReactNode; link?: string }) {
  const t = useText(messages);
  return (
    <p className="col-span-full text-muted text-sm">
      {children}{" "}
      <a href="/terms" target="_blank" rel="noreferrer" className="text-link">
        {link ?? t.terms}
      </a>
    </p>
  );
}
