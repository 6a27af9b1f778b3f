import { useOperator } from "#platform/config/operator-context.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { telLink } from "#platform/text/phone-link.ts";
import { messages } from "../tracking-messages.ts";

export function ChangeFailure({ title, details }: { title: string; details: string | undefined }) {
  const t = useText(messages);
  const { supportPhone } = useOperator();
  if (details === undefined) return null;
  return (
    <div
      role="alert"
      className="mt-5 rounded border border-flamboyan bg-cancelled-fill px-4 py-3 text-cancelled"
    >
      <p className="font-semibold">{title}</p>
      <p className="text-sm">
        {t.tryAgain}{" "}
        <a href={telLink(supportPhone)} className="font-semibold underline underline-offset-4">
          {supportPhone}
        </a>
        . {details}
      </p>
    </div>
  );
}
