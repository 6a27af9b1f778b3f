import { Link } from "react-router";
import { organizationOf, StructuredData } from "#app/site/seo/structured-data.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { ClosingBand } from "#app/ui/closing-band.tsx";
import { useSiteAddress } from "#platform/config/site-context.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { KeyRack } from "./key-rack.tsx";
import { messages } from "./messages.ts";
import { ServiceCard } from "./service-card.tsx";
import { type Service, services, summaries } from "./services.ts";

export default function ServicesContent() {
  const t = useText(messages);
  return (
    <>
      <OffersData />
      <header className="wrap grid items-center gap-x-12 gap-y-8 pt-6 pb-12 lg:grid-cols-12 lg:pb-20">
        <div className="lg:col-span-8">
          <h1>{t.heading}</h1>
          <p className="mt-6 max-w-measure text-lg text-muted">{t.lead}</p>
          <nav id="services" aria-label={t.index} className="mt-8 print:hidden">
            <ul className="grid gap-x-10 border-b sm:grid-cols-2">
              {services.map((service) => (
                <Entry key={service.id} service={service} />
              ))}
            </ul>
          </nav>
        </div>
        <KeyRack className="w-full max-w-xs max-lg:hidden lg:col-span-4 lg:justify-self-end" />
      </header>
      <div className="wrap space-y-8 pb-16 lg:space-y-12 lg:pb-24">
        {services.map((service, index) => (
          <ServiceCard key={service.id} service={service} flip={index % 2 === 1} />
        ))}
        <p className="max-w-measure text-muted text-sm">{t.honest}</p>
      </div>
      <Closing />
    </>
  );
}

function Entry({ service: { id, icon: Icon } }: { service: Service }) {
  const text = useText(summaries)[id];
  return (
    <li className="border-t">
      <a href={`#${id}`} className="group flex min-h-11 gap-4 py-3.5">
        <Icon aria-hidden className="mt-0.5 size-6 text-larimar" strokeWidth={1.5} />
        <span>
          <span className="font-display font-semibold text-lg group-hover:text-larimar group-hover:underline group-hover:underline-offset-4">
            {text.name}
          </span>
          <span className="mt-0.5 block text-muted text-sm">{text.text}</span>
        </span>
      </a>
    </li>
  );
}

function Closing() {
  const t = useText(messages).closing;
  return (
    <ClosingBand heading={t.heading} text={t.text}>
      <Link to="/#contact" className={buttonClass({ variant: "primary", size: "large" })}>
        {t.talk}
      </Link>
      <Link to="/packages" className={buttonClass({ variant: "quiet", size: "large" })}>
        {t.packages}
      </Link>
      <Link to="/terms" className="text-link inline-flex min-h-11 items-center">
        {t.terms}
      </Link>
    </ClosingBand>
  );
}

function OffersData() {
  const texts = useText(summaries);
  const site = useSiteAddress();
  const things = services.map(({ id }) => ({
    "@type": "Service",
    "@id": `${site}/services#${id}`,
    name: texts[id].name,
    description: texts[id].text,
    areaServed: { "@type": "Country", name: "DO" },
    provider: organizationOf(site),
  }));
  return <StructuredData things={things} />;
}
