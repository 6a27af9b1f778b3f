import { requiredText } from "#platform/http/required-text.ts";
import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Join the team", es: "Únete al equipo" },
  lead: {
    en: (email: string, role: string) => `An account for ${email}. Role: ${role}.`,
    es: (email: string, role: string) => `Una cuenta para ${email}. Función: ${role}.`,
  },
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
  submit: { en: "Make my account", es: "Crear mi cuenta" },
  submitting: { en: "Making your account…", es: "Creando tu cuenta…" },
  doneTitle: { en: "Your account is ready", es: "Tu cuenta está lista" },
  doneText: {
    en: (email: string) => `Sign in with ${email} and the password you chose.`,
    es: (email: string) => `Entra con ${email} y la contraseña que elegiste.`,
  },
  go: { en: "Go to the desk", es: "Ir al mostrador" },
  failed: {
    en: "Your account was not made. Please try again.",
    es: "No se creó tu cuenta. Inténtalo de nuevo.",
  },
  over: {
    en: "This link was used, withdrawn, or is older than seven days. Ask for a new one.",
    es: "Este enlace ya se usó, se retiró o tiene más de siete días. Pide uno nuevo.",
  },
});
