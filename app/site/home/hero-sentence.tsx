import { ChevronDown } from "lucide-react";
import { type FormEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { type Month, monthName } from "#app/clients/leads/rules/months.ts";
import {
  type Move,
  type Mover,
  messages as moveMessages,
  movers,
  readMove,
  selectableMonths,
} from "#app/clients/leads/rules/move.ts";
import { useConsultation } from "#app/clients/leads/use-consultation.ts";
import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import { Button } from "#app/ui/button.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import { useThisMonth } from "./use-this-month.ts";

/** The typical notice; the default of the select. */
const monthsAhead = 4;

type HeroSentenceProps = { place: string; onPlaceChange: (place: string) => void };

/**
 * "I'm moving to … in … as a …". Before hydration the browser submits the form itself, and the address opens the
 * consultation.
 */
export function HeroSentence({ place, onPlaceChange }: HeroSentenceProps) {
  const t = useText(messages).hero;
  const who = useText(moveMessages);
  const { locale } = useLocale();
  const consultation = useConsultation();
  const thisMonth = useThisMonth();
  const months = selectableMonths(thisMonth.month);
  const [chosenMonth, setMonth] = useState<Month | null>(null);
  const [mover, setMover] = useState<Mover>("retiree");
  const month =
    chosenMonth && months.includes(chosenMonth) ? chosenMonth : (months[monthsAhead] ?? thisMonth.month);

  // Choices made before hydration, in this form or in the address.
  const form = useRef<HTMLFormElement>(null);
  const restoreChoice = useEffectEvent((shown: HTMLFormElement) => {
    const now = thisMonth.month;
    const earlier =
      readMove(new URLSearchParams(window.location.search), now) ?? readMove(new FormData(shown), now);
    if (!earlier) return;
    onPlaceChange(earlier.place);
    setMover(earlier.who);
    // An unchanged month follows the calendar.
    if (earlier.month !== month) setMonth(earlier.month);
  });
  useLayoutEffect(() => {
    if (form.current) restoreChoice(form.current);
  }, []);

  const start = (event: FormEvent<HTMLFormElement>) => {
    const move = readMove(new FormData(event.currentTarget), thisMonth.month);
    if (!move) return;
    event.preventDefault();
    consultation.openWith(move);
  };
  return (
    <form ref={form} {...thisMonth.served} action="/" onSubmit={start}>
      <input type="hidden" name="consult" value="open" />
      <p className="font-display text-[clamp(1.375rem,2.5vw,1.875rem)] leading-[1.75]">
        {t.movingTo}{" "}
        <Blank name="place" label={t.where} value={place} onChange={onPlaceChange}>
          {locations.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Blank>{" "}
        <span className="inline-block max-w-full">
          {t.in}{" "}
          <Blank name="month" label={t.when} value={month} onChange={setMonth}>
            {months.map((value) => (
              <option key={value} value={value}>
                {monthName(value, locale)}
              </option>
            ))}
          </Blank>
        </span>{" "}
        <span className="inline-block max-w-full">
          {t.as}{" "}
          <Blank name="who" label={t.who} value={mover} onChange={(value) => setMover(value as Mover)}>
            {movers.map((value) => (
              <option key={value} value={value}>
                {who[value]}
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

type BlankProps = {
  name: keyof Move;
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

function Blank({ name, label, value, onChange, children }: BlankProps) {
  return (
    <span className="relative inline-block max-w-full">
      <select
        name={name}
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
