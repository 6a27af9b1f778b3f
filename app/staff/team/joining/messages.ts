import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Join the team", es: "Únete al equipo" },
  lead: {
    en: (email: string, role: string) => `An account for ${email}. Role: ${role}.`,
    es: (email: string, role: string) => `Una cuenta para ${email}. Función: ${role}.`,
  },
  submit: { en: "Make my account", es: "Crear mi cuenta" },
  submitting: { en: "Making your account…", es: "Creando tu cuenta…" },
  doneTitle: { en: "Your account is ready", es: "Tu cuenta está lista" },
  doneText: {
    en: (email: string) => `Sign in with ${email} and the password you chose.`,
    es: (email: string) => `Entra con ${email} y la contraseña que elegiste.`,
  },
  failed: {
    en: "Your account was not made. Please try again.",
    es: "No se creó tu cuenta. Inténtalo de nuevo.",
  },
  over: {
    en: "This link was used, withdrawn, or is older than seven days. Ask for a new one.",
    es: "Este enlace ya se usó, se retiró o tiene más de siete días. Pide uno nuevo.",
  },
});
