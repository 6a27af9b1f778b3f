import { CircleAlert } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";

type FormErrorSummaryProps = {
  title: string;
  errors: { id: string; message: string }[];
  /** Each failed attempt moves the focus here; set `shouldFocusError: false` in `useForm`. */
  submitCount: number;
};

/** A list of links to the fields, by their ids; `FormProblems` makes it from field names. */
export function FormErrorSummary({ title, errors, submitCount }: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitCount > 0) box.current?.focus();
  }, [submitCount]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="rounded border border-flamboyan bg-cancelled-fill px-5 py-4 text-cancelled"
    >
      <p className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden className="size-5" />
        {title}
      </p>
      <ul className="mt-1 ps-7">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={focusField}
              className="inline-block py-1 underline underline-offset-4"
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
