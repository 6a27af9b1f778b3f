import { Link } from "react-router";
import { CaladoStrip } from "#app/ui/art/calado-strip.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Topic } from "../contract.ts";
import { GuideClosing } from "./closing.tsx";
import { messages as headMessages } from "./head-messages.ts";
import { messages } from "./messages.ts";

export function GuideIndex({ topics }: { topics: readonly { topic: Topic; answers: number }[] }) {
  const t = useText(messages);
  const names = useText(headMessages).topics;
  return (
    <>
      <header className="wrap pt-6 pb-10 lg:pb-14">
        <h1>{t.heading}</h1>
        <p className="mt-6 max-w-measure text-lg text-muted">{t.lead}</p>
      </header>
      <CaladoStrip className="block" />
      <nav aria-label={t.subjects} className="wrap pt-6 pb-16 lg:pb-24">
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {topics.map(({ topic, answers }) => (
            <li key={topic} className="border-b">
              <Link
                to={`/guide/${topic}`}
                className="group flex min-h-16 items-baseline justify-between gap-4 py-4"
              >
                <span className="font-display font-semibold text-xl group-hover:text-larimar group-hover:underline group-hover:underline-offset-4">
                  {names[topic]}
                </span>
                <span className="shrink-0 text-muted text-sm tabular-nums">{t.count(answers)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <GuideClosing />
    </>
  );
}
