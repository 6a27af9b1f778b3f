import { ArrowRight } from "lucide-react";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./widget-messages.ts";

type GreetingProps = {
  goesAbroad: boolean;
  ask?: (text: string) => void;
};

export function Greeting({ goesAbroad, ask }: GreetingProps) {
  const t = useText(messages);
  return (
    <div className="max-w-measure">
      <p className="font-display font-semibold text-lg leading-snug">{t.greeting}</p>
      <p className="mt-2 text-muted text-sm">{t.automatic}</p>
      {goesAbroad && <p className="mt-2 text-muted text-sm">{t.abroad}</p>}
      <form method="post" className="mt-2 border-t">
        {Object.entries(t.firstQuestions).map(([key, question]) => (
          <button
            key={key}
            type="submit"
            name="message"
            value={question}
            onClick={(event) => {
              if (!ask) return;
              event.preventDefault();
              ask(question);
            }}
            className="flex min-h-11 w-full items-center justify-between gap-3 border-b py-2 text-start last:border-b-0 font-semibold text-larimar text-sm hover:bg-band"
          >
            {question}
            <ArrowRight aria-hidden className="size-4 shrink-0" />
          </button>
        ))}
      </form>
    </div>
  );
}
