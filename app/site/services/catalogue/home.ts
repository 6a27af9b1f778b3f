import type { ServiceTexts } from "../service-texts.ts";

export const home: ServiceTexts = {
  lead: {
    en: "The first month decides whether a house becomes yours: internet where the desk stands, an inverter that carries the fridge, drinking water that comes on Tuesdays, a school gate with faces you know.",
    es: "El primer mes decide si una casa llega a ser tuya: internet donde está el escritorio, un inversor que aguanta la nevera, el botellón de agua que llega los martes, una puerta de colegio con caras conocidas.",
  },
  steps: {
    en: [
      "Before you land: locks and lamps tried, drinking water and gas in the house, coffee in the kitchen.",
      "On the first day: a chip for your phone, and a walk to the market, the pharmacy, the clinic and the hardware store.",
      "Internet: we ask the neighbors which company really works on that street, then measure it at your desk.",
      "Power, water and gas in your name, and an inverter sized for what must not go off.",
      "Spanish with a teacher from your town. The first lesson is about the plumber.",
      "Schools: which teach in which language, visits, enrollment, and the records from the last one.",
      "People for house and garden: references called, the rules of work explained to both sides, a trial week.",
    ],
    es: [
      "Antes de que llegues: cerraduras y lámparas probadas, agua y gas en la casa, café en la cocina.",
      "El primer día: un chip para tu celular y una vuelta por el mercado, la farmacia, la clínica y la ferretería.",
      "Internet: les preguntamos a los vecinos qué compañía de verdad funciona en esa calle y luego medimos en tu escritorio.",
      "Luz, agua y gas a tu nombre, y un inversor del tamaño de lo que no se puede apagar.",
      "Si te falta español, clases con alguien de tu ciudad. La primera trata del plomero.",
      "Colegios: en qué idioma enseña cada uno, visitas, inscripción y el expediente del anterior.",
      "Personas para la casa y el jardín: referencias llamadas, las reglas del trabajo claras para ambas partes, una semana de prueba.",
    ],
  },
  ready: {
    en: [
      "The lease, and your passport or cédula, for the contracts",
      "What must keep running when the power goes, with the watts on its label",
      "For school: grades of the last years, birth certificates, vaccination records",
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
      "Internet: three days to three weeks, by street and company.",
      "Power and water in your name: one to three weeks.",
      "A place at a school: begin four to eight months before term.",
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
      "Power around the clock. Nobody here can promise it; we can see that you hardly notice.",
    ],
    es: [
      "Las facturas mismas y lo que compres: inversor, baterías, muebles.",
      "Colegiaturas, sueldos y seguridad social de quien trabaje en tu casa.",
      "Luz las 24 horas. Aquí nadie puede prometerla; lo que sí podemos es que casi no lo notes.",
    ],
  },
  covered: {
    en: "Explorer: chip, internet and the walk around your neighborhood. Royal: power, water and gas in your name, the house made ready, ten hours of Spanish. Elite: schools, household staff, furnishing, thirty hours of Spanish.",
    es: "Explorer: chip, internet y el recorrido por tu sector. Royal: luz, agua y gas a tu nombre, la casa lista y diez horas de español. Elite: colegios, personal doméstico, muebles y treinta horas de español.",
  },
  providers: { en: "Utilities and setup providers", es: "Proveedores de servicios e instalaciones" },
  rules: {
    school: {
      rule: {
        en: "A pupil from abroad has earlier grades recognized before enrolling: birth certificate and grades, legalized or apostilled, with an official translation.",
        es: "Quien viene de una escuela extranjera convalida sus estudios antes de inscribirse: acta de nacimiento y notas, legalizadas o apostilladas, con traducción oficial.",
      },
      source: {
        en: "Ministerio de Educación (MINERD), as of March 2020",
        es: "Ministerio de Educación (MINERD), a marzo de 2020",
      },
    },
  },
};
