import { bilingual } from "#platform/i18n/text.ts";

export const doorMessages = bilingual({
  question: {
    en: "Do you work on your own, or is it a registered firm?",
    es: "¿Trabajas por tu cuenta o es una empresa registrada?",
  },
  own: {
    name: { en: "On my own", es: "Por mi cuenta" },
    text: { en: "The form below, about three minutes", es: "El formulario de abajo, unos tres minutos" },
  },
  firm: {
    name: { en: "A registered firm", es: "Una empresa registrada" },
    text: {
      en: "An application with your business’s details, about 20 minutes",
      es: "Una solicitud con los datos del negocio, unos 20 minutos",
    },
  },
  profile: { en: "Just want a profile online?", es: "¿Solo quieres un perfil en línea?" },
  signUp: { en: "Create an account", es: "Crea una cuenta" },
  account: { en: "Already have an account?", es: "¿Ya tienes cuenta?" },
  signIn: { en: "Sign in", es: "Entra" },
});
