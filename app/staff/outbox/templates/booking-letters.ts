import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import type { LetterName } from "../letter-registry.ts";
import { type LetterTexts, withReference } from "./letter-texts.ts";

export const bookingLetters = {
  booking_receipt: {
    subject: withReference("We have your booking request", "Recibimos tu solicitud de reserva"),
    paragraphs: {
      en: (f) =>
        `Hello,\n\nYour booking request arrived. Our concierge team contacts you ${f.dueAt ? `by ${formatPublicMoment(f.dueAt, "weekdayMoment", "en")} (Santo Domingo time)` : "within 24 hours"}: we verify what you need, confirm price and availability, and arrange the appointment with the provider.\n\nThe page below shows at any time where it stands. There you can ask for another time, or cancel.`,
      es: (f) =>
        `Hola:\n\nTu solicitud de reserva llegó. Nuestro equipo de concierge se pondrá en contacto contigo ${f.dueAt ? `a más tardar el ${formatPublicMoment(f.dueAt, "weekdayMoment", "es")} (hora de Santo Domingo)` : "en las próximas 24 horas"}: verificamos lo que necesitas, confirmamos precio y disponibilidad, y coordinamos la cita con el proveedor.\n\nLa página de abajo muestra en todo momento cómo va. Allí puedes pedir otra hora o cancelar.`,
    },
  },
  booking_notice: {
    subject: {
      en: (f) => `New booking request from ${f.name} (${f.reference})`,
      es: (f) => `Nueva solicitud de reserva de ${f.name} (${f.reference})`,
    },
    paragraphs: {
      en: (f) =>
        `Somebody asks for a vendor's service. The first contact is due ${f.dueAt ? `by ${formatPublicMoment(f.dueAt, "weekdayMoment", "en")}` : "within 24 hours"}.`,
      es: (f) =>
        `Alguien pide el servicio de un proveedor. El primer contacto se espera ${f.dueAt ? `a más tardar el ${formatPublicMoment(f.dueAt, "weekdayMoment", "es")}` : "en 24 horas"}.`,
    },
  },
  booking_confirmed: {
    subject: withReference("Your booking is confirmed", "Tu reserva está confirmada"),
    paragraphs: {
      en: "Hello,\n\nYour booking is confirmed for the time below (Santo Domingo time). The page has it for your calendar.",
      es: "Hola:\n\nTu reserva está confirmada para la hora de abajo (hora de Santo Domingo). En la página puedes llevarla a tu calendario.",
    },
  },
  booking_started: {
    subject: withReference("Your booking is in progress", "Tu reserva está en curso"),
    paragraphs: {
      en: "Hello,\n\nThe provider is at work. If anything is not as agreed, just answer this mail.",
      es: "Hola:\n\nEl proveedor está trabajando. Si algo no va como se acordó, responde a este correo.",
    },
  },
  booking_completed: {
    subject: withReference("Your booking is completed", "Tu reserva está completada"),
    paragraphs: {
      en: "Hello,\n\nThe work is done. How did it go? Two minutes and a few words help the next person who moves. The link below is yours alone and works once.\n\nIf something is not as agreed, just answer this mail.",
      es: "Hola:\n\nEl trabajo está hecho. ¿Cómo te fue? Dos minutos y unas palabras ayudan a la próxima persona que se mude. El enlace de abajo es solo tuyo y sirve una vez.\n\nSi algo no quedó como se acordó, responde a este correo.",
    },
  },
  booking_reminder_24: {
    subject: withReference("Tomorrow: your booking", "Mañana: tu reserva"),
    paragraphs: {
      en: "Hello,\n\nYour appointment is in about a day (Santo Domingo time, below). On the page you can ask for another time, or cancel.",
      es: "Hola:\n\nTu cita es en un día, más o menos (hora de Santo Domingo, abajo). En la página puedes pedir otra hora o cancelar.",
    },
  },
  booking_reminder_2: {
    subject: withReference("In two hours: your booking", "En dos horas: tu reserva"),
    paragraphs: {
      en: "Hello,\n\nYour appointment is in about two hours (Santo Domingo time, below).",
      es: "Hola:\n\nTu cita es en unas dos horas (hora de Santo Domingo, abajo).",
    },
  },
  booking_time_declined: {
    subject: withReference("About the other time you asked for", "Sobre la otra hora que pediste"),
    paragraphs: {
      en: "Hello,\n\nThe other time you asked for cannot be arranged. What was agreed before stands; on the page below you can ask for yet another time, or cancel.\n\nIf you would rather talk it over, just answer this mail.",
      es: "Hola:\n\nNo pudimos coordinar la otra hora que pediste. Lo acordado antes sigue en pie; en la página de abajo puedes pedir otra hora más o cancelar.\n\nSi prefieres hablarlo, responde a este correo.",
    },
  },
  booking_cancelled: {
    subject: withReference("Your booking is cancelled", "Tu reserva está cancelada"),
    paragraphs: {
      en: "Hello,\n\nYour booking is cancelled. If that was not what you wanted, just answer this mail.",
      es: "Hola:\n\nTu reserva está cancelada. Si no era lo que querías, responde a este correo.",
    },
  },
} satisfies Partial<Record<LetterName, LetterTexts>>;
