import { bilingual } from "#platform/i18n/text.ts";
import type { RecordCounts } from "./contract.ts";
import { type LinkedKind, linkedKinds } from "./values.ts";

/** Of one record, and of several. */
const kinds = {
  lead: { en: ["Lead", "leads"], es: ["Solicitud", "solicitudes"] },
  booking: { en: ["Booking", "bookings"], es: ["Reserva", "reservas"] },
  chat: { en: ["Chat", "chats"], es: ["Chat", "chats"] },
  safety_request: { en: ["Call for help", "calls for help"], es: ["Pedido de ayuda", "pedidos de ayuda"] },
  contact_message: { en: ["Message", "messages"], es: ["Mensaje", "mensajes"] },
  community_post: { en: ["Post on the board", "posts"], es: ["Publicación", "publicaciones"] },
  vendor_application: { en: ["Application", "applications"], es: ["Postulación", "postulaciones"] },
  local_vendor: {
    en: ["Local vendor", "local vendor entries"],
    es: ["Proveedor local", "inscripciones de proveedor local"],
  },
  vendor: { en: ["Vendor profile", "vendor profiles"], es: ["Perfil de proveedor", "perfiles de proveedor"] },
} as const satisfies Record<LinkedKind, Record<"en" | "es", readonly [one: string, many: string]>>;

const countIn = (locale: "en" | "es") => (kind: LinkedKind, n: number) => {
  const [one, many] = kinds[kind][locale];
  return n === 1 ? `1 ${one.toLowerCase()}` : `${n} ${many}`;
};

export const messages = bilingual({
  unnamed: { en: "No name yet", es: "Aún sin nombre" },
  count: { en: countIn("en"), es: countIn("es") },
  kind: {
    en: (kind: LinkedKind): string => kinds[kind].en[0],
    es: (kind: LinkedKind): string => kinds[kind].es[0],
  },
  person: { en: (name: string) => `Person: ${name}`, es: (name: string) => `Persona: ${name}` },
});

/** "2 leads · 1 booking" */
export function countsText(
  counts: RecordCounts,
  { count }: { count: (kind: LinkedKind, n: number) => string },
): string {
  return linkedKinds.flatMap((kind) => (counts[kind] ? [count(kind, counts[kind])] : [])).join(" · ");
}
