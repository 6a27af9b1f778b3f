import { fieldMessages } from "#app/marketplace/accounts/field-messages.ts";
import { names as vendorNames } from "#app/marketplace/vendors/names.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import type { AuditLine } from "./contract.ts";

/** Labels of keys and values in `detail`, for all modules. In Spanish a status agrees with a masculine word. */
export const valueNames = bilingual({
  ...fieldMessages.names,
  ...vendorNames.checks,
  reason: { en: "reason", es: "motivo" },
  reference: { en: "reference", es: "referencia" },
  letter: { en: "letter", es: "carta" },
  field: { en: "field", es: "campo" },
  fields: { en: "fields", es: "campos" },
  pattern: { en: "pattern", es: "patrón" },
  kind: { en: "as", es: "como" },
  application: { en: "application", es: "postulación" },
  localVendor: { en: "local vendor", es: "proveedor local" },
  status: { en: "status", es: "estado" },
  package: { en: "package", es: "paquete" },
  search: { en: "search", es: "búsqueda" },
  lead: { en: "lead", es: "solicitud" },
  booking: { en: "booking", es: "reserva" },
  safety_request: { en: "call for help", es: "pedido de ayuda" },
  phone: { en: "phone", es: "teléfono" },
  email: { en: "email", es: "correo" },
  link: { en: "link", es: "enlace" },
  messenger: { en: "messenger", es: "mensajería" },
  payment: { en: "payment", es: "pago" },
  photo: { en: "photo", es: "foto" },
  picture: { en: "picture", es: "foto" },
  caption: { en: "caption", es: "pie de foto" },
  paper: { en: "paper", es: "documento" },
  logo: { en: "logo", es: "logo" },
  taxId: { en: "tax ID", es: "RNC" },
  ownerIdNumber: { en: "identity card", es: "cédula" },
  insurancePolicyNumber: { en: "policy number", es: "número de póliza" },
  bankName: { en: "bank", es: "banco" },
  accountType: { en: "type of account", es: "tipo de cuenta" },
  emergencyContactName: { en: "emergency contact", es: "contacto de emergencia" },
  emergencyContactPhone: { en: "emergency phone", es: "teléfono de emergencia" },
  emergencyContactRelation: {
    en: "emergency contact's relation",
    es: "parentesco del contacto de emergencia",
  },
  term: { en: "word", es: "palabra" },
  meaningEn: { en: "meaning in English", es: "significado en inglés" },
  meaningEs: { en: "meaning in Spanish", es: "significado en español" },
  noteEn: { en: "note in English", es: "nota en inglés" },
  noteEs: { en: "note in Spanish", es: "nota en español" },
  use: { en: "use", es: "uso" },
  reached: { en: "person reached", es: "se habló con la persona" },
  yes: { en: "yes", es: "sí" },
  late: { en: "late", es: "atrasadas" },
  new: { en: "new", es: "nueva" },
  contacted: { en: "contacted", es: "contactada" },
  qualified: { en: "qualified", es: "calificada" },
  converted: { en: "converted", es: "convertida" },
  closed: { en: "closed", es: "cerrado" },
  open: { en: "open", es: "abierto" },
  answered: { en: "answered", es: "contestado" },
  pending: { en: "pending", es: "pendiente" },
  confirmed: { en: "confirmed", es: "confirmada" },
  "in-progress": { en: "in progress", es: "en proceso" },
  completed: { en: "completed", es: "completada" },
  cancelled: { en: "cancelled", es: "cancelado" },
  pending_review: { en: "waiting", es: "en espera" },
  in_hand: { en: "in hand", es: "en manos" },
  none: { en: "none", es: "ninguno" },
  approved: { en: "approved", es: "aprobado" },
  suspended: { en: "suspended", es: "suspendido" },
  in_review: { en: "in review", es: "en revisión" },
  changes_requested: { en: "changes asked for", es: "cambios pedidos" },
  declined: { en: "declined", es: "rechazada" },
  pendiente: { en: "pending", es: "pendiente" },
  en_revision: { en: "in review", es: "en revisión" },
  aprobado: { en: "approved", es: "aprobado" },
  rechazado: { en: "rejected", es: "rechazado" },
  accepted: { en: "accepted", es: "aceptado" },
  unanswered: { en: "unanswered", es: "sin respuesta" },
  waiting: { en: "waiting", es: "en espera" },
  published: { en: "published", es: "publicada" },
  dismissed: { en: "dismissed", es: "desestimada" },
  held: { en: "held", es: "retenida" },
  visible: { en: "on the board", es: "en el tablero" },
  hidden: { en: "hidden", es: "oculta" },
  links: { en: "links", es: "enlaces" },
  text: { en: "plain text", es: "texto" },
  assistant: { en: "assistant", es: "asistente" },
  staff: { en: "team", es: "equipo" },
  sent_by_hand: { en: "sent by hand", es: "enviada a mano" },
  stopped: { en: "no messages", es: "sin mensajes" },
  started: { en: "messages again", es: "mensajes otra vez" },
  removed: { en: "taken away", es: "quitada" },
  kept: { en: "kept", es: "se conserva" },
  explained: { en: "explained", es: "se explica" },
  off: { en: "off", es: "apagada" },
});

/** Where a feminine word has another form: "reserva cancelada". */
const feminine: Readonly<Record<string, string>> = {
  closed: "cerrada",
  open: "abierta",
  cancelled: "cancelada",
  approved: "aprobada",
};
const feminineSubjects = new Set(["lead", "booking", "vendor_application", "review"]);

type Event = Pick<AuditLine, "act" | "subject">;

/** A key or value of `detail` for people. A value may be several names; with any other word in it, it is somebody's own text. */
export function nameValue(value: string, { act, subject }: Event, locale: Locale): string {
  const isFeminine = feminineSubjects.has(subject) || act === "vendor.strike";
  const names: Readonly<Record<string, string>> = {
    ...inLocale(valueNames, locale),
    ...(locale === "es" && isFeminine ? feminine : {}),
  };
  const words = value.split(" ").map((word) => (Object.hasOwn(names, word) ? names[word] : undefined));
  return words.includes(undefined) ? value : words.join(", ");
}
