import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Relocation services, step by step", es: "Servicios de reubicación, paso a paso" },
  description: {
    en: "Housing, residency, bank, health, moving and daily life in the Dominican Republic: what we do step by step, what to have ready, how long it takes and what is not included.",
    es: "Vivienda, residencia, banco, salud, mudanza y vida diaria en la República Dominicana: qué hacemos paso a paso, qué debes tener listo, cuánto tarda y qué no incluye.",
  },
});
