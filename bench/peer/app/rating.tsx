import { BadgeCheck, Star } from "lucide-react";
import type { Vendor } from "./database.server.ts";

export function Rating({ vendor }: { vendor: Vendor }) {
  return (
    <p className="flex gap-3 text-gray-600 text-sm">
      <span className="inline-flex items-center gap-1">
        <Star aria-hidden className="size-4 text-amber-500" />
        <span className="font-semibold">{vendor.rating.toFixed(1)}</span>
        <span>({vendor.review_count} reviews)</span>
      </span>
      {vendor.verified_checks.length > 0 && (
        <span className="inline-flex items-center gap-1 text-green-700">
          <BadgeCheck aria-hidden className="size-4" />
          <span>Verified</span>
        </span>
      )}
    </p>
  );
}
