import { type Clause, clause } from "./clause.ts";
import * as vocabulary from "./vocabulary.ts";

const {
  cash,
  directly,
  platformName,
  money,
  firstPerson,
  sitePage,
  paymentService,
  bypassing,
  notViaPlatform,
  thanViaPlatform,
  dealWords,
  payWords,
  betterDeal,
  throughPlatform,
  moneyTradeContext,
  paidToOthers,
} = vocabulary;

/** Cash that goes around nobody. */
const usualCash = [throughPlatform, vocabulary.orByCard, paidToOthers];

const sendMoneyToUs =
  "(?:(?:send|wire|give|hand|transfer|slip|bring|leave|deposit|pass)(?: it)?(?: to)? (?:me|us)|(?:mand|envi|d|hac|haz|pas|dej|suelt|coloc|pon|entreg|transfi?er)[a-z]{0,4}(?:me|nos)(?:l[oa]s?)?|(?:me|nos) (?:l[oa]s? )?(?:d[ae]s?|dan|mand[a-z]{1,3}|envi[a-z]{1,3}|entreg[a-z]{1,3}|pas[a-z]{1,3}|adelant[a-z]{1,3}|abon[a-z]{1,3}|deposit[a-z]{1,3}|transfier[a-z]{1,3}))";

/** Clauses that ask for payment around the platform. */
export const paymentClauses: readonly Clause[] = [
  clause("payment", paymentService, [], {
    unless: [moneyTradeContext, throughPlatform],
  }),
  clause("payment", cash, [`${vocabulary.atVisit}|${betterDeal}|${directly}`], {
    unless: usualCash,
  }),
  clause(
    "payment",
    cash,
    [
      "prefer[a-z]{0,10}|prefier[a-z]{1,3}|dolares|dollars|usd|pesos|please|por favor|is king|rather|saves?|ahorra|mejor|gusta|better",
    ],
    { unless: usualCash, maxDistance: 40 },
  ),
  clause(
    "payment",
    "(?:a|en|to|into) (?:la|mi|my|the) (?:cuenta|account)(?: (?:de ahorros|corriente|savings))?",
    ["deposit[a-z]{0,4}|transf[a-z]{1,8}|mand[a-z]{1,4}|envi[a-z]{1,4}|send|wire|pay|paga"],
    { unless: [moneyTradeContext, throughPlatform, paidToOthers], maxDistance: 25 },
  ),
  clause(
    "payment",
    "(?:cash|efectivo) (?:only|solamente|nada mas|unicamente)|(?:only|solo|solamente|unicamente|strictly) (?:[a-z]{1,8} ){0,2}(?:cash|efectivo)",
    [],
    { unless: usualCash },
  ),
  clause("payment", "(?:money|cuartos|dinero|billetes) (?:en (?:la |tu )?mano|in hand)"),
  clause(
    "payment",
    "(?:card|tarjeta|app|plataforma|platform|pagina)[a-z ]{0,12} (?:costs?|adds?|is|sale|cuesta|tiene|lleva|con|paga) (?:un |a )?(?:\\d{1,2} ?% )?(?:more|extra|mas|recargo|surcharge)",
    [`${firstPerson}|${cash}|${dealWords}|bring|trae`],
    { maxDistance: 40 },
  ),
  clause(
    "payment",
    `${payWords} (?:(?:directamente|directo|directly|made|is|en efectivo|cash) ){0,3}(?:a |al |to )?(?:la |el |los |las |the |tu |your )?${vocabulary.crew}`,
    [`${directly}|${cash}|${vocabulary.atVisit}|en mano|in person`],
    {
      unless: [
        throughPlatform,
        paidToOthers,
        "we pay",
        "pagamos",
        "nuestr[oa]s? (?:equipo|personal)",
        "our (?:team|crew)",
      ],
      maxDistance: 35,
    },
  ),
  clause(
    "payment",
    "(?:pay|paying|pagar|paga|pagas|pago)[a-z ]{0,12} direct(?:ly|o|amente) (?:to the|al|a la|a los) [a-z]{4,14}",
    [],
    { unless: [throughPlatform, paidToOthers, "suplidor(?:es)?", "suppliers?"] },
  ),
  clause(
    "payment",
    "pay(?:ing)? (?:me|us)",
    [`${betterDeal}|${directly}|avoid|skip|save|cash|than|better|dollars|pesos|on the|at the|in person|when`],
    { unless: [throughPlatform], maxDistance: 35 },
  ),
  clause(
    "payment",
    "(?:direct )?(?:bank )?(?:transfers?|transferencias?)",
    ["direct|directly|direct[oa]|directamente|a nosotros|to us"],
    {
      unless: [throughPlatform, paidToOthers, "aeropuerto", "airport", "hotel", "ride", "van", "pickup"],
      maxDistance: 20,
    },
  ),
  clause(
    "payment",
    "(?:en (?:la |tu |mi )?mano|in hand|en mis manos|a mis manos|in my hands?)",
    [`${vocabulary.atVisit}|${payWords}|dolares|pesos|euros|dollars|recib[a-z]{1,4}`],
    { unless: [throughPlatform], maxDistance: 45 },
  ),
  clause(
    "payment",
    `(?:${money}|${cash})`,
    [
      "give|hand|leave|pass|entreg[a-z]{1,4}|das?|dale|dej[a-z]{1,4}|se lo das",
      `(?:to|a|al|con|with) (?:the |la |el |los |my |mi |our )?${vocabulary.crew}`,
    ],
    { unless: [throughPlatform, paidToOthers], maxDistance: 35 },
  ),
  clause("payment", payWords, ["(?:outside|por fuera|afuera)(?= ?(?:[.,;!)]|$))"], { maxDistance: 20 }),
  clause(
    "payment",
    "(?:bank transfers?|wire transfers?|transferencias?(?: bancarias?)?)",
    ["tak(?:e|es|ing)|accept[a-z]{0,3}|acept[a-z]{1,4}|prefer|prefiero|recib[a-z]{1,4}"],
    { unless: [moneyTradeContext, throughPlatform, vocabulary.orByCard], maxDistance: 30 },
  ),
  clause(
    "payment",
    "(?:datos|informacion|numero)(?: [a-z]{2,5}){0,2} (?:pago|transferencia|deposito|banco|cuenta|bancari[oa]s?)|(?:bank|payment|account) (?:info|details|data)",
    [`te (?:paso|mando|doy|envio|dejo)|ask|pid[a-z]{1,4}|send|give|privado|dm|inbox|${firstPerson}`],
    { unless: [moneyTradeContext, throughPlatform] },
  ),
  clause("payment", sendMoneyToUs, [money], { unless: [throughPlatform], maxDistance: 30 }),
  clause("payment", `(?:to|a|en|al|into|by|por) (?:my|mi|our|nuestr[oa]) ${vocabulary.bankAccount}`, [], {
    unless: [moneyTradeContext],
  }),
  clause(
    "payment",
    "(?:transfer|transfers|transferencias?|transfiere[a-z]{0,3}|deposit[ao]s?|depositas|giros?)",
    [vocabulary.bankAccount],
    {
      unless: [
        moneyTradeContext,
        throughPlatform,
        "escrow",
        "notari[oa]s?",
        "garantia",
        "tu negocio",
        "title",
        "titulo",
      ],
      maxDistance: 25,
    },
  ),
  clause("payment", "(?:checks?|cheques?)", ["payable|made out|a nombre|a mi nombre|in my name"]),
  clause(
    "payment",
    "(?:pay|paying|payment|paid|pag[ao]s?|pagar|pagan|pagando|invoice|bill|charge|cobro|cobramos)",
    [directly, `${firstPerson}|you|te`],
    { unless: [throughPlatform, paidToOthers], maxDistance: 35 },
  ),
  clause(
    "payment",
    "(?:sin (?:factura|comprobante|itbis|recibo)|without (?:an? )?(?:invoice|receipt|tax)|no (?:receipt|invoice|itbis))",
    [`${betterDeal}|${cash}`],
  ),
  clause("payment", "(?:why pay|para que pagar(?:les?)?|por que pagar(?:les?)?)", [
    "fees?|commissions?|comision(?:es)?|more|mas|middleman|intermediari[oa]s?|them|extra",
  ]),
  // Cheaper than through the platform
  clause(
    "payment",
    notViaPlatform,
    [`${payWords}|${money}|${cash}|${paymentService}|transferencia|transfer|${sendMoneyToUs}`],
    { unless: [throughPlatform] },
  ),
  clause("payment", thanViaPlatform, [betterDeal]),
  clause("payment", bypassing(`(?:${platformName}|${sitePage})`), [`${betterDeal}|${payWords}`], {
    unless: [throughPlatform],
    maxDistance: 40,
  }),
];
