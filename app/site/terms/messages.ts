import { bilingual } from "#platform/i18n/text.ts";

/** Of the text itself, in the dialog and on the page. What else they say each loads alone. */
export const messages = bilingual({
  title: { en: "Terms and conditions", es: "Términos y condiciones y política de privacidad" },
  version: { en: (version: string) => `Version ${version}`, es: (version: string) => `Versión ${version}` },
  unset: {
    en: "The company that runs Arribo has yet to announce what stands in [brackets].",
    es: "La empresa que opera Arribo aún no ha anunciado lo que va entre [corchetes].",
  },
});
