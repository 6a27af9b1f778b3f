import { organizationOf, StructuredData } from "#app/site/seo/structured-data.tsx";
import { useOperator } from "#platform/config/operator-context.tsx";
import { useSiteAddress } from "#platform/config/site-context.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { CallToAction, ContactSection, SafetySection } from "./closing-sections.tsx";
import { CountrySection } from "./country-section.tsx";
import { messages as headMessages } from "./head-messages.ts";
import { Hero } from "./hero.tsx";
import { PackagesSection } from "./packages-section.tsx";
import { ServicesSection } from "./services-section.tsx";
import { BuiltForSection, WhySection } from "./why-section.tsx";

export default function HomeContent() {
  return (
    <>
      <OrganizationData />
      <Hero />
      <WhySection />
      <BuiltForSection />
      <CountrySection />
      <ServicesSection />
      <PackagesSection />
      <SafetySection />
      <CallToAction />
      <ContactSection />
    </>
  );
}

function OrganizationData() {
  const { description } = useText(headMessages);
  const site = useSiteAddress();
  const { supportPhone, legal } = useOperator();
  const organization = {
    ...organizationOf(site),
    description,
    logo: `${site}/share/logo.png`,
    areaServed: { "@type": "Country", name: "DO" },
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: supportPhone,
      availableLanguage: ["en", "es"],
    },
    ...(legal.address === null ? {} : { address: legal.address }),
  };
  const pages = {
    "@type": "WebSite",
    "@id": `${site}/#website`,
    url: `${site}/`,
    name: "Arribo",
    inLanguage: ["en", "es"],
    publisher: organizationOf(site),
  };
  return <StructuredData things={[organization, pages]} />;
}
