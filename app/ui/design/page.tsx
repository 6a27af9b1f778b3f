import { CaladoStrip } from "#app/ui/art/calado-strip.tsx";
import { CoastMap } from "#app/ui/art/coast-map.tsx";
import { CoralArch } from "#app/ui/art/coral-arch.tsx";
import { InitialsArch } from "#app/ui/art/initials-arch.tsx";
import { LarimarSea } from "#app/ui/art/larimar-sea.tsx";
import { Louvres } from "#app/ui/art/louvres.tsx";
import { MangroveTimeline } from "#app/ui/art/mangrove-timeline.tsx";
import { Buttons, Dialogs, Fields } from "./controls.tsx";
import { Lists } from "./lists.tsx";

const parts = {
  Colour: Colours,
  Type,
  Buttons,
  Fields,
  "Dialogs and toasts": Dialogs,
  "Lists and states": Lists,
  Pictures,
};

/** `/design`, in development only: all components on one page. */
export default function DesignPage() {
  return (
    <main>
      <CaladoStrip className="block" />
      {Object.entries(parts).map(([title, Part]) => (
        <section key={title} className="wrap rhythm-tight border-b">
          <h2 className="mb-6">{title}</h2>
          <Part />
        </section>
      ))}
    </main>
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
    <div className="grid gap-10 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <h1>Alguien te espera en la isla</h1>
        <h2>Three ways to arrive, one person to call</h2>
        <h3>What happens in your first 30 days</h3>
        <h4>Before you fly</h4>
        <p>
          Body, seventeen pixels. Your concierge in Santo Domingo answers within 24 hours, in Spanish or
          English; ñ, á, ü and ¿qué tal? included.{" "}
          <a href="/design" className="text-link">
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
    </div>
  );
}

const steps = [
  { key: "1", time: "Mon 16 Nov, 09:12", title: "Request received", detail: "Reference DR-482913" },
  { key: "2", time: "Mon 16 Nov, 14:40", title: "Confirmed by your concierge", current: true },
  { key: "3", time: "by Fri 20 Nov", title: "Visit at your home", detail: "Not yet", ahead: true },
  { key: "4", title: "Done", detail: "Not yet", ahead: true },
];
const names = ["Ana Peralta", "Plomería Cibao", "casa verde", "Ñico Óptica", "24 Horas Cerrajeros"];

function Pictures() {
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <CoralArch className="block w-full" />
      <div className="grid gap-10">
        <CoastMap className="block w-full" current="Puerto Plata" />
        <LarimarSea className="arch block aspect-[4/3] w-full" />
      </div>
      <MangroveTimeline items={steps} />
      <div className="flex flex-wrap gap-4">
        {names.map((name) => (
          <InitialsArch key={name} name={name} className="w-24" />
        ))}
        <Louvres className="w-40" />
      </div>
    </div>
  );
}
