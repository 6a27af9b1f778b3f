import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "A new password", es: "Una contraseña nueva" },
  lead: {
    en: (email: string) => `For the account ${email}. It signs you out everywhere else.`,
    es: (email: string) => `Para la cuenta ${email}. Cierra tu sesión en todas partes.`,
  },
  submit: { en: "Set the password", es: "Poner la contraseña" },
  submitting: { en: "Setting it…", es: "Un momento…" },
  doneTitle: { en: "Your password is set", es: "Tu contraseña está puesta" },
  doneText: {
    en: (email: string) => `Sign in with ${email} and the password you chose.`,
    es: (email: string) => `Entra con ${email} y la contraseña que elegiste.`,
  },
  failed: {
    en: "Your password was not changed. Please try again.",
    es: "No se cambió tu contraseña. Inténtalo de nuevo.",
  },
  over: {
    en: "This link was used, replaced by a newer one, or is too old. Ask for a new one on the sign-in page.",
    es: "Este enlace ya se usó, lo reemplazó uno más nuevo o es muy viejo. Pide otro en la página de entrada.",
  },
});
