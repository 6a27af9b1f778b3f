import { bilingual } from "#platform/i18n/text.ts";
import type { RecordKind } from "./contract.ts";

const kinds = {
  lead: { en: "Consultation requests", es: "Solicitudes de consulta" },
  contact_message: { en: "Messages", es: "Mensajes" },
  safety_request: { en: "Calls for help", es: "Pedidos de ayuda" },
  booking: { en: "Bookings", es: "Reservas" },
  review: { en: "Reviews", es: "Reseñas" },
  report: { en: "Reports", es: "Reportes" },
  community_post: { en: "Posts and replies", es: "Publicaciones y respuestas" },
  community_follow: { en: "Emails about replies asked for", es: "Avisos de respuestas pedidos" },
  chat: { en: "Chats", es: "Chats" },
  dispatch: { en: "Jobs dispatched for them", es: "Trabajos asignados para esta persona" },
  application_draft: { en: "Started applications", es: "Postulaciones empezadas" },
  vendor_application: { en: "Vendor applications", es: "Postulaciones de proveedor" },
  local_vendor: { en: "Local vendor applications", es: "Inscripciones de proveedor local" },
  job_offer: { en: "Jobs offered to them", es: "Trabajos que se le ofrecieron" },
  vendor: { en: "Vendor profile and account", es: "Perfil y cuenta de proveedor" },
  note: { en: "Notes of the team", es: "Notas del equipo" },
  next_step: { en: "Next steps of the team", es: "Próximos pasos del equipo" },
  letter: { en: "Letters", es: "Cartas" },
  job: { en: "Sending jobs", es: "Tareas de envío" },
  whatsapp: { en: "WhatsApp preferences", es: "Preferencias de WhatsApp" },
  news: { en: "News for the team", es: "Avisos al equipo" },
  answer: { en: "Stored responses (deleted after a day)", es: "Respuestas guardadas (por un día)" },
  view: { en: "Saved searches of the team", es: "Búsquedas guardadas del equipo" },
  person: { en: "Their page, with addresses and numbers", es: "Su ficha, con correos y teléfonos" },
  undo: {
    en: "Acts that can still be undone (seconds)",
    es: "Acciones que aún se pueden deshacer (segundos)",
  },
  audit: { en: "Audit log entries", es: "Entradas del registro de auditoría" },
} as const satisfies Record<RecordKind, { en: string; es: string }>;

