import { CircleAlert, Info, Lock } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { HoneypotField } from "#platform/forms/honeypot-field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type SectionName, sectionNames, wantedReferences } from "../contract.ts";
import { messages } from "../messages.ts";
import { AnswerText } from "../parts/answer-text.tsx";
import { labels, sectionTitles } from "../parts/field-texts.ts";
import { type FieldName, fieldsOf, isSealed } from "../rules/fields.ts";
import { countReferences, hasFewReferences } from "../rules/references.ts";
import { hasProblems, visibleProblems } from "./section-check.ts";
import { StepHeading, ToAllSections } from "./step-heading.tsx";
import { stepLink } from "./steps.ts";
import type { Application } from "./use-application.ts";

export function CheckAnswers({ application }: { application: Application }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<SectionName[]>([]);
  const unfinished = refused.filter((section) => hasProblems(application.problems[section]));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (application.busy) return;
    const sent = await application.submit();
    setRefused(sent.sections);
    const [first] = sent.sections;
    if (!sent.byServer || !first || !form.current) return;
    const { to, ...options } = stepLink(first, true);
    void navigate(to, options);
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <ToAllSections />
      <p className="text-muted text-sm">{t.title}</p>
      <StepHeading>{t.checkStep}</StepHeading>
      <p className="mt-3 text-lg text-muted">{t.check.lead}</p>
      {sectionNames.map((section) => (
        <SectionAnswers key={section} section={section} application={application} />
      ))}
      {application.isHydrated && <HoneypotField ref={application.honeypot} />}
      <div className="mt-10 border-t pt-6">
        {unfinished.length > 0 && <Unfinished sections={unfinished} />}
        {application.failure && (
          <div role="alert" className="mb-5">
            <ProblemNote title={t.failed.text}>{application.failure.join(" ")}</ProblemNote>
          </div>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          disabled={!application.isHydrated}
          busy={application.busy}
          busyLabel={t.check.submitting}
          className="max-sm:w-full"
        >
          {t.check.submit}
        </Button>
      </div>
    </form>
  );
}

type SectionAnswersProps = { section: SectionName; application: Application };

function SectionAnswers({ section, application }: SectionAnswersProps) {
  const t = useText(messages);
  const title = useText(sectionTitles)[section];
  const { draft } = application;
  const problems = visibleProblems(section, draft, application.problems[section]);
  const heading = `answers-${section}`;
  const few = section === "references" && hasFewReferences(draft.answers.clientReferences);
  return (
    <section aria-labelledby={heading} className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b pb-1">
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        <div className="flex items-center gap-3">
          {hasProblems(problems) && (
            <Badge tone="cancelled" icon={CircleAlert}>
              {t.states.attention}
            </Badge>
          )}
          <Link
            {...stepLink(section, true)}
            aria-label={t.check.changeSection(title)}
            className={buttonClass({ variant: "link", size: "small" })}
          >
            {t.check.change}
          </Link>
        </div>
      </div>
      <dl>
        {fieldsOf(section).map((name) => (
          <Row key={name} name={name} application={application} problem={problems[name]} />
        ))}
      </dl>
      {few && (
        <p className="mt-2 flex items-start gap-1.5 font-medium text-ambar-text text-sm">
          <Info aria-hidden className="mt-[0.2em] size-4" />
          {t.notes.fewReferences(countReferences(draft.answers.clientReferences), wantedReferences)}
        </p>
      )}
    </section>
  );
}

type RowProps = { name: FieldName; application: Application; problem: string | undefined };

function Row({ name, application, problem }: RowProps) {
  const label = useText(labels)[name];
  return (
    <div className="grid gap-x-6 border-b py-3 last:border-b-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <dt className="flex items-start gap-1.5 text-muted text-sm">
        {isSealed(name) && <Lock aria-hidden className="mt-[0.25em] size-3.5" />}
        {label}
      </dt>
      <dd className="min-w-0 whitespace-pre-line">
        <AnswerText name={name} answer={application.draft.answers[name]} />
        {problem && (
          <p className="flex items-start gap-1.5 font-medium text-flamboyan text-sm">
            <CircleAlert aria-hidden className="mt-[0.2em] size-4" />
            {problem}
          </p>
        )}
      </dd>
    </div>
  );
}

function Unfinished({ sections }: { sections: SectionName[] }) {
  const t = useText(messages);
  const titles = useText(sectionTitles);
  return (
    <div
      role="alert"
      className="mb-5 rounded border border-flamboyan bg-cancelled-fill px-5 py-4 text-cancelled"
    >
      <p className="font-semibold">{t.check.incomplete(sections.length)}</p>
      {sections.includes("consent") && <p className="mt-1">{t.missingConsent.text}</p>}
      <ul className="mt-1">
        {sections.map((section) => (
          <li key={section}>
            <Link
              {...stepLink(section, true)}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {titles[section]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
