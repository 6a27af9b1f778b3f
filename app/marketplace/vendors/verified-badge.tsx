import { BadgeCheck, Check } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { VendorCard } from "./contract.ts";
import { messages } from "./messages.ts";
import { names } from "./names.ts";

type VerifiableVendor = Pick<VendorCard, "isVerified" | "verifiedChecks" | "verifiedAt" | "isSample">;

/** Nothing for unverified and for sample vendors (RULINGS 19). */
export function VerifiedMark({ vendor }: { vendor: VerifiableVendor }) {
  const t = useText(messages).verified;
  if (!vendor.isVerified || vendor.isSample) return null;
  return (
    <Badge tone="completed" icon={BadgeCheck}>
      {t.badge}
    </Badge>
  );
}

export function VerifiedBadge({ vendor, className }: { vendor: VerifiableVendor; className?: string }) {
  const t = useText(messages).verified;
  const { checks } = useText(names);
  const { locale } = useLocale();
  if (!vendor.isVerified || vendor.isSample) return null;
  return (
    <div className={className}>
      <VerifiedMark vendor={vendor} />
      <p className="mt-1.5 text-muted text-xs">
        {vendor.verifiedChecks.map((check) => checks[check]).join(", ")}
        {vendor.verifiedAt && (
          <span className="block">{t.checked(formatPublicMoment(vendor.verifiedAt, "day", locale))}</span>
        )}
      </p>
    </div>
  );
}

export function VerifiedPanel({ vendor }: { vendor: VerifiableVendor }) {
  const t = useText(messages).verified;
  const { checks } = useText(names);
  const { locale } = useLocale();
  if (!vendor.isVerified) {
    return (
      <>
        <h2 className="text-2xl">{t.notYet}</h2>
        {!vendor.isSample && <p className="mt-2 max-w-measure text-muted">{t.notYetText}</p>}
      </>
    );
  }
  return (
    <>
      <h2 className="flex items-center gap-2 text-2xl">
        {!vendor.isSample && <BadgeCheck aria-hidden className="size-6 text-palma" strokeWidth={1.75} />}
        {t.title}
      </h2>
      {vendor.isSample ? (
        <p className="mt-2 max-w-measure">{t.sample}</p>
      ) : (
        vendor.verifiedAt && (
          <p className="mt-2">{t.byUs(formatPublicMoment(vendor.verifiedAt, "day", locale))}</p>
        )
      )}
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {vendor.verifiedChecks.map((check) => (
          <li key={check} className="flex gap-2.5 py-1 text-sm">
            <Check
              aria-hidden
              className={classNames("mt-1 size-4", vendor.isSample ? "text-muted" : "text-palma")}
              strokeWidth={2.5}
            />
            {checks[check]}
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-measure text-muted text-sm">{t.limits}</p>
    </>
  );
}
