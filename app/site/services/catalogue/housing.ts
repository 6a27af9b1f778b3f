import type { ServiceTexts } from "../service-texts.ts";

export const housing: ServiceTexts = {
  lead: {
    en: "Rent for a season before you buy: in August the same street is a different one. We walk through every home before you see it. We run the shower on the top floor, ask the neighbors how often the power goes, and come back after a downpour.",
    es: "Alquila una temporada antes de comprar: en agosto la misma calle es otra. Recorremos cada vivienda antes que tú. Abrimos la ducha del último piso, les preguntamos a los vecinos cada cuánto se va la luz y volvemos después de un aguacero.",
  },
  steps: {
    en: [
      "You tell us the budget, the people, the animals and what you cannot live without. We tell you which towns fit, and which do not.",
      "We visit and film: water pressure, inverter and tank, phone signal, the street at night.",
      "You get a shortlist of five homes, including what is wrong with each one.",
      "We see them with you, in person or by video, and ask the owner the awkward questions.",
      "Before you sign we read the lease with you, clause by clause, and ask for proof that whoever rents the home out has the right to.",
      "On the day of the keys we go through every room together and write down what we find. That sheet is what gets your deposit back.",
    ],
    es: [
      "Nos cuentas el presupuesto, quiénes vienen, qué animales y sin qué no puedes vivir. Te decimos qué ciudades te van y cuáles no.",
      "Visitamos y grabamos: presión del agua, inversor y tinaco, señal del celular, la calle de noche.",
      "Recibes una lista corta de cinco viviendas, también con lo malo de cada una.",
      "Las vemos contigo, en persona o por video, y le hacemos al propietario las preguntas incómodas.",
      "Antes de firmar leemos contigo el contrato, cláusula por cláusula, y pedimos prueba de que quien alquila tiene derecho a hacerlo.",
      "El día de las llaves recorremos juntos cada habitación y anotamos lo que encontramos. Con esa hoja recuperas tu depósito.",
    ],
  },
  ready: {
    en: [
      "Passport, or your cédula if you have one",
      "Proof of income: pension letter, work contract or recent bank statements",
      "The deposit and the first month, in an account you can pay from",
      "A guarantor, where the owner wants one; we tell you which owners do not",
      "To buy: a lawyer of your own, who is not the seller’s",
    ],
    es: [
      "Pasaporte, o tu cédula si ya la tienes",
      "Prueba de ingresos: carta de pensión, contrato de trabajo o estados de cuenta recientes",
      "El depósito y el primer mes, en una cuenta desde la que puedas pagar",
      "Un garante, si el propietario lo pide; te decimos cuáles no lo piden",
      "Para comprar: un abogado tuyo, que no sea el de quien vende",
    ],
  },
  time: {
    en: [
      "To rent: two to six weeks from the first call to the keys; longer on the coasts from December to March.",
      "To buy: two to four months after an offer is accepted, if the title is clean.",
    ],
    es: [
      "Alquilar: de dos a seis semanas, de la primera llamada a las llaves; más en las costas, de diciembre a marzo.",
      "Comprar: de dos a cuatro meses desde que aceptan tu oferta, si el título está limpio.",
    ],
  },
  without: {
    en: [
      "Rent, deposit, taxes, and the fees of lawyer and notary. You pay each of them directly and get a receipt.",
      "Money sent ahead to an owner whom neither you nor we have met. We will ask you not to.",
    ],
    es: [
      "El alquiler, el depósito, los impuestos y los honorarios de abogado y notario. Los pagas a quien corresponde, contra recibo.",
      "Dinero enviado por adelantado a un propietario que ni tú ni nosotros conocemos. Te pediremos que no lo hagas.",
    ],
  },
  covered: {
    en: "Explorer: five homes checked for you, and one day of visits. Royal: three days in up to three towns, and the lease read with you. Elite: unlimited visits, and a purchase coordinated through the signing.",
    es: "Explorer: cinco viviendas revisadas y un día de visitas. Royal: tres días en hasta tres ciudades, y el contrato leído contigo. Elite: visitas sin límite y la compra coordinada hasta la firma.",
  },
  providers: { en: "Housing and property providers", es: "Proveedores de vivienda y propiedades" },
  rules: {
    lease: {
      rule: {
        en: "The lease must be in writing. The law limits the deposit for a home, and a yearly increase to 10% unless the two of you agreed otherwise.",
        es: "El contrato debe ser por escrito. La ley limita el depósito de una vivienda, y el aumento anual al 10 % salvo que las partes hayan pactado otro.",
      },
      source: {
        en: "Law 85-25 on rentals and evictions, as of November 2025",
        es: "Ley 85-25 de alquileres y desahucios, a noviembre de 2025",
      },
    },
    deposit: {
      rule: {
        en: "If both sides agree, the deposit can be kept at Banco Agrícola or Banco de Reservas, where it earns interest until it goes back to you.",
        es: "Si las partes lo acuerdan, el depósito puede guardarse en el Banco Agrícola o en el Banco de Reservas, donde gana intereses hasta que te lo devuelvan.",
      },
      source: {
        en: "Law 85-25 on rentals and evictions, as of August 2025",
        es: "Ley 85-25 de alquileres y desahucios, a agosto de 2025",
      },
    },
    transfer: {
      rule: {
        en: "The buyer of a property pays a transfer tax of 3% of its value.",
        es: "Quien compra un inmueble paga un impuesto de transferencia del 3 % de su valor.",
      },
      source: {
        en: "Dirección General de Impuestos Internos (DGII), as of August 2024",
        es: "Dirección General de Impuestos Internos (DGII), a agosto de 2024",
      },
    },
  },
};
