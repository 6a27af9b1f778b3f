import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  open: { en: "Find anything", es: "Buscar todo" },
  openShort: { en: "Find", es: "Buscar" },
  label: {
    en: "Name, email, phone, reference, screen…",
    es: "Nombre, correo, teléfono, referencia, pantalla…",
  },
  recent: { en: "Recent", es: "Reciente" },
  records: { en: "People and records", es: "Personas y registros" },
  near: { en: "Nobody has exactly this name. Did you mean…", es: "Nadie se llama así. ¿Quisiste decir…" },
  screens: { en: "Screens", es: "Pantallas" },
  acts: { en: "Actions", es: "Acciones" },
  none: { en: "Nothing found", es: "No se encontró nada" },
  searching: { en: "Searching…", es: "Buscando…" },
  failed: {
    en: "People and records could not be searched",
    es: "No se pudo buscar entre las personas y los registros",
  },
  again: { en: "Try again", es: "Intentar de nuevo" },
  other: { en: "Español", es: "English" },
  help: {
    en: "Arrow keys to choose, Enter to open, Esc to close",
    es: "Flechas para elegir, Enter para abrir, Esc para cerrar",
  },
  kinds: {
    person: { en: "Person", es: "Persona" },
    lead: { en: "Lead", es: "Solicitud" },
    booking: { en: "Booking", es: "Reserva" },
    chat: { en: "Conversation", es: "Conversación" },
    contact_message: { en: "Message", es: "Mensaje" },
    safety_request: { en: "Safety", es: "Seguridad" },
    vendor: { en: "Vendor", es: "Proveedor" },
    vendor_application: { en: "Application", es: "Postulación" },
    local_vendor: { en: "Local vendor", es: "Proveedor local" },
    review: { en: "Review", es: "Reseña" },
    community_post: { en: "Post", es: "Publicación" },
  },
});
