import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./widget-messages.ts";

/** What is said before the first message: who answers, and where the words go. */
export function Greeting({ goesAbroad }: { goesAbroad: boolean }) {
  const t = useText(messages);
  return (
    <div className="max-w-measure">
      <p className="font-display font-semibold text-lg leading-snug">{t.greeting}</p>
      <p className="mt-2 text-muted text-sm">{t.automatic}</p>
      {goesAbroad && <p className="mt-2 text-muted text-sm">{t.abroad}</p>}
    </div>
  );
}
