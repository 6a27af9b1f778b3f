import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

/** What becomes of what is written in the form. */
export function PrivacyNote() {
  const t = useText(messages);
  return (
    <p className="text-muted text-sm">
      {t.privacy}{" "}
      <a href="/terms" target="_blank" rel="noreferrer" className="text-link">
        {t.privacyLink}
      </a>
    </p>
  );
}
