import { Phone } from "lucide-react";
import { classNames } from "#app/ui/class-names.ts";
import { useOperator } from "#platform/config/operator-context.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { telLink } from "#platform/text/phone-link.ts";
import { emergencyNumbers } from "../emergency-contacts.ts";
import { messages } from "../messages.ts";
import { Lantern } from "./lantern.tsx";

/** Plain `tel:` links, which work without data. */
export function NumberBoard({ className }: { className: string }) {
  const t = useText(messages).board;
  const { hotline } = useOperator();
  return (
    <section
      aria-labelledby="numbers-heading"
      className={`arch relative rounded-s rounded-br border border-line bg-card px-5 pt-5 pb-4 sm:px-8 sm:pt-7 ${className}`}
    >
      <Lantern className="absolute end-5 top-0 w-14 -scale-x-100 sm:end-8 sm:w-16" />
      <h2 id="numbers-heading" className="pe-20 text-2xl">
        {t.heading}
      </h2>
      <ul className="mt-3">
        {emergencyNumbers.map(({ id, number }) => (
          <Line key={id} name={t[id]} number={number} isFirst={id === "national"} />
        ))}
        <Line name={t.hotline} number={hotline.number} note={hotline.isPlaceholder ? t.placeholder : ""} />
      </ul>
      <p className="border-t pt-3 text-muted text-xs">{t.source}</p>
    </section>
  );
}

type LineProps = { name: string; number: string; isFirst?: boolean; note?: string };

function Line({ name, number, isFirst = false, note = "" }: LineProps) {
  return (
    <li className="border-t py-2 first:border-t-0">
      <a href={telLink(number)} className="group block py-1">
        <span className="block text-sm">{name}</span>
        <span
          className={classNames(
            "inline-flex items-center gap-3 whitespace-nowrap font-display font-semibold lining-nums underline decoration-1 underline-offset-4 group-hover:decoration-2",
            isFirst
              ? "text-4xl text-flamboyan"
              : note
                ? "text-muted text-xl"
                : "text-2xl text-larimar group-hover:text-larimar-hover",
          )}
        >
          <Phone aria-hidden className={isFirst ? "size-9" : "size-5"} strokeWidth={isFirst ? 1.75 : 2} />
          {number}
        </span>
      </a>
      {note && <p className="pb-1 text-ambar-text text-sm">{note}</p>}
    </li>
  );
}
