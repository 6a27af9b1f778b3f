import { useText } from "#platform/i18n/locale-context.tsx";
import { fallbackServices } from "./contract.ts";
import { messages } from "./messages.ts";

/** A service: in the vendor's own words, or one of the house's six in the page's language. */
export function ServiceName({ name, own }: { name: string; own: readonly string[] }) {
  const { services } = useText(messages).full;
  const ours = own.includes(name) ? undefined : fallbackServices.find((service) => service === name);
  return ours ? services[ours] : <span lang="">{name}</span>;
}
