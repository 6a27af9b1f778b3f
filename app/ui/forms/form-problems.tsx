import { useText } from "#platform/i18n/locale-context.tsx";
import { bilingual } from "#platform/i18n/text.ts";
import { FormErrorSummary } from "./form-error-summary.tsx";

const messages = bilingual({
  title: {
    en: (n: number) => (n === 1 ? "One thing to look at" : `${n} things to look at`),
    es: (n: number) => (n === 1 ? "Hay algo que revisar" : `Hay ${n} cosas que revisar`),
  },
});

type FormProblemsProps<F extends string> = {
  /** Labels by field name, in screen order. */
  labels: Readonly<Partial<Record<F, string>>>;
  error: (field: F) => string | undefined;
  id: (field: F) => string;
  submitCount: number;
  className?: string;
};

/** Error summary at the top of a form: each field by its label, with a link. */
export function FormProblems<F extends string>({
  labels,
  error,
  id,
  submitCount,
  className = "mb-8",
}: FormProblemsProps<F>) {
  const t = useText(messages);
  const errors = (Object.keys(labels) as F[]).flatMap((field) => {
    const problem = error(field);
    return problem === undefined ? [] : [{ id: id(field), message: `${labels[field]}: ${problem}` }];
  });
  return (
    <div className={errors.length > 0 ? className : undefined}>
      <FormErrorSummary title={t.title(errors.length)} errors={errors} submitCount={submitCount} />
    </div>
  );
}
