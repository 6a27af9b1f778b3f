import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import { fallbackServices } from "./values.ts";

type ServiceNameProps = {
  name: string;
  /** Where they are known: a general service's name is then the vendor's own text. */
  vendorServices?: readonly string[];
};

/** A service name: the vendor's own text, or one of the general services translated. */
export function ServiceName({ name, vendorServices = [] }: ServiceNameProps) {
  const { services } = useText(messages).full;
  const general = vendorServices.includes(name)
    ? undefined
    : fallbackServices.find((service) => service === name);
  return general ? services[general] : <span lang="">{name}</span>;
}
