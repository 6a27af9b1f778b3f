import { Link } from "react-router";
import { services, summaries } from "#app/site/services/services.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./offer-messages.ts";

export function ServicesSection() {
  const t = useText(messages).services;
  const texts = useText(summaries);
  return (
    <section
      aria-labelledby="services-heading"
      className="wrap rhythm grid gap-x-16 gap-y-6 sm:gap-y-10 lg:grid-cols-12"
    >
      <div className="lg:col-span-5">
        <h2 id="services-heading">{t.heading}</h2>
        <p className="mt-4 text-muted sm:text-lg">{t.lead}</p>
        <Link to="/services" className={buttonClass({ variant: "quiet", className: "mt-5 sm:mt-8" })}>
          {t.all}
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-x-6 sm:gap-x-10 lg:col-span-7">
        {services.map(({ id, icon: Icon }) => (
          <li key={id} className="flex gap-3 border-t py-3.5 sm:gap-4 sm:py-6">
            <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-larimar sm:mt-1" strokeWidth={1.5} />
            <div>
              <h3 className="text-base sm:text-lg">{texts[id].name}</h3>
              <p className="mt-1 text-muted text-sm max-sm:hidden">{texts[id].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
