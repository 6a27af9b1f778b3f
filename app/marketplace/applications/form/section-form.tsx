import { Lock } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { FormProblems } from "#app/ui/forms/form-problems.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type SectionName, sectionNames } from "../contract.ts";
import { messages } from "../messages.ts";
import { ApplicationField } from "../parts/field-control.tsx";
import { labels, sectionLeads, sectionTitles } from "../parts/field-texts.ts";
import { type FieldName, fieldId, fieldsOf, isRequired, isSealed } from "../rules/fields.ts";
import { visibleProblems } from "./section-check.ts";
import { StepHeading, ToAllSections } from "./step-heading.tsx";
import { stepLink, useNextStep } from "./steps.ts";
import type { Application } from "./use-application.ts";

type SectionFormProps = { section: SectionName; application: Application };

export function SectionForm({ section, application }: SectionFormProps) {
  const t = useText(messages);
  const fields = fieldsOf(section);
  const { attempts, marked, problems, submit } = useSectionSave(section, application);
  return (
    <form noValidate onSubmit={submit}>
      <SectionHead section={section} />
      <fieldset disabled={!application.isHydrated} className="min-w-0">
        <legend className="sr-only">{useText(sectionTitles)[section]}</legend>
        <ProblemList marked={marked} problems={problems} attempts={attempts} />
        <div className="mt-8 grid gap-x-6 gap-y-7 sm:grid-cols-2">
          {fields.map((name) => (
            <ApplicationField
              key={name}
              section={section}
              name={name}
              application={application}
              problem={problems[name]}
            />
          ))}
        </div>
        <SectionActions section={section} />
      </fieldset>
      <p className="mt-8 text-muted text-sm">{application.canStore ? t.privacy.kept : t.privacy.notKept}</p>
    </form>
  );
}

/**
 * Saves a section and goes on if it has no problems. The summary lists the problems of the last attempt; new ones show
 * at their fields only.
 */
function useSectionSave(section: SectionName, application: Application) {
  const navigate = useNavigate();
  const { next } = useNextStep(section);
  const [attempts, setAttempts] = useState(0);
  const problems = visibleProblems(section, application.draft, application.problems[section]);
  const [marked, setMarked] = useState(() => Object.keys(problems) as FieldName[]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const invalidFields = Object.keys(application.save(section)) as FieldName[];
    setMarked(invalidFields);
    setAttempts(attempts + 1);
    if (invalidFields.length === 0) void navigate(stepLink(next).to);
  };
  return { attempts, marked, problems, submit };
}

function SectionHead({ section }: { section: SectionName }) {
  const t = useText(messages);
  const fields = fieldsOf(section);
  return (
    <header>
      <ToAllSections />
      <p className="text-muted text-sm">
        {t.sectionOf(sectionNames.indexOf(section) + 1, sectionNames.length)}
      </p>
      <StepHeading>{useText(sectionTitles)[section]}</StepHeading>
      <p className="mt-3 text-lg text-muted">{useText(sectionLeads)[section]}</p>
      {fields.every(isSealed) && (
        <p className="mt-4 flex items-start gap-2 rounded bg-band px-4 py-3 text-sm">
          <Lock aria-hidden className="mt-[0.2em] size-4" />
          {t.sealedSection}
        </p>
      )}
      <p className="mt-4 text-sm">
        {fields.some((name) => isRequired(section, name)) ? t.required : t.nothingRequired}
      </p>
    </header>
  );
}

type ProblemListProps = {
  marked: FieldName[];
  problems: Partial<Record<FieldName, string>>;
  attempts: number;
};

function ProblemList({ marked, problems, attempts }: ProblemListProps) {
  const names = useText(labels);
  const summaryLabels: Partial<Record<FieldName, string>> = Object.fromEntries(
    marked.map((name) => [name, names[name]]),
  );
  return (
    <FormProblems
      labels={summaryLabels}
      error={(name: FieldName) => problems[name]}
      id={fieldId}
      submitCount={attempts}
      className="mt-6"
    />
  );
}

function SectionActions({ section }: { section: SectionName }) {
  const t = useText(messages);
  const { next, fromCheck } = useNextStep(section);
  return (
    <div className="mt-10 flex flex-col gap-x-6 gap-y-3 border-t pt-6 sm:flex-row sm:items-center">
      <Button type="submit" variant="primary">
        {fromCheck ? t.saveAndCheck : t.save}
      </Button>
      <Link {...stepLink(next)} className={buttonClass({ variant: "link" })}>
        {t.later}
      </Link>
    </div>
  );
}
