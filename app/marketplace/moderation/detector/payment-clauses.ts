import { type Clause, clause } from "./clause.ts";
import * as say from "./vocabulary.ts";

const { cash, direct, house, money, ourselves, page, rail, gone, notThem, thanThem, dealings, paying } = say;

const sendMe =
  "(?:(?:send|wire|give|hand|transfer|slip|bring|leave|deposit|pass)(?: it)?(?: to)? (?:me|us)|(?:mand|envi|d|hac|haz|pas|dej|suelt|coloc|pon|entreg|transfi?er)[a-z]{0,4}(?:me|nos)(?:l[oa]s?)?|(?:me|nos) (?:l[oa]s? )?(?:d[ae]s?|dan|mand[a-z]{1,3}|envi[a-z]{1,3}|entreg[a-z]{1,3}|pas[a-z]{1,3}|adelant[a-z]{1,3}|abon[a-z]{1,3}|deposit[a-z]{1,3}|transfier[a-z]{1,3}))";

/** What is said to have money go past the house. */
export const paymentClauses: readonly Clause[] = [
  // Money past the house
  clause("payment", rail, [], { unless: [say.moneyTrade, say.throughHouse] }),
  clause("payment", cash, [`${say.handover}|${say.advantage}|${direct}`], {
    unless: [say.throughHouse, say.orCard, say.forOthers],
  }),
  clause(
    "payment",
    cash,
    [
      "prefer[a-z]{0,10}|prefier[a-z]{1,3}|dolares|dollars|usd|pesos|please|por favor|is king|rather|saves?|ahorra|mejor|gusta|better",
    ],
    {
      unless: [say.throughHouse, say.orCard, say.forOthers],
      reach: 40,
    },
  ),
  clause(
    "payment",
    "(?:a|en|to|into) (?:la|mi|my|the) (?:cuenta|account)(?: (?:de ahorros|corriente|savings))?",
    ["deposit[a-z]{0,4}|transf[a-z]{1,8}|mand[a-z]{1,4}|envi[a-z]{1,4}|send|wire|pay|paga"],
    { unless: [say.moneyTrade, say.throughHouse, say.forOthers], reach: 25 },
  ),
  clause(
    "payment",
    "(?:cash|efectivo) (?:only|solamente|nada mas|unicamente)|(?:only|solo|solamente|unicamente|strictly) (?:[a-z]{1,8} ){0,2}(?:cash|efectivo)",
    [],
    { unless: [say.throughHouse, say.orCard, say.forOthers] },
  ),
  clause("payment", "(?:money|cuartos|dinero|billetes) (?:en (?:la |tu )?mano|in hand)"),
  clause(
    "payment",
    "(?:card|tarjeta|app|plataforma|platform|pagina)[a-z ]{0,12} (?:costs?|adds?|is|sale|cuesta|tiene|lleva|con|paga) (?:un |a )?(?:\\d{1,2} ?% )?(?:more|extra|mas|recargo|surcharge)",
    [`${ourselves}|${cash}|${dealings}|bring|trae`],
    { reach: 40 },
  ),
  clause(
    "payment",
    `${paying} (?:(?:directamente|directo|directly|made|is|en efectivo|cash) ){0,3}(?:a |al |to )?(?:la |el |los |las |the |tu |your )?${say.crew}`,
    [`${direct}|${cash}|${say.handover}|en mano|in person`],
    {
      unless: [
        say.throughHouse,
        say.forOthers,
        "we pay",
        "pagamos",
        "nuestr[oa]s? (?:equipo|personal)",
        "our (?:team|crew)",
      ],
      reach: 35,
    },
  ),
  clause(
    "payment",
    "(?:pay|paying|pagar|paga|pagas|pago)[a-z ]{0,12} direct(?:ly|o|amente) (?:to the|al|a la|a los) [a-z]{4,14}",
    [],
    {
      unless: [say.throughHouse, say.forOthers, "suplidor(?:es)?", "suppliers?"],
    },
  ),
  clause(
    "payment",
    "pay(?:ing)? (?:me|us)",
    [
      `${say.advantage}|${direct}|avoid|skip|save|cash|than|better|dollars|pesos|on the|at the|in person|when`,
    ],
    {
      unless: [say.throughHouse],
      reach: 35,
    },
  ),
  clause(
    "payment",
    "(?:direct )?(?:bank )?(?:transfers?|transferencias?)",
    ["direct|directly|direct[oa]|directamente|a nosotros|to us"],
    {
      unless: [say.throughHouse, say.forOthers, "aeropuerto", "airport", "hotel", "ride", "van", "pickup"],
      reach: 20,
    },
  ),
  clause(
    "payment",
    "(?:en (?:la |tu |mi )?mano|in hand|en mis manos|a mis manos|in my hands?)",
    [`${say.handover}|${paying}|dolares|pesos|euros|dollars|recib[a-z]{1,4}`],
    { unless: [say.throughHouse], reach: 45 },
  ),
  clause(
    "payment",
    `(?:${money}|${cash})`,
    [
      "give|hand|leave|pass|entreg[a-z]{1,4}|das?|dale|dej[a-z]{1,4}|se lo das",
      `(?:to|a|al|con|with) (?:the |la |el |los |my |mi |our )?${say.crew}`,
    ],
    {
      unless: [say.throughHouse, say.forOthers],
      reach: 35,
    },
  ),
  clause("payment", paying, ["(?:outside|por fuera|afuera)(?= ?(?:[.,;!)]|$))"], { reach: 20 }),
  clause(
    "payment",
    "(?:bank transfers?|wire transfers?|transferencias?(?: bancarias?)?)",
    ["tak(?:e|es|ing)|accept[a-z]{0,3}|acept[a-z]{1,4}|prefer|prefiero|recib[a-z]{1,4}"],
    {
      unless: [say.moneyTrade, say.throughHouse, say.orCard],
      reach: 30,
    },
  ),
  clause(
    "payment",
    "(?:datos|informacion|numero)(?: [a-z]{2,5}){0,2} (?:pago|transferencia|deposito|banco|cuenta|bancari[oa]s?)|(?:bank|payment|account) (?:info|details|data)",
    [`te (?:paso|mando|doy|envio|dejo)|ask|pid[a-z]{1,4}|send|give|privado|dm|inbox|${ourselves}`],
    {
      unless: [say.moneyTrade, say.throughHouse],
    },
  ),
  clause("payment", sendMe, [money], { unless: [say.throughHouse], reach: 30 }),
  clause("payment", `(?:to|a|en|al|into|by|por) (?:my|mi|our|nuestr[oa]) ${say.bank}`, [], {
    unless: [say.moneyTrade],
  }),
  clause(
    "payment",
    "(?:transfer|transfers|transferencias?|transfiere[a-z]{0,3}|deposit[ao]s?|depositas|giros?)",
    [say.bank],
    {
      unless: [
        say.moneyTrade,
        say.throughHouse,
        "escrow",
        "notari[oa]s?",
        "garantia",
        "tu negocio",
        "title",
        "titulo",
      ],
      reach: 25,
    },
  ),
  clause("payment", "(?:checks?|cheques?)", ["payable|made out|a nombre|a mi nombre|in my name"]),
  clause(
    "payment",
    "(?:pay|paying|payment|paid|pag[ao]s?|pagar|pagan|pagando|invoice|bill|charge|cobro|cobramos)",
    [direct, `${ourselves}|you|te`],
    { unless: [say.throughHouse, say.forOthers], reach: 35 },
  ),
  clause(
    "payment",
    "(?:sin (?:factura|comprobante|itbis|recibo)|without (?:an? )?(?:invoice|receipt|tax)|no (?:receipt|invoice|itbis))",
    [`${say.advantage}|${cash}`],
  ),
  clause("payment", "(?:why pay|para que pagar(?:les?)?|por que pagar(?:les?)?)", [
    "fees?|commissions?|comision(?:es)?|more|mas|middleman|intermediari[oa]s?|them|extra",
  ]),
  // Cheaper than through the house
  clause("payment", notThem, [`${paying}|${money}|${cash}|${rail}|transferencia|transfer|${sendMe}`], {
    unless: [say.throughHouse],
  }),
  clause("payment", thanThem, [say.advantage]),
  clause("payment", gone(`(?:${house}|${page})`), [`${say.advantage}|${paying}`], {
    unless: [say.throughHouse],
    reach: 40,
  }),
];
