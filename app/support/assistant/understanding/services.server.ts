import { parseSearch, type SearchedService, serviceById } from "#app/marketplace/vendors/public.server.ts";
import type { Location } from "#app/marketplace/vendors/rules/locations.ts";
import { guideWords } from "#app/site/guide/public.server.ts";
import { isOrdinaryWord } from "./ordinary-words.server.ts";
import { Phrases, type Token } from "./phrases.ts";
import { servicePhrases } from "./service-phrases.ts";

const phrases = new Phrases(servicePhrases, isOrdinaryWord);

/** What a text asks the directory for. */
export type Wanted = {
  services: readonly SearchedService[];
  town: Location | undefined;
  /** How much speaks for a vendor as the answer: see `weightOf`. */
  weight: number;
  /** Somebody is looked for, something is broken, or nothing else is said. */
  isAsked: boolean;
  /** Somebody is looked for or something is broken, or a trade is all that is said. */
  isSought: boolean;
  /** A word names a service, rather than what is to be done. */
  isNamed: boolean;
};

/** Words of services that are subjects of the guide as much: alone they do not ask for a vendor. */
const topics = new Set(
  `visa visas visado residency residencia residencias residence permit permanente temporal immigration migracion inmigracion
  citizenship customs aduana aduanas shipping container contenedor freight import importar importacion bank banks banco
  bancos account cuenta abrir open opening debit card tax taxes impuesto impuestos itbis rnc insurance seguro seguros policy
  poliza salud health medico mortgage loan loans prestamo prestamos hipoteca financing internet wifi wi fi starlink fiber router
  sim esim gas propane water agua potable drinking electricity electricidad luz contract contrato school schools colegio
  colegios escuela bilingual bilingue license licencia conducir driver cedula plates spanish espanol english ingles learn
  aprender medicine medicines medicamentos medicinas prescription receta apartment apartamento apartamentos house casa casas
  home rent renta alquiler lease car carro dog perro pets mascotas cat food comida airport aeropuerto flight vuelo taxi taxis
  uber concho motoconcho motoconchos publico money transfer dinero remesas dollars dolares exchange cambiar apagon apagones
  outage blackout inverter inversor furniture muebles fever fiebre phone celular paperwork tramites tramite title titulo
  property propiedad company compania empresa start abrir negocio business id matricula traspaso motorcycle public televisor
  apostille apostilla baterias`.split(/\s+/),
);

/** A language that a vendor should speak is no lesson. */
const languageWords = new Set("english ingles spanish espanol speak speaks speaking hablar".split(" "));

/** Who needs something, or how ("we also need"): in "my medicines need cooling" nobody is looked for. */
const beforeNeeds = new Set(
  `i we id im would really also just still urgently please and hi hello hey then do can to you help quickly so but need
  yo nos tambien ahora ya por favor hola me si y pero`.split(/\s+/),
);

/** Words before a service with which a text still begins with it. */
const maxOpening = 3;

const weights = { situation: 3, trade: 3, topic: 1, vague: 0.5, seeks: 2, bare: 2, town: 1 };

/**
 * The services and the town that a text names, in the directory's own vocabulary or as people describe what is broken.
 * @returns undefined where it names no service; `weight` is lower where the words are subjects of the guide as well
 */
export function wantedIn(text: string): Wanted {
  const tokens = phrases.read(text);
  const found = [...phrases.find(tokens)];
  const labels = new Set(found.map(({ label }) => label));
  // "Do I need a lawyer?" looks for nobody.
  const needs = found.some(
    ({ label, from }) => label === "needs" && (from === 0 || beforeNeeds.has(tokens[from - 1]?.typed ?? "")),
  );
  const seeks = (labels.has("seeks") || needs) && !labels.has("no-seeking");
  const situations = [...labels].filter((label) => serviceById(label) !== undefined);
  const { services: named, town, rest } = parseSearch(tokens.map(({ typed }) => typed).join(" "));
  const sure = named.filter(
    ({ isMistyped, typed }) =>
      !(isMistyped && typed.some((one) => guideWords().has(one))) &&
      !typed.every((one) => languageWords.has(one)),
  );
  const services = choose(situations, sure);
  const [best] = services;
  if (!best) return { services: [], town, weight: 0, isAsked: false, isSought: false, isNamed: false };
  const isBare = rest.length === 0;
  const isDescribed = situations.includes(best.id);
  const own = isDescribed ? weights.situation : weightOf(best);
  const isSought = seeks || isDescribed || (isBare && own >= weights.trade);
  const weight =
    own +
    (seeks ? weights.seeks : 0) +
    (isBare && own >= weights.trade ? weights.bare : 0) +
    (town ? weights.town : 0);
  return {
    services,
    town,
    weight,
    isAsked: isSought || opens(tokens, best),
    isSought,
    isNamed: sure.some(({ isVague }) => !isVague),
  };
}

/** Whether the text begins with the service ("a notary who speaks English"), but not with one's own ("my lawyer"). */
function opens(tokens: readonly Token[], { typed }: SearchedService): boolean {
  const at = tokens.findIndex((token) => token.typed === typed[0]);
  return (
    at >= 0 &&
    at <= maxOpening &&
    !["my", "mi", "our", "el", "la", "the"].includes(tokens[at - 1]?.typed ?? "")
  );
}

/** Of a described situation its service; of several named ones the trades. */
function choose(situations: readonly string[], named: readonly SearchedService[]): SearchedService[] {
  const described = situations.flatMap((id) => serviceById(id) ?? []);
  const best = Math.max(0, ...named.map(weightOf));
  const trades = named.filter((one) => weightOf(one) === best);
  if (described.length === 0) return trades;
  const sure = trades.filter(({ isVague, isMistyped }) => !isVague && !isMistyped);
  const both = [...sure.filter(({ id }) => situations.includes(id)), ...described];
  const chosen = both.length > 0 ? both : sure;
  return [...new Map(chosen.map((one) => [one.id, one])).values()].slice(0, 2);
}

function weightOf({ typed, isVague }: SearchedService): number {
  if (isVague) return weights.vague;
  return typed.length > 0 && typed.every((word) => topics.has(word)) ? weights.topic : weights.trade;
}
