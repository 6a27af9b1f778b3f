import { bilingual } from "#platform/i18n/text.ts";

export const requiredTexts = bilingual({
  nombreCompleto: { en: "Write your name.", es: "Escribe tu nombre." },
  telefono: { en: "Write your phone number.", es: "Escribe tu teléfono." },
  servicioOfrece: { en: "Choose your service.", es: "Elige tu servicio." },
  otroServicio: { en: "Write which service you offer.", es: "Escribe qué servicio ofreces." },
  zonaUbicacion: { en: "Choose your area.", es: "Elige tu zona." },
  descripcionServicio: {
    en: "Tell us about your service in a sentence or two.",
    es: "Cuéntanos de tu servicio en una o dos frases.",
  },
});
