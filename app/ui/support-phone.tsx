import { useOperator } from "#platform/config/operator-context.tsx";
import { telLink } from "#platform/text/phone-link.ts";
import { classNames } from "./class-names.ts";

/** Links the operator's phone number. Underlined by default, for coloured notes; elsewhere `text-link`. */
export function SupportPhone({ className = "underline underline-offset-4" }: { className?: string }) {
  const { supportPhone } = useOperator();
  return (
    <a href={telLink(supportPhone)} className={classNames("whitespace-nowrap font-semibold", className)}>
      {supportPhone}
    </a>
  );
}
