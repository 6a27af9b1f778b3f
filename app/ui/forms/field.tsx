import { ChevronDown, CircleAlert } from "lucide-react";
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { bilingual } from "#platform/i18n/text.ts";
import { Choice } from "./choice.tsx";
import { useNamedError } from "./use-named-error.ts";

const messages = bilingual({ optional: { en: "(optional)", es: "(opcional)" } });

type FieldAria = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };
const FieldContext = createContext<FieldAria | null>(null);

type FieldProps = {
  label: ReactNode;
  /** The control's id; needed for links from an error summary. */
  id?: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  optional?: boolean;
  className?: string;
  children: ReactNode;
};

/** `<Field label={t.email} error={error("email")} required><Input type="email" {...register("email")} /></Field>` */
export function Field({
  label,
  id,
  hint,
  error,
  required = false,
  optional,
  className,
  children,
}: FieldProps) {
  const t = useText(messages);
  const named = useNamedError();
  const generated = useId();
  const aria = useFieldAria(id ?? generated, hint, error, required);
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1.5", className)}>
      <label htmlFor={aria.id} className="font-semibold text-sm">
        {label}
        {required && <RequiredMark />}
        {optional && <span className="font-normal text-muted"> {t.optional}</span>}
      </label>
      <Hint id={aria.id}>{hint}</Hint>
      <FieldContext value={aria}>{children}</FieldContext>
      <FieldError id={aria.id}>{named(label, error)}</FieldError>
    </div>
  );
}

type FieldGroupProps = Omit<FieldProps, "optional"> & {
  /** For radios: only this role supports required and invalid. */
  role?: "radiogroup";
};

/** A fieldset for several controls that answer one question. */
export function FieldGroup({
  label,
  id,
  hint,
  error,
  required = false,
  role,
  className,
  children,
}: FieldGroupProps) {
  const named = useNamedError();
  const generated = useId();
  const aria = useFieldAria(id ?? generated, hint, error, required);
  return (
    <fieldset
      id={aria.id}
      {...(role && {
        role,
        "aria-required": required || undefined,
        "aria-invalid": aria.invalid || undefined,
      })}
      tabIndex={-1}
      aria-describedby={aria.describedBy}
      className={classNames("flex min-w-0 flex-col gap-1.5", className)}
    >
      <legend className="mb-1.5 font-semibold text-sm">
        {label}
        {required && <RequiredMark />}
      </legend>
      <Hint id={aria.id}>{hint}</Hint>
      {children}
      <FieldError id={aria.id}>{named(label, error)}</FieldError>
    </fieldset>
  );
}

function useFieldAria(id: string, hint: ReactNode, error: ReactNode, required: boolean): FieldAria {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { id, describedBy: described || undefined, invalid: Boolean(error), required };
}

function RequiredMark() {
  return (
    <span aria-hidden className="ms-0.5 text-flamboyan">
      *
    </span>
  );
}

function Hint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={`${id}-hint`} className="text-muted text-sm">
      {children}
    </p>
  );
}

function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={`${id}-error`} className="flex items-start gap-1.5 font-medium text-flamboyan text-sm">
      <CircleAlert aria-hidden className="mt-[0.2em] size-4" />
      <span>{children}</span>
    </p>
  );
}

/** `aria-required`, not `required`: the browser's own messages ignore the page's language. */
function useFieldProps(own: { id?: string; "aria-describedby"?: string }) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    "aria-describedby": own["aria-describedby"] ?? field?.describedBy,
    "aria-invalid": field?.invalid || undefined,
    "aria-required": field?.required || undefined,
  };
}

const readOnlyClass = "[&[readonly]]:bg-band";
const controlClass =
  "w-full min-w-0 min-h-11 rounded border border-line bg-card px-3 py-2 text-ink transition-colors hover:border-larimar " +
  "aria-invalid:border-flamboyan aria-invalid:ring-1 aria-invalid:ring-flamboyan " +
  "disabled:cursor-not-allowed disabled:bg-band disabled:text-muted";

/** Place it in a `Field`, which connects it with label, hint and error; `Textarea` and `Select` too. */
export function Input({ className, ...props }: ComponentProps<"input">) {
  return (
    <input
      {...props}
      {...useFieldProps(props)}
      className={classNames(controlClass, readOnlyClass, className)}
    />
  );
}

export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={4}
      {...props}
      {...useFieldProps(props)}
      className={classNames(
        controlClass,
        "field-sizing-content max-h-96 min-h-[calc(4*1.55em+1.125rem)] resize-y",
        className,
      )}
    />
  );
}

export function Select({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span className={classNames("relative block", className)}>
      <select
        {...props}
        {...useFieldProps(props)}
        className={classNames(controlClass, "cursor-pointer appearance-none pe-10")}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}

type OptionsProps<V extends string> = {
  values: readonly V[];
  /** A value without a name is shown itself. */
  names?: Readonly<Partial<Record<V, string>>>;
  /** The first option, with the value "". */
  none?: string;
};

/** The options of a `Select`. */
export function Options<V extends string>({ values, names, none }: OptionsProps<V>) {
  return (
    <>
      {none && <option value="">{none}</option>}
      {values.map((value) => (
        <option key={value} value={value}>
          {names?.[value] ?? value}
        </option>
      ))}
    </>
  );
}

type ChoiceProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  /** For a single checkbox; in a `FieldGroup` the group shows the error. */
  error?: ReactNode;
};

/** Has a label, hint and error of its own: not for a `Field`. Several belong in a `FieldGroup`. */
export function Checkbox(props: ChoiceProps) {
  return <ChoiceField {...props} type="checkbox" />;
}

export function Radio(props: ChoiceProps) {
  return <ChoiceField {...props} type="radio" />;
}

function ChoiceField({
  label,
  hint,
  error,
  required = false,
  className,
  ...props
}: ChoiceProps & { type: "checkbox" | "radio" }) {
  const generated = useId();
  const aria = useFieldAria(props.id ?? generated, hint, error, required);
  return (
    <div className={className}>
      <Choice
        {...props}
        id={aria.id}
        aria-describedby={aria.describedBy}
        aria-invalid={aria.invalid || undefined}
        aria-required={(props.type === "checkbox" && required) || undefined}
        label={
          <>
            {label}
            {required && <RequiredMark />}
          </>
        }
      />
      {(hint || error) && (
        <div className="-mt-1.5 ps-8 pb-1.5">
          <Hint id={aria.id}>{hint}</Hint>
          <FieldError id={aria.id}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
