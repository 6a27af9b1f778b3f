import { plainText, wordsOf } from "#platform/i18n/detect-language.ts";

/**
 * Questions that the concierge does not answer: other countries, current news, predictions, medical or legal advice,
 * other people, homework. The patterns see lower case without accents, single spaces.
 */
const otherCountries =
  "mexico|mexican[oa]|costa rica|panama|colombia|medellin|bogota|cartagena|venezuela|cuba|haiti|jamaica|puerto rico|bahamas|brazil|brasil|argentina|buenos aires|chile|peru|ecuador|uruguay|paraguay|bolivia|guatemala|honduras|nicaragua|el salvador|belize|belice|spain|espana|madrid|portugal|france|francia|italy|italia|germany|alemania|switzerland|suiza|england|inglaterra|london|londres|united kingdom|reino unido|ireland|irlanda|netherlands|holanda|belgium|belgica|austria|poland|polonia|sweden|suecia|norway|noruega|russia|rusia|ukraine|ucrania|turkey|turquia|greece|grecia|canada|toronto|australia|new zealand|nueva zelanda|japan|japon|tokyo|tokio|china|india|thailand|tailandia|vietnam|philippines|filipinas|korea|corea|dubai|israel|egypt|egipto|morocco|marruecos|south africa|sudafrica|kenya|nigeria|mongolia|europe|europa|africa|asia";
const nowWords =
  "today|tonight|tomorrow|right now|now|this (week|weekend|month|moment)|last night|yesterday|(on )?(mon|tues|wednes|thurs|fri|satur|sun)day|hoy|manana|ahora( mismo)?|esta (noche|semana|tarde)|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo)|este (momento|mes|fin)|anoche|ayer";
const changingTopics =
  "rain|raining|sunny|temperature|weather|forecast|hurricane|storm|traffic|waves|flight|seat|ticket|price of (gold|oil|gas)|llover|llueve|llovera|temperatura|clima|pronostico|huracan|ciclon|tapon|trafico|vuelo|asiento|boleto|precio del (oro|petroleo|gas)|loteria|lottery";

const adviceWords =
  "(what (should|do|can|must) (i|we)|que (hago|hacemos|debo hacer|debemos hacer)|prepar\\w*)";

/** Origin of a person, document or belonging; such a question is about this country. */
const originPattern = new RegExp(
  `\\b(${[
    "citizens?|nationals?|passports?|licen[cs]es?|pensions?|degrees?|diplomas?|embassy|consulate|retirees?|records?",
    "live|living|based|born|married|am|are|currently",
    "ciudadan[oa]s?|pasaportes?|licencias?|pension(es)?|jubilad[oa]s?|titulos?|actas?|embajada|consulado|antecedentes|papeles|documentos",
    "soy|somos|esta|ta|viene|vengo|venimos|llego|llegamos|vivo|vivimos|estoy|estamos|nacid[oa]s?|casad[oa]s?",
    "contenedor|muebles|cosas|mudanza|mudar\\w*|traer\\w*|carro|perr[oa]s?|gat[oa]s?|mascotas?|dinero|cajas?|familia|hij[oa]s?|espos[oa]|jugo",
  ].join("|")}) (of|in|de|en) (the )?(${otherCountries})\\b`,
  "g",
);

