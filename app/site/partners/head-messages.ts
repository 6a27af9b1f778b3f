import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Our partner network", es: "Nuestra red de socios" },
  description: {
    en: "The partner network of Arribo: lawyers, homes, accountants, doctors, movers and teachers for people who move to the Dominican Republic, and how we check them.",
    es: "La red de socios de Arribo: abogados, viviendas, contadores, médicos, mudanzas y profesores para quien se muda a la República Dominicana, y cómo los verificamos.",
  },
});
