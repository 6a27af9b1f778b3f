import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./parts/staff-messages.ts";

export function Website({ address }: { address: string }) {
  const t = useText(messages);
  // Contracts allow only http and https; old rows with anything else are shown as text.
  if (!/^https?:\/\//i.test(address)) return address;
  return (
    <a href={address} target="_blank" rel="noreferrer nofollow" className="-my-3 inline-block py-3 text-link">
      {address}
      <span className="sr-only"> ({t.newWindow})</span>
    </a>
  );
}
