import { type ReactNode, useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field, Textarea } from "#app/ui/forms/field.tsx";
import { FormProblems } from "#app/ui/forms/form-problems.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { SupportPhone } from "#app/ui/support-phone.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type ApplicationProgress, type AskedAnswers, fixedFields, sectionNames } from "../contract.ts";
import { ApplicationField } from "../parts/field-control.tsx";
import { labels, sectionTitles } from "../parts/field-texts.ts";
import { type FieldName, fieldId, fieldsOf, isSealed } from "../rules/fields.ts";
import { messages } from "./messages.ts";
import { Papers } from "./papers.tsx";
import { useChanges } from "./use-changes.ts";

type ChangesFormProps = {
  asked: AskedAnswers;
  token: string;
  onAnswered: (progress: ApplicationProgress) => void;
};

/** The applicant's answers, those that staff named first, with papers and a message. */
export function ChangesForm({ asked, token, onAnswered }: ChangesFormProps) {
  const t = useText(messages).asked;
  const names = useText(labels);
  const isHydrated = useHydrated();
  const changes = useChanges(asked, token, onAnswered);
  const { form, problems, attempts, failure, busy, submit, message, setMessage } = changes;
  const named = new Set<FieldName>(asked.fields);
  const field = (name: FieldName) => (
    <ApplicationField
      key={name}
      section={sectionOf(name)}
      name={name}
      application={form}
      problem={problems[name]}
      current={isSealed(name) ? asked.masked[name] : undefined}
    />
  );
  const problemFields = Object.keys(problems).filter((name): name is FieldName => name !== "message");
  const marked = Object.fromEntries(
    Object.keys(problems).map((name) => [name, name === "message" ? t.label : names[name as FieldName]]),
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-6 grid gap-6 print:hidden">
      <FormProblems
        labels={marked}
        error={(name: string) => problems[name as FieldName]}
        id={(name) => (name === "message" ? "application-message" : fieldId(name as FieldName))}
        submitCount={attempts}
        className=""
      />
      {/* Inert before hydration: submitted, it would end up in the address; typed, it would be lost. */}
      <div inert={!isHydrated} className="grid gap-8">
        {asked.fields.length > 0 && (
          <Fields title={t.named} note={t.namedNote}>
            {asked.fields.map(field)}
          </Fields>
        )}
        <OtherAnswers named={named} field={field} isOpen={problemFields.some((name) => !named.has(name))} />
        <Papers papers={asked.papers} token={token} />
        <Field id="application-message" label={t.label} hint={t.hint} error={problems.message}>
          <Textarea
            value={message}
            onChange={(event) => setMessage(event.target.value)}
            rows={5}
            maxLength={3000}
          />
        </Field>
      </div>
      <div role="alert" className="empty:hidden">
        {failure && (
          <ProblemNote title={t.failedTitle}>
            {failure === "closed" ? (
              t.closed
            ) : (
              <>
                {t.tryAgain} <SupportPhone />. {failure}
              </>
            )}
          </ProblemNote>
        )}
      </div>
      <div>
        <Button type="submit" variant="primary" disabled={!isHydrated} busy={busy} busyLabel={t.sending}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}

function sectionOf(name: FieldName) {
  return sectionNames.find((section) => fieldsOf(section).includes(name)) ?? "business";
}

type FieldsProps = { title: string; note?: string; children: ReactNode };

function Fields({ title, note, children }: FieldsProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="text-lg">
        {title}
      </h3>
      {note && <p className="mt-1 text-muted text-sm">{note}</p>}
      <div className="mt-4 grid gap-x-6 gap-y-6 sm:grid-cols-2">{children}</div>
    </section>
  );
}

type OtherAnswersProps = {
  named: ReadonlySet<FieldName>;
  field: (name: FieldName) => ReactNode;
  isOpen: boolean;
};

/** Every other answer, section by section, closed until somebody wants it or one has a problem. */
function OtherAnswers({ named, field, isOpen }: OtherAnswersProps) {
  const t = useText(messages).asked;
  const titles = useText(sectionTitles);
  const isFixed = (name: FieldName) => (fixedFields as readonly FieldName[]).includes(name);
  return (
    <details open={isOpen || undefined}>
      <summary className="inline-flex min-h-11 items-center text-link">
        {named.size > 0 ? t.others : t.all}
      </summary>
      <p className="mt-1 max-w-measure text-muted text-sm">{t.fixed}</p>
      <div className="mt-4 grid gap-8">
        {sectionNames.map((section) => {
          const fields = fieldsOf(section).filter((name) => !named.has(name) && !isFixed(name));
          return (
            fields.length > 0 && (
              <Fields key={section} title={titles[section]}>
                {fields.map(field)}
              </Fields>
            )
          );
        })}
      </div>
    </details>
  );
}
