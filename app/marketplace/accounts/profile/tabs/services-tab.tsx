import { useText } from "#platform/i18n/locale-context.tsx";
import { fieldMessages } from "../../field-messages.ts";
import { FieldSection } from "../field-section.tsx";
import type { ProfileForm } from "../form.ts";
import { TagsField } from "./fields.tsx";

export function ServicesTab({ form }: { form: ProfileForm }) {
  const t = useText(fieldMessages);
  return (
    <FieldSection title={t.groups.offer} note={t.hints.services}>
      <TagsField form={form} name="services" maxItems={30} maxLength={100} />
    </FieldSection>
  );
}
