/** Word classes of the detector, as regular expression sources over normalized text. Names of services include
 * deliberate misspellings. To teach the detector a word, add it here and a line to detector-corpus.json. */

/** Where a name may be cut in two: "insta gram", "pay-pal". */
const seam = "[ '._-]?";

/** watsap, wasap, guasap, whats app, wpp, uasá. */
const whatsAppSpelling = `(?:w|wu|gu|hu|ju|u)h?[a@]{1,4}${seam}t?${seam}[sz]{1,2}${seam}[aeu@]{1,4}p{1,3}(?:s|ito|azo|pen?)?|(?:w|gu|hu|u)h?at?s?sapp?|whats|wats|(?:w|gu|hu|u)asa|guas|wapp|whapp|wpp|wh?t?sa?pp?`;
/** The short ones are words of their own, or a typist's slip. */
export const whatsApp = `(?:${whatsAppSpelling}|wap|wassa|wass|wp|ws)`;
const telegram = `tele${seam}gra[mn]`;
export const messengerApp = `(?:${whatsApp}|${telegram}|messenger|viber|we ?chat|imo|dm'?s?|inbox|skype|discord|botim|imessage|face ?time)`;
/** Names that occur in a vendor's text only as an invitation. */
export const unambiguousMessenger = `(?:(?:${whatsAppSpelling}|wassa)|${telegram}|viber|we ?chat|botim|(?:fb|face ?book) messenger|w\\.a|(?:on|via|por|al|en|and|y|o|or) signal(?! (?:of|to|meter|strength|level|flags?|lights?))|(?:green|verde|little green|blue|purple|bird|camera|paper plane|blue plane|plane|other) (?:app|bubble|burbuja)|otra (?:app|red social|aplicacion)|app de(?:l| la) [a-z]{3,12}(?:it[oa]|ad[oa])|(?:del|el de la|la de la|la del|el) (?:camarita|avioncito|telefonito|pajarito|fantasmita)|(?:app|aplicacion|icono|logo|burbuja) (?:verde|verdecit[oa]|azul|azulit[oa]|morad[oa]|moradit[oa]))(?!-(?:style|like|inspired|themed))`;
export const socialNetwork = `(?:inst?r?a${seam}gra[mn]|istagra[mn]|insta|ig|the gram|el gram|f[ae]i?[sc]e?${seam}b[ou]{1,2}[ck]{0,2}|feis|fb|ti[kc]${seam}to[ck]k?|snap ?chat|twitter|you ?tube|linkedin)`;

/** Other sites where a vendor can be booked or found. */
export const otherSites =
  "(?:airbnb|air bnb|booking|vrbo|corotos|supercasas|mercado ?libre|marketplace|trip ?advisor|yelp|thumb ?tack|task ?rabbit|fiverr|upwork|expat\\.com|couchsurfing|craigslist|google maps|patreon|onlyfans|etsy|shopify|turo|uber|indriver|viator|get ?your ?guide|klook|flickr|behance|vimeo|sound ?cloud|expedia|hostelworld|doctoralia|bark|nextdoor|ebay|amazon|superprof|preply|italki)";

export const paymentService =
  "(?:zell[ey]?|cash ?app|venmo|pay ?pal|western union|money ?gram|remitly|bit ?coins?|btc|usdt|crypto|cripto|binance|xoom|revolut|t ?-?pago|vimenca|caribe express|payoneer|(?:via|by|through|por|with|con|my|mi) wise|apple (?:pay|cash)|google pay|e-?transfers?|bizum|nequi|pix|yape|interac|sepa|(?:link|enlace|boton) de pago|pay(?:ment)? links?|pago movil)";

/** Not "cash flow" or "un control efectivo". */
export const cash =
  "(?:(?<!petty )cash(?!-?free)(?! ?(?:app|flow|registers?|back|buyers?|drawers?|management|crops?|gifts?|machines?|box|count|offers?|points?|handling))|(?:en|el|un|del|solo|con|mitad) efectivo|(?<!(?:es|mas|muy|y|metodo|tratamiento|control|sistema|servicio|trabajo|hacer|hacemos|modo|resultado|manejo) )efectivo(?!,)|efectivo (?:al|cuando|contra|en mano|directo|a mi)|cash money|billetes|bills in hand|al contado|(?:money|cuartos|dinero|billetes|pesos|dolares|lo mio) (?:en (?:la |tu |mi )?mano|in hand)|bring (?:the )?bills)";

