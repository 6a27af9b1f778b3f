import type { ReactNode } from "react";
import { Field, FieldGroup, Input, Radio, Select, Textarea } from "#app/ui/forms/field.tsx";
import { EmailInput, NameInput } from "#app/ui/forms/inputs.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { consentText } from "../rules/consent.ts";
import type { Choices } from "./choices.ts";
import { messages } from "./messages.ts";
import { PortalPhotos } from "./photos/portal-photos.tsx";
import { fieldId, type PortalForm } from "./use-portal-form.ts";
import { type PortalField, type PortalValues, portalFields, requiredFields } from "./values.ts";

type SectionProps = { portal: PortalForm; initial: PortalValues };

/** Props of a field and its control. Without scripts the first refused field gets the focus. */
function fieldProps({ portal, initial }: SectionProps, field: PortalField) {
  const firstRefused = portalFields.find((one) => portal.errors[one]) === field;
  return {
    field: {
      id: fieldId(field),
      error: portal.errors[field],
      required: requiredFields.some((one) => one === field),
    },
    control: { name: field, defaultValue: initial[field], autoFocus: firstRefused },
  };
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t pt-5">
      <legend className="display float-start mb-5 w-full text-xl leading-tight">{title}</legend>
      <div className="clear-both grid gap-6">{children}</div>
    </fieldset>
  );
}

export function YouSection(props: SectionProps) {
  const t = useText(messages).you;
  const name = fieldProps(props, "nombreCompleto");
  const phone = fieldProps(props, "telefono");
  const email = fieldProps(props, "email");
  const phoneHint = phone.field.error ? null : props.portal.phoneHint;
  const noteId = `${phone.field.id}-note`;
  return (
    <Section title={t.title}>
      <Field label={t.name} {...name.field}>
        <NameInput {...name.control} required maxLength={200} />
      </Field>
      <div>
        <Field label={t.phone} hint={t.phoneHint} {...phone.field}>
          <Input
            {...phone.control}
            {...(phoneHint ? { "aria-describedby": `${phone.field.id}-hint ${noteId}` } : {})}
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
          />
        </Field>
        <div role="status" id={noteId}>
          {phoneHint && <Note>{t[phoneHint]}</Note>}
        </div>
      </div>
      <Field label={t.email} {...email.field}>
        <EmailInput {...email.control} maxLength={254} />
      </Field>
    </Section>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 font-medium text-ambar-text text-sm">{children}</p>;
}

// In CSS, so that the field works without scripts and the layout does not jump.
const hiddenUnlessOwnService =
  "supports-[selector(:has(a))]:group-[:not(:has(option[value='Otro_servicio']:checked))]/service:hidden";

const hiddenUnlessOtherZone =
  "supports-[selector(:has(a))]:group-[:not(:has(option[value='Otra_zona']:checked))]/zone:hidden";

export function ServiceSection({ services, zones, ...props }: SectionProps & Choices) {
  const t = useText(messages).service;
  const { locale } = useLocale();
  const offered = fieldProps(props, "servicioOfrece");
  const own = fieldProps(props, "otroServicio");
  const zone = fieldProps(props, "zonaUbicacion");
  const about = fieldProps(props, "descripcionServicio");
  const price = fieldProps(props, "precioPromedio");
  const noteId = `${zone.field.id}-note`;
  return (
    <Section title={t.title}>
      <div className="group/service grid gap-6">
        <Field label={t.offered} {...offered.field}>
          <Select {...offered.control}>
            <option value="">{t.choose}</option>
            {services.map(({ name, english }) => (
              <option key={name} value={name}>
                {locale === "en" ? english : name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t.own} hint={t.ownHint} {...own.field} className={hiddenUnlessOwnService}>
          <Input {...own.control} maxLength={100} />
        </Field>
      </div>
      <div className="group/zone">
        <Field label={t.zone} {...zone.field}>
          <Select
            {...zone.control}
            aria-describedby={zone.field.error ? `${zone.field.id}-error ${noteId}` : noteId}
          >
            <option value="">{t.chooseZone}</option>
            {zones.map((one) => (
              <option key={one} value={one}>
                {one === "Otra zona" ? t.otherZone : one}
              </option>
            ))}
          </Select>
        </Field>
        <div role="status" id={noteId}>
          <p className={`mt-1.5 text-muted text-sm ${hiddenUnlessOtherZone}`}>{t.otherZoneHint}</p>
        </div>
      </div>
      <Field label={t.about} hint={t.aboutHint} {...about.field}>
        <Textarea {...about.control} required maxLength={3000} />
      </Field>
      <Field label={t.price} hint={t.priceHint} {...price.field}>
        <Input {...price.control} maxLength={200} />
      </Field>
    </Section>
  );
}

export function WorkSection(props: SectionProps) {
  const t = useText(messages).work;
  return (
    <Section title={t.title}>
      <YesNo {...props} field="disponibleFinSemana" label={t.weekend} />
      <YesNo {...props} field="puedeMoverse" label={t.travel} />
      <YesNo {...props} field="tieneNegocioRegistrado" label={t.registered} hint={t.registeredHint} />
    </Section>
  );
}

export function PhotosSection(props: SectionProps) {
  const t = useText(messages).photos;
  const links = fieldProps(props, "photoUrls");
  return (
    <Section title={t.title}>
      <PortalPhotos uploads={props.portal.uploads} />
      <Field label={t.links} hint={t.linksHint} {...links.field}>
        <Textarea {...links.control} rows={2} maxLength={2000} />
      </Field>
    </Section>
  );
}

export function WhatsappSection(props: SectionProps) {
  const t = useText(messages).whatsapp;
  const { locale } = useLocale();
  return (
    <Section title={t.title}>
      <YesNo {...props} field="whatsappNotifications" label={t.question} hint={consentText[locale]} />
    </Section>
  );
}

type YesNoProps = SectionProps & { field: PortalField; label: string; hint?: string };

function YesNo({ field, label, hint, ...props }: YesNoProps) {
  const t = useText(messages);
  return (
    <FieldGroup
      role="radiogroup"
      label={label}
      hint={hint}
      id={fieldId(field)}
      error={props.portal.errors[field]}
    >
      <div className="mt-1 grid grid-cols-2 gap-3 sm:max-w-80">
        {(["si", "no"] as const).map((answer) => (
          <Radio
            key={answer}
            name={field}
            value={answer}
            defaultChecked={props.initial[field] === answer}
            label={answer === "si" ? t.yes : t.no}
            className="rounded border border-line bg-card px-4 transition-colors hover:border-larimar has-checked:border-larimar has-checked:bg-band"
          />
        ))}
      </div>
    </FieldGroup>
  );
}
