import { Check, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { messages as moveMessages, movers } from "#app/clients/leads/rules/move.ts";
import { messages as headMessages } from "#app/site/home/head-messages.ts";
import { messages as homeMessages } from "#app/site/home/messages.ts";
import { messages as offerMessages } from "#app/site/home/offer-messages.ts";
import { messages as packageMessages } from "#app/site/packages/messages.ts";
import { collapsedFeatures, packages } from "#app/site/packages/packages.ts";
import { services, summaries } from "#app/site/services/services.ts";
import { places } from "#app/ui/art/places.ts";
import { inLocale } from "#platform/i18n/text.ts";

const home = inLocale(homeMessages, "en");
const head = inLocale(headMessages, "en");
const offer = inLocale(offerMessages, "en");
const packageTexts = inLocale(packageMessages, "en");
const serviceTexts = inLocale(summaries, "en");
const moverTexts = inLocale(moveMessages, "en");
const months = Array.from({ length: 18 }, (_, month) => `Month ${month + 1}`);

export default function Home() {
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <Hero />
      <Why />
      <BuiltFor />
      <Country />
      <Services />
      <Packages />
      <Closing />
    </>
  );
}

function Section({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <section className="mx-auto max-w-6xl border-t px-6 py-16">
      <h2 className="font-bold text-3xl">{heading}</h2>
      <p className="mt-4 text-gray-600 text-lg">{lead}</p>
      {children}
    </section>
  );
}

function Hero() {
  const t = home.hero;
  return (
    <section className="mx-auto grid max-w-6xl gap-8 px-6 py-16 lg:grid-cols-2">
      <div>
        <h1 className="font-bold text-5xl">{t.headline}</h1>
        <p className="mt-6 text-gray-600 text-lg">{t.lead}</p>
        <Form className="mt-8 flex gap-2">
          <Choice label={t.where} name="place" options={places.map(({ name }) => name)} />
          <Choice label={t.when} name="month" options={months} />
          <Choice label={t.who} name="who" options={movers.map((mover) => moverTexts[mover])} />
          <button type="submit" className="rounded bg-blue-600 px-4 py-2 text-white">
            {t.start}
          </button>
        </Form>
        <dl className="mt-8 grid grid-cols-3">
          {[t.relocations, t.successRate, t.support].map((claim) => (
            <div key={claim} className="border-s ps-4">
              <dt className="text-gray-600 text-sm">{claim}</dt>
              <dd className="font-semibold text-2xl">100</dd>
            </div>
          ))}
        </dl>
      </div>
      <TownMap />
      <Pattern />
    </section>
  );
}

