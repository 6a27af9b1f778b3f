import type { ReactNode } from "react";
import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type PictureKind, type Profile, pictureKinds } from "../../contract.ts";
import { fieldMessages, pictureMessages } from "../../field-messages.ts";
import { FieldSection } from "../field-section.tsx";
import type { ProfileForm } from "../form.ts";
import { SelectField, TagsField, TextField } from "./fields.tsx";
import { PictureField } from "./picture-field.tsx";
import type { usePicture } from "./use-picture.ts";

type BasicTabProps = {
  form: ProfileForm;
  profile: Profile;
  pictures: Record<PictureKind, ReturnType<typeof usePicture>>;
  /** Saved by itself, like the pictures. */
  gallery: ReactNode;
};

export function BasicTab({ form, profile, pictures, gallery }: BasicTabProps) {
  const t = useText(fieldMessages);
  const { rules } = useText(pictureMessages);
  return (
    <>
      <FieldSection title={t.groups.names}>
        <TextField form={form} name="businessName" lang="es" required autoComplete="organization" />
        <TextField form={form} name="businessNameEnglish" lang="en" required />
        <TextField form={form} name="contactName" required autoComplete="name" autoCapitalize="words" />
        <SelectField form={form} name="location" required values={locations} />
        <TagsField
          form={form}
          name="serviceAreas"
          hint={t.hints.serviceAreas}
          maxItems={20}
          maxLength={100}
        />
      </FieldSection>
      <FieldSection title={t.groups.reach} note={t.private}>
        <TextField
          form={form}
          name="email"
          hint={t.hints.email(profile.loginEmail)}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          className="sm:col-span-2"
        />
        <TextField form={form} name="phone" type="tel" inputMode="tel" autoComplete="tel" />
        <TextField
          form={form}
          name="website"
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
        />
        <TextField form={form} name="address" autoComplete="street-address" className="sm:col-span-2" />
      </FieldSection>
      <FieldSection title={t.groups.pictures} note={rules}>
        {pictureKinds.map((kind) => (
          <PictureField key={kind} kind={kind} profile={profile} picture={pictures[kind]} />
        ))}
      </FieldSection>
      {gallery}
    </>
  );
}
