import { bilingual } from "#platform/i18n/text.ts";

/** Of the text itself, in the dialog and on the page. What else they say each loads alone. */
export const messages = bilingual({
  title: { en: "Terms and conditions", es: "Términos y condiciones y política de privacidad" },
  version: { en: (version: string) => `Version ${version}`, es: (version: string) => `Versión ${version}` },
  unset: {
    en: "Some company details are still being completed: they are shown in [brackets].",
    es: "Faltan por completar algunos datos de la empresa: son los que ves entre [corchetes].",
  },
});
