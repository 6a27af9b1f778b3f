import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "The API, call by call", es: "La API, llamada por llamada" },
  description: {
    en: "Every call of Arribo’s API with its fields and rules, who may make it, and the same as OpenAPI 3.1 for programs.",
    es: "Todas las llamadas de la API de Arribo con sus campos y reglas, quién puede hacerlas, y lo mismo como OpenAPI 3.1 para programas.",
  },
});