/** Money on its way to somebody: a deposit, an advance. */
export const money =
  "(?:avance|adelanto|anticipo|dinero|cuartos?|chelitos?|chele|la mitad|restante|el inicial|la senal|abono|deposito|el pago|tu pago|deposit|down ?payment|advance|money|balance(?! sheet)|half(?! (?:an?|the) |-)|prepayment|upfront|retainer|50 ?%|30 ?%)";

/** Arribo and what vendors call it: platform, concierge, middleman. */
const article =
  "(?:the|this|that|their|your|la|el|esta|este|esa|ese|los|las|all the|de la|del|un|una|any|no|ningun|ninguna|al|a la)";
export const platformName = `(?:arribo(?:'s)?|(?:${article} )?(?:(?:platform|plataforma)s?(?!(?: de)? (?:of|lift|beds?|shoes|elevadora|petrolera|tennis|madera|acero))|concierge|conserje|middle ?m[ae]n|intermediari[oa]s?)|${article} (?:app|aplicacion|asistente|assistant|agency|agencia|portal|broker))`;
/** May also be a building site or a web designer's work: counts only beside a clear verb. */
export const sitePage = `(?:${article} (?:site|web ?site|web ?page|sitio|pagina|web))`;

const bypass =
  "(?:outside(?: of)?|off|fuera de|por fuera de|afuera de|away from|aparte de|sin (?:pasar por|usar|entrar a|tener que usar|depender de|avisar(?:le)? a|meter a|decir(?:le)? (?:nada )?a)|sin|nada de|none of|skip(?:ping)?|by-?pass(?:ing)?|avoid(?:ing)?|without(?: (?:going through|using|involving|telling|paying))?|forget(?: about)?|ignore|ignor[ae]|cut(?:ting)?(?: out)?|leav(?:e|ing) out|going around|go around|get around|around|evit(?:a|ar|ando|amos|ate|emos)|brinc(?:a|ate|ando)|salt(?:a|ate|emos|ando)|olvid(?:a|ate|emos)(?: de)?|dej(?:a|ate|emos|ando)(?: de)? (?:fuera )?|(?:no|not|don'?t|never|ni|nunca|sin)(?: [a-z]{1,8}){0,2} (?:use|go through|wait for|involve|tell|ask|pass through|uses|usen|usan|pases por|pasan por|pasen por|entran a|entres a|esperes a|metas a|metan a)|no le (?:digas|cuentes) (?:nada )?a|no need (?:of|for|to (?:go through|use|tell|involve|ask))|no hace falta(?: (?:pasar por|usar|llamar a|entrar a))?|no (?:need|reason|point) (?:of|for|in|to) (?:[a-z]{2,10} )?|no necesitas|no tienes que (?:pasar por|usar)|instead of|rather than|en vez de|en lugar de|a espaldas de|behind|not (?:through|via|on|with|by)|no (?:(?:es|sea|va|pasas?|reservas|entras|vas|viene) )?(?:por|a traves de|mediante)|not (?:going |go |come |coming )?through|ditch(?:ing)?|drop(?:ping)?|suelta|cierra|close)";

/** Not "directly to your door" or "direct from the farm". */
export const directly =
  "(?:direct|directly|direct[oa]|directamente|directico|derechito|straight|privately|in private|en privado|por fuera|por la izquierda|por debajo|under the table|off the books|between (?:us|ourselves|the two of us|you and me)|entre (?:nosotros|los dos|las dos|ambos)|entre tu y yo|you and me|tu y yo|cara a cara|de tu a tu|one on one|personally|personalmente)(?! (?:from|de|del|to your|to the|a (?:tu|la|su)|hasta|desde|en (?:tu|su|la|el)|at your|on your|into|with (?:the|your|suppliers)|con (?:la|el|los|las|tu|su))\\b)";

