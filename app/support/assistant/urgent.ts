import { plainText, wordsOf } from "#platform/i18n/detect-language.ts";

/** Answered with 911 at once and never sent to an AI. False positives are preferred to false negatives. */
const trouble = [
  /\b(robbed|mugged|assault(ed)?|attacked|stabbed|shot at|been shot|raped?|kidnap\w*|carjack\w*|held up at \w+point|burgl\w+|broke in(to)?|break in)\b/,
  /\b(stole|stolen|pickpocket\w*)\b/,
  /\b(accident|car crash|crashed|hit by a (car|truck|motorcycle|motorbike)|run over)\b/,
  /\b(bleeding|unconscious|collapsed|fainted|heart attack|stroke|seizure|chest pain|overdos\w+|drown\w*|chok(ing|ed)|poisoned)\b/,
  /\b(can ?not|cant|can t) breathe\b/,
  /\b(suicid\w+|kill(ing)? (myself|himself|herself|me)|hurt(ing)? myself|end my life|want to die)\b/,
  /\b(emergency|ambulance|call the police|in danger|life threatening|on fire|(a|the) fire|gunshots?|shooting|following me|threaten(ed|ing|s)?|beat(s|ing|en)? (me|her|him)|hits? me)\b/,
  /\b(me|nos|le|les|lo|la) (robaron|asaltaron|atracaron|quitaron|golpearon|pegaron|violaron|secuestraron|dispararon|amenazaron|chocaron|atropellaron|apunalaron|apunal\w+|estan siguiendo|persiguen|pega|golpea|amenaza)\b/,
  /\b(robo|asalto|atraco|asaltad[oa]|atracad[oa]|robaron|secuestr\w+|violacion|agresion|punalada|tiroteo|disparos)\b/,
  /\b(accidente|choque|chocamos|choque con|me chocaron|atropell\w+)\b/,
  /\b(sangr(e|a|ando)|inconsciente|desmay\w+|infarto|derrame|convuls\w+|dolor (en el|de) pecho|sobredosis|ahog(o|a|ando|andose|ado)|envenen\w+)\b/,
  /\bno (puedo|puede) respirar\b/,
  /\b(suicid\w+|matarme|quitarme la vida|quiero morir(me)?|hacerme dano)\b/,
  /\b(help me|ayudame|ayudenme|^ayuda)(?= (please$|now|quick\w*|fast|someone|somebody|there|they|theyre|he|hes|she|shes|i|im|my|we|por favor$|ya|ahora|rapido|alguien|hay|me|nos|mi|estoy|esta|estan)\b|$)/,
  /\b(emergencia|ambulancia|auxilio|socorro|en peligro|incendio|se quema|fuego en)\b/,
];

const harmless =
  /\b(emergency (fund|contact|visa|kit)|accident insurance|choque cultural|fondo de emergencia|contacto de emergencia|ahogo de gastos|stroke of|(site|page|website|app|computer|laptop|phone) crashed|quitaron (la luz|el agua|el internet|el cable))\b/g;

/** Whether somebody may be in danger, in either language: the answer is 911 then. */
export function isUrgent(question: string): boolean {
  const plain = wordsOf(plainText(question)).join(" ").replace(harmless, " ").trim();
  return trouble.some((words) => words.test(plain));
}
