const person =
  /\b((talk|speak|chat) (to|with) (a |an |the |some)?(real |live )?(person|human|someone|somebody|agent|representative|concierge|people)|real (person|human)|human (being|agent)|hablar con (una |un |el |la |alguien|algún |algun )?(persona|humano|agente|asesor|asesora|concierge|representante|alguien)?|persona (real|de verdad)|atención humana|atencion humana)\b/i;
const greeting =
  /^\W*(hi|hello|hey|hola|holi|buenas|buenos d[ií]as|buenas tardes|buenas noches|good (morning|afternoon|evening)|saludos|klk|qué lo que|que lo que)(\W+(arribo|there|concierge|a todos|everybody))?\W*$/i;
const thanks =
  /^\W*((ok|okay|perfect|perfecto|great|bien)\W+)?(thanks|thank you|thx|gracias|muchas gracias|mil gracias|ok|okay|perfect|perfecto)(\W+(a lot|so much|very much|por todo|arribo))?\W*$/i;
const continuation =
  /^\W*(and|what about|how about|same for|y|e|qu[eé] hay de|lo mismo para|tambi[eé]n)\b([^\p{L}\p{N}]+[\p{L}\p{N}]+){1,5}[^\p{L}\p{N}]*$/iu;

/**
 * Whether the visitor asks for a person, in either language. Not in long messages, which may mention one for other
 * reasons.
 */
export function asksForPerson(question: string): boolean {
  return question.length <= 160 && person.test(question);
}

/** Whether the message is a greeting and nothing else. */
export function isGreeting(question: string): boolean {
  return greeting.test(question);
}

/** Whether the message only thanks or agrees. */
export function isThanks(question: string): boolean {
  return thanks.test(question);
}

/** Whether the message is a short follow-up ("And for my wife?"), which needs the question before it. */
export function isContinuation(question: string): boolean {
  return continuation.test(question);
}
