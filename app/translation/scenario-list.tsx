import { BedDouble, CarTaxiFront, Handshake, type LucideIcon, UtensilsCrossed } from "lucide-react";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import { type Scenario, scenarioKeys, scenarios } from "./scenarios.ts";
import { formId } from "./translation-form.tsx";
import type { TranslationState } from "./use-translation.ts";

const icons: Record<Scenario, LucideIcon> = {
  housing: BedDouble,
  dining: UtensilsCrossed,
  transport: CarTaxiFront,
  social: Handshake,
};

/** The four situations, each a button of the form: without scripts the server fills them in. */
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
            <li key={key} className="grid">
              <button
                type="submit"
                form={formId}
                name="scenario"
                value={key}
                aria-labelledby={`${key}-title`}
                aria-describedby={`${key}-text`}
                onClick={(event) => {
                  event.preventDefault();
                  state.fill(state.scenario(key));
                }}
                className="group flex min-w-0 flex-col items-start rounded border border-line bg-card p-4 text-start transition-colors hover:border-larimar sm:p-5"
              >
                <Icon aria-hidden className="size-6 text-larimar" strokeWidth={1.5} />
                <span
                  id={`${key}-title`}
                  className="mt-3 font-display font-semibold text-lg group-hover:text-larimar"
                >
                  {title[locale]}
                </span>
                <span id={`${key}-text`} lang={state.from} className="mt-1 line-clamp-2 text-muted text-sm">
                  {text[state.from]}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
