import { CircleAlert, FlaskConical, Star } from "lucide-react";
import { formatCount } from "#app/staff/shell/record/formats.ts";
import { InitialsArch } from "#app/ui/art/initials-arch.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { VendorCard } from "./contract.ts";
import { messages } from "./messages.ts";
import { type Named, vendorNames } from "./vendor-names.ts";

type PictureProps = {
  vendor: Named & Pick<VendorCard, "personalPhoto" | "logoUrl">;
  alt?: string;
  /** Shows the logo of a vendor without a photo (RULINGS 37). */
  logoInstead?: boolean;
  className: string;
};

export function VendorPicture({ vendor, alt = "", logoInstead = false, className }: PictureProps) {
  const { locale } = useLocale();
  const { first } = vendorNames(vendor, locale);
  const logo = !vendor.personalPhoto && logoInstead ? vendor.logoUrl : null;
  const address = vendor.personalPhoto ?? logo;
  if (!address) return <InitialsArch name={first.text} className={className} />;
  return (
    <img
      src={address}
      alt={alt}
      width={96}
      height={112}
      loading="lazy"
      className={classNames(
        "aspect-[96/112] shrink-0 border border-line",
        logo ? "rounded bg-white object-contain p-1" : "rounded-t-full object-cover",
        className,
      )}
    />
  );
}

export function SampleMark({ vendor }: { vendor: Pick<VendorCard, "isSample"> }) {
  const t = useText(messages).card;
  return vendor.isSample ? <Badge icon={FlaskConical}>{t.sample}</Badge> : null;
}

/** For lists with sample vendors: search engines must not quote them as real (RULINGS 19). */
export function noSnippet(vendors: readonly Pick<VendorCard, "isSample">[]): { "data-nosnippet"?: true } {
  return vendors.some(({ isSample }) => isSample) ? { "data-nosnippet": true } : {};
}

export function Rating({ vendor }: { vendor: Pick<VendorCard, "rating" | "reviewCount"> }) {
  const t = useText(messages).card;
  if (vendor.rating === null || vendor.reviewCount === 0) return <span>{t.noReviews}</span>;
  const rating = vendor.rating.toFixed(1);
  return (
    <span className="inline-flex items-center gap-1.5">
      <Star aria-hidden className="size-4 fill-ambar text-ambar-text" strokeWidth={1.5} />
      <span aria-hidden className="font-semibold text-ink">
        {rating}
      </span>
      <span className="sr-only">{t.rated(rating)}</span>
      <span>{t.reviews(vendor.reviewCount)}</span>
    </span>
  );
}

/** Formats counts in the page's language: "1,234". */
export function useFormatCount(): (count: number) => string {
  const { locale } = useLocale();
  return (count) => formatCount(count, locale);
}

/** @param props.status null: no response arrived */
export function ReadingFailed({
  status,
  retry,
  busy,
}: {
  status: number | null;
  retry: () => void;
  busy: boolean;
}) {
  const t = useText(messages).failure;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded border border-flamboyan bg-cancelled-fill px-5 py-4 text-cancelled"
    >
      <CircleAlert aria-hidden className="size-5" />
      <p className="me-auto font-semibold">{status === null ? t.offline : t.status(status)}</p>
      <Button variant="danger" size="small" busy={busy} onClick={retry}>
        {t.retry}
      </Button>
    </div>
  );
}

/** The HTTP status of a failed request, for `ReadingFailed`; null when no response arrived. */
export function failedStatus(error: unknown): number | null {
  return error instanceof ApiError ? error.status : null;
}
