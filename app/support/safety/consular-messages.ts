import { bilingual } from "#platform/i18n/text.ts";

/** They come with their section, which the page loads late. */
export const consularMessages = bilingual({
  consular: {
    heading: { en: "Consular help for U.S. citizens", es: "Ayuda consular para ciudadanos de EE. UU." },
    lead: {
      en: "Arrest, hospital, death or a lost passport: call at any hour, press 0 and say that it is an emergency.",
      es: "Detención, hospital, fallecimiento o pasaporte perdido: llama a cualquier hora, marca 0 y di que es una emergencia.",
    },
    embassy: { en: "U.S. Embassy Santo Domingo", es: "Embajada de EE. UU., Santo Domingo" },
    puntaCana: { en: "Punta Cana Consular Agency", es: "Agencia Consular de Punta Cana" },
    puertoPlata: { en: "Puerto Plata Consular Agency", es: "Agencia Consular de Puerto Plata" },
    throughEmbassy: { en: "Through the embassy", es: "Por la embajada" },
    phone: { en: "Phone", es: "Teléfono" },
    email: { en: "Email", es: "Correo" },
    source: {
      en: "Source: do.usembassy.gov; the agencies’ addresses as of April 2022. The agencies do not issue visas.",
      es: "Fuente: do.usembassy.gov; direcciones de las agencias a abril de 2022. Las agencias no emiten visas.",
    },
  },
  visa: {
    heading: { en: "Visa assistance", es: "Ayuda con visas" },
    ours: {
      en: "Residency and Dominican visas: our team prepares the paperwork with you.",
      es: "Residencia y visas dominicanas: nuestro equipo prepara los documentos contigo.",
    },
    write: { en: "Write to us", es: "Escríbenos" },
    migration: { en: "Migration office (DGM)", es: "Dirección General de Migración (DGM)" },
    source: {
      en: "Source: migracion.gob.do, as of March 2025.",
      es: "Fuente: migracion.gob.do, a marzo de 2025.",
    },
  },
});