function Choice({ label, name, options }: { label: string; name: string; options: readonly string[] }) {
  return (
    <label>
      <span className="sr-only">{label}</span>
      <select name={name} className="border p-2">
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

function TownMap() {
  return (
    <svg viewBox="-72 -20 4 3" role="img" aria-label={home.hero.mapNote}>
      {places.map(({ name, longitude, latitude }) => (
        <g key={name}>
          <circle cx={longitude} cy={-latitude} r="0.05" fill="currentColor" />
          <text x={longitude} y={-latitude} className="text-sm">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** As many shapes as the drawings of Arribo's home page have. */
const shapes = Array.from({ length: 180 }, (_, shape) => ({
  x: (shape % 60) * 10,
  y: Math.floor(shape / 60) * 10,
}));

function Pattern() {
  return (
    <svg viewBox="0 0 600 30" aria-hidden="true" className="col-span-full w-full text-blue-200">
      {shapes.map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y + 5}l5 -5l5 5l-5 5zM${x + 2.5} ${y + 5}h5`}
          fill="currentColor"
        />
      ))}
    </svg>
  );
}

function Why() {
  const t = home.why;
  const steps = [t.steps.call, t.steps.plan, t.steps.landing, t.steps.month, t.steps.after];
  return (
    <Section heading={t.heading} lead={t.lead}>
      <ul className="mt-6">
        {t.promises.map((promise) => (
          <li key={promise} className="border-t py-3 text-gray-600">
            {promise}
          </li>
        ))}
      </ul>
      <h3 className="font-bold text-xl">{t.timeline}</h3>
      <Cards cards={steps.map(({ when, what }) => ({ name: when, text: what }))} />
    </Section>
  );
}

function BuiltFor() {
  const t = home.builtFor;
  return (
    <Section heading={t.heading} lead={t.lead}>
      <Cards cards={[t.professionals, t.retirees, t.remote, t.nomads]} />
    </Section>
  );
}

function Country() {
  const t = offer.country;
  return (
    <Section heading={t.heading} lead={t.lead}>
      <Cards cards={[t.near, t.clock, t.land, t.life]} />
    </Section>
  );
}

function Cards({ cards }: { cards: readonly { name: string; text: string }[] }) {
  return (
    <ul className="mt-6 grid gap-6 sm:grid-cols-2">
      {cards.map(({ name, text }) => (
        <li key={name} className="flex gap-4 border-t py-4 sm:py-6">
          <Check aria-hidden className="mt-1 size-6 text-blue-600" />
          <div>
            <h3 className="font-bold text-xl">{name}</h3>
            <p className="mt-1 text-gray-600">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Services() {
  const t = offer.services;
  return (
    <Section heading={t.heading} lead={t.lead}>
      <ul className="grid gap-10 sm:grid-cols-2">
        {services.map(({ id, icon: Icon }) => (
          <li key={id} className="flex gap-4 border-t py-4">
            <Icon aria-hidden className="size-6 text-blue-600" />
            <div>
              <h3 className="text-lg">{serviceTexts[id].name}</h3>
              <p className="text-gray-600 text-sm">{serviceTexts[id].text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Link to="/services">{t.all}</Link>
    </Section>
  );
}

function Packages() {
  const t = offer.packages;
  return (
    <Section heading={t.heading} lead={t.lead}>
      <div className="grid gap-6 lg:grid-cols-3">
        {packages.map(({ id, name, priceCents, originalPriceCents }) => (
          <article key={id} className="rounded border p-5">
            <h3 className="text-3xl">{name}</h3>
            <p className="text-gray-600">{packageTexts[id].description}</p>
            <p className="flex gap-3">
              <span className="font-semibold text-2xl">${priceCents / 100}</span>
              <s className="text-gray-600">${originalPriceCents / 100}</s>
            </p>
            <dl>
              <dt>{packageTexts.support}</dt>
              <dd>{packageTexts[id].support}</dd>
              <dt>{packageTexts.bestFor}</dt>
              <dd>{packageTexts[id].bestFor}</dd>
            </dl>
            <ul>
              {packageTexts[id].features.slice(0, collapsedFeatures).map((feature) => (
                <li key={feature} className="flex gap-2 text-sm">
                  <Check aria-hidden className="size-4 text-green-700" />
                  <span>{feature}</span>
                </li>
              ))}
            </ul>
            <Link to={`/packages#${id}`} className="rounded bg-blue-600 px-4 py-2 text-white">
              {packageTexts.getStarted}
            </Link>
          </article>
        ))}
      </div>
    </Section>
  );
}

function Closing() {
  const { safety, cta, contact } = offer;
  return (
    <>
      <Section heading={safety.heading} lead={safety.text}>
        <ul>
          {safety.points.map((point) => (
            <li key={point} className="flex gap-4 border-t py-3">
              <ShieldCheck aria-hidden className="size-5" />
              {point}
            </li>
          ))}
        </ul>
        <Link to="/safety">{safety.link}</Link>
      </Section>
      <Section heading={cta.heading} lead={cta.text}>
        <Link to="/vendor-directory">{cta.browse}</Link>
      </Section>
      <Section heading={contact.heading} lead={contact.lead}>
        <Cards cards={[contact.consultation, contact.direct]} />
      </Section>
    </>
  );
}
