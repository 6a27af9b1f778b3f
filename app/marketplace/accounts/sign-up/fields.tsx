import type { ReactNode } from "react";
import { locations, vendorCategories } from "#app/marketplace/vendors/contract.ts";
import { names } from "#app/marketplace/vendors/names.ts";
import { Field, Input, Options, Select, Textarea } from "#app/ui/forms/field.tsx";
import { FormProblems } from "#app/ui/forms/form-problems.tsx";
import { EmailInput, NameInput, PhoneInput } from "#app/ui/forms/inputs.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { PasswordFields } from "../parts/password-fields.tsx";
import { fieldId, type SignUpField, type useSignUp } from "./use-sign-up.ts";

type PartProps = { signUp: ReturnType<typeof useSignUp> };

export function SignUpProblems({ signUp }: PartProps) {
  const t = useText(messages);
  const labels = {
    businessName: t.signUp.businessName,
    businessNameEnglish: t.signUp.businessNameEnglish,
    category: t.signUp.category,
    location: t.signUp.location,
    contactName: t.signUp.contactName,
    email: t.fields.email,
    password: t.fields.password,
    confirmPassword: t.fields.confirm,
    phone: t.signUp.phone,
    website: t.signUp.website,
    address: t.signUp.address,
    descriptionSpanish: t.signUp.descriptionSpanish,
    description: t.signUp.description,
  };
  const { submitCount } = signUp.form.formState;
  return <FormProblems labels={labels} error={signUp.error} id={fieldId} submitCount={submitCount} />;
}

export function BusinessSection({ signUp }: PartProps) {
  const t = useText(messages).signUp;
  const { categories } = useText(names);
  const { error, form } = signUp;
  return (
    <FormSection title={t.business} hint={t.sameName}>
      <Field id={fieldId("businessName")} label={t.businessName} error={error("businessName")} required>
        <Input {...form.register("businessName")} maxLength={200} autoComplete="organization" />
      </Field>
      <Field
        id={fieldId("businessNameEnglish")}
        label={t.businessNameEnglish}
        error={error("businessNameEnglish")}
        required
      >
        <Input {...form.register("businessNameEnglish")} maxLength={200} />
      </Field>
      <Field id={fieldId("category")} label={t.category} error={error("category")} required>
        <Select {...form.register("category")}>
          <Options values={vendorCategories} names={categories} none={t.chooseCategory} />
        </Select>
      </Field>
      <Field id={fieldId("location")} label={t.location} error={error("location")} required>
        <Select {...form.register("location")}>
          <Options values={locations} none={t.chooseLocation} />
        </Select>
      </Field>
    </FormSection>
  );
}

export function PersonSection({ signUp }: PartProps) {
  const t = useText(messages);
  const { error, form } = signUp;
  return (
    <FormSection title={t.signUp.person}>
      <Field
        id={fieldId("contactName")}
        label={t.signUp.contactName}
        error={error("contactName")}
        className="sm:col-span-2"
        required
      >
        <NameInput {...form.register("contactName")} maxLength={200} />
      </Field>
      <Field
        id={fieldId("email")}
        label={t.fields.email}
        hint={t.signUp.emailHint}
        error={error("email")}
        className="sm:col-span-2"
        required
      >
        <EmailInput {...form.register("email")} autoComplete="username" maxLength={254} />
      </Field>
      <div className="sm:col-span-2">
        <PasswordFields
          label={t.fields.password}
          password={form.register("password", { deps: ["confirmPassword"] })}
          confirm={form.register("confirmPassword")}
          errors={{ password: error("password"), confirm: error("confirmPassword") }}
          ids={{ password: fieldId("password"), confirm: fieldId("confirmPassword") }}
        />
      </div>
    </FormSection>
  );
}

export function OptionalSection({ signUp }: PartProps) {
  const t = useText(messages).signUp;
  const { error, form } = signUp;
  const field = (name: SignUpField, label: string) => ({
    id: fieldId(name),
    label,
    optional: true,
    error: error(name),
  });
  return (
    <FormSection title={t.more} hint={t.moreHint}>
      <Field {...field("phone", t.phone)}>
        <PhoneInput {...form.register("phone")} maxLength={40} />
      </Field>
      <Field {...field("website", t.website)}>
        <Input
          {...form.register("website")}
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
        />
      </Field>
      <Field {...field("address", t.address)} className="sm:col-span-2">
        <Input {...form.register("address")} autoComplete="street-address" maxLength={300} />
      </Field>
      <Field {...field("descriptionSpanish", t.descriptionSpanish)} className="sm:col-span-2">
        <Textarea {...form.register("descriptionSpanish")} lang="es" maxLength={3000} />
      </Field>
      <Field {...field("description", t.description)} className="sm:col-span-2">
        <Textarea {...form.register("description")} lang="en" maxLength={3000} />
      </Field>
    </FormSection>
  );
}

function FormSection({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="display text-xl">{title}</legend>
      {hint && <p className="mt-1 text-muted text-sm">{hint}</p>}
      <div className="mt-4 grid items-start gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
