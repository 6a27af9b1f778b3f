import { requiredText } from "#platform/http/required-text.ts";
import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  name: { en: "Your name", es: "Tu nombre" },
  nameHint: { en: "As your colleagues see it.", es: "Como lo ven tus colegas." },
  password: { en: "Password", es: "Contraseña" },
  passwordHint: { en: "12 characters or more.", es: "12 caracteres o más." },
  show: { en: "Show password", es: "Mostrar contraseña" },
  short: {
    en: "The password needs 12 characters or more.",
    es: "La contraseña necesita 12 caracteres o más.",
  },
  required: requiredText.plain,
  go: { en: "Go to the desk", es: "Ir al mostrador" },
});
