import { ChevronDown } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useConsultation } from "#app/leads/consultation.ts";
import { places } from "#app/ui/art/places.ts";
import { Button } from "#app/ui/button.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import { type Month, monthName, monthsFrom } from "./months.ts";
import { useThisMonth } from "./use-this-month.ts";

const kinds = ["retiree", "remoteWorker", "nomad", "professional", "family"] as const;
const monthsOffered = 18;
/** Most people write about four months ahead; the blank starts there. */
const monthsAhead = 4;

type HeroSentenceProps = { place: string; onPlaceChange: (place: string) => void };

/** "I'm moving to … in … as a …": the visitor fills in the blanks and starts the consultation with that sentence. */
export function HeroSentence({ place, onPlaceChange }: HeroSentenceProps) {
  const t = useText(messages).hero;
  const { locale } = useLocale();
  const consultation = useConsultation();
  const thisMonth = useThisMonth();
  const months = monthsFrom(thisMonth.month, monthsOffered);
  const [chosenMonth, setMonth] = useState<Month | null>(null);
  const [kind, setKind] = useState<(typeof kinds)[number]>("retiree");
  const month =
    chosenMonth && months.includes(chosenMonth) ? chosenMonth : (months[monthsAhead] ?? thisMonth.month);

  const start = (event: FormEvent) => {
    event.preventDefault();
    consultation.open({ message: t.sentence(place, monthName(month, locale), t[kind]) });
  };
  return (
    <form {...thisMonth.served} onSubmit={start}>
      <p className="font-display text-[clamp(1.375rem,2.5vw,1.875rem)] leading-[1.75]">
        {t.movingTo}{" "}
        <Blank label={t.where} value={place} onChange={onPlaceChange}>
          {places.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Blank>{" "}
        <span className="inline-block max-w-full">
          {t.in}{" "}
          <Blank label={t.when} value={month} onChange={setMonth}>
            {months.map((value) => (
              <option key={value} value={value}>
                {monthName(value, locale)}
              </option>
            ))}
          </Blank>
        </span>{" "}
        <span className="inline-block max-w-full">
          {t.as}{" "}
          <Blank label={t.who} value={kind} onChange={(value) => setKind(value as typeof kind)}>
            {kinds.map((value) => (
              <option key={value} value={value}>
                {t[value]}
              </option>
            ))}
          </Blank>
          .
        </span>
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="primary" size="large">
          {t.start}
        </Button>
        <Link to="/vendor-directory" className="text-link inline-flex min-h-11 items-center font-semibold">
          {t.browse}
        </Link>
      </div>
    </form>
  );
}

type BlankProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode };

/** One blank of the sentence: a native select that looks like a word on a line. */
function Blank({ label, value, onChange, children }: BlankProps) {
  return (
    <span className="relative inline-block max-w-full">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="field-sizing-content min-h-11 max-w-full cursor-pointer appearance-none truncate border-larimar border-b-2 bg-transparent pe-7 font-semibold text-larimar leading-tight hover:bg-band [&>option]:bg-card [&>option]:font-sans [&>option]:text-base [&>option]:text-ink"
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-0.5 top-1/2 size-5 -translate-y-1/2 text-larimar"
      />
    </span>
  );
}
