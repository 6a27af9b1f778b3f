import { bilingual } from "#platform/i18n/text.ts";

/** The English titles are the stored values. */
export const protocolNames = bilingual({
  "Emergency Response Protocol": {
    en: "Emergency Response Protocol",
    es: "Protocolo de respuesta a emergencias",
  },
  "Cultural Integration Program": {
    en: "Cultural Integration Program",
    es: "Programa de integración cultural",
  },
  "Wellness Monitoring System": {
    en: "Wellness Monitoring System",
    es: "Sistema de seguimiento del bienestar",
  },
  "General Safety Request": { en: "General Safety Request", es: "Solicitud general de seguridad" },
});
