import {
  Banknote,
  Car,
  CarTaxiFront,
  Clock,
  House,
  KeyRound,
  Landmark,
  LifeBuoy,
  type LucideIcon,
  MapPin,
  MessagesSquare,
  PawPrint,
  Phone,
  Pill,
  School,
  Scissors,
  ShieldAlert,
  ShoppingBasket,
  Stethoscope,
  UtensilsCrossed,
  Wrench,
} from "lucide-react";
import { useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { plainText } from "#platform/i18n/detect-language.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Phrase } from "../contract.ts";
import { messages } from "../messages.ts";
import { phrases } from "../rules/phrases.ts";
import type { SavedTranslation } from "../saved-translations.ts";
import { ShowScreen } from "./show-screen.tsx";
import { useTranslationState } from "./use-translation.ts";

const icons = {
  emergency: LifeBuoy,
  doctor: Stethoscope,
  pharmacy: Pill,
  police: ShieldAlert,
  taxi: CarTaxiFront,
  landlord: KeyRound,
  "home-repair": Wrench,
  restaurant: UtensilsCrossed,
  school: School,
  bank: Banknote,
  market: ShoppingBasket,
  housing: House,
  directions: MapPin,
  mechanic: Car,
  office: Landmark,
  phone: Phone,
  salon: Scissors,
  pets: PawPrint,
  social: MessagesSquare,
  "numbers-time": Clock,
} satisfies Record<string, LucideIcon>;
type Topic = keyof typeof icons;
const topics = Object.keys(icons) as readonly Topic[];

/** Phrases with blanks cannot be shown as they are. */
const complete = phrases.filter(({ en }) => !en.includes("{"));

function findPhrases(topic: Topic, search: string): readonly Phrase[] {
  const words = plainText(search)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return complete.filter((phrase) => phrase.topic === topic);
  return complete.filter(({ en, es }) => {
    const text = plainText(`${en} ${es}`);
    return words.every((word) => text.includes(word));
  });
}

/** The phrases of the book, by situation or by their words, each shown large when it is pressed. */
export default function Situations() {
  const t = useText(messages).situations;
  const { from, save } = useTranslationState();
  const isHydrated = useHydrated();
  const { locale } = useLocale();
  const [topic, setTopic] = useState<Topic>("pharmacy");
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<SavedTranslation | null>(null);
  const found = findPhrases(topic, search);
  // Without scripts there is nothing to choose with.
  if (!isHydrated) return null;
  const show = (phrase: Phrase) =>
    setShown(
      save({
        text: phrase[from],
        language: from,
        translatedText: phrase[otherLocale(from)],
        culturalContext: phrase.context?.[locale] ?? null,
        from: "phrasebook",
      }),
    );
  return (
    <section aria-labelledby="situations" className="wrap rhythm-tight">
      <h2 id="situations">{t.heading}</h2>
      <p className="mt-3 max-w-measure text-muted">{t.lead}</p>
      <fieldset aria-label={t.topics} className="mt-6 grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-5">
        {topics.map((one) => (
          <TopicButton
            key={one}
            topic={one}
            isChosen={one === topic && search === ""}
            choose={() => {
              setTopic(one);
              setSearch("");
            }}
          />
        ))}
      </fieldset>
      <div className="mt-6 grid items-end gap-3 sm:grid-cols-[minmax(0,24rem)_auto]">
        <Field label={t.search}>
          <Input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </Field>
        <p role="status" className="text-muted text-sm sm:pb-3">
          {found.length === 0 ? t.none : t.found(found.length)}
        </p>
      </div>
      <ul className="mt-4 grid gap-x-12 lg:grid-cols-2">
        {found.map((phrase) => (
          <PhraseRow key={phrase.id} phrase={phrase} from={from} show={() => show(phrase)} />
        ))}
      </ul>
      {shown && <ShowScreen result={shown} close={() => setShown(null)} />}
    </section>
  );
}

function TopicButton({ topic, isChosen, choose }: { topic: Topic; isChosen: boolean; choose: () => void }) {
  const { names } = useText(messages).situations;
  const Icon = icons[topic];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={choose}
      className={classNames(
        "flex min-h-12 items-center gap-2.5 rounded border px-3 py-2 text-start font-semibold text-sm leading-tight transition-colors",
        isChosen
          ? "border-larimar bg-larimar text-on-larimar"
          : "border-line bg-card hover:border-larimar hover:text-larimar",
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.5} />
      {names[topic]}
    </button>
  );
}

function PhraseRow({ phrase, from, show }: { phrase: Phrase; from: Locale; show: () => void }) {
  const to = otherLocale(from);
  return (
    <li className="border-t">
      <button
        type="button"
        onClick={show}
        className="group block min-h-11 w-full py-3 text-start [overflow-wrap:anywhere]"
      >
        <span lang={from} className="block text-muted text-sm">
          {phrase[from]}
        </span>
        <span
          lang={to}
          className="block font-semibold group-hover:text-larimar group-hover:underline group-hover:underline-offset-4"
        >
          {phrase[to]}
        </span>
      </button>
    </li>
  );
}
