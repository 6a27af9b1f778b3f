import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Relocation packages and prices", es: "Paquetes de reubicación y precios" },
  description: {
    en: "Explorer, Royal and Elite compared line by line: what each relocation package to the Dominican Republic includes, its price and its support.",
    es: "Explorer, Royal y Elite comparados línea por línea: qué incluye cada paquete de reubicación a la República Dominicana, su precio y su acompañamiento.",
  },
});
