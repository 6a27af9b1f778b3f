import type { ReactNode } from "react";
import { Field, FieldGroup, Input, Radio, Select, Textarea } from "#app/ui/forms/field.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { consentText } from "../rules/consent.ts";
import type { Choices } from "./choices.ts";
import { fieldId, type PortalForm } from "./form.ts";
import { messages } from "./messages.ts";
import { PortalPhotos } from "./photos/photos.tsx";
import { type PortalField, type PortalValues, portalFields, requiredFields } from "./values.ts";

/** What a section needs: the form, and what its fields begin with. */
type SectionProps = { portal: PortalForm; start: PortalValues };

/** The wiring of one field and its control. Without scripts the browser goes to the first that the server refused. */
function wired({ portal, start }: SectionProps, field: PortalField) {
  const firstRefused = portalFields.find((one) => portal.errors[one]) === field;
  return {
    field: {
      id: fieldId(field),
      error: portal.errors[field],
      required: requiredFields.some((one) => one === field),
    },
    control: { name: field, defaultValue: start[field], autoFocus: firstRefused },
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

/** Name, phone and e-mail. */
export function YouSection(props: SectionProps) {
  const t = useText(messages).you;
  const name = wired(props, "nombreCompleto");
  const phone = wired(props, "telefono");
  const email = wired(props, "email");
  const doubt = phone.field.error ? null : props.portal.doubt;
  const noteId = `${phone.field.id}-note`;
  return (
    <Section title={t.title}>
      <Field label={t.name} {...name.field}>
        <Input {...name.control} required autoComplete="name" autoCapitalize="words" maxLength={200} />
      </Field>
      <div>
        <Field label={t.phone} hint={t.phoneHint} {...phone.field}>
          <Input
            {...phone.control}
            {...(doubt ? { "aria-describedby": `${phone.field.id}-hint ${noteId}` } : {})}
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
          />
        </Field>
        <div role="status" id={noteId}>
          {doubt && <Note>{t[doubt]}</Note>}
        </div>
      </div>
      <Field label={t.email} {...email.field}>
        <Input {...email.control} type="email" inputMode="email" autoComplete="email" maxLength={254} />
      </Field>
    </Section>
  );
}

/** A hint about what was typed; it blocks nothing. */
function Note({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 font-medium text-ambar-text text-sm">{children}</p>;
}

// Known to the style sheet alone: the field for own words is there without scripts too, and the page does not jump.
const unlessChosen =
  "supports-[selector(:has(a))]:group-[:not(:has(option[value='Otro_servicio']:checked))]/service:hidden";

const unlessOtherZone =
  "supports-[selector(:has(a))]:group-[:not(:has(option[value='Otra_zona']:checked))]/zone:hidden";

/** The service, where, in own words, and its price. */
export function ServiceSection({ services, zones, ...props }: SectionProps & Choices) {
  const t = useText(messages).service;
  const { locale } = useLocale();
  const offered = wired(props, "servicioOfrece");
  const own = wired(props, "otroServicio");
  const zone = wired(props, "zonaUbicacion");
  const about = wired(props, "descripcionServicio");
  const price = wired(props, "precioPromedio");
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
        <Field label={t.own} hint={t.ownHint} {...own.field} className={unlessChosen}>
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
          <p className={`mt-1.5 text-muted text-sm ${unlessOtherZone}`}>{t.otherZoneHint}</p>
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

/** Weekends, travelling, registration. */
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

/** Photos from the camera, and links or words in their place. */
export function PhotosSection(props: SectionProps) {
  const t = useText(messages).photos;
  const links = wired(props, "photoUrls");
  return (
    <Section title={t.title}>
      <PortalPhotos uploads={props.portal.uploads} />
      <Field label={t.links} hint={t.linksHint} {...links.field}>
        <Textarea {...links.control} rows={2} maxLength={2000} />
      </Field>
    </Section>
  );
}

/** The consent to be written to, in the words that are stored with the answer. */
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

/** Two large answers side by side. */
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
            defaultChecked={props.start[field] === answer}
            label={answer === "si" ? t.yes : t.no}
            className="rounded border border-line bg-card px-4 transition-colors hover:border-larimar has-checked:border-larimar has-checked:bg-band"
          />
        ))}
      </div>
    </FieldGroup>
  );
}
