import { requiredText } from "#platform/http/required-text.ts";
import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Confirm that it is you", es: "Confirma que eres tú" },
  lead: {
    en: "This opens, takes out or erases personal data, or changes the settings. Your password counts for the next ten minutes.",
    es: "Esto muestra, descarga o borra datos personales, o cambia los ajustes. Tu contraseña vale durante los próximos diez minutos.",
  },
  password: { en: "Password", es: "Contraseña" },
  show: { en: "Show password", es: "Mostrar contraseña" },
  code: { en: "Six digits from the app", es: "Seis dígitos de la aplicación" },
  useCode: { en: "Use a code from the app", es: "Usar un código de la aplicación" },
  usePassword: { en: "Use the password", es: "Usar la contraseña" },
  required: requiredText.plain,
  send: { en: "Confirm", es: "Confirmar" },
  sending: { en: "Checking…", es: "Comprobando…" },
  problem: { en: "Not confirmed", es: "Sin confirmar" },
  failed: {
    en: "It could not be checked. Please try again.",
    es: "No se pudo comprobar. Inténtalo de nuevo.",
  },
});
