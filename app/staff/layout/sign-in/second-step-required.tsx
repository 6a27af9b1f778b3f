import { ShieldAlert } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";

/** In a screen's place, where a second step is required and the person has none yet. */
export function SecondStepRequired() {
  const { secondStepFirst: t } = useText(messages);
  return (
    <div className="max-w-xl rounded border border-line bg-card p-6">
      <h1 className="flex items-center gap-3 text-2xl">
        <ShieldAlert aria-hidden className="size-6" />
        {t.title}
      </h1>
      <p className="mt-2 mb-5 text-muted">{t.text}</p>
      <Link to="/admin/account" className={buttonClass({ variant: "primary" })}>
        {t.go}
      </Link>
    </div>
  );
}
