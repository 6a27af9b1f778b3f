import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { ProfileGap } from "../contract.ts";
import { dashboardMessages } from "./messages.ts";
import { Part } from "./part.tsx";

const tabs: Record<ProfileGap, "basic" | "details" | "hours" | "services"> = {
  phone: "basic",
  address: "basic",
  description: "details",
  descriptionSpanish: "details",
  services: "services",
  businessHours: "hours",
  personalPhoto: "basic",
  logoUrl: "basic",
};

type CompletenessProps = { completeness: number; missing: readonly ProfileGap[] };

export function CompletenessPart({ completeness, missing }: CompletenessProps) {
  const t = useText(dashboardMessages).profile;
  const words = useId();
  return (
    <Part title={t.title}>
      <p id={words} className="font-semibold">
        {t.percent(completeness)}
      </p>
      <progress
        value={completeness}
        max={100}
        aria-labelledby={words}
        className="mt-2 block h-3 w-full appearance-none overflow-hidden rounded border border-line bg-band [&::-moz-progress-bar]:bg-palma [&::-webkit-progress-bar]:bg-band [&::-webkit-progress-value]:bg-palma"
      />
      {missing.length > 0 ? (
        <>
          <h3 className="mt-5 font-sans font-semibold text-sm tracking-normal">{t.missing}</h3>
          <ul className="mt-1 grid sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
            {missing.map((gap) => (
              <li key={gap}>
                <Link
                  to={`/vendor-profile?tab=${tabs[gap]}`}
                  className="text-link inline-flex min-h-11 items-center gap-2"
                >
                  <ArrowRight aria-hidden className="size-4" />
                  {t.gaps[gap]}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p className="mt-3 text-muted">{t.complete}</p>
          <Link to="/vendor-profile" className={buttonClass({ variant: "quiet", className: "mt-4" })}>
            {t.edit}
          </Link>
        </>
      )}
    </Part>
  );
}
