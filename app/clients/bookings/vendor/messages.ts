import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  none: { en: "No requests yet", es: "Aún no hay solicitudes" },
  how: {
    en: "Customers ask the concierge, never the vendor directly. When one asks for you, the request appears here with its status.",
    es: "Los clientes le piden al concierge, nunca directamente al proveedor. Cuando alguien te solicite, verás la solicitud aquí con su estado.",
  },
  through: {
    en: "Tell us whether you’re available; the concierge arranges everything with the customer. Questions about a request? Call the concierge and give its reference.",
    es: "Dinos si estás disponible; el concierge acuerda todo con el cliente. ¿Preguntas sobre una solicitud? Llama al concierge y da su referencia.",
  },
  loading: { en: "Loading your requests…", es: "Cargando tus solicitudes…" },
  failed: { en: "Your requests could not be loaded.", es: "No se pudieron cargar tus solicitudes." },
  again: { en: "Try again", es: "Inténtalo de nuevo" },
  more: { en: (n: number) => `Show ${n} more`, es: (n: number) => `Mostrar ${n} más` },
  general: { en: "Request without a named service", es: "Solicitud sin servicio indicado" },
  reference: { en: "Reference", es: "Referencia" },
  came: { en: (when: string) => `Received ${when}`, es: (when: string) => `Llegó el ${when}` },
  wished: { en: "Requested time", es: "Fecha deseada" },
  agreed: { en: "Agreed time", es: "Fecha acordada" },
  zone: { en: "Santo Domingo time", es: "hora de Santo Domingo" },
  urgency: { en: "Urgency", es: "Urgencia" },
  where: { en: "Where", es: "Dónde" },
  budget: { en: "Budget", es: "Presupuesto" },
  task: { en: "What needs to be done", es: "Lo que hay que hacer" },
  noTask: {
    en: "The concierge will tell you what needs to be done.",
    es: "El concierge te dirá lo que hay que hacer.",
  },
  ask: { en: "Are you available for this?", es: "¿Estás disponible para esto?" },
  answers: {
    available: { en: "Available", es: "Disponible" },
    unavailable: { en: "Not available", es: "No disponible" },
  },
  sending: { en: "Sending…", es: "Enviando…" },
  answered: { en: "Your answer:", es: "Tu respuesta:" },
  change: {
    available: { en: "Change to “Available”", es: "Cambiar a «Disponible»" },
    unavailable: { en: "Change to “Not available”", es: "Cambiar a «No disponible»" },
  },
  saved: { en: "The concierge has your answer.", es: "El concierge tiene tu respuesta." },
  notSaved: {
    title: { en: "Your answer was not saved", es: "No se guardó tu respuesta" },
    text: { en: "Please try again.", es: "Inténtalo de nuevo." },
    closed: { en: "The request was closed in the meantime.", es: "La solicitud se cerró mientras tanto." },
  },
});
