import { names } from "#app/marketplace/vendors/names.ts";
import {
  businessTypes,
  furtherLanguages,
  priceRanges,
  vendorCategories,
} from "#app/marketplace/vendors/values.ts";
import { Checkbox, FieldGroup } from "#app/ui/forms/field.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { fieldMessages } from "../../field-messages.ts";
import { FieldSection } from "../field-section.tsx";
import type { ProfileForm } from "../form.ts";
import { isUnanswered, normalizedYears } from "../values.ts";
import {
  CheckboxField,
  SelectField,
  TagsField,
  TextareaField,
  TextField,
  UnansweredNote,
} from "./fields.tsx";

export function DetailsTab({ form }: { form: ProfileForm }) {
  const t = useText(fieldMessages);
  const { categories, businessTypes: typeNames, languages: languageNames } = useText(names);
  const { locale } = useLocale();
  const yearsMayStayEmpty = form.getValues("unanswered").includes("yearsInBusiness");
  const languages = locale === "es" ? (["es", "en"] as const) : (["en", "es"] as const);
  return (
    <>
      <FieldSection title={t.groups.kind}>
        <SelectField
          form={form}
          name="category"
          required
          className="sm:col-span-2"
          values={vendorCategories}
          names={categories}
        />
        <TagsField
          form={form}
          name="subCategories"
          hint={t.hints.subCategories}
          maxItems={20}
          maxLength={100}
        />
      </FieldSection>
      <FieldSection title={t.groups.words} note={t.hints.description}>
        {languages.map((lang) => (
          <TextareaField
            key={lang}
            form={form}
            name={lang === "es" ? "descriptionSpanish" : "description"}
            lang={lang}
          />
        ))}
      </FieldSection>
      <FieldSection title={t.groups.typicalJob} note={t.hints.typicalJob}>
        {languages.map((lang) => (
          <TextareaField
            key={lang}
            form={form}
            name={lang === "es" ? "typicalJobSpanish" : "typicalJob"}
            lang={lang}
          />
        ))}
      </FieldSection>
      <FieldSection title={t.groups.facts}>
        <div>
          <SelectField
            form={form}
            name="priceRange"
            hint={t.hints.priceRange}
            values={priceRanges}
            names={t.prices}
          />
          <UnansweredNote form={form} name="priceRange" />
        </div>
        <SelectField
          form={form}
          name="businessType"
          values={businessTypes}
          names={typeNames}
          none={t.noBusinessType}
        />
        <TextField
          form={form}
          name="yearEstablished"
          inputMode="numeric"
          maxLength={4}
          hint={t.hints.yearEstablished}
        />
        <TextField
          form={form}
          name="yearsInBusiness"
          inputMode="numeric"
          maxLength={6}
          hint={`${t.hints.yearsInBusiness}${yearsMayStayEmpty ? ` ${t.unanswered.yearsInBusiness}` : ""}`}
          onBlur={() => {
            const values = form.getValues();
            const stored = normalizedYears(values.yearsInBusiness);
            if (!isUnanswered(values, "yearsInBusiness") && stored !== values.yearsInBusiness) {
              form.setValue("yearsInBusiness", stored, { shouldDirty: true });
            }
          }}
        />
        <TextField
          form={form}
          name="priceNote"
          hint={t.hints.priceNote}
          maxLength={200}
          className="sm:col-span-2"
        />
        <TextareaField form={form} name="certifications" hint={t.hints.certifications} />
      </FieldSection>
      <FieldSection title={t.groups.service}>
        <FieldGroup label={t.groups.languages}>
          <CheckboxField form={form} name="speaksSpanish" />
          <CheckboxField form={form} name="speaksEnglish" />
          {furtherLanguages.map((language) => (
            <Checkbox
              key={language}
              id={`profile-speaks-${language}`}
              label={languageNames[language]}
              value={language}
              {...form.register("otherLanguages")}
            />
          ))}
        </FieldGroup>
        <FieldGroup label={t.groups.habits}>
          <CheckboxField form={form} name="hasTransportation" />
          <CheckboxField form={form} name="smokes" />
        </FieldGroup>
      </FieldSection>
    </>
  );
}
