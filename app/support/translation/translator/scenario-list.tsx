import { BedDouble, CarTaxiFront, Handshake, type LucideIcon, UtensilsCrossed } from "lucide-react";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { type Scenario, scenarioKeys, scenarios } from "../scenarios.ts";
import { formId } from "./form.tsx";
import type { TranslationState } from "./use-translation.ts";

const icons: Record<Scenario, LucideIcon> = {
  housing: BedDouble,
  dining: UtensilsCrossed,
  transport: CarTaxiFront,
  social: Handshake,
};

export function ScenarioList({ state }: { state: TranslationState }) {
  const t = useText(messages).scenarios;
  const { locale } = useLocale();
  return (
    <div className="wrap rhythm-tight">
      <h2 id="scenarios">{t.heading}</h2>
      <p className="mt-3 max-w-measure text-muted">{t.lead}</p>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {scenarioKeys.map((key) => {
          const Icon = icons[key];
          const { title, text } = scenarios[key];
          return (
            <li
              key={key}
              className="group relative rounded border border-line bg-card p-4 transition-colors focus-within:border-larimar hover:border-larimar sm:p-5"
            >
              <Icon aria-hidden className="size-6 text-larimar" strokeWidth={1.5} />
              {/* The whole card is the target; the button's name is its title alone. */}
              <button
                type="submit"
                form={formId}
                name="scenario"
                value={key}
                aria-describedby={`${key}-text`}
                onClick={(event) => {
                  event.preventDefault();
                  state.fill(state.scenario(key));
                }}
                className="mt-3 block text-start font-display font-semibold text-lg after:absolute after:inset-0 group-hover:text-larimar"
              >
                {title[locale]}
              </button>
              <p id={`${key}-text`} lang={state.from} className="mt-1 line-clamp-2 text-muted text-sm">
                {text[state.from]}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
