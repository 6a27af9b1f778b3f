import { FileText, HeartPulse, House, Landmark, Ship, Wifi } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./offer-messages.ts";

const services = [
  { key: "housing", icon: House },
  { key: "papers", icon: FileText },
  { key: "money", icon: Landmark },
  { key: "health", icon: HeartPulse },
  { key: "transport", icon: Ship },
  { key: "home", icon: Wifi },
] as const;

export function ServicesSection() {
  const t = useText(messages).services;
  return (
    <section
      aria-labelledby="services-heading"
      className="wrap rhythm grid gap-x-16 gap-y-6 sm:gap-y-10 lg:grid-cols-12"
    >
      <div className="lg:col-span-5">
        <h2 id="services-heading">{t.heading}</h2>
        <p className="mt-4 text-lg text-muted">{t.lead}</p>
        <Link to="/services" className={buttonClass({ variant: "quiet", className: "mt-5 sm:mt-8" })}>
          {t.all}
        </Link>
      </div>
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:col-span-7">
        {services.map(({ key, icon: Icon }) => (
          <li key={key} className="flex gap-4 border-t py-3.5 sm:py-6">
            <Icon aria-hidden className="mt-1 size-6 text-larimar" strokeWidth={1.5} />
            <div>
              <h3 className="text-lg">{t[key].name}</h3>
              <p className="mt-1 text-muted text-sm">{t[key].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