/** Verbs of contact by where they count: in `contactUs`, in `talkToUs`, near "directly", near a messenger's name. */
const englishVerbs = {
  "contact talk direct messenger": "call|text|contact|message|write|reach|book",
  "contact talk direct": "hire|phone|ring",
  "contact talk messenger": "ping|write to|talk to",
  "contact talk":
    "dm|reach out to|deal with|speak to|speak with|talk with|get hold of|get in touch with|schedule with|arrange with|come to|order from",
  "contact messenger": "msg|find|add|hit|send|drop|shoot|tag|ask for",
  contact: "hit up|come straight to|look for|give|beep|buzz",
  talk: "in touch with",
  direct: "deal|speak|talk|come|schedule|arrange|order|reserve|negotiate|whatsapp",
  messenger: "follow|chat with|catch|get|leave|see|ask|like|answer|reply|respond",
};
/** Stems. Of `talkToUs`: `talk` before "-me" or "-nos", `after` after "me" or "nos", `with` before "conmigo". */
const spanishVerbs = {
  "contact talk after with direct messenger": "habl",
  "contact talk after direct messenger": "llam|contact|escrib|busc|comunic|pid|cotiz",
  "contact talk after with direct": "reserv|trat",
  "contact talk after direct": "contrat",
  "contact talk after messenger": "localiz|texte|tir",
  "contact talk with direct messenger": "coordin",
  "contact talk with direct": "negoci",
  "contact talk": "timbr",
  "contact direct messenger": "consult|mand",
  "contact messenger": "consig|encuentr|sig|agreg|dej",
  contact: "ubic|conseg|solicit|ped",
  "with messenger": "cuadr",
  messenger: "envi|encontr|conect|pas|consigu",
};
const verbsOf = (verbs: Readonly<Record<string, string>>, use: string) =>
  `(?:${Object.keys(verbs)
    .filter((uses) => uses.split(" ").includes(use))
    .map((uses) => verbs[uses])
    .join("|")})`;
const contactStems = verbsOf(spanishVerbs, "contact");
export const directVerbs = verbsOf(englishVerbs, "direct");
export const directStems = verbsOf(spanishVerbs, "direct");
export const messengerVerbs = verbsOf(englishVerbs, "messenger");
export const messengerStems = verbsOf(spanishVerbs, "messenger");
export const contactUs = `(?:${verbsOf(englishVerbs, "contact")} (?:me|us)\\b|${contactStems}[a-z]{0,5}(?:me|nos|conmigo)(?:lo|la)?\\b|(?:me|nos) (?![a-z]{3,14}mos\\b)${contactStems}[a-z]{1,5}\\b|${contactStems}[a-z]{1,5} (?:conmigo|con nosotros|con mi\\b))`;
/** "We will settle it": counts only with "between us". */
export const agreeBetweenUs =
  "(?:tratamos|trabajamos|seguimos|negociamos|we (?:can |will )?(?:deal|work|continue|carry on)|cuadramos|arreglamos|hablamos|we (?:can |will )?(?:arrange|settle|work it out|sort it out|agree)|we'll (?:arrange|settle|work it out|sort it out|agree)|nos ponemos de acuerdo|nos arreglamos|nos entendemos)";
/** Like `contactUs`, without verbs that also mean delivery ("send us your plans"). */
export const talkToUs = `(?:${verbsOf(englishVerbs, "talk")} (?:me|us)\\b|en contacto (?:conmigo|con nosotros)|${verbsOf(spanishVerbs, "talk")}[a-z]{0,5}(?:me|nos|conmigo)(?:lo|la)?\\b|(?:me|nos) (?![a-z]{3,14}mos\\b)${verbsOf(spanishVerbs, "after")}[a-z]{1,5}\\b|${verbsOf(spanishVerbs, "with")}[a-z]{1,5} (?:conmigo|con nosotros))`;
/** First-person words. */
export const firstPerson =
  "(?:me|us|my|our|we|i|i'm|we're|mi|mis|nos|nuestr[oa]s?|estoy|estamos|soy|somos|tengo|tenemos|subo|subimos|publico|publicamos|respondo|contesto|respondemos|contestamos)";
export const lookVerbs =
  "(?:mir[a-z]{1,6}|fij[a-z]{1,5}|find|follow|see|check|look|search|watch|message|visit|like|subscribe|add|busca|buscar|buscalo|sigue|siguelo|mira|mire|ve|ver|vea|entra|visita|chequea|revisa|dale like|encuentras|puedes ver|stalk|peep)";

