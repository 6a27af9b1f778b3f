import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Terms and conditions", es: "Términos y condiciones" },
  titleWithPrivacy: { en: "Terms and conditions", es: "Términos y condiciones y política de privacidad" },
  version: { en: (version: string) => `Version ${version}`, es: (version: string) => `Versión ${version}` },
  unset: {
    en: "The company that runs Arribo has yet to announce what stands in [brackets].",
    es: "La empresa que opera Arribo aún no ha anunciado lo que va entre [corchetes].",
  },
  dialog: {
    description: {
      en: "Please read the terms and accept them to enter the platform.",
      es: "Lee los términos y acéptalos para entrar a la plataforma.",
    },
    language: { en: "Language of the terms", es: "Idioma de los términos" },
    text: { en: "Text of the terms", es: "Texto de los términos" },
    agree: { en: "I have read the terms and I agree to them.", es: "He leído los términos y los acepto." },
    tickFirst: { en: "Tick the box to be able to enter.", es: "Marca la casilla para poder entrar." },
    decline: { en: "Decline", es: "Rechazar" },
    enter: { en: "Enter Platform", es: "Entrar a la Plataforma" },
  },
  denied: {
    statement: {
      en: "To use Arribo you must accept the terms and conditions.",
      es: "Para usar Arribo debes aceptar los términos y condiciones.",
    },
    nothingStored: {
      en: "Nothing was stored. You can read the terms again and decide at any time.",
      es: "No se guardó nada. Puedes volver a leer los términos y decidir cuando quieras.",
    },
    review: { en: "Review the terms again", es: "Revisar los términos de nuevo" },
  },
  page: {
    description: {
      en: "The terms and conditions of Arribo’s relocation services, vendors and bookings in the Dominican Republic, and how we treat personal data.",
      es: "Los términos de los servicios de reubicación, proveedores y reservas de Arribo en la República Dominicana, y cómo tratamos tus datos personales.",
    },
    contents: { en: "Contents", es: "Contenido" },
    print: { en: "Print", es: "Imprimir" },
  },
});
