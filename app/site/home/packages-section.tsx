import { Link } from "react-router";
import { useConsultation } from "#app/clients/leads/use-consultation.ts";
import { messages as packageMessages } from "#app/site/packages/messages.ts";
import { PackageComparison } from "#app/site/packages/package-comparison.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./offer-messages.ts";

export function PackagesSection() {
  const t = useText(messages).packages;
  const texts = useText(packageMessages);
  const consultation = useConsultation();
  return (
    <section aria-labelledby="packages-heading" className="border-t">
      <div className="wrap rhythm">
        <div className="mb-6 grid sm:mb-10 items-end gap-x-12 gap-y-5 md:grid-cols-12">
          <div className="md:col-span-7">
            <h2 id="packages-heading">{t.heading}</h2>
            <p className="mt-4 text-muted sm:text-lg">{t.lead}</p>
          </div>
          <p className="font-display font-semibold text-ambar-text text-xl md:col-span-5 md:justify-self-end">
            {texts.saveUpTo}
          </p>
        </div>
        <PackageComparison
          choose={({ id, name, popular }) => (
            <Link
              {...consultation.link(id)}
              className={buttonClass({ variant: popular ? "primary" : "action" })}
            >
              <span>
                {texts.getStarted} <span className="sr-only">{texts.withPackage(name)}</span>
              </span>
            </Link>
          )}
        />
      </div>
    </section>
  );
}
