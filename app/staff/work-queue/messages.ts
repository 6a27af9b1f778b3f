import { bilingual } from "#platform/i18n/text.ts";

type Forms = readonly [one: string, more: string];

function counted([enOne, enMore]: Forms, [esOne, esMore]: Forms) {
  return {
    en: (n: number) => (n === 1 ? enOne : enMore),
    es: (n: number) => (n === 1 ? esOne : esMore),
  };
}

export const messages = bilingual({
  title: { en: "Today", es: "Hoy" },
  lead: {
    en: (day: string) =>
      `${day}. Everyone waiting to hear from us, most urgent first; then calls for help still to be closed.`,
    es: (day: string) =>
      `${day.charAt(0).toUpperCase()}${day.slice(1)}. Quienes esperan noticias nuestras, primero lo más urgente; luego los pedidos de ayuda aún sin cerrar.`,
  },
  secondStep: {
    off: { en: "You sign in with a password alone.", es: "Entras solo con una contraseña." },
    go: { en: "Switch the second step on", es: "Activar el segundo paso" },
  },
  recordLinks: {
    title: { en: "When someone asks", es: "Cuando alguien pregunta" },
    people: { en: "A person's data", es: "Datos de una persona" },
    record: { en: "Audit log", es: "Registro de auditoría" },
  },
  show: { en: "Show", es: "Mostrar" },
  shows: {
    all: { en: "All", es: "Todo" },
    safety: { en: "Safety", es: "Seguridad" },
    emergency: { en: "Emergencies", es: "Emergencias" },
    late: { en: "Late", es: "Con retraso" },
    soon: { en: "Due soon", es: "Vence pronto" },
    new: { en: "New", es: "Nuevo" },
    in_hand: { en: "To close", es: "Por cerrar" },
    unassigned: { en: "Unassigned", es: "Sin asignar" },
    mine: { en: "Mine", es: "A mi cargo" },
  },
  states: {
    safety: { en: "Safety requests", es: "Solicitudes de seguridad" },
    emergency: { en: "Emergencies", es: "Emergencias" },
    late: { en: "Late", es: "Con retraso" },
    soon: { en: "Due soon", es: "Vence pronto" },
    new: { en: "New", es: "Nuevo" },
    in_hand: { en: "Reached, not closed yet", es: "Con contacto hecho, aún sin cerrar" },
  },
  inHand: { en: "In hand, not reached yet", es: "En manos del equipo, aún sin contacto" },
  openFor: {
    en: (when: string, age: string) => `Reached ${when}. Open for ${age}.`,
    es: (when: string, age: string) => `Contacto hecho el ${when}. Abierta desde hace ${age}.`,
  },
  minutes: { en: (n: number) => `${n} min`, es: (n: number) => `${n} min` },
  hours: { en: (n: number) => `${n} h`, es: (n: number) => `${n} h` },
  days: { en: (n: number) => `${n} days`, es: (n: number) => `${n} días` },
  kinds: {
    lead: { en: "Lead", es: "Solicitud" },
    booking: { en: "Booking", es: "Reserva" },
    safety: { en: "Safety", es: "Seguridad" },
  },
  undecided: { en: "No package chosen yet", es: "Aún sin paquete" },
  anyService: { en: "No service specified", es: "Sin servicio indicado" },
  asksForTime: { en: "Asks for another time", es: "Pide otra hora" },
  loadFailed: { en: "Failed to load the queue", es: "No se pudo cargar la cola" },
  empty: { en: "No one is waiting", es: "Nadie espera" },
  emptyHint: {
    en: "No consultation, booking or call for help is waiting. Everything else is under “Also waiting”.",
    es: "No hay consultas, reservas ni pedidos de ayuda sin respuesta. Lo demás está en «También en espera».",
  },
  nothingFound: { en: "No one here", es: "Aquí no hay nadie" },
  nothingFoundHint: {
    en: "No one waiting matches this choice.",
    es: "Nadie en espera cumple con esta selección.",
  },
  calls: { en: "Planning calls today", es: "Llamadas de planificación de hoy" },
  appointments: {
    title: { en: "Appointments today", es: "Citas de hoy" },
    none: { en: "No appointments today.", es: "No hay citas acordadas para hoy." },
    more: {
      en: (count: number) => `Not shown here: ${count} more today. They are among the bookings.`,
      es: (count: number) => `No se muestran aquí: ${count} más para hoy. Están entre las reservas.`,
    },
    dayOnly: { en: "any time", es: "sin hora" },
    zone: { en: "Santo Domingo time", es: "Hora de Santo Domingo" },
  },
  waiting: {
    title: { en: "Also waiting", es: "También en espera" },
    none: { en: "Nothing else is waiting.", es: "No hay nada más en espera." },
    suspendedBookings: counted(
      ["Booking with a suspended vendor", "Bookings with a suspended vendor"],
      ["Reserva con un proveedor suspendido", "Reservas con un proveedor suspendido"],
    ),
    chats: counted(
      ["Chat waiting for a person", "Chats waiting for a person"],
      ["Chat que espera a una persona", "Chats que esperan a una persona"],
    ),
    markedSafety: counted(
      ["Held safety request", "Held safety requests"],
      ["Solicitud de seguridad retenida", "Solicitudes de seguridad retenidas"],
    ),
    heldLeads: counted(["Held lead", "Held leads"], ["Solicitud retenida", "Solicitudes retenidas"]),
    heldBookings: counted(["Held booking", "Held bookings"], ["Reserva retenida", "Reservas retenidas"]),
    messages: counted(["Open message", "Open messages"], ["Mensaje sin responder", "Mensajes sin responder"]),
    applications: counted(
      ["Vendor application", "Vendor applications"],
      ["Postulación de proveedor", "Postulaciones de proveedores"],
    ),
    localVendors: counted(
      ["Local vendor to review", "Local vendors to review"],
      ["Proveedor local por revisar", "Proveedores locales por revisar"],
    ),
    vendors: counted(
      ["Vendor to approve", "Vendors to approve"],
      ["Proveedor por aprobar", "Proveedores por aprobar"],
    ),
    reviews: counted(
      ["Review to publish", "Reviews to publish"],
      ["Reseña por publicar", "Reseñas por publicar"],
    ),
    heldPosts: counted(
      ["Community post to review", "Community posts to review"],
      ["Publicación de la comunidad por revisar", "Publicaciones de la comunidad por revisar"],
    ),
    reports: counted(["Open report", "Open reports"], ["Reporte abierto", "Reportes abiertos"]),
    suspensions: counted(
      ["Proposed suspension", "Proposed suspensions"],
      ["Suspensión propuesta", "Suspensiones propuestas"],
    ),
    letters: counted(["Message to send", "Messages to send"], ["Mensaje por enviar", "Mensajes por enviar"]),
  },
  figuresFailed: {
    en: "The day’s figures could not be loaded.",
    es: "No se pudieron cargar las cifras del día.",
  },
});