export const nextTime =
  "(?:next (?!(?:week|month|day|door|step|morning|to|year)\\b)[a-z]{3,10}|las? (?:proximas?|siguientes?)(?: (?:vez|veces|clases?|citas?|visitas?|trabajos?|reservas?|excursion(?:es)?|sesion(?:es)?))?|el (?:proximo|siguiente) [a-z]{3,9}|the second time|after (?:the|your|our) (?:first|1st)|once (?:we|you|i) (?:meet|met|know|have)|for (?:future|other|more) (?:jobs|work|visits|trips|bookings)|from then on|future (?:jobs|bookings|visits)|la proxima(?: vez)?|la segunda vez|despues (?:de|del) (?:la |el )?primer[oa]?|de ahi en adelante|en adelante|para futur[oa]s|cuando ya nos conozcamos|ya conociendonos|cuando nos conozcamos|vuelvas a necesitar|need me again|need us again|(?:me|nos) necesites)";

export const betterDeal =
  "(?:cheaper|costs? (?:you )?less|less money|better (?:price|rate|deal|offer)s?|best (?:price|rate|deal)s?|lower (?:price|rate|fee)s?|precios? (?:mas )?baj[oa]s?|and save|y ahorra[sn]?|split the|no fees?|special (?:price|rate)s?|(?:big |nice |real |extra |local )?discount|local (?:price|rate)|save (?:the|your|you|money|\\d)|you save|mas barat[oa]|baratico|mejor(?:es)? precios?|precio (?:especial|de amigo|de pana|mejor)|te hago (?:un )?(?:precio|descuento)|te rebajo|rebaja|descuent(?:o|ico|azo)|te ahorras|te sale (?:mejor|menos|mas)|sale (?:mejor|mas barato)|mas economic[oa]|te (?:quito|descuento|bajo)|menos de lo que|mitad de precio|(?:a |one |get )?free [a-z]{3,10}|gratis|de regalo|te regalo|bonus|throw in|(?:la |de )napa|half (?:the )?price|half off|(?:te )?cobro menos|charge you less|charge less|menos caro|more for your money|\\d{1,2} ?%? (?:off|menos|less))";

export const contactNoun =
  "(?:number|digits|phone|cell|contact(?: info| details)?|whatsapp|numero|celular|cel|telefono|contacto|datos|tel)";
export const visibleSurface =
  "(?:photos?|pictures?|pics?|images?|logo|truck|van|car|cars|sign|signs|flyers?|business card|card|banner|watermark|t-?shirts?|shirts?|uniforms?|caps?|gate|door|window|cover|profile|avatar|bio|fotos?|imagen(?:es)?|camion|camioneta|guagua|carro|letrero|volantes?|tarjetas?|rotulo|poloches?|camisetas?|mandil|delantal|backpack|boat|lancha|bote|moto|helmet|casco|caja|cajas|packaging|empaque|sticker|stickers|last picture|etiquetas?|labels?|polos?herts?|camisas?|gorras?|porton|puerta|vitrina|portada|perfil|flyer|afiche|valla|marca de agua|factura|recibo|invoice|receipt)";

/** On the vendor's arrival, completion or departure: cash is then paid around the platform. */
export const atVisit =
  "(?:(?:al|a la|a su|a tu|en la|contra) (?:llegar|llegada|terminar|termino|finalizar|final|entregar|entrega|salir|irse|puerta|momento|recoger|recibir|hacer|acabar|bajar|montar)[a-z]{0,4}|el (?:mismo )?dia (?:del|de la|que)|cuando (?:llegue|termine|llegues|acabe|lleguemos|terminemos|lleguen|vaya|te recoja|me veas?)[a-z]{0,3}|on (?:arrival|delivery|completion|the day|the spot|departure|pick ?up|check ?-?in)|upon (?:arrival|delivery|completion)|at (?:the (?:door|end|start|airport|gate)|pick ?up|arrival|check ?-?in)|when (?:i|we|you|the job|the work|it)(?: a?re| is)? (?:finish|arrive|get|come|done|land|see|meet|show|check|pick|collect|return|leave|bring|deliver)[a-z]{0,4}|same day|el mismo dia|before (?:i|we) (?:start|begin|leave)|antes de (?:empezar|comenzar|irme|salir))";

