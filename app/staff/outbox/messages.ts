import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  news: {
    new_lead: {
      en: (name: string) => `${name} asked for a consultation.`,
      es: (name: string) => `${name} pide una consulta.`,
    },
    new_contact_message: {
      en: (name: string) => `${name} wrote to us.`,
      es: (name: string) => `${name} nos escribió.`,
    },
    new_booking: {
      en: (name: string) => `${name} asked for a booking.`,
      es: (name: string) => `${name} pide una reserva.`,
    },
    booking_changed: {
      en: (name: string) => `${name} changed or cancelled a booking.`,
      es: (name: string) => `${name} cambió o canceló una reserva.`,
    },
    vendor_answered: {
      en: (name: string) => `${name} answered whether they are available.`,
      es: (name: string) => `${name} respondió si tiene tiempo.`,
    },
    new_review: {
      en: (name: string) => `A customer reviewed ${name}.`,
      es: (name: string) => `Un cliente reseñó a ${name}.`,
    },
    new_report: {
      en: (name: string) => `Something was reported: ${name}.`,
      es: (name: string) => `Se reportó algo: ${name}.`,
    },
    post_held: {
      en: (name: string) => `${name} wrote a post for the community board: review it before it appears.`,
      es: (name: string) =>
        `${name} escribió para el tablero de la comunidad: revísalo antes de que aparezca.`,
    },
    new_vendor: {
      en: (name: string) => `${name} registered as a vendor.`,
      es: (name: string) => `${name} se registró en la red de proveedores.`,
    },
    vendor_changed: {
      en: (name: string) => `${name} has the badge and changed its name, contact or category.`,
      es: (name: string) => `${name} lleva la insignia y cambió su nombre, contacto o categoría.`,
    },
    vendor_strikes: {
      en: (name: string) => `${name} has three or more open strikes: decide whether to suspend.`,
      es: (name: string) => `${name} tiene tres faltas abiertas o más: decide si se suspende.`,
    },
    new_vendor_application: {
      en: (name: string) => `${name} applied to be vetted.`,
      es: (name: string) => `${name} envió su solicitud de verificación.`,
    },
    vendor_application_answer: {
      en: (name: string) => `${name} answered what was asked.`,
      es: (name: string) => `${name} respondió a lo que se le pidió.`,
    },
    new_local_vendor: {
      en: (name: string) => `${name} applied as a local vendor.`,
      es: (name: string) => `${name} envió su solicitud para la red de proveedores locales.`,
    },
    job_accepted: {
      en: (name: string) => `${name} took a job.`,
      es: (name: string) => `${name} tomó un trabajo.`,
    },
    job_unanswered: {
      en: (name: string) => `Nobody took the job: ${name}.`,
      es: (name: string) => `Nadie tomó el trabajo: ${name}.`,
    },
    new_safety_emergency: {
      en: (name: string) => `Emergency: ${name} needs help now.`,
      es: (name: string) => `Emergencia: ${name} pide ayuda ahora.`,
    },
    new_safety_request: {
      en: (name: string) => `${name} sent a safety request.`,
      es: (name: string) => `${name} envió una solicitud de seguridad.`,
    },
    safety_marked: {
      en: (name: string) => `Some safety requests look automated, one of them from ${name}: review them.`,
      es: (name: string) =>
        `Llegan solicitudes de seguridad que parecen de un robot, una de ${name}: revísalas.`,
    },
    safety_contact: {
      en: (name: string) => `${name}, who asked for help, added a contact.`,
      es: (name: string) => `${name}, que pidió ayuda, agregó un contacto.`,
    },
    chat_waiting: {
      en: (name: string) => `Somebody in the chat asks for a person: ${name}.`,
      es: (name: string) => `Alguien en el chat pide hablar con una persona: ${name}.`,
    },
  },
});
