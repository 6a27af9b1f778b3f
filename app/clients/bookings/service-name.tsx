import { useText } from "#platform/i18n/locale-context.tsx";
import { fallbackServices } from "./contract.ts";
import { messages } from "./messages.ts";

/** A service name: the vendor's own text, or one of the general services translated. */
export function ServiceName({ name, own }: { name: string; own: readonly string[] }) {
  const { services } = useText(messages).full;
  const general = own.includes(name) ? undefined : fallbackServices.find((service) => service === name);
  return general ? services[general] : <span lang="">{name}</span>;
}
