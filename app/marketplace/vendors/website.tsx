import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./management/messages.ts";

/** A vendor's website: it leads out of the desk and learns nothing of where it was pressed. */
export function Website({ address }: { address: string }) {
  const t = useText(messages);
  // The contracts let http and https through; an old row that has anything else is shown as text.
  if (!/^https?:\/\//i.test(address)) return address;
  return (
    <a href={address} target="_blank" rel="noreferrer nofollow" className="-my-3 inline-block py-3 text-link">
      {address}
      <span className="sr-only"> ({t.newWindow})</span>
    </a>
  );
}
