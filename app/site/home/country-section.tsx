import { LarimarSea } from "#app/ui/art/larimar-sea.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./offer-messages.ts";

const reasons = ["near", "clock", "land", "life"] as const;

export function CountrySection() {
  const t = useText(messages).country;
  return (
    <section aria-labelledby="country-heading" className="relative bg-band">
      <LarimarSea className="block h-20 w-full sm:h-44 lg:absolute lg:inset-y-0 lg:start-0 lg:h-full lg:w-[34vw]" />
      <div className="wrap rhythm grid gap-x-16 lg:grid-cols-12">
        <div className="lg:col-span-7 lg:col-start-6">
          <h2 id="country-heading">{t.heading}</h2>
          <p className="mt-4 max-w-xl text-muted sm:text-lg">{t.lead}</p>
          <ul className="mt-6 grid gap-x-10 sm:mt-10 sm:grid-cols-2">
            {reasons.map((key) => (
              <li key={key} className="border-line border-t py-3 sm:py-6">
                <h3>{t[key].name}</h3>
                <p className="mt-1 text-muted text-sm sm:mt-2 sm:text-base">{t[key].text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
