import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Report a problem", es: "Reportar un problema" },
  intro: {
    en: "A person on our team reads it. No one else will know who sent it.",
    es: "Lo lee una persona de nuestro equipo. Nadie más sabrá quién lo envió.",
  },
  reason: { en: "What is wrong?", es: "¿Qué pasa?" },
  reasons: {
    wrong: { en: "Something here is not true", es: "Algo aquí no es cierto" },
    "off-platform": {
      en: "I was asked to pay or make a deal outside Arribo",
      es: "Me pidieron pagar o hacer trato por fuera de Arribo",
    },
    conduct: { en: "I was treated badly, or did not feel safe", es: "Me trataron mal o no me sentí a salvo" },
    fake: { en: "It looks fake", es: "Parece falso" },
    offensive: { en: "It insults or attacks people", es: "Insulta o ataca a otras personas" },
    other: { en: "Something else", es: "Otra cosa" },
  },
  reasonMissing: { en: "Choose what is wrong.", es: "Elige qué pasa." },
  message: { en: "What happened?", es: "¿Qué pasó?" },
  messageHint: {
    en: "A few words are enough: what, and when.",
    es: "Bastan unas palabras: qué fue y cuándo.",
  },
  email: { en: "Your email", es: "Tu correo" },
  emailHint: {
    en: "So we can ask you about it. Only our team sees it.",
    es: "Para poder preguntarte. Solo lo ve nuestro equipo.",
  },
  danger: { en: "In danger now? Call", es: "¿Estás en peligro ahora? Llama al" },
  send: { en: "Send the report", es: "Enviar el reporte" },
  sending: { en: "Sending…", es: "Enviando…" },
  sentTitle: { en: "Thank you. We have your report.", es: "Gracias. Recibimos tu reporte." },
  sentText: {
    en: "A person on our team will read it and decide what to do. If you left your email, we may write to you.",
    es: "Una persona de nuestro equipo lo leerá y decidirá qué hacer. Si dejaste tu correo, quizá te escribamos.",
  },
  sooner: { en: "If it cannot wait, call us at", es: "Si no puede esperar, llámanos al" },
  failed: { en: "Your report could not be sent", es: "No se pudo enviar tu reporte" },
  tryAgain: { en: "Please try again, or call us at", es: "Inténtalo de nuevo o llámanos al" },
});
