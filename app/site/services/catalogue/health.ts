import type { ServiceTexts } from "../service-texts.ts";

export const health: ServiceTexts = {
  lead: {
    en: "Three numbers belong on the fridge before you need them: a doctor who answers, a clinic that takes your insurance, a pharmacy that delivers. We find all three near your home, and go with you the first time if you like.",
    es: "Tres números deben estar en la nevera antes de que hagan falta: un médico que contesta, una clínica que acepta tu seguro y una farmacia con delivery. Encontramos los tres cerca de tu puerta y, si quieres, te acompañamos la primera vez.",
  },
  steps: {
    en: [
      "You tell us what medicines you take and what conditions you have, as much as you like. We share nothing without asking you.",
      "We compare insurance offers side by side: what they cover here and abroad, up to what age, after how long, and what they leave out.",
      "Two family doctors and two dentists to choose from, and a first visit, with an interpreter if you want one.",
      "We ask a pharmacy which of your medicines are sold here and under what name, before you run out.",
      "We drive with you once from your house to the emergency room, and fill in the emergency card in both languages.",
    ],
    es: [
      "Nos cuentas qué medicinas tomas y qué condiciones tienes, hasta donde quieras. No compartimos nada sin preguntarte.",
      "Comparamos los seguros lado a lado: qué cubren aquí y qué afuera, hasta qué edad, después de cuánto tiempo y qué dejan fuera.",
      "Dos nombres de médico de familia y dos de dentista, y una primera cita, con intérprete si hace falta.",
      "Preguntamos en una farmacia cuáles de tus medicinas se venden aquí y con qué nombre, antes de que se te acaben.",
      "Hacemos contigo, una vez, el camino de tu casa a la emergencia, y llenamos la tarjeta de emergencia en los dos idiomas.",
    ],
  },
  ready: {
    en: [
      "Your medicines with their generic names and doses",
      "A summary from your doctor in writing; X-rays and scans as files",
      "Vaccination record, and the children’s too",
      "The policy you have now, with its end date",
      "Medicine for the first three months",
    ],
    es: [
      "Tus medicinas con su nombre genérico y la dosis",
      "Un resumen escrito de tu médico; radiografías y estudios en archivo",
      "Tarjeta de vacunas, también la de los niños",
      "El seguro que tienes hoy, con su fecha de vencimiento",
      "Medicinas para los primeros tres meses",
    ],
  },
  time: {
    en: [
      "Doctor and dentist: one to two weeks.",
      "Insurance: two to six weeks, depending on what the insurer wants to know about you.",
    ],
    es: [
      "Médico y dentista: de una a dos semanas.",
      "Seguro: de dos a seis semanas, según lo que la aseguradora quiera saber de ti.",
    ],
  },
  without: {
    en: [
      "Premiums, consultations, treatment and medicine.",
      "Medical advice. We find the doctor; the doctor says what to do.",
      "Emergencies: call 9-1-1 first, then us.",
    ],
    es: [
      "Primas, consultas, tratamientos y medicinas.",
      "Consejos médicos. Encontramos al médico; lo que hay que hacer lo dice el médico.",
      "Emergencias: llama primero al 9-1-1 y después a nosotros.",
    ],
  },
  covered: {
    en: "Explorer: the emergency card in both languages. Royal: family doctor, dentist and insurance quotes compared. Elite: medical evacuation compared as well.",
    es: "Explorer: la tarjeta de emergencia en dos idiomas. Royal: médico de familia, dentista y seguros comparados. Elite: también la evacuación médica, comparada.",
  },
  providers: { en: "Health and wellness providers", es: "Proveedores de salud y bienestar" },
  rules: {
    family: {
      rule: {
        en: "In the contributory health insurance (Seguro Familiar de Salud) foreigners can add their direct dependents, and no other relatives.",
        es: "En el régimen contributivo del Seguro Familiar de Salud, los extranjeros pueden afiliar a sus dependientes directos y no a otros familiares.",
      },
      source: {
        en: "Superintendencia de Salud y Riesgos Laborales (SISALRIL), as of October 2016",
        es: "Superintendencia de Salud y Riesgos Laborales (SISALRIL), a octubre de 2016",
      },
    },
    examination: {
      rule: {
        en: "The medical exam for residency counts only if it is done at an institution that the office has authorized.",
        es: "El examen médico para la residencia solo vale si lo hace una institución autorizada por esa oficina.",
      },
      source: {
        en: "Dirección General de Migración, as of January 2026",
        es: "Dirección General de Migración, a enero de 2026",
      },
    },
  },
};
