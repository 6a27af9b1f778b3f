import type { ReactNode } from "react";
import { CaladoStrip } from "#app/ui/art/calado-strip.tsx";
import { CoastLinks, CoastMap } from "#app/ui/art/coast-map.tsx";
import { CoralArch } from "#app/ui/art/coral-arch.tsx";
import { InitialsArch } from "#app/ui/art/initials-arch.tsx";
import { LarimarSea } from "#app/ui/art/larimar-sea.tsx";
import { Louvres } from "#app/ui/art/louvres.tsx";
import { MangroveTimeline } from "#app/ui/art/mangrove-timeline.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Section, Split } from "#app/ui/section.tsx";
import { DesignControls } from "./controls.tsx";

/** `/design`, in development only: all components on one page. */
export default function DesignPage() {
  return (
    <main>
      <CaladoStrip className="block" />
      <Hero />
      <Section title="Colour" tone="card" tight>
        <Colours />
      </Section>
      <Section title="Type" tight>
        <Type />
      </Section>
      <DesignControls />
      <Section title="Pictures" tone="band" tight>
        <Pictures />
      </Section>
    </main>
  );
}

function Hero() {
  return (
    <div className="wrap rhythm-tight">
      <Split>
        <div className="flex h-full flex-col justify-center">
          <h1>Someone is expecting you on the island.</h1>
          <p className="mt-6 max-w-measure text-lg">
            I'm moving to <u className="text-ambar-text">Puerto Plata</u> in{" "}
            <u className="text-ambar-text">March 2027</u> as a <u className="text-ambar-text">retiree</u>
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-6">
            <Button variant="primary" size="large">
              Start Your Journey
            </Button>
            <a href="#pictures" className={buttonClass({ variant: "link" })}>
              Browse Services
            </a>
          </div>
        </div>
        <div className="relative mx-auto max-w-md pb-16">
          <CoralArch className="block w-full" />
          <div className="arch absolute inset-x-6 bottom-0 rounded-s rounded-br border bg-card p-3">
            <CoastMap className="block w-full" current="Puerto Plata" />
          </div>
        </div>
      </Split>
    </div>
  );
}

const swatches =
  "background card band ink muted larimar larimar-hover ambar ambar-hover ambar-text flamboyan palma line coral coral-shade coral-joint mangrove timber sky sky-low sun sea-foam sea-pale sea sea-deep sea-abyss";

function Colours() {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
      {swatches.split(" ").map((name) => (
        <li key={name} className="text-sm">
          <span className="block h-14 rounded border" style={{ background: `var(--color-${name})` }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Type() {
  return (
    <Split>
      <div className="flex flex-col gap-4">
        <h1>Alguien te espera en la isla</h1>
        <h2>Three ways to arrive, one person to call</h2>
        <h3>What happens in your first 30 days</h3>
        <h4>Before you fly</h4>
        <p>
          Body, seventeen pixels. Your concierge in Santo Domingo answers within 24 hours, in Spanish or
          English; ñ, á, ü and ¿qué tal? included.{" "}
          <a href="#pictures" className="text-link">
            A link in a sentence
          </a>
          .
        </p>
        <p className="text-muted text-sm">Small and muted: times are Santo Domingo time.</p>
      </div>
      <div className="prose">
        <h2>Terms of service</h2>
        <p>These terms apply to every package and every booking made through Arribo.</p>
        <h3>1. What we do</h3>
        <ul>
          <li>We introduce you to people we have met.</li>
          <li>We answer within 24 hours.</li>
        </ul>
        <blockquote>Nothing here limits rights you have by law.</blockquote>
      </div>
    </Split>
  );
}

const steps = [
  { key: "1", time: "Mon 16 Nov, 09:12", title: "Request received", detail: "Reference DR-482913" },
  { key: "2", time: "Mon 16 Nov, 14:40", title: "Confirmed by your concierge", current: true },
  { key: "3", time: "by Fri 20 Nov", title: "Visit at your home", detail: "Not yet", ahead: true },
  { key: "4", title: "Done", detail: "Not yet", ahead: true },
];

function Picture({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure id={name}>
      {children}
      <figcaption className="mt-2 text-muted text-sm">{name}</figcaption>
    </figure>
  );
}

function Pictures() {
  return (
    <div id="pictures" className="grid gap-10 lg:grid-cols-2">
      <Picture name="coast">
        <CoastLinks
          label="Towns"
          className="arch rounded-s rounded-br bg-card p-4"
          link={(place, look) => (
            <a href="#pictures" className={look}>
              {place.name}
            </a>
          )}
        />
      </Picture>
      <Picture name="sea">
        <LarimarSea className="arch block aspect-[4/3] w-full" />
      </Picture>
      <Picture name="roots">
        <div className="rounded bg-card p-6">
          <MangroveTimeline items={steps} />
        </div>
      </Picture>
      <Picture name="arches">
        <div className="flex flex-wrap gap-4">
          {["Ana Peralta", "Plomería Cibao", "casa verde", "Ñico Óptica", "24 Horas Cerrajeros"].map(
            (name) => (
              <InitialsArch key={name} name={name} className="w-24" />
            ),
          )}
          <Louvres className="w-40" />
        </div>
      </Picture>
    </div>
  );
}
