import { bilingual } from "#platform/i18n/text.ts";

/** What happened, by type; `{name}` stands for whom or what it is about. */
export const messages = bilingual({
  news: {
    lead_assigned: { en: "A request was given to you: {name}.", es: "Te asignaron una solicitud: {name}." },
    booking_assigned: { en: "A booking was given to you: {name}.", es: "Te asignaron una reserva: {name}." },
    message_assigned: { en: "A message was given to you: {name}.", es: "Te asignaron un mensaje: {name}." },
    safety_assigned: {
      en: "A call for help was given to you: {name}.",
      es: "Te asignaron un pedido de ayuda: {name}.",
    },
    work_handed_over: {
      en: "Records that {name} handed over to you: {count}.",
      es: "Asuntos que {name} te traspasó: {count}.",
    },
    chat_assigned: { en: "A chat was given to you: {name}.", es: "Te asignaron un chat: {name}." },
    application_assigned: {
      en: "An application was given to you: {name}.",
      es: "Te asignaron una postulación: {name}.",
    },
    new_lead: { en: "{name} asked for a consultation.", es: "{name} pide una consulta." },
    planning_call: {
      en: "{name} chose, changed or cancelled the time of the planning call.",
      es: "{name} eligió, cambió o canceló la hora de la llamada de planificación.",
    },
    new_contact_message: { en: "{name} wrote to us.", es: "{name} nos escribió." },
    new_booking: { en: "{name} asked for a booking.", es: "{name} pide una reserva." },
    booking_changed: {
      en: "{name} changed, added to or cancelled a booking.",
      es: "{name} cambió, completó o canceló una reserva.",
    },
    vendor_answered: {
      en: "{name} answered whether they are available.",
      es: "{name} respondió si está disponible.",
    },
    new_review: { en: "A customer reviewed {name}.", es: "Un cliente reseñó a {name}." },
    new_report: { en: "Something was reported: {name}.", es: "Se reportó algo: {name}." },
    post_held: {
      en: "{name} wrote a post for the community board: review it before it appears.",
      es: "{name} escribió para el tablero de la comunidad: revísalo antes de que aparezca.",
    },
    new_vendor: { en: "{name} registered as a vendor.", es: "{name} se registró en la red de proveedores." },
    vendor_changed: {
      en: "{name} has the badge and changed its name, contact or category.",
      es: "{name} lleva la insignia y cambió su nombre, contacto o categoría.",
    },
    vendor_strikes: {
      en: "{name} has three or more open strikes: decide whether to suspend.",
      es: "{name} tiene tres faltas abiertas o más: decide si se suspende.",
    },
    new_vendor_application: {
      en: "{name} applied to be vetted.",
      es: "{name} envió su solicitud de verificación.",
    },
    vendor_application_answer: {
      en: "{name} answered what was asked.",
      es: "{name} respondió a lo que se le pidió.",
    },
    new_local_vendor: {
      en: "{name} applied as a local vendor.",
      es: "{name} envió su solicitud para la red de proveedores locales.",
    },
    job_accepted: { en: "{name} took a job.", es: "{name} tomó un trabajo." },
    job_unanswered: { en: "Nobody took the job: {name}.", es: "Nadie tomó el trabajo: {name}." },
    job_returned: {
      en: "{name} gave a job back; the next are asked.",
      es: "{name} devolvió un trabajo; se pregunta a los siguientes.",
    },
    new_safety_emergency: {
      en: "Emergency: {name} needs help now.",
      es: "Emergencia: {name} pide ayuda ahora.",
    },
    new_safety_request: {
      en: "{name} sent a safety request.",
      es: "{name} envió una solicitud de seguridad.",
    },
    safety_marked: {
      en: "Some safety requests look automated, one of them from {name}: review them.",
      es: "Llegan solicitudes de seguridad que parecen de un robot, una de {name}: revísalas.",
    },
    safety_contact: {
      en: "{name}, who asked for help, added a contact.",
      es: "{name}, que pidió ayuda, agregó un contacto.",
    },
    safety_photo: {
      en: "{name}, who asked for help, added photos.",
      es: "{name}, que pidió ayuda, agregó fotos.",
    },
    chat_waiting: {
      en: "Someone in the chat is asking for a person: {name}.",
      es: "Alguien en el chat pide hablar con una persona: {name}.",
    },
    note_mention: {
      en: "{name} mentioned you in a note.",
      es: "{name} te mencionó en una nota.",
    },
    next_step_assigned: {
      en: "{name} gave you a next step.",
      es: "{name} te asignó un próximo paso.",
    },
  },
});
