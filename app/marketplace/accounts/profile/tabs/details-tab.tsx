import { priceRanges, vendorCategories } from "#app/marketplace/vendors/contract.ts";
import { names } from "#app/marketplace/vendors/names.ts";
import { FieldGroup } from "#app/ui/forms/field.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { fieldMessages } from "../../field-messages.ts";
import type { ProfileForm } from "../form.ts";
import { isUnanswered, keptYears } from "../values.ts";
import {
  ChoiceField,
  FieldSection,
  LongField,
  TagsField,
  TextField,
  UnansweredNote,
  YesField,
} from "./fields.tsx";

/** What the business does, in both languages, and how. */
export function DetailsTab({ form }: { form: ProfileForm }) {
  const t = useText(fieldMessages);
  const { categories } = useText(names);
  const { locale } = useLocale();
  const yearsMayStayEmpty = form.getValues("unanswered").includes("yearsInBusiness");
  // The page's own language first: it is the one its reader writes best.
  const languages = locale === "es" ? (["es", "en"] as const) : (["en", "es"] as const);
  return (
    <>
      <FieldSection title={t.groups.kind}>
        <ChoiceField
          form={form}
          name="category"
          required
          className="sm:col-span-2"
          options={vendorCategories.map((value) => ({ value, label: categories[value] }))}
        />
        <div className="sm:col-span-2">
          <TagsField
            form={form}
            name="subCategories"
            hint={t.hints.subCategories}
            most={20}
            maxLength={100}
          />
        </div>
      </FieldSection>
      <FieldSection title={t.groups.words} note={t.hints.description}>
        {languages.map((lang) => (
          <LongField
            key={lang}
            form={form}
            name={lang === "es" ? "descriptionSpanish" : "description"}
            lang={lang}
          />
        ))}
      </FieldSection>
      <FieldSection title={t.groups.facts}>
        <div>
          <ChoiceField
            form={form}
            name="priceRange"
            hint={t.hints.priceRange}
            options={priceRanges.map((value) => ({ value, label: t.prices[value] }))}
          />
          <UnansweredNote form={form} name="priceRange" />
        </div>
        <TextField
          form={form}
          name="yearsInBusiness"
          inputMode="numeric"
          maxLength={6}
          hint={`${t.hints.yearsInBusiness}${yearsMayStayEmpty ? ` ${t.unanswered.yearsInBusiness}` : ""}`}
          onBlur={() => {
            // The vendor sees what will be stored before saving it.
            const values = form.getValues();
            const stored = keptYears(values.yearsInBusiness);
            if (!isUnanswered(values, "yearsInBusiness") && stored !== values.yearsInBusiness) {
              form.setValue("yearsInBusiness", stored, { shouldDirty: true });
            }
          }}
        />
        <LongField form={form} name="certifications" hint={t.hints.certifications} />
      </FieldSection>
      <FieldSection title={t.groups.service}>
        <FieldGroup label={t.groups.languages}>
          <YesField form={form} name="speaksSpanish" />
          <YesField form={form} name="speaksEnglish" />
        </FieldGroup>
        <FieldGroup label={t.groups.habits}>
          <YesField form={form} name="hasTransportation" />
          <YesField form={form} name="smokes" />
        </FieldGroup>
      </FieldSection>
    </>
  );
}
