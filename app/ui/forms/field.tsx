import { ChevronDown, CircleAlert } from "lucide-react";
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { bilingual } from "#platform/i18n/text.ts";

const messages = bilingual({ optional: { en: "(optional)", es: "(opcional)" } });

type Wiring = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };
const FieldContext = createContext<Wiring | null>(null);

type FieldProps = {
  label: ReactNode;
  /** Keeps the label for screen readers only (a search box with its button). */
  labelHidden?: boolean;
  /** The control's id; give one where an error summary links to the field. */
  id?: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Says so in the label. */
  optional?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * Label, hint and error around one control. The control inside takes its id and its ARIA wiring from here:
 * `<Field label={t.email} error={errors.email?.message} required><Input type="email" {...register("email")} /></Field>`
 */
export function Field({
  label,
  labelHidden = false,
  id,
  hint,
  error,
  required = false,
  optional,
  className,
  children,
}: FieldProps) {
  const t = useText(messages);
  const generated = useId();
  const wiring = useWiring(id ?? generated, hint, error, required);
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1.5", className)}>
      <label htmlFor={wiring.id} className={labelHidden ? "sr-only" : "font-semibold text-sm"}>
        {label}
        {required && <RequiredMark />}
        {optional && <span className="font-normal text-muted"> {t.optional}</span>}
      </label>
      <Hint id={wiring.id}>{hint}</Hint>
      <FieldContext value={wiring}>{children}</FieldContext>
      <FieldError id={wiring.id}>{error}</FieldError>
    </div>
  );
}

type FieldGroupProps = Omit<FieldProps, "labelHidden" | "optional"> & {
  /** For radios: alone among groups it may say that an answer is required, or wrong. */
  role?: "radiogroup";
};

/** The same for several controls that answer one question (checkboxes, radios, a date in parts): a fieldset with a legend. */
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
  const generated = useId();
  const wiring = useWiring(id ?? generated, hint, error, required);
  return (
    <fieldset
      id={wiring.id}
      {...(role && {
        role,
        "aria-required": required || undefined,
        "aria-invalid": wiring.invalid || undefined,
      })}
      tabIndex={-1}
      aria-describedby={wiring.describedBy}
      className={classNames("flex min-w-0 flex-col gap-1.5", className)}
    >
      <legend className="mb-1.5 font-semibold text-sm">
        {label}
        {required && <RequiredMark />}
      </legend>
      <Hint id={wiring.id}>{hint}</Hint>
      {children}
      <FieldError id={wiring.id}>{error}</FieldError>
    </fieldset>
  );
}

function useWiring(id: string, hint: ReactNode, error: ReactNode, required: boolean): Wiring {
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

/** What a control inside a `Field` must carry. `aria-required`, not `required`: the browser's own bubbles speak one language. */
function useFieldProps(own: { id?: string; "aria-describedby"?: string }) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    "aria-describedby": own["aria-describedby"] ?? field?.describedBy,
    "aria-invalid": field?.invalid || undefined,
    "aria-required": field?.required || undefined,
  };
}

const whenReadOnly = "[&[readonly]]:bg-band";
const control =
  "w-full min-w-0 min-h-11 rounded border border-line bg-card px-3 py-2 text-ink transition-colors hover:border-larimar " +
  "aria-invalid:border-flamboyan aria-invalid:ring-1 aria-invalid:ring-flamboyan " +
  "disabled:cursor-not-allowed disabled:bg-band disabled:text-muted";

/** A one-line text control; `ref` and `register()` props pass through. */
export function Input({ className, ...props }: ComponentProps<"input">) {
  return (
    <input {...props} {...useFieldProps(props)} className={classNames(control, whenReadOnly, className)} />
  );
}

/** A text area that grows with its text where the browser can, from four lines on. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={4}
      {...props}
      {...useFieldProps(props)}
      className={classNames(
        control,
        "field-sizing-content max-h-96 min-h-[calc(4*1.55em+1.125rem)] resize-y",
        className,
      )}
    />
  );
}

/** The browser's own select (the phone's own wheel), with our frame. Pass `<option>`s. */
export function Select({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span className={classNames("relative block", className)}>
      <select
        {...props}
        {...useFieldProps(props)}
        className={classNames(control, "cursor-pointer appearance-none pe-10")}
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

type ChoiceProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  /** For a box that stands alone (a consent); several share the error of their `FieldGroup`. */
  error?: ReactNode;
};

/** A checkbox with its label; the whole row is the target. `required` marks it and wires ARIA. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />;
}

/** One of several answers; share `name` (as `register` does). */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />;
}

function Choice({
  label,
  hint,
  error,
  required = false,
  className,
  ...props
}: ChoiceProps & { type: "checkbox" | "radio" }) {
  const generated = useId();
  const wiring = useWiring(props.id ?? generated, hint, error, required);
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...props}
          id={wiring.id}
          aria-describedby={wiring.describedBy}
          aria-invalid={wiring.invalid || undefined}
          aria-required={(props.type === "checkbox" && required) || undefined}
          className="choice mt-[0.15em]"
        />
        <span>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      {(hint || error) && (
        <div className="-mt-1.5 ps-8 pb-1.5">
          <Hint id={wiring.id}>{hint}</Hint>
          <FieldError id={wiring.id}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
