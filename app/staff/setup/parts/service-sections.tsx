import { useState } from "react";
import { Options, Select, Textarea } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { settingMessages } from "../setting-messages.ts";
import { smtpPorts, smtpSecurities, whatsappProviders } from "../values.ts";
import type { SectionForm } from "./section-form.tsx";
import { SecretInput, SettingInput } from "./setting-field.tsx";

export function MailSection({ form }: { form: SectionForm }) {
  const t = useText(settingMessages);
  const { smtpPort, smtpSecurity, smtpHost, smtpUser } = form.values;
  const isFixed = form.fixedBy("smtpHost") !== undefined;
  const ports = [...new Set([...smtpPorts, smtpPort])];
  return (
    <>
      <SettingInput form={form} field="mailFrom" />
      <SettingInput form={form} field="smtpHost" />
      {smtpHost !== null && (
        <div className="grid gap-6 sm:grid-cols-2">
          <SettingInput form={form} field="smtpSecurity">
            <Select
              value={smtpSecurity}
              disabled={isFixed}
              onChange={(event) => {
                const security = event.target.value as typeof smtpSecurity;
                form.set({ smtpSecurity: security, smtpPort: security === "tls" ? 465 : 587 });
              }}
            >
              <Options values={smtpSecurities} names={t.securities} />
            </Select>
          </SettingInput>
          <SettingInput form={form} field="smtpPort">
            <Select
              value={smtpPort}
              disabled={isFixed}
              onChange={(event) => form.set({ smtpPort: Number(event.target.value) })}
            >
              {ports.map((port) => (
                <option key={port} value={port}>
                  {port}
                </option>
              ))}
            </Select>
          </SettingInput>
          {!isFixed && <SettingInput form={form} field="smtpUser" />}
          {!isFixed && smtpUser !== null && <SecretInput form={form} field="smtpPassword" />}
        </div>
      )}
    </>
  );
}

export function WhatsappSection({ form }: { form: SectionForm }) {
  const t = useText(settingMessages);
  const { whatsappProvider } = form.values;
  const isFixed = form.fixedBy("whatsappProvider") !== undefined;
  return (
    <>
      <SettingInput form={form} field="whatsappProvider">
        <Select
          value={whatsappProvider}
          disabled={isFixed}
          onChange={(event) => form.set({ whatsappProvider: event.target.value as typeof whatsappProvider })}
        >
          <Options values={whatsappProviders} names={t.providers} />
        </Select>
      </SettingInput>
      {!isFixed && whatsappProvider === "meta" && (
        <>
          <SettingInput form={form} field="metaPhoneId" required />
          <SecretInput form={form} field="metaToken" />
          <SecretInput form={form} field="metaAppSecret" />
          <SecretInput form={form} field="metaVerifyToken" />
        </>
      )}
      {!isFixed && whatsappProvider === "twilio" && (
        <>
          <SettingInput form={form} field="twilioAccountSid" required />
          <SecretInput form={form} field="twilioAuthToken" />
          <SettingInput form={form} field="twilioFrom" required />
          <Templates form={form} />
        </>
      )}
    </>
  );
}

/** JSON, as Twilio's ids are kept in a list; what cannot be read yet is not taken over. */
function Templates({ form }: { form: SectionForm }) {
  const [text, setText] = useState(JSON.stringify(form.values.twilioTemplates));
  return (
    <SettingInput form={form} field="twilioTemplates">
      <Textarea
        rows={3}
        spellCheck={false}
        className="font-mono text-sm"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          form.set({ twilioTemplates: parsed(event.target.value) });
        }}
      />
    </SettingInput>
  );
}

/** Text that is no JSON goes to the server as it is, which refuses it by the field's name. */
function parsed(text: string): SectionForm["values"]["twilioTemplates"] {
  try {
    return JSON.parse(text || "{}");
  } catch {
    return text as never;
  }
}
