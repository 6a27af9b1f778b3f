import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./comparison-messages.ts";
import type { RelocationPackage } from "./packages.ts";

/** Links to the contact section, with the consultation open. Without scripts that section has the phone. */
export function ChoosePackage({ offer, className }: { offer: RelocationPackage; className?: string }) {
  const t = useText(messages);
  return (
    <Link
      to={`/?consult=${offer.id}#contact`}
      className={buttonClass({ variant: offer.popular ? "primary" : "action", className })}
    >
      {`${t.choose} ${offer.name}`}
    </Link>
  );
}
