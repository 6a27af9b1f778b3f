import type { Locale } from "#platform/i18n/locale.ts";

/** Shown in the form and stored with each application as proof of consent. A change applies to new applications only. */
export const consentText: Record<Locale, string> = {
  en: "Arribo will write to you on WhatsApp, at the phone number in this application, about how your application is going and about jobs for your service, which you may take or not. To stop the messages, reply STOP to any of them.",
  es: "Arribo te escribirá por WhatsApp, al teléfono de esta solicitud, para decirte cómo va y para ofrecerte trabajos de tu servicio, que puedes aceptar o no. Para no recibir más mensajes, responde STOP a cualquiera de ellos.",
};
