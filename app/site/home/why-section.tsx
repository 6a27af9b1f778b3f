import { Link } from "react-router";
import { MangroveTimeline } from "#app/ui/art/mangrove-timeline.tsx";
import { ScrollRegion } from "#app/ui/scroll-region.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

const steps = ["call", "plan", "landing", "month", "after"] as const;
const audiences = ["professionals", "retirees", "remote", "nomads"] as const;

export function WhySection() {
  const t = useText(messages).why;
  return (
    <section
      id="about"
      tabIndex={-1}
      aria-labelledby="about-heading"
      className="border-y bg-card focus:outline-none"
    >
      <div className="wrap rhythm grid gap-x-16 gap-y-8 sm:gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="about-heading">{t.heading}</h2>
          <p className="mt-4 text-lg leading-normal sm:mt-6 sm:text-xl">{t.lead}</p>
          <ul className="mt-6 sm:mt-10">
            {t.promises.map((promise) => (
              <li key={promise} className="border-t py-3 text-muted sm:py-5">
                {promise}
              </li>
            ))}
          </ul>
          <Link to="/about" className="text-link mt-4 inline-flex min-h-11 items-center font-semibold">
            {t.people}
          </Link>
        </div>
        <div className="lg:col-span-5">
          <h3>{t.timeline}</h3>
          <MangroveTimeline
            className="mt-6"
            items={steps.map((step) => ({
              key: step,
              title: t.steps[step].when,
              detail: t.steps[step].what,
            }))}
          />
        </div>
      </div>
    </section>
  );
}

export function BuiltForSection() {
  const t = useText(messages).builtFor;
  return (
    <section
      aria-labelledby="built-for-heading"
      className="wrap rhythm grid gap-x-16 gap-y-5 lg:grid-cols-12"
    >
      <div className="lg:sticky lg:top-24 lg:col-span-4 lg:self-start">
        <h2 id="built-for-heading">{t.heading}</h2>
        <p className="mt-4 text-muted sm:text-lg">{t.lead}</p>
      </div>
      <ScrollRegion label={t.heading} className="swipe-row min-w-0 sm:gap-0 lg:col-span-8">
        <ul className="contents">
          {audiences.map((audience) => (
            <li
              key={audience}
              className="swipe-card max-sm:rounded max-sm:border max-sm:bg-card max-sm:p-5 sm:grid sm:grid-cols-5 sm:gap-x-8 sm:border-t sm:py-7 sm:last:border-b"
            >
              <h3 className="text-xl sm:col-span-2 sm:text-2xl">{t[audience].name}</h3>
              <p className="text-muted max-sm:mt-1 sm:col-span-3">{t[audience].text}</p>
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </section>
  );
}
