import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  open: { en: "In my calendar", es: "En mi calendario" },
  title: { en: "Your calendar address", es: "Tu dirección de calendario" },
  lead: {
    en: "Your phone's or computer's calendar can show these appointments. The address is secret: everybody who has it can read them. It contains service, vendor, town and first names, and no phone number or email address.",
    es: "El calendario de tu teléfono o computadora puede mostrar estas citas. La dirección es secreta: quien la tenga puede leerlas. Dice servicio, proveedor, pueblo y nombres de pila, y ningún teléfono ni correo.",
  },
  period: {
    en: (before: number, after: number) =>
      `It holds every appointment of the last ${before} days and of the next ${after} days.`,
    es: (before: number, after: number) =>
      `Contiene todas las citas de los últimos ${before} días y de los próximos ${after}.`,
  },
  off: { en: "It is switched off.", es: "Está desactivada." },
  on: {
    en: (since: string) => `It is on since ${since}.`,
    es: (since: string) => `Está activa desde el ${since}.`,
  },
  read: { en: (when: string) => `Last read ${when}.`, es: (when: string) => `Última lectura: ${when}.` },
  notRead: { en: "No calendar has read it yet.", es: "Ningún calendario la ha leído todavía." },
  onlyMine: { en: "Only what is assigned to me", es: "Solo lo que está asignado a mí" },
  make: { en: "Make my address", es: "Crear mi dirección" },
  renew: { en: "Make a new one", es: "Crear una nueva" },
  renewHint: {
    en: "The old one stops at once, in every calendar that reads it.",
    es: "La anterior deja de servir de inmediato en todos los calendarios que la leen.",
  },
  end: { en: "Switch it off", es: "Desactivarla" },
  ended: { en: "The address is switched off", es: "La dirección está desactivada" },
  once: {
    en: "Copy it now and add it in your calendar as a subscription. It is not shown again.",
    es: "Cópiala ahora y agrégala en tu calendario como suscripción. No se vuelve a mostrar.",
  },
  address: { en: "Address", es: "Dirección" },
  copy: { en: "Copy", es: "Copiar" },
  copied: { en: "Copied", es: "Copiada" },
  failed: { en: "Nothing changed. Please try again.", es: "No cambió nada. Inténtalo de nuevo." },
  unread: { en: "The state could not be loaded.", es: "No se pudo cargar el estado." },
});
