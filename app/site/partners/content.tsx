import { BadgeCheck, FlaskConical } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { ClosingBand } from "#app/ui/closing-band.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { FloorTile, GalleryFloor } from "./floor-tile.tsx";
import { messages } from "./messages.ts";
import { PartnerCard } from "./partner-card.tsx";
import { partners } from "./partners.ts";

export default function PartnersContent() {
  const t = useText(messages);
  return (
    <>
      <header className="wrap grid items-end gap-x-12 gap-y-8 pt-6 pb-12 lg:grid-cols-12 lg:pb-16">
        <div className="lg:col-span-8">
          <h1>{t.heading}</h1>
          <p className="mt-6">
            <Badge tone="completed" icon={BadgeCheck} className="text-sm">
              {t.badge}
            </Badge>
          </p>
          {/* Beside the badge: it states our criteria, not facts about these samples. */}
          <p className="mt-4 flex max-w-measure gap-3 border-s-3 border-larimar ps-4">
            <FlaskConical aria-hidden className="mt-1 size-5 text-larimar" strokeWidth={1.75} />
            {t.sampleNote}
          </p>
          <p className="mt-5 max-w-measure text-lg text-muted">{t.lead}</p>
        </div>
        <GalleryFloor className="size-72 justify-self-end max-lg:hidden lg:col-span-4" />
      </header>
      {/* Samples (RULINGS 19): search engines must not quote them. */}
      <section data-nosnippet aria-labelledby="partners-heading" className="wrap pb-16 lg:pb-24">
        <h2 id="partners-heading" className="sr-only">
          {t.list}
        </h2>
        <ul className="arch grid overflow-hidden rounded-s rounded-br border-s border-t bg-card lg:grid-cols-2">
          {partners.map((partner) => (
            <PartnerCard key={partner.id} partner={partner} />
          ))}
        </ul>
        <p className="mt-6 max-w-measure">
          {t.directory.text}{" "}
          <Link to="/vendor-directory" className="text-link">
            {t.directory.link}
          </Link>
        </p>
      </section>
      <WhyItMatters />
      <Closing />
    </>
  );
}

const tiles = [
  { key: "vetted", motif: "star" },
  { key: "focused", motif: "leaf" },
  { key: "rates", motif: "wave" },
] as const;

function WhyItMatters() {
  const t = useText(messages).why;
  return (
    <section aria-labelledby="why-heading" className="border-t bg-card">
      <div className="wrap rhythm grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:sticky lg:top-24 lg:col-span-5 lg:self-start">
          <h2 id="why-heading">{t.heading}</h2>
          <p className="mt-4 text-lg text-muted">{t.lead}</p>
        </div>
        <ul className="lg:col-span-7">
          {tiles.map(({ key, motif }) => (
            <li
              key={key}
              className="grid grid-cols-[4.5rem_1fr] gap-x-6 border-t py-8 sm:grid-cols-[7rem_1fr] sm:gap-x-8"
            >
              <FloorTile motif={motif} className="w-full" />
              <div>
                <h3>{t[key].name}</h3>
                <p className="mt-2 max-w-measure text-muted">{t[key].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Closing() {
  const t = useText(messages).closing;
  return (
    <ClosingBand heading={t.heading} text={t.text} strip>
      <Link to="/#contact" className={buttonClass({ variant: "primary", size: "large" })}>
        {t.start}
      </Link>
      <Link to="/packages" className={buttonClass({ variant: "quiet", size: "large" })}>
        {t.packages}
      </Link>
    </ClosingBand>
  );
}
