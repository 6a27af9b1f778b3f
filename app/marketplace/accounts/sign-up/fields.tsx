import type { ReactNode } from "react";
import { names } from "#app/marketplace/vendors/names.ts";
import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import { vendorCategories } from "#app/marketplace/vendors/values.ts";
import { Field, Input, Options, Select, Textarea } from "#app/ui/forms/field.tsx";
import { FormProblems } from "#app/ui/forms/form-problems.tsx";
import { EmailInput, NameInput, PhoneInput } from "#app/ui/forms/inputs.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { PasswordFields } from "../parts/password-fields.tsx";
import { fieldId, type SignUpField, type useSignUp } from "./use-sign-up.ts";

type PartProps = { signUp: ReturnType<typeof useSignUp> };

/** In the order of the form. */
function useLabels(): Record<SignUpField, string> {
  const { fields, signUp: t } = useText(messages);
  return {
    businessName: t.businessName,
    businessNameEnglish: t.businessNameEnglish,
    category: t.category,
    location: t.location,
    contactName: t.contactName,
    email: fields.email,
    password: fields.password,
    confirmPassword: fields.confirm,
    phone: t.phone,
    website: t.website,
    address: t.address,
    descriptionSpanish: t.descriptionSpanish,
    description: t.description,
  };
}

/** The props of a field: its id, label and error. */
function useField({ error }: PartProps["signUp"]) {
  const labels = useLabels();
  return (name: SignUpField) => ({ id: fieldId(name), label: labels[name], error: error(name) });
}

export function SignUpProblems({ signUp }: PartProps) {
  const { submitCount } = signUp.form.formState;
  return <FormProblems labels={useLabels()} error={signUp.error} id={fieldId} submitCount={submitCount} />;
}

export function BusinessSection({ signUp }: PartProps) {
  const t = useText(messages).signUp;
  const { categories } = useText(names);
  const { register } = signUp.form;
  const field = useField(signUp);
  return (
    <FormSection title={t.business} hint={t.sameName}>
      <Field {...field("businessName")} required>
        <Input {...register("businessName")} maxLength={200} autoComplete="organization" />
      </Field>
      <Field {...field("businessNameEnglish")} required>
        <Input {...register("businessNameEnglish")} maxLength={200} />
      </Field>
      <Field {...field("category")} required>
        <Select {...register("category")}>
          <Options values={vendorCategories} names={categories} none={t.chooseCategory} />
        </Select>
      </Field>
      <Field {...field("location")} required>
        <Select {...register("location")}>
          <Options values={locations} none={t.chooseLocation} />
        </Select>
      </Field>
    </FormSection>
  );
}

export function PersonSection({ signUp }: PartProps) {
  const t = useText(messages);
  const { error, form } = signUp;
  const field = useField(signUp);
  return (
    <FormSection title={t.signUp.person}>
      <Field {...field("contactName")} className="sm:col-span-2" required>
        <NameInput {...form.register("contactName")} maxLength={200} />
      </Field>
      <Field {...field("email")} hint={t.signUp.emailHint} className="sm:col-span-2" required>
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
  const { form } = signUp;
  const field = useField(signUp);
  return (
    <FormSection title={t.more} hint={t.moreHint}>
      <Field {...field("phone")} optional>
        <PhoneInput {...form.register("phone")} maxLength={40} />
      </Field>
      <Field {...field("website")} optional>
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
      <Field {...field("address")} className="sm:col-span-2" optional>
        <Input {...form.register("address")} autoComplete="street-address" maxLength={300} />
      </Field>
      <Field {...field("descriptionSpanish")} className="sm:col-span-2" optional>
        <Textarea {...form.register("descriptionSpanish")} lang="es" maxLength={3000} />
      </Field>
      <Field {...field("description")} className="sm:col-span-2" optional>
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