const outOfScope: readonly RegExp[] = [
  new RegExp(`\\b(in|to|for|of|de|en|a|para) (the )?(${otherCountries})\\b`),
  // Advice about current events is in scope.
  new RegExp(
    `^(?!.*\\b${adviceWords}\\b).*(\\b(${changingTopics})\\b.{0,160}\\b(${nowWords})\\b|\\b(${nowWords})\\b.{0,160}\\b(${changingTopics})\\b)`,
  ),
  // Predictions.
  /\b(will|is|are) .{0,160}\b(going to win|win (my|the|this)|go up|go down|be worth|hit us|approve my|be approved)\b/,
  /\b(voy|va|vamos|van) a (ganar|perder|subir|bajar|aprobar)|\bvan a aprobar|\bme aprobaran|\ba como va a estar|\bque (me )?va a pasar con\b/,
  /\b(stocks|stock (market|price)|\w+ stock this|buy \w+ stock|shares|bitcoin|crypto|ethereum|tesla (stock|shares)|lottery|lotto|acciones de|criptomonedas?|loteria|loto)\b/,
  // A case of one's own, which only the team knows.
  /\b(aprobaron|aprobada|aprobado|lista?|approved|ready)( ya)? (mi|my) (expediente|caso|residencia|case|file|application|solicitud)\b/,
  /\b(is|has|esta) (mi|my) (expediente|caso|case|file|application|solicitud)\b/,
  // Legal and medical advice.
  /\b(custody (case|battle|hearing)|sued me|me demand(o|aron)|lawsuit|juicio|condena|(years|months) (of|in) (jail|prison)|(anos|meses) de carcel|(should|can|will) i divorce|divorciarme)\b/,
  /\b(\d+ ?(mg|ml)|mg|dosage|dose|dosis|diagnos\w+|cancer|tumor|rash|ronchas|symptoms?|sintomas?|biopsy|blood test|analisis de sangre|mira\w* los analisis|(stop|quit) taking|dejar de tomar\w*|what (disease|illness)|que enfermedad|need surgery|operar)\b/,
  // Other people, and data that is not given out.
  /\b(cell|cellphone|phone|home|personal|private)( phone)? (number|address) of\b|\b(celular|telefono|numero|direccion) (personal )?(del? (doctor|doctora|dr|dra|senor|senora|concierge))\b|\bdonde vive mi?\b|\bwhere does .{0,80} live\b/,
  /\bhow much (money )?(does|do) (my )?\w+( \w+)? (owe|earn|make)\b|\bcuanto (dinero )?(le )?(debe|gana) (mi|el|ese|esa|su) \w+/,
  /\b(dating|cheating|affair|getting divorced|divorciando|infiel|con quien anda|cantante|bachater\w+|singer|actor|actress|celebrity)\b/,
  /\b(vote|election|elections|president|candidate|political party|votar|elecciones|presidente|presidenta|candidato|por que partido)\b/,
  // Sport, school and entertainment.
  /\b(world cup|mundial|(the|final) score|yankees|licey|aguilas|baseball game|football match|playoffs|championship|campeonato|marcador|quien gano|who won|quedo el juego|lebron|messi)\b/,
  /\b(poem|poema|joke|chiste|essay|ensayo|homework|tarea de|lyrics|speech|discurso|story about|novel|riddle|adivinanza|song|cancion)\b/,
  /\b(como|how) (se|do (you|i)|to) (hace|hacen|prepara|cocina|make|cook|prepare) .{0,20}\b(mangu|sancocho|habichuelas|moro|tostones|mofongo|arroz|rice|yaniqueque|pasteles|flan)\b/,
  /\b(recipe|receta de (?!medic|un medic|mi medic)|bake|lasagna|lasana|bizcocho|cake)\b/,
  /\b(python|javascript|java|html|sql|codigo en|source code|algorithm|algoritmo|hack\w*)\b/,
  /\b(solve|resuelve|equation|ecuacion|squared|al cuadrado|square root|raiz cuadrada|divided by|dividido|times \d|\d+ (times|por|x|plus|mas|minus|menos) \d+|percent of \d|por ciento de \d)\b/,
  /\b(who (wrote|invented|discovered|painted)|quien (escribio|invento|descubrio|pinto)|capital (of|de) (?!la republica|the dominican)|how tall|cuanto mide|sonar con|my dream|horoscope|horoscopo|meaning of life|sentido de la vida)\b/,
  // Lost luggage.
  /\b(lost|missing|delayed|never (came|arrived)|did ?n[o ]?t (come|arrive)|perdi\w*|perdieron|extravi\w+|no (llego|aparece))\b.{0,80}\b(suitcases?|luggage|baggage|bags?|maletas?|equipajes?)\b/,
  /\b(suitcases?|luggage|baggage|bags?|maletas?|equipajes?)\b.{0,80}\b(lost|missing|delayed|never (came|arrived)|did ?n[o ]?t (come|arrive)|perdi\w*|extravi\w+|no (llego|aparece))\b/,
  /\b(what|que) (day|time|date|dia|hora|fecha) (is|es) (it|today|hoy|now|ahora|in)\b|\bque hora es\b/,
  /\b(book|reserve|buy|find|get|reserva\w*|compra\w*|busca\w*) (me )?(a |an |un |el )?(flights?|plane tickets?|hotel|vuelos?|pasajes?|boletos?)\b|\b(pasaje|boleto|flight|plane ticket)\b.{0,40}\b(cuesta|cuanto|cost|price|much)\b|\b(cuesta|cuanto|cost|price|much)\b.{0,40}\b(pasaje|boleto|flight|plane ticket)\b/,
  // Products with support of their own.
  /\b(iphone|ipad|android|windows|macbook|laptop|printer|impresora|netflix|spotify|instagram|facebook|tiktok|playstation|xbox|epson)\b.{0,160}\b(wont|won t|not|fix|reset|password|jam|update|turn|show|series|no|arregl\w+|clave|contrasena|atasco|actualiza\w*|prende|hack\w*)\b/,
  /\b(reset|fix|password|clave|contrasena|hack\w*|arregl\w+)\b.{0,160}\b(iphone|ipad|android|windows|macbook|laptop|printer|impresora|netflix|spotify|instagram|facebook|tiktok|gmail)\b/,
];

/** By patterns, in both languages: `searchKnowledge` then finds nothing. */
export function isOutOfScope(question: string): boolean {
  const plain = wordsOf(plainText(question)).join(" ").replace(originPattern, " ");
  return outOfScope.some((words) => words.test(plain));
}
