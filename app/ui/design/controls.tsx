import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { Checkbox, Field, FieldGroup, Input, Radio, Select, Textarea } from "#app/ui/forms/field.tsx";
import { FormErrorSummary } from "#app/ui/forms/form-error-summary.tsx";
import { Section, Split } from "#app/ui/section.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { DesignLists } from "./lists.tsx";

export function DesignControls() {
  return (
    <>
      <Section title="Buttons" tone="band" tight>
        <Buttons />
      </Section>
      <Section title="Fields" tight>
        <Split>
          <Fields />
          <FieldErrors />
        </Split>
      </Section>
      <Section title="Dialog and toast" tone="card" tight>
        <Dialogs />
      </Section>
      <Section title="Lists and states" tight>
        <DesignLists />
      </Section>
    </>
  );
}

function Buttons() {
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

function Fields() {
  return (
    <form noValidate className="grid gap-6 sm:grid-cols-2">
      <Field label="Full name" required>
        <Input autoComplete="name" defaultValue="Ana Peralta" />
      </Field>
      <Field label="Phone" hint="With the area code, 809 or 829">
        <Input type="tel" inputMode="tel" placeholder="809-555-0123" />
      </Field>
      <Field label="Zone">
        <Select defaultValue="Sosúa">
          <option>Puerto Plata</option>
          <option>Sosúa</option>
        </Select>
      </Field>
      <Field label="Reference" hint="Made by us">
        <Input readOnly defaultValue="DR-482913" />
      </Field>
      <Field label="What do you need?" className="sm:col-span-2">
        <Textarea />
      </Field>
      <FieldGroup role="radiogroup" label="Who is moving?">
        <Radio name="who" label="Only me" defaultChecked />
        <Radio name="who" label="A family" hint="Children and pets too" />
      </FieldGroup>
      <FieldGroup label="How may we write?" hint="At least one">
        <Checkbox label="WhatsApp" defaultChecked />
        <Checkbox label="E-mail" />
      </FieldGroup>
    </form>
  );
}

function FieldErrors() {
  return (
    <div className="arch flex flex-col gap-6 rounded-s rounded-br border bg-card p-6">
      <FormErrorSummary
        title="Two answers need another look"
        submitCount={0}
        errors={[
          { id: "design-email", message: "Enter an e-mail address" },
          { id: "design-message", message: "Tell us at least ten characters" },
        ]}
      />
      <Field id="design-email" label="E-mail" error="Enter an e-mail address" required>
        <Input type="email" defaultValue="ana@" />
      </Field>
      <Field id="design-message" label="Message" error="Tell us at least ten characters" required>
        <Textarea rows={2} defaultValue="Hola" />
      </Field>
      <Field label="Country" error="Choose one">
        <Select>
          <option value="">Choose…</option>
        </Select>
      </Field>
      <Checkbox
        label="You may write to me on WhatsApp"
        hint="Only about this request"
        error="Needed to reach you"
        required
      />
    </div>
  );
}

function Dialogs() {
  const [terms, setTerms] = useState(false);
  const clauses = Array.from(
    { length: 14 },
    (_, index) => `${index + 1}. What this clause says, at some length.`,
  );
  return (
    <div className="flex flex-wrap gap-3">
      <Dialog
        trigger={
          <Button id="open-dialog" variant="action">
            Dialog with a form
          </Button>
        }
        title="Book a consultation"
        description="A person answers within 24 hours."
        form={{ onSubmit: (event) => event.preventDefault() }}
        footer={
          <>
            <Button variant="link">Save for later</Button>
            <Button variant="primary" type="submit">
              Send request
            </Button>
          </>
        }
      >
        <div className="grid gap-5">
          <Field label="Full name" required>
            <Input />
          </Field>
          <Field label="Message">
            <Textarea rows={8} />
          </Field>
        </div>
      </Dialog>
      <Button id="open-terms" variant="quiet" onClick={() => setTerms(true)}>
        Dialog that must be answered
      </Button>
      <Dialog
        open={terms}
        onOpenChange={setTerms}
        dismissible={false}
        title="Terms of service"
        width="wide"
        footer={<Button onClick={() => setTerms(false)}>I accept</Button>}
      >
        <div className="prose">
          {clauses.map((clause) => (
            <p key={clause}>{clause}</p>
          ))}
        </div>
      </Dialog>
      <Button
        id="show-toast"
        variant="quiet"
        onClick={() => toast({ title: "Request sent", description: "Reference DR-482913" })}
      >
        Toast
      </Button>
      <Button
        id="show-error"
        variant="quiet"
        onClick={() =>
          toast({ title: "Not sent", description: "Try again in a minute.", variant: "destructive" })
        }
      >
        Destructive toast
      </Button>
    </div>
  );
}
