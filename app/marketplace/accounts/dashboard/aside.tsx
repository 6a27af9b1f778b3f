import { BadgeCheck, Check } from "lucide-react";
import { Link } from "react-router";
import { names } from "#app/marketplace/vendors/names.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Dashboard } from "../contract.ts";
import { dashboardMessages } from "./messages.ts";
import { Part } from "./part.tsx";

export function BadgePart({
  dashboard: { isVerified, verifiedAt, verifiedChecks },
}: {
  dashboard: Dashboard;
}) {
  const t = useText(dashboardMessages).badge;
  const { checks } = useText(names);
  const { locale } = useLocale();
  if (!isVerified)
    return (
      <Part title={t.title}>
        <Badge>{t.off}</Badge>
        <p className="mt-3 text-muted">{t.how}</p>
        <Link
          to="/vendor-application"
          className="text-link mt-1 inline-flex min-h-11 items-center font-semibold"
        >
          {t.apply}
        </Link>
      </Part>
    );
  return (
    <Part title={t.title}>
      <Badge tone="completed" icon={BadgeCheck}>
        {t.on}
      </Badge>
      <p className="mt-3">
        {verifiedAt ? t.checked(formatPublicMoment(verifiedAt, "day", locale)) : t.checkedUndated}
      </p>
      <ul className="mt-2 grid gap-1.5">
        {verifiedChecks.map((check) => (
          <li key={check} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-1 size-4 text-palma" />
            {checks[check]}
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function RatingPart({ rating, count }: { rating: number | null; count: number }) {
  const t = useText(dashboardMessages).reviews;
  const { locale } = useLocale();
  const figure = rating?.toLocaleString(locale === "en" ? "en-US" : "es-DO", {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <Part title={t.title}>
      {figure ? (
        <p>
          <span className="font-display font-semibold text-2xl">{t.rating(figure)}</span>{" "}
          <span className="text-muted">{t.count(count)}</span>
        </p>
      ) : (
        <p className="font-semibold">{t.none}</p>
      )}
      <p className="mt-1 text-muted">{t.how}</p>
    </Part>
  );
}
