import { MapPin } from "lucide-react";
import { Link } from "react-router";
import { names } from "#app/marketplace/vendors/names.ts";
import { Rating, SampleMark } from "#app/marketplace/vendors/vendor-parts.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { ChatSource } from "../contract.ts";
import { messages } from "./messages.ts";

type VendorSource = ChatSource & { vendor: NonNullable<ChatSource["vendor"]> };

export type VendorCardsProps = { vendors: readonly VendorSource[] };

/** The vendors among an answer's sources, as cards that lead to their pages. */
export default function VendorCards({ vendors }: VendorCardsProps) {
  const t = useText(messages);
  return (
    <ul aria-label={t.vendors} className="mt-2 grid gap-2 sm:max-w-md">
      {vendors.map(({ title, path, vendor }) => (
        <VendorCard key={path} title={title} path={path} vendor={vendor} />
      ))}
    </ul>
  );
}

function VendorCard({ title, path, vendor }: Pick<VendorSource, "title" | "path" | "vendor">) {
  const { categories } = useText(names);
  return (
    <li className="relative rounded border border-line bg-card px-3 py-2 transition-colors hover:bg-band/50 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-larimar">
      <p className="font-semibold [overflow-wrap:anywhere]">
        {/* A vendor's name is in a language of its own. */}
        <Link to={path} lang="" className="outline-none after:absolute after:inset-0 hover:underline">
          {title}
        </Link>
      </p>
      <p className="flex flex-wrap gap-x-3 text-muted text-sm">
        <span>{categories[vendor.category]}</span>
        <span className="inline-flex items-center gap-1">
          <MapPin aria-hidden className="size-4" strokeWidth={1.75} />
          {vendor.location}
        </span>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        <Rating vendor={vendor} />
        <SampleMark vendor={vendor} />
      </p>
    </li>
  );
}
