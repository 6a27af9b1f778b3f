import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./comparison/comparison-messages.ts";
import type { RelocationPackage } from "./packages.ts";

/**
 * "Choose Royal": to the contact section of the home page, with the consultation open and the package chosen in it.
 * Who closes that finds both ways to write; without scripts the section with the phone is where the link leads.
 */
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
