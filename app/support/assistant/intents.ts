const greeting =
  /^\W*(hi|hello|hey|hola|holi|buenas|buen d[ií]a|buenos d[ií]as|buenas tardes|buenas noches|good (morning|afternoon|evening|day)|saludos|klk|qué lo que|que lo que|howdy|yo)(\W+(arribo|there|concierge|a todos|everybody|everyone|all|team|guys|amigos|buenas|buenas tardes|buenos d[ií]as|buenas noches|hola|hello|how are you|c[oó]mo est[aá]n?s?|qu[eé] tal|anybody (there|home)|anyone (there|here|home)|is (anybody|anyone|someone) there|hay alguien)){0,3}\W*$/i;
const thanks =
  /^\W*((ok(ay)?|perfect|perfecto|great|bien|listo|cool|awesome|dale|nice|got it|entendido|bueno|vale|yes|s[ií])\W+){0,3}(thanks|thank you|thank u|thx|ty|tks|gracias|muchas gracias|much[ií]simas gracias|mil gracias|ok|okay|perfect|perfecto|great|dale|listo|excelente|bye|adi[oó]s|chao|god bless( you)?|cool|got it|entendido)(\W+(a lot|so much|very much|por todo|arribo|mi amor|amig[oa]s?|you guys are (great|the best|awesome|amazing)|you are (great|the best|very kind)|youre (great|the best)|that helps?|that helped|for your help|for everything|por la ayuda|por tu ayuda|por su ayuda|dios (te|los|les|me los) bendiga|bye|goodbye|adi[oó]s|chao|bendiciones|muy amables?|eres un amor|have a (good|great|nice) (day|one|night)|que tengas? (un )?(buen|lindo) d[ií]a|feliz (d[ií]a|tarde|noche)|everyone|all|team|guys|again|buenas noches|buen d[ií]a|ok|friend|de nuevo|nos vemos|see you)){0,3}\W*$/i;

/** Whether the message is a greeting and nothing else. */
export function isGreeting(question: string): boolean {
  return greeting.test(question);
}

/** Whether the message only thanks, agrees or says goodbye. */
export function isThanks(question: string): boolean {
  return thanks.test(question);
}