/** Innocent: the vendor's trade is about these things ("campañas en Instagram", "we repair phones"). */
export const tradeContext =
  "(?:(?:your|tus?) whatsapp|history|historial|chats|lost|perdiste|perdidos?|print[a-z]{0,3}|imprim[a-z]{1,4}|posted|posting|compart[a-z]{1,5}|famous|famos[oa]s?|live ?stream[a-z]{0,3}|stream[a-z]{0,3}|transmit[a-z]{1,6}|en vivo|(?:your|tu|su) (?:instagram|facebook|tik ?tok|feed|stories)|marketing|mercadeo|campan[a-z]{0,2}|campaigns?|chatbots?|bots?|manag[a-z]{1,5}|manej[a-z]{1,4}|gestion[a-z]{0,4}|administra[a-z]{0,4}|install?[a-z]{0,7}|instal[a-z]{1,6}|configur[a-z]{1,6}|set ?up|setting up|teach[a-z]{0,3}|taught|lessons?|class(?:es)?|clases?|cursos?|courses?|training|workshops?|talleres de|ensen[a-z]{1,4}|aprend[a-z]{1,5}|learn[a-z]{0,3}|how to|como usar|usar|repar[a-z]{1,8}|repair[a-z]{0,3}|fix(?:es|ing)?|arregl(?:o|amos) (?:tel|cel)[a-z]{1,8}|recover[a-z]{0,3}|recuper[a-z]{1,5}|restor[a-z]{1,3}|restaur[a-z]{1,5}|backups?|copias|respaldos?|integr[a-z]{1,8}|automati[a-z]{1,8}|design[a-z]{0,5}|disen[a-z]{1,5}|publicidad|advert[a-z]{1,8}|ads|anuncios|community|publicaciones|posts|reels|fotos para|photos for|photos?graph[a-z]{0,3}|stickers|conten[a-z]{2,4}|videos? (?:for|para)|worthy|estafas?|scams?|hack[a-z]{0,5}|phishing|privacidad|privacy|influencers?|tiendas?|stores?|business(?:es)? (?:page|profile|account|api)|whatsapp business|tu negocio|your (?:business|brand|company|shop|store|restaurant|villa|hotel)|(?:su|tu|de la) (?:marca|empresa|restaurante|tienda)|(?:your|tus?|sus?|los|our|the) (?:guests?|customers?|clients?|clientes|huespedes|parents|padres|family|familia|kids|children|hijos|abuel[oa]s?|team|equipo)|clientes|huespedes|phone shop|no abre|not opening|doesn'?t open|app developers?|developers?|desarroll[a-z]{1,6}|program[a-z]{1,6}|seguidores|followers|(?:arribo|concierge|conserje)(?: team)? (?:will|te|les?|los|writes?|sends?|contacts?|confirms?|confirma|envia|manda|avisa|escribe|usa|uses))";
/** Innocent: help with money itself, or a bank as a landmark. */
export const moneyTradeContext =
  "(?:(?:your|tu|su) (?:shop|business|company|negocio|empresa|hotel|restaurante?)|small business(?:es)?|negocios|empresas|comercios|training|fraude?|courses?|cursos?|clases|class(?:es)?|open(?:ing|s)?|abrir|abrimos|apertura|integr[a-z]{1,8}|configur[a-z]{1,6}|explain[a-z]{0,3}|explic[a-z]{1,4}|how (?:to|much)|next to|near|behind|across from|opposite|in front of|cerca|al lado|frente|detras|agencia|sucursal|branch|office|set ?up|setting up|help[a-z]{0,3}|ayud[a-z]{1,5}|account for|compar[a-z]{1,5}|teach[a-z]{0,3}|ensen[a-z]{1,4}|advis[a-z]{1,5}|advice|asesor[a-z]{0,5}|asesoria|consult[a-z]{1,6}|pensions?|pensionad[oa]s?|accounting|bookkeep[a-z]{0,4}|contab[a-z]{1,8}|conciliacion|reconcil[a-z]{1,6}|invest[a-z]{1,6}|inver[a-z]{1,6}|tax(?:es)?|impuestos?|scams?|estafas?|tiendas?|(?:online |web )?stores?|e-?commerce|wordpress|woocommerce|checkout|terminals?|point-of-sale|pos|till|cardnet|merchant|developers?|desarroll[a-z]{1,6}|cajeros?|atms?|remittances?|remesas|drive|llevamos|take you to|te llevamos|acompan[a-z]{1,6}|walk(?:ing)? distance)";

