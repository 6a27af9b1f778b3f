import type { ReactNode } from "react";
import type { Settings } from "../contract.ts";
import type { SettingSection } from "../values.ts";
import { AccessSection } from "./access-section.tsx";
import { FirmSection } from "./firm-section.tsx";
import { HoursSection } from "./hours-section.tsx";
import { type SectionForm as Form, SectionForm } from "./section-form.tsx";
import { MailSection, WhatsappSection } from "./service-sections.tsx";
import { ClaimsSection, LegalSection } from "./text-sections.tsx";
import { TryMail, TryWhatsapp } from "./try-services.tsx";

const contents: Record<SettingSection, (props: { form: Form }) => ReactNode> = {
  firm: FirmSection,
  hours: HoursSection,
  access: AccessSection,
  claims: ClaimsSection,
  legal: LegalSection,
  mail: MailSection,
  whatsapp: WhatsappSection,
};

/** One section of the settings: its form, and for a service what tries it out. */
export function SettingsOf({ section, settings }: { section: SettingSection; settings: Settings }) {
  const Content = contents[section];
  return (
    <>
      <SectionForm section={section} settings={settings}>
        {(form) => <Content form={form} />}
      </SectionForm>
      {section === "mail" && <TryMail />}
      {section === "whatsapp" && <TryWhatsapp />}
    </>
  );
}
