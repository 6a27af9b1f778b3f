import { bilingual } from "#platform/i18n/text.ts";

/** The composer, and the menu of templates. */
export const messages = bilingual({
  write: { en: "Write", es: "Escribir" },
  writeTo: { en: (name: string) => `Write to ${name}`, es: (name: string) => `Escribirle a ${name}` },
  nobody: { en: "this person", es: "esta persona" },
  tabs: {
    email: { en: "Email", es: "Correo" },
    whatsapp: { en: "WhatsApp", es: "WhatsApp" },
    note: { en: "Note", es: "Nota" },
  },
  loadFailed: { en: "The contact could not be loaded.", es: "No se pudo cargar el contacto." },
  retry: { en: "Try again", es: "Inténtalo de nuevo" },
  to: { en: "To", es: "Para" },
  noEmail: { en: "There is no email address here.", es: "Aquí no hay correo." },
  noPhone: {
    en: "There is no number here that WhatsApp can reach.",
    es: "Aquí no hay un número al que llegue WhatsApp.",
  },
  stopped: {
    en: "This number asked for no more WhatsApp messages.",
    es: "Este número pidió no recibir más mensajes de WhatsApp.",
  },
  english: { en: "English", es: "inglés" },
  spanish: { en: "Spanish", es: "español" },
  writesIn: { en: "You write in", es: "Escribes en" },
  subject: { en: "Subject", es: "Asunto" },
  usualSubject: {
    en: (subject: string) => `Blank: “${subject}”`,
    es: (subject: string) => `En blanco: «${subject}»`,
  },
  text: { en: "Text", es: "Texto" },
  templates: { en: "Templates", es: "Plantillas" },
  templatesHint: {
    en: "Type / at the beginning to find a template.",
    es: "Escribe / al principio para buscar una plantilla.",
  },
  found: {
    en: (n: number) => (n === 1 ? "1 template" : `${n} templates`),
    es: (n: number) => (n === 1 ? "1 plantilla" : `${n} plantillas`),
  },
  startWith: { en: "Begin with a template", es: "Empezar con una plantilla" },
  noneFound: { en: "No template is called so.", es: "Ninguna plantilla se llama así." },
  gaps: { en: "To be filled in:", es: "Falta llenar:" },
  gapsLeft: {
    en: (names: string) => `Fill this in before you send it: ${names}.`,
    es: (names: string) => `Llena esto antes de enviarlo: ${names}.`,
  },
  fewLetters: {
    en: "Write at least three letters before you send it.",
    es: "Escribe al menos tres letras antes de enviarlo.",
  },
  needed: { en: "Please fill this in.", es: "Completa este campo." },
  preview: {
    reads: { en: (name: string) => `${name} will read`, es: (name: string) => `${name} leerá` },
    own: {
      en: (language: string) => `Will be sent in ${language}: no translator is set up.`,
      es: (language: string) => `Se enviará en ${language}: no hay traductor configurado.`,
    },
    untranslated: {
      en: (language: string) => `Will be sent in ${language} unless you translate it first.`,
      es: (language: string) => `Se enviará en ${language} si no lo traduces antes.`,
    },
    kept: {
      en: (language: string) => `Will be sent as you wrote it, in ${language}.`,
      es: (language: string) => `Se enviará como lo escribiste, en ${language}.`,
    },
    translate: {
      en: (language: string) => `Translate into ${language}`,
      es: (language: string) => `Traducir al ${language}`,
    },
    translating: { en: "Translating…", es: "Traduciendo…" },
    failed: {
      en: (language: string) => `It could not be translated: it will be sent in ${language}.`,
      es: (language: string) => `No se pudo traducir: se enviará en ${language}.`,
    },
    choice: { en: "What is sent", es: "Qué se envía" },
    translation: { en: "The translation", es: "La traducción" },
    written: { en: "My own words", es: "Mis palabras" },
  },
  counts: {
    lead: {
      en: "This is the first answer: the lead becomes contacted.",
      es: "Es la primera respuesta: la solicitud pasa a «contactada».",
    },
    contact_message: {
      en: "This answers the message.",
      es: "Con esto queda contestado el mensaje.",
    },
  },
  send: { en: "Send", es: "Enviar" },
  sendAndMark: {
    lead: { en: "Send and mark as contacted", es: "Enviar y marcar como contactada" },
    contact_message: { en: "Send and mark as answered", es: "Enviar y marcar como contestado" },
  },
  sending: { en: "Sending…", es: "Enviando…" },
  noMail: {
    en: "No mail service is set up: the letter will wait in the outbox until somebody sends it by hand.",
    es: "No hay servicio de correo: la carta esperará en la bandeja de salida hasta que alguien la envíe a mano.",
  },
  openWhatsapp: { en: "Open WhatsApp", es: "Abrir WhatsApp" },
  sentIt: { en: "I have sent it", es: "Ya lo envié" },
  sentAndMark: {
    lead: { en: "I have sent it: mark as contacted", es: "Ya lo envié: marcar como contactada" },
    contact_message: { en: "I have sent it: mark as answered", es: "Ya lo envié: marcar como contestado" },
  },
  byHand: {
    en: "Opens WhatsApp with this text. Then mark it here as sent.",
    es: "Abre WhatsApp con este texto. Luego márcalo aquí como enviado.",
  },
  done: {
    queued: { en: "The letter is in the outbox", es: "La carta está en la bandeja de salida" },
    waits: { en: "The letter waits to be sent by hand", es: "La carta espera que alguien la envíe a mano" },
    recorded: { en: "Recorded as sent by WhatsApp", es: "Anotado como enviado por WhatsApp" },
    lead: { en: "The lead is contacted now.", es: "La solicitud quedó como contactada." },
    contact_message: { en: "The message is answered now.", es: "El mensaje quedó contestado." },
  },
  failed: {
    en: "Not sent. What you wrote is still here.",
    es: "No se envió. Lo que escribiste sigue aquí.",
  },
  sent: {
    title: { en: "Sent from here", es: "Enviado desde aquí" },
    failed: { en: "The letters could not be loaded.", es: "No se pudieron cargar las cartas." },
    openMail: { en: "Open in your mail program", es: "Abrir en tu programa de correo" },
    inOutbox: { en: "Send it from the outbox", es: "Enviarla desde la bandeja de salida" },
    markFailed: { en: "Could not be marked.", es: "No se pudo marcar." },
    marked: { en: "Marked as sent by hand", es: "Marcada como enviada a mano" },
  },
});
