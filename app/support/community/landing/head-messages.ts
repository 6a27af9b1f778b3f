import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Community", es: "Comunidad" },
  description: {
    en: "People who have moved to the Dominican Republic and people who are about to: a board for questions in English and Spanish, and what comes next.",
    es: "Gente que ya se mudó a la República Dominicana y gente que está por hacerlo: un tablero para preguntar en español y en inglés, y lo que viene después.",
  },
});
