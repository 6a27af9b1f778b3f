import type { ServiceName as KnownName } from "#app/marketplace/vendors/contract.ts";
import { nameIn } from "#app/marketplace/vendors/rules/service-groups.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import { fallbackServices } from "./values.ts";

type ServiceNameProps = {
  name: string;
  /** Where they are known: a general service's name is then the vendor's own text. */
  vendorServices?: readonly string[];
  /** What the other language calls it. */
  known?: KnownName | undefined;
};

/**
 * A service name: one of the general services translated; or the vendor's own text, after its name in the reader's language
 * where that has one.
 */
export function ServiceName({ name, vendorServices = [], known }: ServiceNameProps) {
  const { services } = useText(messages).full;
  const { locale } = useLocale();
  const general = vendorServices.includes(name)
    ? undefined
    : fallbackServices.find((service) => service === name);
  if (general) return services[general];
  const translated = nameIn(known, locale);
  if (translated === null) return <span lang="">{name}</span>;
  if (name.includes(translated)) return translated;
  return (
    <>
      {translated} <span lang="">({name})</span>
    </>
  );
}
