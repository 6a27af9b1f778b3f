import type { Locale } from "#platform/i18n/locale.ts";

/**
 * What somebody answers yes or no to when they apply: what is sent, by whom, how to stop. The page shows exactly these
 * words and an application stores them, as the proof of what was agreed to; new words are for new applications only.
 */
export const consentText: Record<Locale, string> = {
  en: "Arribo will write to you on WhatsApp, at the phone number of this application: how your application is going, and jobs for your service, which you may take or not. To stop the messages, answer any of them with STOP.",
  es: "Arribo te escribirá por WhatsApp al teléfono de esta solicitud: cómo va tu solicitud, y trabajos de tu servicio, que puedes aceptar o no. Para no recibir más mensajes, responde STOP a cualquiera de ellos.",
};
