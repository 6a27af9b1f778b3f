import type { Entry } from "../entries.ts";
import type { Args } from "../nodes.ts";
import type { Person } from "../spanish-verbs.ts";
import type { Parse } from "./parse.ts";

/** "Los espero", "lo llamo mañana": where nobody else was spoken of, it is said to those who listen. */
const saidToYou = /^(?:esperar|llamar|ayudar|atender|invitar|acompañar|visitar)$/;
const saidToYouAll = /^(?:dejar|buscar|recoger|llevar|ver)$/;

/** "Estar esperando": the verb is waiting, not being. */
export const isWaiting = ({ en }: Entry) => {
  const [first] = en[0]?.pattern ?? [];
  return first?.kind === "word" && first.say === "waiting";
};

/** The arguments of a verb, with "you" for whom "lo" and "los" stand for where nobody else was spoken of. */
export function spokenTo(parse: Parse, head: string, args: Args): Args {
  const { o } = args;
  if (parse.language === "en" || o?.kind !== "np") return args;
  const key = o.pronoun?.key ?? "";
  const isMeant =
    (saidToYou.test(head) && /^(?:it|they)$/.test(key)) || (saidToYouAll.test(head) && key === "they");
  const you = parse.lexicon.pronouns.byKey.get("you");
  if (!isMeant || !you || parse.hasThings) return args;
  return {
    ...args,
    o: { kind: "np", determiner: "bare", pronoun: you, isPlural: false, adjectives: [], posts: [] },
  };
}

/** What is done to people: of other verbs "me" is for whom ("me firma aquí"), not what is signed. */
const doneToPeople = new Set(
  "acompañar afectar aguantar alcanzar amar apoyar arrestar asaltar asustar atacar atender atracar atropellar avisar ayudar bajar bañar besar botar buscar cargar castigar chocar conocer contactar contratar controlar convencer cuidar curar dejar despertar despedir devolver disculpar doler emergencia encontrar engañar entender enviar esconder escuchar esperar estafar examinar extrañar felicitar golpear incluir informar ingresar insultar internar interrumpir inscribir inyectar invitar lastimar levantar llamar llevar localizar maltratar mandar matar medir meter molestar montar morder mover multar necesitar odiar oír operar orientar parar peinar pelar perder perdonar perseguir pesar picar poner preocupar presentar probar quemar querer recibir recoger recomendar recordar registrar regañar revisar sacar salvar seguir sentar servir sorprender soltar traer transferir tratar tumbar vacunar ver vestir vigilar visitar voltear afeitar maquillar pellizcar rasguñar empujar cachar agarrar coger tener respetar echar tocar bendecir acostar guiar mirar observar acercar mudar trasladar".split(
    " ",
  ),
);
const isOfTalk = (node: Args[string] | undefined) =>
  node?.kind === "np" && /^(?:I|you|we)$/.test(node.pronoun?.key ?? "") && node.posts.length === 0;

/** Whether a Spanish verb may be done to "me" or "you". */
export function isDoneToSomebody(head: string, { o }: Args): boolean {
  return !/[aeií]r$/.test(head) || !isOfTalk(o) || doneToPeople.has(head);
}

/**
 * "Yo la dejo en su casa": the speaker takes somebody or something, and nothing says whom; such a reading is refused, since
 * "it" would be wrong as often as right.
 */
export function isAnybody(parse: Parse, head: string, { o, adj }: Args, person: Person | undefined): boolean {
  const isIt = o?.kind === "np" && o.pronoun?.key === "it";
  return (
    parse.language === "es" &&
    isIt &&
    !adj &&
    person === "1s" &&
    /^(?:dejar|llevar|buscar|recoger)$/.test(head) &&
    !parse.hasThings
  );
}

/** "I keep getting headaches": nobody obtains a headache; such a verb is another one, which the lexicon has or has not. */
export function isFelt(head: string, { o, adj }: Args): boolean {
  // "Necesita una nueva" is not about one that is new.
  if (adj && o?.kind === "np" && o.count && !o.noun && !o.pronoun) return true;
  if (/^(?:throw|tirar)$/.test(head) && o?.kind === "np" && o.noun?.en.includes("party")) return true;
  const isOfThings = /^(?:get|buy|take|bring|make|put|conseguir|comprar)$/.test(head);
  return isOfThings && o?.kind === "np" && /^(?:symptom|illness)$/.test(o.noun?.group ?? "");
}
