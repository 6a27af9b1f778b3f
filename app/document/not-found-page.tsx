import { data } from "react-router";
import { useConsultation } from "#app/leads/consultation.ts";
import { Louvres } from "#app/ui/art/louvres.tsx";
import { Button } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

/** A real 404, in the house's own dress. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  const t = useText(messages).notFound;
  const consultation = useConsultation();
  return (
    <section className="wrap grid min-h-[60vh] content-center gap-6 py-16">
      <title>{`${t.title} · Arribo`}</title>
      <Louvres className="w-40 text-larimar" />
      <h1>{t.title}</h1>
      <p className="max-w-prose text-muted">{t.text}</p>
      <p className="flex flex-wrap gap-4">
        <Button variant="primary" onClick={() => consultation.open()}>
          {t.ask}
        </Button>
      </p>
    </section>
  );
}
