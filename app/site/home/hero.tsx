import { useState } from "react";
import { CaladoStrip } from "#app/ui/art/calado-strip.tsx";
import { CoastMap } from "#app/ui/art/coast-map.tsx";
import { CoralArch } from "#app/ui/art/coral-arch.tsx";
import { useOperator } from "#platform/config/operator-context.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { HeroSentence } from "./hero-sentence.tsx";
import { messages } from "./messages.ts";

export function Hero() {
  const t = useText(messages).hero;
  const [place, setPlace] = useState("Puerto Plata");
  return (
    <section aria-labelledby="hero-heading">
      <CaladoStrip className="block" />
      <div className="wrap grid gap-x-12 gap-y-8 pt-8 pb-8 sm:pb-16 lg:grid-cols-12 lg:pt-14 lg:pb-24">
        <div className="lg:col-span-7">
          <h1 id="hero-heading">{t.headline}</h1>
          <p className="mt-6 max-w-xl text-lg text-muted">{t.lead}</p>
          <div className="mt-8">
            <HeroSentence place={place} onPlaceChange={setPlace} />
          </div>
          <Claims />
        </div>
        <div className="relative lg:col-span-5">
          <CoralArch className="mx-auto w-3/5 max-w-sm sm:w-4/5 lg:me-0 lg:w-[23rem] lg:max-w-full" />
          <div className="relative -mt-24 rounded sm:-mt-28 border border-line bg-card p-3 lg:-mt-40 lg:-ms-8 lg:me-12">
            <CoastMap current={place} className="w-full" />
            <p className="border-t pt-2.5 text-muted text-sm">{t.mapNote}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

function Claims() {
  const t = useText(messages).hero;
  const claims = useOperator().claims.home;
  const shown = [
    [claims.relocations, t.relocations],
    [claims.successRate, t.successRate],
    [claims.support, t.support],
  ];
  return (
    <dl className="mt-8 grid max-w-xl sm:mt-10 grid-cols-3 border-t pt-5">
      {shown.map(([figure, label]) => (
        <div key={label} className="flex flex-col-reverse border-s ps-4 first:border-s-0 first:ps-0">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="font-display font-semibold text-2xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
