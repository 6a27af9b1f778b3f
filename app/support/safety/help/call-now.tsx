import { Phone } from "lucide-react";
import { useOperator } from "#platform/config/operator-context.tsx";
import { telLink } from "#platform/text/phone-link.ts";

/** The operator's hotline if one is configured, else 911. */
export function CallNow() {
  const { hotline } = useOperator();
  return <CallLink number={hotline.isPlaceholder ? "911" : hotline.number} />;
}

export function CallLink({ number }: { number: string }) {
  return (
    <a
      href={telLink(number)}
      className="inline-flex items-center gap-1.5 whitespace-nowrap underline underline-offset-4"
    >
      <Phone aria-hidden className="size-4" />
      {number}
    </a>
  );
}
