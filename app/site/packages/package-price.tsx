import { formatMoney } from "#app/ui/money.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import type { RelocationPackage } from "./packages.ts";

export function PackagePrice({ offer, className }: { offer: RelocationPackage; className?: string }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const money = (cents: number) => formatMoney(cents, "USD", locale);
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="sr-only">{t.price}:</span>
        <span className="font-display font-semibold text-2xl lining-nums print:text-lg">
          {money(offer.priceCents)}
        </span>
        <s className="text-muted">
          <span className="sr-only">{t.originalPrice}: </span>
          {money(offer.originalPriceCents)}
        </s>
      </p>
    </div>
  );
}
