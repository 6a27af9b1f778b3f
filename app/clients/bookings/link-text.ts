import { bilingual } from "#platform/i18n/text.ts";

/** What the tracking link can do: the same sentence on the receipt's page, in the letters and on the tracking page. */
export const linkTexts = bilingual({
  power: {
    en: "Whoever has the link can see this booking, add to it, correct the contact, ask for another time and cancel it, so share it with care.",
    es: "Quien tenga el enlace puede ver esta reserva, agregarle datos, corregir el contacto, pedir otra hora y cancelarla, así que compártelo con cuidado.",
  },
});
