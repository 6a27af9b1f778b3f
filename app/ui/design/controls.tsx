import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogCancel } from "#app/ui/dialogs/dialog.tsx";
import { Checkbox, Field, FieldGroup, Input, Radio, Select, Textarea } from "#app/ui/forms/field.tsx";
import { FormProblems } from "#app/ui/forms/form-problems.tsx";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";

export function Buttons() {
  return (
    <div className="flex flex-col gap-4">
      {(["small", "medium", "large"] as const).map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-3">
          {(["primary", "action", "quiet", "danger", "link"] as const).map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
          <Button size={size} busy busyLabel="Sending…">
            Send
          </Button>
          <Button size={size} disabled>
            Disabled
          </Button>
        </div>
      ))}
    </div>
  );
}

const labels = { email: "Email", message: "Message" };
const errors = { email: "Enter an email address", message: "Tell us at least ten characters" };

export function Fields() {
  return (
    <form noValidate>
      <FormProblems
        labels={labels}
        error={(field) => errors[field]}
        id={(field) => `design-${field}`}
        submitCount={0}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Full name" required>
          <Input autoComplete="name" defaultValue="Ana Peralta" />
        </Field>
        <Field label="Phone" hint="With the area code, 809 or 829" optional>
          <Input type="tel" inputMode="tel" placeholder="809-555-0123" />
        </Field>
        <Field id="design-email" label={labels.email} error={errors.email} required>
          <Input type="email" defaultValue="ana@" />
        </Field>
        <Field label="Reference" hint="Made by us">
          <Input readOnly defaultValue="DR-482913" />
        </Field>
        <Field id="design-message" label={labels.message} error={errors.message} required>
          <Textarea defaultValue="Hola" />
        </Field>
        <Field label="Zone" error="Choose one">
          <Select>
            <option value="">Choose…</option>
            <option>Sosúa</option>
          </Select>
        </Field>
        <FieldGroup role="radiogroup" label="Who is moving?">
          <Radio name="who" label="Only me" defaultChecked />
          <Radio name="who" label="A family" hint="Children and pets too" />
        </FieldGroup>
        <FieldGroup label="How may we write?" hint="At least one">
          <Checkbox label="WhatsApp" hint="Only about this request" error="Needed to reach you" required />
          <Checkbox label="Email" defaultChecked />
        </FieldGroup>
      </div>
    </form>
  );
}

export function Dialogs() {
  const clauses = Array.from({ length: 14 }, (_, index) => `${index + 1}. What this clause says, at length.`);
  return (
    <div className="flex flex-wrap gap-3">
      <Dialog
        trigger={<Button>Dialog with a form</Button>}
        title="Book a consultation"
        description="A person answers within 24 hours."
        form={{ onSubmit: (event) => event.preventDefault() }}
        footer={
          <>
            <DialogCancel />
            <Button variant="primary" type="submit">
              Send request
            </Button>
          </>
        }
      >
        <Field label="Message" required>
          <Textarea rows={8} />
        </Field>
      </Dialog>
      <Dialog
        trigger={<Button variant="quiet">Dialog that must be answered</Button>}
        dismissible={false}
        title="Terms of service"
        width="wide"
        footer={<DialogCancel>I accept</DialogCancel>}
      >
        <div className="prose">
          {clauses.map((clause) => (
            <p key={clause}>{clause}</p>
          ))}
        </div>
      </Dialog>
      <Button
        variant="quiet"
        onClick={() => toast({ title: "Request sent", description: "Reference DR-482913" })}
      >
        Toast
      </Button>
      <Button variant="quiet" onClick={() => errorToast("Try again in a minute.", "Not sent")}>
        Destructive toast
      </Button>
    </div>
  );
}
