import type { ServiceTexts } from "../service-texts.ts";

export const papers: ServiceTexts = {
  lead: {
    en: "Residency is not hard. It is a sequence, and one paper out of order means waiting again. We build the file with a licensed lawyer, see that each page is apostilled and translated where it has to be, and sit beside you in the waiting rooms.",
    es: "La residencia no es difícil. Es una secuencia, y un papel fuera de orden significa volver a esperar. Armamos el expediente con un bufete con exequátur, cuidamos que cada hoja lleve apostilla y traducción donde toca, y nos sentamos contigo en la sala de espera.",
  },
  steps: {
    en: [
      "A call about your case: pension, income, work, marriage or investment. The route you take decides everything after it.",
      "At home: birth and marriage certificates and the police record are ordered and apostilled. Here, an official court interpreter translates them.",
      "At the consulate, before you move: the residence visa. We go through the form with you and check the file the way the clerk will.",
      "On the island: medical examination, photos and fingerprints at the Dirección General de Migración. We book the day, bring you, and wait.",
      "With the residence card, your cédula at the Junta Central Electoral. Bank, phone company and landlord will ask for that number from then on.",
    ],
    es: [
      "Una llamada sobre tu caso: pensión, renta, trabajo, matrimonio o inversión. El camino que tomes decide todo lo demás.",
      "En tu país: se piden y se apostillan las actas de nacimiento y matrimonio y el certificado de antecedentes. Aquí los traduce un intérprete judicial.",
      "En el consulado, antes de mudarte: la visa de residencia. Repasamos el formulario contigo y revisamos el expediente como lo hará la ventanilla.",
      "En la isla: examen médico, fotos y huellas en la Dirección General de Migración. Sacamos la cita, te llevamos y esperamos.",
      "Con el carné de residencia, tu cédula en la Junta Central Electoral. Desde ese día, banco, telefónica y propietario te pedirán ese número.",
    ],
  },
  ready: {
    en: [
      "A passport with two years left, to be on the safe side",
      "Birth certificate in its long form, recently issued; marriage or divorce papers",
      "Police record from each country you lived in during the last five years",
      "Proof of the income you are applying with",
      "Patience for the apostille office of your state",
    ],
    es: [
      "Un pasaporte con dos años de vigencia, para ir con tiempo",
      "Acta de nacimiento inextensa y reciente; actas de matrimonio o divorcio",
      "Antecedentes penales de cada país donde viviste en los últimos cinco años",
      "Prueba de los ingresos con los que aplicas",
      "Paciencia con la oficina de apostillas de tu estado",
    ],
  },
  time: {
    en: [
      "Paperwork at home: six to ten weeks, most of it waiting for apostilles.",
      "The visa at the consulate: four to ten weeks.",
      "The residence card once you are here: three to eight months.",
      "The cédula: one to three weeks after the card.",
    ],
    es: [
      "Papeles en tu país: de seis a diez semanas, casi todas esperando apostillas.",
      "La visa en el consulado: de cuatro a diez semanas.",
      "El carné de residencia ya aquí: de tres a ocho meses.",
      "La cédula: de una a tres semanas después del carné.",
    ],
  },
  without: {
    en: [
      "Government fees, apostilles, translations, the medical examination and the guarantee policy. We tell you each amount before it is due.",
      "A promise: the Dirección General de Migración decides, and nobody else. Anyone who sells you a shortcut sells you a problem.",
      "Appeals and court cases. Those are between you and a lawyer.",
    ],
    es: [
      "Tasas del Estado, apostillas, traducciones, el examen médico y la póliza de garantía. Te decimos cada monto antes de que toque pagarlo.",
      "Una promesa: decide la Dirección General de Migración y nadie más. Quien te vende un atajo te vende un problema.",
      "Recursos y juicios; eso queda entre tú y un abogado.",
    ],
  },
  covered: {
    en: "Explorer: the list of documents, in the order you will need them. Royal: the file, prepared with a licensed lawyer. Elite: that, and a renewal calendar for each document.",
    es: "Explorer: la lista de documentos, en el orden en que los vas a necesitar. Royal: el expediente, preparado con un bufete con exequátur. Elite: eso y un calendario de renovación de cada documento.",
  },
  providers: { en: "Lawyers, notaries and translators", es: "Abogados, notarios y traductores" },
  rules: {
    entry: {
      rule: {
        en: "Everyone who flies in or out fills in the E-Ticket, an online form. The office’s own site is eticket.migracion.gob.do; other sites charge for it.",
        es: "Toda persona que entra o sale por avión llena el E-Ticket, un formulario en internet. La página de la propia oficina es eticket.migracion.gob.do; otras páginas cobran por él.",
      },
      source: {
        en: "Dirección General de Migración, as of December 2025",
        es: "Dirección General de Migración, a diciembre de 2025",
      },
    },
    visa: {
      rule: {
        en: "The residence visa of a Dominican consulate comes first. Temporary residency is then granted for one year and renewed.",
        es: "Primero va la visa de residencia de un consulado dominicano. Luego la residencia temporal se otorga por un año y se renueva.",
      },
      source: {
        en: "Dirección General de Migración, as of January 2026",
        es: "Dirección General de Migración, a enero de 2026",
      },
    },
    pension: {
      rule: {
        en: "Retirees and people with an income from abroad have a route of their own: a pension of US$1,500 a month, or another steady income of US$2,000, and US$250 more for each dependent.",
        es: "Quien vive de una jubilación o de rentas del extranjero tiene su propia vía: una pensión de US$1,500 al mes, u otra renta estable de US$2,000, y US$250 más por cada dependiente.",
      },
      source: {
        en: "Law 171-07, Dirección General de Migración, as of January 2026",
        es: "Ley 171-07, Dirección General de Migración, a enero de 2026",
      },
    },
    apostille: {
      rule: {
        en: "A document from a country in the Apostille Convention, such as the United States, needs an apostille and no consular stamp.",
        es: "Un documento de un país del Convenio de la Apostilla, como Estados Unidos, necesita apostilla y no sello consular.",
      },
      source: {
        en: "Ministerio de Relaciones Exteriores (MIREX), as of August 2009",
        es: "Ministerio de Relaciones Exteriores (MIREX), a agosto de 2009",
      },
    },
  },
};
