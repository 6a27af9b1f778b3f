import { useText } from "#platform/i18n/locale-context.tsx";
import { CallToAction, ContactSection, SafetySection } from "./closing-sections.tsx";
import { CountrySection } from "./country-section.tsx";
import { Hero } from "./hero.tsx";
import { messages } from "./messages.ts";
import { PackagesSection } from "./packages-section.tsx";
import { ServicesSection } from "./services-section.tsx";
import { BuiltForSection, WhySection } from "./why-section.tsx";

/** The same for everybody of one language: rendered once (docs/decisions/0004). */
export const handle = { stored: true };

/** The home page. */
export default function HomePage() {
  const t = useText(messages);
  return (
    <>
      <title>{t.title}</title>
      <meta name="description" content={t.description} />
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
