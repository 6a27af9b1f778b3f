import { CircleAlert } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { bilingual } from "#platform/i18n/text.ts";
import { useNamedError } from "./use-named-error.ts";

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
  /** Each failed attempt moves the focus here; set `shouldFocusError: false` in `useForm`. */
  submitCount: number;
  className?: string;
};

/** Error summary at the top of a form: each field by its label, with a link to it. */
export function FormProblems<F extends string>({
  labels,
  error,
  id,
  submitCount,
  className = "mb-8",
}: FormProblemsProps<F>) {
  const t = useText(messages);
  const named = useNamedError();
  const errors = (Object.keys(labels) as F[]).flatMap((field) => {
    const problem = error(field);
    if (problem === undefined) return [];
    const text = named(labels[field], problem);
    return [{ id: id(field), message: text === problem ? `${labels[field]}: ${problem}` : text }];
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitCount > 0) box.current?.focus();
  }, [submitCount]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={classNames(
        "rounded border border-flamboyan bg-cancelled-fill px-5 py-4 text-cancelled",
        className,
      )}
    >
      <p className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden className="size-5" />
        {t.title(errors.length)}
      </p>
      <ul className="mt-1 ps-7">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={focusField}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the field without adding `#…` to the URL. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}
