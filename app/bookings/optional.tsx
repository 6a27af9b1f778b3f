import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

/** A label that says that nothing need be written. */
export function Optional({ label }: { label: string }) {
  const t = useText(messages);
  return (
    <>
      {label} <span className="font-normal text-muted">{t.optional}</span>
    </>
  );
}
