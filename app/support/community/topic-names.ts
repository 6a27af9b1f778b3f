import { bilingual } from "#platform/i18n/text.ts";
import type { Topic } from "./values.ts";

export const topicNames = bilingual({
  housing: { en: "Housing", es: "Vivienda" },
  money: { en: "Money and banks", es: "Dinero y bancos" },
  health: { en: "Health", es: "Salud" },
  paperwork: { en: "Visas and paperwork", es: "Residencia y papeles" },
  services: { en: "Repairs and services", es: "Arreglos y servicios" },
  family: { en: "Family and schools", es: "Familia y escuelas" },
  transport: { en: "Getting around", es: "Cómo moverse" },
  people: { en: "Meeting people", es: "Conocer gente" },
  other: { en: "Everything else", es: "Todo lo demás" },
} satisfies Record<Topic, { en: string; es: string }>);
