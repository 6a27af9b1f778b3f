import type { VendorDetail } from "#app/marketplace/vendors/contract.ts";
import { messages as vendorMessages } from "#app/marketplace/vendors/messages.ts";
import { names } from "#app/marketplace/vendors/names.ts";
import { vendorNames } from "#app/marketplace/vendors/vendor-names.ts";
import { Rating, SampleMark, VendorPicture } from "#app/marketplace/vendors/vendor-parts.tsx";
import { VerifiedBadge } from "#app/marketplace/vendors/verified-badge.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";

export function BookingVendorCard({ vendor }: { vendor: VendorDetail }) {
  const t = useText(messages);
  const card = useText(vendorMessages).card;
  const { categories } = useText(names);
  const { locale } = useLocale();
  const { first, second } = vendorNames(vendor, locale);
  return (
    <div className="flex items-start gap-5 rounded border bg-card p-5 sm:p-6">
      <VendorPicture
        vendor={vendor}
        alt={t.photo(vendor.fullName)}
        className="w-16 sm:w-24 lg:w-16 xl:w-24"
      />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold text-larimar text-sm">{categories[vendor.category]}</p>
        <h2 lang={first.lang} className="mt-0.5 text-xl">
          {first.text}
        </h2>
        {second && (
          <p lang={second.lang} className="text-muted">
            {second.text}
          </p>
        )}
        <p className="mt-2">{t.with(vendor.fullName)}</p>
        <p className="flex flex-wrap gap-x-4 text-muted text-sm">
          <span>{card.years(vendor.yearsInBusiness)}</span>
          <Rating vendor={vendor} />
        </p>
        <VerifiedBadge vendor={vendor} className="mt-3" />
        {vendor.isSample && (
          <div className="mt-3">
            <SampleMark vendor={vendor} />
          </div>
        )}
      </div>
    </div>
  );
}
