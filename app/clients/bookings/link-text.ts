import { bilingual } from "#platform/i18n/text.ts";

/** What the tracking link can do: the same sentence on the receipt's page, in the letters and on the tracking page. */
export const linkTexts = bilingual({
  power: {
    en: "Anyone who has the link can see this booking, add to it, correct your contact details, ask for another time or cancel it, so share it with care.",
    es: "Quien tenga el enlace puede ver esta reserva, agregarle datos, corregir tus datos de contacto, pedir otra hora o cancelarla, así que compártelo con cuidado.",
  },
});
