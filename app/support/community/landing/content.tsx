import { CalendarDays, Compass, Hourglass } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { ClosingBand } from "#app/ui/closing-band.tsx";
import { useOperator } from "#platform/config/operator-context.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { boardLink, boardPath } from "../board-address.ts";
import { RockingChairs } from "../rocking-chairs.tsx";
import { messages } from "./messages.ts";

export default function CommunityContent() {
  const t = useText(messages);
  return (
    <>
      <header className="wrap grid items-end gap-x-12 gap-y-8 pt-6 pb-12 lg:grid-cols-12 lg:pb-16">
        <div className="lg:col-span-7">
          <h1>{t.heading}</h1>
          <p className="mt-6 max-w-measure text-lg text-muted">{t.lead}</p>
          <Stats />
        </div>
        <RockingChairs className="w-full max-w-md justify-self-end max-sm:hidden lg:col-span-5" />
      </header>
      <section aria-labelledby="soon" className="border-y bg-band">
        <div className="wrap grid items-baseline gap-x-12 gap-y-3 py-8 lg:grid-cols-12">
          <h2 id="soon" className="text-2xl lg:col-span-5">
            {t.soon.title}
          </h2>
          <p className="max-w-measure lg:col-span-7">{t.soon.text}</p>
        </div>
      </section>
      <Places />
      <Rules />
      <Closing />
    </>
  );
}

function Stats() {
  const t = useText(messages).stats;
  const { members, cities } = useOperator().claims.community;
  const shown = [
    [members, t.members],
    [t.daily, t.groups],
    [t.weekly, t.meetups],
    [cities, t.cities],
  ];
  return (
    <ul
      aria-label={t.label}
      className="mt-10 grid max-w-2xl grid-cols-2 gap-y-6 border-t pt-5 sm:grid-cols-[repeat(4,auto)]"
    >
      {shown.map(([figure, label]) => (
        <li key={label} className="pe-4 sm:border-s sm:ps-4 sm:first:border-s-0 sm:first:ps-0">
          <span className="block font-display font-semibold text-xl lining-nums">{figure}</span>{" "}
          <span className="block text-muted text-sm">{label}</span>
        </li>
      ))}
    </ul>
  );
}

function Places() {
  const t = useText(messages);
  const { cards } = t;
  return (
    <section aria-labelledby="places" className="wrap rhythm">
      <h2 id="places">{cards.heading}</h2>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <article
          aria-labelledby="forums"
          className="arch flex flex-col items-start rounded-s rounded-br border border-line bg-card p-6 sm:p-10 lg:col-span-7"
        >
          <Badge tone="completed">{cards.open}</Badge>
          <h3 id="forums" className="mt-4 text-3xl">
            {cards.forums.name}
          </h3>
          <p className="mt-4 max-w-measure text-lg">{cards.forums.text}</p>
          <p className="mt-8 text-muted text-sm">{cards.forums.asked}</p>
          <ul className="mb-8 flex flex-wrap gap-x-5">
            {t.topics.map((topic) => (
              <li key={topic}>
                <Link
                  to={boardLink({ search: topic })}
                  className="inline-flex min-h-11 items-center text-link text-lg"
                >
                  {topic}
                </Link>
              </li>
            ))}
          </ul>
          <Link
            to={boardPath}
            className={buttonClass({ variant: "primary", size: "large", className: "mt-auto" })}
          >
            {cards.forums.access}
          </Link>
        </article>
        <div className="lg:col-span-5">
          {(["events", "mentorship"] as const).map((place) => {
            const Icon = place === "events" ? CalendarDays : Compass;
            return (
              <article
                key={place}
                aria-labelledby={place}
                className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 border-t py-8 first:pt-7 last:border-b"
              >
                <Icon aria-hidden className="size-8 text-muted" strokeWidth={1.25} />
                <div>
                  <Badge icon={Hourglass}>{cards.closed}</Badge>
                  <h3 id={place} className="mt-3">
                    {cards[place].name}
                  </h3>
                  <p className="mt-2 text-muted">{cards[place].text}</p>
                </div>
              </article>
            );
          })}
        </div>
      </div>
    </section>
  );
}

const rules = ["first", "own", "report"] as const;

function Rules() {
  const t = useText(messages).rules;
  return (
    <section aria-labelledby="rules" className="border-t bg-card">
      <div className="wrap rhythm grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:sticky lg:top-24 lg:col-span-4 lg:self-start">
          <h2 id="rules">{t.heading}</h2>
          <p className="mt-4 text-lg text-muted">{t.lead}</p>
        </div>
        <ol className="lg:col-span-8">
          {rules.map((rule) => (
            <li key={rule} className="grid gap-x-8 gap-y-2 border-t py-7 last:border-b sm:grid-cols-5">
              <h3 className="sm:col-span-2">{t.list[rule].name}</h3>
              <p className="text-muted sm:col-span-3">{t.list[rule].text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Closing() {
  const t = useText(messages).closing;
  return (
    <ClosingBand heading={t.heading} text={t.text} strip>
      <Link to="/packages" className={buttonClass({ variant: "action", size: "large" })}>
        {t.packages}
      </Link>
      <Link to="/" className={buttonClass({ variant: "quiet", size: "large" })}>
        {t.home}
      </Link>
    </ClosingBand>
  );
}
