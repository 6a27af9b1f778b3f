import type { ServiceTexts } from "../service-texts.ts";

export const home: ServiceTexts = {
  lead: {
    en: "The first month decides whether a house feels like home: internet at your desk, an inverter that keeps the fridge running, drinking water delivered on Tuesdays, familiar faces at the school gate.",
    es: "El primer mes decide si sientes la casa como tuya: internet en tu escritorio, un inversor que aguanta la nevera, el botellón de agua que llega los martes, caras conocidas en la puerta del colegio.",
  },
  steps: {
    en: [
      "Before you land: locks and lights tested, drinking water and gas in the house, coffee in the kitchen.",
      "On the first day: a SIM card for your phone, and a walk to the market, the pharmacy, the clinic and the hardware store.",
      "Internet: we ask the neighbors which company really works on that street, then test it at your desk.",
      "Power, water and gas in your name, and an inverter big enough for what must stay on.",
      "Spanish with a teacher from your town. The first lesson is about the plumber.",
      "Schools: which language each one teaches in, visits, enrollment, and the records from the last one.",
      "Help for the house and garden: we call references, explain the labor rules to both sides, and set up a trial week.",
    ],
    es: [
      "Antes de que llegues: cerraduras y luces probadas, agua y gas en la casa, café en la cocina.",
      "El primer día: un chip para tu celular y una vuelta por el mercado, la farmacia, la clínica y la ferretería.",
      "Internet: les preguntamos a los vecinos qué compañía de verdad funciona en esa calle y luego medimos en tu escritorio.",
      "Luz, agua y gas a tu nombre, y un inversor del tamaño de lo que no se puede apagar.",
      "Si te falta español, clases con alguien de tu ciudad. La primera trata del plomero.",
      "Colegios: en qué idioma enseña cada uno, visitas, inscripción y el expediente del anterior.",
      "Personal para la casa y el jardín: llamamos a las referencias, dejamos claras las reglas del trabajo para ambas partes y hay una semana de prueba.",
    ],
  },
  ready: {
    en: [
      "The lease and your passport or cédula, to sign up for services",
      "What must keep running when the power goes out, with the watts on its label",
      "For school: grades from the last few years, birth certificates, vaccination records",
      "What you eat for breakfast. It will be there.",
    ],
    es: [
      "El contrato de alquiler y tu pasaporte o cédula, para los servicios",
      "Qué debe seguir encendido cuando se va la luz, con los vatios de su etiqueta",
      "Para el colegio: notas de los últimos años, actas de nacimiento, tarjetas de vacunas",
      "Lo que desayunas. Ahí va a estar.",
    ],
  },
  time: {
    en: [
      "Internet: three days to three weeks, depending on the street and the company.",
      "Power and water in your name: one to three weeks.",
      "A place at a school: start four to eight months before classes begin.",
    ],
    es: [
      "Internet: de tres días a tres semanas, según la calle y la compañía.",
      "Luz y agua a tu nombre: de una a tres semanas.",
      "Un cupo en un colegio: empieza de cuatro a ocho meses antes del inicio de clases.",
    ],
  },
  without: {
    en: [
      "The bills themselves, and what you buy: inverter, batteries, furniture.",
      "School fees, wages and social security for people who work in your home.",
      "Power around the clock. Nobody here can promise it; what we can do is make sure you hardly notice.",
    ],
    es: [
      "Las facturas y lo que compres: inversor, baterías, muebles.",
      "Mensualidades del colegio, sueldos y seguridad social de quien trabaje en tu casa.",
      "Luz las 24 horas. Aquí nadie puede prometerla; lo que sí podemos es lograr que casi no lo notes.",
    ],
  },
  covered: {
    en: "Explorer: SIM card, internet and the walk around your neighborhood. Royal: power, water and gas in your name, the house ready to move in, ten hours of Spanish. Elite: schools, household staff, furnishing, thirty hours of Spanish.",
    es: "Explorer: chip, internet y el recorrido por tu sector. Royal: luz, agua y gas a tu nombre, la casa lista y diez horas de español. Elite: colegios, personal doméstico, muebles y treinta horas de español.",
  },
  providers: { en: "Utilities and setup providers", es: "Proveedores de servicios e instalaciones" },
  rules: {
    school: {
      rule: {
        en: "A student from abroad must have earlier grades recognized before enrolling. That takes a birth certificate and grades, legalized or apostilled, with an official translation.",
        es: "Quien viene de una escuela extranjera convalida sus estudios antes de inscribirse: acta de nacimiento y notas, legalizadas o apostilladas, con traducción oficial.",
      },
      source: {
        en: "Ministerio de Educación (MINERD), as of March 2020",
        es: "Ministerio de Educación (MINERD), a marzo de 2020",
      },
    },
  },
};
