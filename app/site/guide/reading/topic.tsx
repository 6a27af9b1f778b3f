import { Link } from "react-router";
import { monthName } from "#app/clients/leads/rules/months.ts";
import { StructuredData } from "#app/site/seo/structured-data.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { GuideEntry, Topic } from "../contract.ts";
import { GuideClosing } from "./closing.tsx";
import { messages as headMessages } from "./head-messages.ts";
import { messages } from "./messages.ts";

export function GuideTopic({ topic, answers }: { topic: Topic; answers: readonly GuideEntry[] }) {
  const t = useText(messages);
  const name = useText(headMessages).topics[topic];
  return (
    <>
      <FaqData answers={answers} />
      <div className="wrap rhythm-tight grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h1 className="text-4xl">{name}</h1>
          <nav
            aria-label={t.questions}
            className="mt-6 border-t lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto print:hidden"
          >
            <Questions answers={answers} />
          </nav>
        </div>
        <div className="arch border bg-card px-5 sm:px-10 print:border-0 print:p-0">
          {answers.map((answer) => (
            <Answer key={answer.slug} {...answer} />
          ))}
        </div>
      </div>
      <GuideClosing />
    </>
  );
}

function Questions({ answers }: { answers: readonly GuideEntry[] }) {
  const { locale } = useLocale();
  return (
    <ul>
      {answers.map(({ slug, question }) => (
        <li key={slug}>
          <a
            href={`#${slug}`}
            className="text-link flex min-h-11 items-center py-1.5 focus-visible:-outline-offset-3"
          >
            {question[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Answer({ slug, question, answer, source, page }: GuideEntry) {
  const t = useText(messages);
  const { locale } = useLocale();
  return (
    <article aria-labelledby={slug} className="border-t py-8 first:border-t-0">
      <h2 id={slug} className="scroll-mt-6 text-2xl">
        {question[locale]}
      </h2>
      {answer[locale].split("\n\n").map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-measure">
          {paragraph}
        </p>
      ))}
      {source && (
        <p className="mt-3 text-muted text-sm">{t.source(source.name, monthName(source.asOf, locale))}</p>
      )}
      {page && (
        <Link to={page} className="text-link mt-2 inline-flex min-h-11 items-center print:hidden">
          {t.pages[page]}
        </Link>
      )}
    </article>
  );
}

function FaqData({ answers }: { answers: readonly GuideEntry[] }) {
  const { locale } = useLocale();
  const things = answers.map(({ question, answer }) => ({
    "@type": "Question",
    name: question[locale],
    acceptedAnswer: { "@type": "Answer", text: answer[locale] },
  }));
  return <StructuredData things={[{ "@type": "FAQPage", inLanguage: locale, mainEntity: things }]} />;
}
