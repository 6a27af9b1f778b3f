import { PrivateMeta } from "#app/finding/page-meta.tsx";
import { Button } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

/** What is shown when a page fails to render; never a stack. */
export function BrokenPage() {
  const t = useText(messages).broken;
  return (
    <section className="wrap grid min-h-[60vh] content-center gap-6 py-16">
      <PrivateMeta title={t.title} />
      <h1>{t.title}</h1>
      <p className="max-w-prose text-muted">{t.text}</p>
      <p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t.again}
        </Button>
      </p>
    </section>
  );
}
