import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Your move to the Dominican Republic", es: "Tu mudanza a la República Dominicana" },
  description: {
    en: "A bilingual concierge for your move to the Dominican Republic: home, paperwork, bank, doctor, and vetted local vendors. One person who answers within 24 hours.",
    es: "Un concierge bilingüe para tu mudanza a la República Dominicana: casa, papeles, banco, médico y proveedores verificados. Una persona que responde en menos de 24 horas.",
  },
});
