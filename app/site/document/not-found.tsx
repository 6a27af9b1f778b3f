import type { ReactNode } from "react";
import { Link } from "react-router";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

export function NotFound({ children }: { children?: ReactNode }) {
  const t = useText(messages).notFound;
  return (
    <section className="wrap grid min-h-[60vh] content-center gap-6 py-16">
      <PrivateMeta title={t.title} />
      {children}
      <h1>{t.title}</h1>
      <p className="max-w-prose text-muted">{t.text}</p>
      <p className="flex flex-wrap gap-4">
        {/* To the home page: without a matched route there are no dialogs here. */}
        <Link to="/?consult=open" className={buttonClass({ variant: "primary" })}>
          {t.ask}
        </Link>
      </p>
    </section>
  );
}
