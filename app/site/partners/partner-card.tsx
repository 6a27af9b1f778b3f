import { BadgeCheck, FlaskConical, Star } from "lucide-react";
import { names } from "#app/marketplace/vendors/names.ts";
import { InitialsArch } from "#app/ui/art/initials-arch.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import { partnerTexts } from "./partner-texts.ts";
import type { Partner } from "./partners.ts";

export function PartnerCard({ partner }: { partner: Partner }) {
  const t = useText(messages);
  const { categories } = useText(names);
  const text = useText(partnerTexts)[partner.id];
  const rating = partner.rating.toFixed(1);
  return (
    <li className="row-span-3 grid grid-rows-subgrid gap-y-0 border-e border-b p-5 sm:p-8">
      <div className="flex gap-5">
        <InitialsArch name={partner.name} className="w-18 self-start sm:w-20" />
        <div className="min-w-0 flex-1">
          <h3 lang="es">{partner.name}</h3>
          <p className="mt-1 font-semibold text-sm">{categories[partner.category]}</p>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-4 text-muted text-sm">
            <span className="inline-flex items-center gap-1.5">
              <Star aria-hidden className="size-4 fill-ambar text-ambar-text" strokeWidth={1.5} />
              <span aria-hidden className="font-semibold text-ink">
                {rating}
              </span>
              <span className="sr-only">{t.rated(rating)}</span>
            </span>
            <span>{t.experience(partner.experience)}</span>
          </p>
          <p className="mt-3 flex flex-wrap gap-2">
            {partner.verified && (
              // Not green, which would suggest that somebody verified this sample.
              <Badge icon={BadgeCheck}>
                <span>
                  <span>{t.verified}</span> {t.asSample}
                </span>
              </Badge>
            )}
            <Badge icon={FlaskConical}>{t.sample}</Badge>
          </p>
        </div>
      </div>
      <p className="mt-5 max-w-measure">{text.description}</p>
      <ul aria-label={t.services} className="mt-5 border-t pt-3 text-muted text-sm sm:columns-2 sm:gap-x-8">
        {text.services.map((service) => (
          <li key={service} className="break-inside-avoid py-0.5">
            {service}
          </li>
        ))}
      </ul>
    </li>
  );
}
