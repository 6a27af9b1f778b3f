import { Check } from "lucide-react";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";

export function ConciergeBox() {
  const t = useText(messages).concierge;
  return (
    <section className="rounded bg-band p-5 sm:p-6">
      <h2 className="text-xl">{t.title}</h2>
      <p className="mt-2">{t.text}</p>
      <ul className="mt-4 grid gap-2">
        {t.points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-4 text-palma" strokeWidth={2.5} />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
