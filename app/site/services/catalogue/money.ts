import type { ServiceTexts } from "../service-texts.ts";

export const money: ServiceTexts = {
  lead: {
    en: "Opening an account takes patience, not connections. We choose a branch that is used to foreign clients, put everything the bank wants in one folder, and stay until your card works at the ATM.",
    es: "Abrir una cuenta pide paciencia, no padrinos. Escogemos una sucursal acostumbrada a clientes extranjeros, ponemos en una sola carpeta todo lo que pide el banco y nos quedamos hasta que tu tarjeta funcione en el cajero.",
  },
  steps: {
    en: [
      "A budget on one page, in pesos and dollars: what a month in your town costs, and which bills come in which currency.",
      "We compare banks by what you will notice: the branch near you, a dollar account, what it costs to receive a transfer.",
      "The folder: identity, references, where the money comes from. Papers in English are translated if the bank asks for it.",
      "The appointment, with an adviser who speaks your language.",
      "A small transfer first, in and out, so you know how it works before you send the large one.",
      "An accountant who knows tax returns in both countries, before the first tax year ends and not after.",
    ],
    es: [
      "Un presupuesto en una página, en pesos y en dólares: cuánto cuesta un mes en tu ciudad y qué factura llega en qué moneda.",
      "Comparamos bancos por lo que vas a notar: la sucursal cerca, la cuenta en dólares, cuánto cuesta recibir una transferencia.",
      "La carpeta: identidad, referencias, de dónde viene el dinero. Lo que está en otro idioma se traduce si el banco lo pide.",
      "La cita, con un asesor que habla tu idioma.",
      "Primero una transferencia pequeña, de ida y de vuelta, para que conozcas el camino antes de mandar la grande.",
      "Un contador que conoce las declaraciones de los dos países, antes de que cierre el primer año fiscal y no después.",
    ],
  },
  ready: {
    en: [
      "Passport and a second document, such as a driver’s license; residence card and cédula once you have them",
      "A reference letter from your bank, recently dated",
      "Bank statements for the last three to six months and your last tax return",
      "Your taxpayer number: Dominican banks ask U.S. persons for it",
      "A local address: the lease or a bill for power or internet",
    ],
    es: [
      "Pasaporte y otro documento, como la licencia de conducir; carné de residencia y cédula cuando los tengas",
      "Una carta de referencia de tu banco, con fecha reciente",
      "Estados de cuenta de tres a seis meses y la última declaración de impuestos",
      "Tu número de contribuyente: los bancos de aquí se lo piden a quien tributa en EE. UU.",
      "Una dirección local: el contrato o una factura de luz o de internet",
    ],
  },
  time: {
    en: [
      "With residency: two to four weeks to a card that works.",
      "Before residency: four to eight weeks, and not every bank says yes.",
      "A first transfer from abroad: two to five business days.",
    ],
    es: [
      "Con residencia: de dos a cuatro semanas hasta tener una tarjeta que funciona.",
      "Antes de la residencia: de cuatro a ocho semanas, y no todos los bancos dicen que sí.",
      "Una primera transferencia del extranjero: de dos a cinco días laborables.",
    ],
  },
  without: {
    en: [
      "Advice on taxes or investments. We introduce the accountant; you are their client, not ours.",
      "Holding your money, signing for you, knowing your PIN. We never ask for it, and nobody on our team ever will.",
      "Loans and mortgages. The bank decides, and we tell you honestly what it will look at.",
    ],
    es: [
      "Asesoría de impuestos o inversiones. Te presentamos al contador; eres cliente suyo, no nuestro.",
      "Guardar tu dinero, firmar por ti, saber tu PIN. Nunca lo pedimos, y nadie de nuestro equipo lo hará.",
      "Préstamos e hipotecas. Decide el banco, y te decimos con franqueza en qué se va a fijar.",
    ],
  },
  covered: {
    en: "Explorer: an introduction to a bank adviser who speaks your language. Royal: the appointments, with someone at your side. Elite: a company set up as well, with lawyer, accountant and bank in one calendar.",
    es: "Explorer: te presentamos a un asesor del banco que habla tu idioma. Royal: las citas, con alguien a tu lado. Elite: también la apertura de una empresa, con bufete, contabilidad y banco en un solo calendario.",
  },
  providers: { en: "Accountants and financial services", es: "Contabilidad y servicios financieros" },
  rules: {
    resident: {
      rule: {
        en: "After more than 182 days you are a resident for tax purposes. Of your income from abroad, investment income and financial gains are taxed, starting with the third year.",
        es: "Con más de 182 días pasas a ser residente fiscal. De las rentas del extranjero se gravan las de inversiones y ganancias financieras, a partir del tercer año.",
      },
      source: {
        en: "Dirección General de Impuestos Internos (DGII), as of October 2025",
        es: "Dirección General de Impuestos Internos (DGII), a octubre de 2025",
      },
    },
    transfers: {
      rule: {
        en: "Checks, and electronic payments to someone else’s account, carry a tax of 0.15%; the bank deducts it automatically.",
        es: "Los cheques y los pagos electrónicos a cuentas de terceros llevan un impuesto del 0.15 %; el banco lo descuenta solo.",
      },
      source: {
        en: "Dirección General de Impuestos Internos (DGII), as of October 2024",
        es: "Dirección General de Impuestos Internos (DGII), a octubre de 2024",
      },
    },
  },
};