/** Innocent: payment as Arribo wants it. */
export const throughPlatform =
  "(?:(?<!(?:not|no|nunca|never|sin) (?:es |sea |go |going |pasas? )?)(?:through|via|by|por|a traves de|con|on|en|to|mediante|dentro de) (?:the |el |la )?(?:arribo|concierge|conserje|plataforma|platform)|(?:arribo|concierge|conserje) (?:collects?|charges?|pays?|cobra|paga|handles?|maneja|holds?|takes? payment))";
/** Innocent: cash as one of two ways to pay. */
export const orByCard =
  "(?:(?:or|o|y|and)(?: (?:by|with|con))? (?:credit |debit )?(?:card|check|cheque|tarjeta|cards|tarjetas))";

export const bankAccount =
  "(?:popular|banreservas|reservas|bhd|scotia(?:bank)?|qik|santa cruz|bank of america|chase|wells fargo|(?:my|our|mi|nuestra|this|esta)(?: [a-z]{1,12}){0,2} (?:cuenta|account|bank|banco))";
/** Innocent: paid to third parties, or tips. */
export const paidToOthers =
  "(?:tips?|propinas?|market|mercado|tolls?|peajes?|entradas?|tickets?|entrance|museums?|museos?|park|parque|parking|parqueo|taxes|impuestos|banks?|bancos?|atms?|cajeros?|visa fee|embassy|embajada|consulado|consulate|gas station|stalls?|insur[a-z]{2,5}|seguros?|ars|aseguradora|(?:your|tu) (?:tenants?|inquilin[oa]s?|shop|negocio|guests?|huespedes))";

/** Workers, when they are to be paid directly. */
export const crew =
  "(?:technicians?|drivers?|plumber|electrician|cleaners?|maid|gardener|captain|guide|chef|cook|crew|helpers?|(?:my|mi) (?:wife|son|daughter|brother|sister|cousin|husband|partner|espos[oa]|hij[oa]|herman[oa]|prim[oa]|soci[oa]|asistente|assistant|mama|papa)|workers?|[a-z]{3,10}(?:man|woman|ess|ist|ian|ista)|(?:the|el|la|al) [a-z]{3,10}(?:er|or|ero|era|dor|dora)|owner|teacher|coach|therapist|photographer|nanny|installer|foreman|team|tecnic[oa]s?|chofer|choferes|instalador|plomero|electricista|maestro|jardinero|capitan|guia|chef|cociner[oa]|muchach[oa]s?|obreros?|trabajador[a-z]{0,2}|duen[oa]|profesor[a]?|terapeuta|fotograf[oa]|niner[oa]|equipo|personal|empleada|ayudante)";

export const unambiguousPlatformName =
  "(?:arribo|(?:the|this|la|el|esta|este|al|del) (?:platform|plataforma|concierge|conserje|app|aplicacion|middle ?man|intermediario|agency|agencia|assistant|asistente))";
/** A way around `target`. */
export const bypassing = (target: string) => `${bypass} (?:de |del |with |to |from |a |al |lo de )?${target}`;
export const notViaPlatform = `(?:not|no|never|nunca|ni|nor)(?: (?:a|al|a traves de|mediante|por|con|en|de|through|to|via|with|on|from|by|to the))? (?:${unambiguousPlatformName}|${sitePage})`;
export const thanViaPlatform = `(?:than|(?<=\\b(?:mas|menos|mejor|antes)(?: [a-z]{1,9}){0,2} )(?:que|de lo que))(?: [a-z]{1,9}){0,4} (?:${platformName}|${sitePage}|(?:on|listed|shown|see|ves|sale|dice|aparece) (?:here|aqui))`;
export const dealWords =
  "(?:pay[a-z]{0,5}|pag[a-z]{1,6}|deal|trato|book|reserv[a-z]{1,6}|hire|order|negoci[a-z]{1,5}|quote|price|precio|cobr[a-z]{1,4}|charge)";
export const payWords = "(?:pay[a-z]{0,5}|paid|pag[a-z]{1,6}|cobr[a-z]{1,4}|charge)";
