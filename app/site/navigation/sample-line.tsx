import { useLocation } from "react-router";
import { useText } from "#platform/i18n/locale-context.tsx";
import { isForEverybody } from "./links.ts";
import { messages } from "./messages.ts";

/** Once for the whole site (RULINGS 47); each sample is marked as well. */
export function SampleLine() {
  const t = useText(messages);
  if (!isForEverybody(useLocation().pathname)) return null;
  return (
    <p data-nosnippet className="bg-pending-fill py-1.5 text-pending text-xs print:hidden">
      <span className="wrap block">{t.samples}</span>
    </p>
  );
}
