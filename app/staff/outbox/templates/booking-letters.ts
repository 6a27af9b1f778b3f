import { linkTexts } from "#app/clients/bookings/link-text.ts";
import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import type { LetterName } from "../letter-registry.ts";
import { type LetterTexts, withReference } from "./letter-texts.ts";

export const bookingLetters = {
  booking_receipt: {
    subject: withReference("We have your booking request", "Recibimos tu solicitud de reserva"),
    paragraphs: {
      en: (f) =>
        `We received your booking request. Our concierge team will contact you ${f.dueAt ? `by ${formatPublicMoment(f.dueAt, "weekdayMoment", "en")} (Santo Domingo time)` : "within 24 hours"}: we check what you need, confirm price and availability, and arrange the appointment with the provider.\n\nCheck the status any time on the page below. ${linkTexts.power.en}`,
      es: (f) =>
        `Recibimos tu solicitud de reserva. Nuestro equipo de concierge se pondrá en contacto contigo ${f.dueAt ? `a más tardar el ${formatPublicMoment(f.dueAt, "weekdayMoment", "es")} (hora de Santo Domingo)` : "en las próximas 24 horas"}: verificamos lo que necesitas, confirmamos precio y disponibilidad, y coordinamos la cita con el proveedor.\n\nEn la página de abajo puedes ver en cualquier momento cómo va. ${linkTexts.power.es}`,
    },
  },
  booking_notice: {
    subject: {
      en: (f) => `New booking request from ${f.name} (${f.reference})`,
      es: (f) => `Nueva solicitud de reserva de ${f.name} (${f.reference})`,
    },
    paragraphs: {
      en: (f) =>
        `Someone is asking for a vendor's service. The first contact is due ${f.dueAt ? `by ${formatPublicMoment(f.dueAt, "weekdayMoment", "en")}` : "within 24 hours"}.`,
      es: (f) =>
        `Alguien pide el servicio de un proveedor. El primer contacto se espera ${f.dueAt ? `a más tardar el ${formatPublicMoment(f.dueAt, "weekdayMoment", "es")}` : "en 24 horas"}.`,
    },
  },
  booking_confirmed: {
    subject: withReference("Your booking is confirmed", "Tu reserva está confirmada"),
    paragraphs: {
      en: "Your booking is confirmed for the time below (Santo Domingo time). On the page you can add it to your calendar.",
      es: "Tu reserva está confirmada para la hora de abajo (hora de Santo Domingo). En la página puedes agregarla a tu calendario.",
    },
  },
  booking_started: {
    subject: withReference("Your booking is in progress", "Tu reserva está en curso"),
    paragraphs: {
      en: "The provider is on the job. If anything is not as agreed, just reply to this email.",
      es: "El proveedor está trabajando. Si algo no va como se acordó, responde a este correo.",
    },
  },
  booking_completed: {
    subject: withReference("Your booking is completed", "Tu reserva está completada"),
    paragraphs: {
      en: "The work is done. How did it go? Two minutes and a few words help the next person who moves here. The link below is yours alone and works once.\n\nIf something was not as agreed, just reply to this email.",
      es: "El trabajo está hecho. ¿Cómo te fue? Dos minutos y unas palabras ayudan a la próxima persona que se mude. El enlace de abajo es solo tuyo y sirve una vez.\n\nSi algo no quedó como se acordó, responde a este correo.",
    },
  },
  booking_reminder_24: {
    subject: withReference("Tomorrow: your booking", "Mañana: tu reserva"),
    paragraphs: {
      en: "Your appointment is about a day away (see below, Santo Domingo time). On the page you can ask for another time, or cancel.",
      es: "Falta más o menos un día para tu cita (abajo está la hora, de Santo Domingo). En la página puedes pedir otra hora o cancelar.",
    },
  },
  booking_reminder_2: {
    subject: withReference("In two hours: your booking", "En dos horas: tu reserva"),
    paragraphs: {
      en: "Your appointment is about two hours away (see below, Santo Domingo time).",
      es: "Faltan unas dos horas para tu cita (abajo está la hora, de Santo Domingo).",
    },
  },
  booking_time_declined: {
    subject: withReference("About the other time you asked for", "Sobre la otra hora que pediste"),
    paragraphs: {
      en: "We couldn't arrange the other time you asked for. What was agreed before still stands; on the page below you can ask for a different time, or cancel.\n\nIf you would rather talk it over, just reply to this email.",
      es: "No pudimos coordinar la otra hora que pediste. Lo acordado antes sigue en pie; en la página de abajo puedes pedir otra hora o cancelar.\n\nSi prefieres hablarlo, responde a este correo.",
    },
  },
  booking_reassigned: {
    subject: withReference("Your booking changed", "Cambió tu reserva"),
    paragraphs: {
      en: (f) =>
        `${f.otherVendor ? "Your booking is now with another provider, named below." : "The service of your booking is now the one below."} It is not confirmed yet: we ask the provider whether the time below works, agree on the price, and then write to you.\n\nIf you would rather talk it over, just reply to this email.`,
      es: (f) =>
        `${f.otherVendor ? "Tu reserva pasó a otro proveedor, que ves abajo." : "El servicio de tu reserva es ahora el de abajo."} Todavía no está confirmada: le preguntamos al proveedor si puede a la hora de abajo, acordamos el precio y te escribimos.\n\nSi prefieres hablarlo, responde a este correo.`,
    },
  },
  booking_contact_new: {
    subject: withReference("You are the contact for a booking", "Eres el contacto de una reserva"),
    paragraphs: {
      en: `This address was entered as the contact for the booking below. From now on we will write here.\n\nCheck the status any time on the page below. ${linkTexts.power.en}`,
      es: `Se dio esta dirección como contacto de la reserva de abajo. De ahora en adelante te escribimos aquí.\n\nEn la página de abajo puedes ver en cualquier momento cómo va. ${linkTexts.power.es}`,
    },
  },
  booking_contact_former: {
    subject: withReference("The contact for your booking changed", "Cambió el contacto de tu reserva"),
    paragraphs: {
      en: "Someone who has the link to your booking entered another email address as its contact. From now on we will write there. If that was not you, just reply to this email.",
      es: "Alguien que tiene el enlace de tu reserva dio otro correo como contacto. De ahora en adelante escribimos allí. Si no fuiste tú, responde a este correo.",
    },
  },
  booking_contact_phone: {
    subject: withReference("The contact of your booking changed", "Cambió el contacto de tu reserva"),
    paragraphs: {
      en: "Someone who has the link to your booking gave another phone number as its contact. From now on we call that one. If that was not you, just reply to this email.",
      es: "Alguien que tiene el enlace de tu reserva dio otro número de teléfono como contacto. De ahora en adelante llamamos a ese. Si no fuiste tú, responde a este correo.",
    },
  },
  booking_cancelled: {
    subject: withReference("Your booking is cancelled", "Tu reserva está cancelada"),
    paragraphs: {
      en: "Your booking is cancelled. If that was not what you wanted, just reply to this email.",
      es: "Tu reserva está cancelada. Si no era lo que querías, responde a este correo.",
    },
  },
} satisfies Partial<Record<LetterName, LetterTexts>>;
