import { bilingual } from "#platform/i18n/text.ts";

export const requiredTexts = bilingual({
  nombreCompleto: { en: "Enter your name.", es: "Escribe tu nombre." },
  telefono: { en: "Enter your phone number.", es: "Escribe tu teléfono." },
  servicioOfrece: { en: "Choose your service.", es: "Elige tu servicio." },
  otroServicio: { en: "Enter the service you offer.", es: "Escribe qué servicio ofreces." },
  zonaUbicacion: { en: "Choose your area.", es: "Elige tu zona." },
  descripcionServicio: {
    en: "Tell us about your service in a sentence or two.",
    es: "Cuéntanos de tu servicio en una o dos frases.",
  },
});
