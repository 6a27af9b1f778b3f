import { BadgeCheck, Check } from "lucide-react";
import { publicMoment } from "#app/desk/public-moments.ts";
import { Badge } from "#app/ui/badge.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { VendorCard } from "./contract.ts";
import { messages } from "./messages.ts";
import { names } from "./names.ts";

type Verified = Pick<VendorCard, "isVerified" | "verifiedChecks" | "verifiedAt">;

/** The badge with what it stands for: what was checked, and when. Nothing for a vendor who was not checked. */
export function VerifiedBadge({ vendor, className }: { vendor: Verified; className?: string }) {
  const t = useText(messages).verified;
  const { checks } = useText(names);
  const { locale } = useLocale();
  if (!vendor.isVerified) return null;
  return (
    <div className={className}>
      <Badge tone="completed" icon={BadgeCheck}>
        {t.badge}
      </Badge>
      <p className="mt-1.5 text-muted text-xs">
        {vendor.verifiedChecks.map((check) => checks[check]).join(", ")}
        {vendor.verifiedAt && (
          <span className="block">{t.checked(publicMoment(vendor.verifiedAt, "day", locale))}</span>
        )}
      </p>
    </div>
  );
}

/** The same at length, for the vendor's own page; says so too where nothing was checked. */
export function VerifiedPanel({ vendor }: { vendor: Verified }) {
  const t = useText(messages).verified;
  const { checks } = useText(names);
  const { locale } = useLocale();
  if (!vendor.isVerified) {
    return (
      <>
        <h2 className="text-xl">{t.notYet}</h2>
        <p className="mt-2 text-muted text-sm">{t.notYetText}</p>
      </>
    );
  }
  return (
    <>
      <h2 className="flex items-center gap-2 text-xl">
        <BadgeCheck aria-hidden className="size-6 text-palma" strokeWidth={1.75} />
        {t.title}
      </h2>
      {vendor.verifiedAt && (
        <p className="mt-2 text-sm">{t.byUs(publicMoment(vendor.verifiedAt, "day", locale))}</p>
      )}
      <ul className="mt-2">
        {vendor.verifiedChecks.map((check) => (
          <li key={check} className="flex gap-2.5 py-1 text-sm">
            <Check aria-hidden className="mt-1 size-4 text-palma" strokeWidth={2.5} />
            {checks[check]}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted text-sm">{t.limits}</p>
    </>
  );
}