export const messages = bilingual({
  title: { en: "A person's data", es: "Datos de una persona" },
  lead: {
    en: "Find, export and erase the data we hold about a person (Ley 172-13).",
    es: "Lo que tenemos de alguien, su copia y su eliminación (Ley 172-13).",
  },
  backToPeople: { en: "People", es: "Personas" },
  backToPerson: { en: "Back to the person", es: "Volver a la ficha" },
  ours: {
    en: "This is one of our own addresses: every letter to the team contains it.",
    es: "Esta dirección es nuestra: aparece en todas las cartas al equipo.",
  },
  who: {
    form: { en: "Whose data", es: "De quién son los datos" },
    email: { en: "Email", es: "Correo electrónico" },
    phone: { en: "Phone", es: "Teléfono" },
    hint: {
      en: "One of the two is enough, but both find more. If people share a number, search by email only. First verify that the request comes from this person.",
      es: "Basta uno de los dos; con ambos se encuentra más. Si varias personas comparten un número, busca solo por el correo. Confirma antes que quien lo pide es esta persona.",
    },
    known: {
      en: "All of this person’s addresses and numbers, and every record that is theirs. What staff gave to another person is left out. First verify that the request comes from this person.",
      es: "Todos los correos y teléfonos de esta persona y todo lo que es suyo. Lo que el equipo pasó a otra persona queda fuera. Confirma antes que quien lo pide es esta persona.",
    },
    search: { en: "Search", es: "Buscar" },
    searching: { en: "Searching…", es: "Buscando…" },
    failed: { en: "The search failed. Please try again.", es: "La búsqueda falló. Inténtalo de nuevo." },
  },
  found: {
    title: {
      en: (n: number) => (n === 1 ? "1 record" : `${n} records`),
      es: (n: number) => (n === 1 ? "1 registro" : `${n} registros`),
    },
    of: { en: (whom: string) => `of ${whom}`, es: (whom: string) => `de ${whom}` },
    list: { en: "Data we hold", es: "Lo que tenemos" },
    between: {
      en: (oldest: string, newest: string) => `${oldest} to ${newest}`,
      es: (oldest: string, newest: string) => `${oldest} al ${newest}`,
    },
    noRecord: { en: "No record found", es: "No hay ningún registro" },
    everywhere: {
      en: "Now every text of the database is searched…",
      es: "Ahora se leen todos los textos de la base de datos…",
    },
    everywhereFailed: {
      en: "The texts of the database could not be searched.",
      es: "No se pudieron leer los textos de la base de datos.",
    },
    retry: { en: "Try again", es: "Inténtalo de nuevo" },
    nothing: { en: "No data found", es: "No tenemos nada" },
    clean: {
      en: (columns: number) =>
        `All ${columns} text columns of the database were searched: no match in any of them.`,
      es: (columns: number) =>
        `Se leyeron las ${columns} columnas de texto de la base de datos: no aparece en ninguna.`,
    },
    traces: {
      en: "No record belongs to this person, but texts of others mention them:",
      es: "Ningún registro es de esta persona, pero se menciona en textos de otros:",
    },
    rows: {
      en: (n: number) => (n === 1 ? "1 row" : `${n} rows`),
      es: (n: number) => (n === 1 ? "1 fila" : `${n} filas`),
    },
  },
  limits: {
    title: { en: "What cannot be found this way", es: "Lo que así no se encuentra" },
    anonymous: {
      en: "What someone posted on the board, asked in the chat or translated without leaving an email address or a phone number: it cannot be linked to them. A post can be hidden on the community screen.",
      es: "Lo que alguien publicó en el tablero, preguntó en el chat o tradujo sin dejar correo ni teléfono: nada dice de quién es. Una publicación se puede ocultar en la pantalla de comunidad.",
    },
    reviews: {
      en: "A review whose booking was erased before: only a first name and an initial are left.",
      es: "Una reseña cuya reserva ya se eliminó: solo quedan un nombre y una inicial.",
    },
    browser: {
      en: "Drafts in the person's own browser, and copies outside the database: backups until they are replaced, letters in mailboxes.",
      es: "Borradores en su propio navegador, y copias fuera: respaldos hasta que se reemplazan, cartas ya en buzones.",
    },
  },
  copy: {
    title: { en: "Everything Arribo has about you", es: "Todo lo que Arribo tiene sobre ti" },
    note: {
      en: "Made at your request under Ley 172-13. Times are UTC. You can ask us to correct or erase any of it.",
      es: "Hecho a tu pedido según la Ley 172-13. Las horas son UTC. Puedes pedirnos corregir o eliminar cualquier parte.",
    },
    save: { en: "Save a copy for them", es: "Guardar su copia" },
    saving: { en: "Preparing…", es: "Preparando…" },
    saved: { en: "The copy was saved", es: "Se guardó la copia" },
    file: { en: "arribo-your-data.json", es: "arribo-tus-datos.json" },
    savedText: {
      en: "It contains sealed answers in plain text. Your access is in the audit log.",
      es: "Contiene las respuestas selladas sin cifrar. Tu acceso quedó en el registro de auditoría.",
    },
    failed: {
      en: "The copy could not be made. Please try again.",
      es: "No se pudo hacer la copia. Inténtalo de nuevo.",
    },
  },
  erase: {
    open: { en: "Erase all of it", es: "Eliminar todo" },
    title: { en: "Erase this person's data?", es: "¿Eliminar los datos de esta persona?" },
    text: {
      en: (n: string, whom: string) =>
        `${n} of ${whom} will be erased immediately and permanently. This cannot be undone.`,
      es: (n: string, whom: string) =>
        `${n} de ${whom} se eliminan ahora y para siempre. Nadie puede recuperarlos.`,
    },
    goes: { en: "What is erased", es: "Lo que se elimina" },
    stays: { en: "What is kept, and why", es: "Lo que queda, y por qué" },
    audit: {
      en: "In the audit log: who did what to which record number, and when, without its content. We must be able to show what we did.",
      es: "En el registro de auditoría: quién hizo qué a qué número de registro, y cuándo, sin el contenido. Debemos poder mostrar lo que hicimos.",
    },
    vendor: {
      en: "If other people booked or reviewed this vendor, their records are kept, with “Former vendor” as the name. The listing, the account and the pictures are erased.",
      es: "Si otras personas reservaron o reseñaron a este proveedor, sus registros quedan, con «Antiguo proveedor» por nombre. El perfil, la cuenta y las fotos se eliminan.",
    },
    post: {
      en: "Other people's replies to a post: the post stays in its place, without content.",
      es: "Las respuestas de otros a una publicación: la publicación conserva su lugar, sin nada dentro.",
    },
    active: {
      en: "The data include bookings. Cancel upcoming ones with the vendor first.",
      es: "Entre ello hay reservas. La que aún está por venir debe cancelarse antes con el proveedor.",
    },
    confirm: {
      en: "I have verified that this person requested it.",
      es: "Comprobé que esta persona lo pidió.",
    },
    confirmMissing: { en: "Check this to continue.", es: "Marca esto para continuar." },
    send: { en: "Erase permanently", es: "Eliminar para siempre" },
    sending: { en: "Erasing…", es: "Eliminando…" },
    done: { en: "Erased", es: "Eliminado" },
    doneText: {
      en: (n: number) => (n === 1 ? "1 record was erased." : `${n} records were erased.`),
      es: (n: number) => (n === 1 ? "Se eliminó 1 registro." : `Se eliminaron ${n} registros.`),
    },
    changed: {
      en: "The data have changed since your search. Search again.",
      es: "Los datos cambiaron desde tu búsqueda. Busca de nuevo.",
    },
    failed: { en: "Nothing was erased. Please try again.", es: "No se eliminó nada. Inténtalo de nuevo." },
  },
  kinds,
});
