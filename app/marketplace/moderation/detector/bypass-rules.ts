import { type Rule, refusal, rule, unlessRefused } from "./rule.ts";
import { directStems, directVerbs } from "./vocabulary.ts";

const article = "(?:the|this|that|la|el|esta|este)";
const platformName = `(?:arribo|(?:${article} )?(?:platform|plataforma)|${article} (?:app|aplicacion|concierge|conserje|middleman|intermediario))`;

/** Invitations to bypass the platform, by any channel. */
export const bypassRules: readonly Rule[] = [
  // call me directly, book directly with me, come straight to me
  rule(
    "messenger",
    `\\b${directVerbs} (?:me|us|the owner|the captain|the driver)\\b(?: [a-z]{1,12}){0,3} (?:direct|directly|privately|straight)\\b`,
    unlessRefused,
  ),
  rule(
    "messenger",
    `\\b${directVerbs} (?:direct|directly|straight|privately)(?: [a-z]{1,12})? (?:with|to) (?:me|us|the owner|the captain|the driver|my|our)\\b`,
    unlessRefused,
  ),
  rule(
    "messenger",
    `\\b${directVerbs} (?:with|to) (?:me|us|the owner) (?:direct|directly|straight|privately)\\b`,
    unlessRefused,
  ),
  rule(
    "messenger",
    "\\b(?:book(?:ing|ings)?|reserv[a-z]{1,6}) direct(?:ly|o|amente)?\\b|(?<!(?:manage|build|get|of|more|handle) )\\bdirect bookings?\\b(?! (?:for|engine))",
    unlessRefused,
  ),
  rule("messenger", "\\bcall direct\\b|\\bask (?:me )?for (?:it|my number)\\b"),
  rule(
    "messenger",
    `\\b${directStems}[a-z]{0,5}(?:me|nos|conmigo)\\b(?: [a-z]{1,12}){0,2} direct(?:o|a|amente)\\b`,
    unlessRefused,
  ),
  rule(
    "messenger",
    `\\b(?:me|nos) (?![a-z]{3,14}mos\\b)${directStems}[a-z]{1,5}(?: [a-z]{1,12}){0,3} direct(?:o|a|amente)\\b`,
    unlessRefused,
  ),
  rule(
    "messenger",
    "\\bdirect(?:o|a|amente) (?:conmigo|con nosotr[oa]s|con el duen[oa]|a mi\\b)|\\ba mi direct(?:o|amente)\\b|\\bconmigo direct(?:o|amente)\\b|\\b(?:trato|contacto) directo con (?:nosotros|el duen[oa]|la duena|el propietario|el capitan|el chofer)",
    unlessRefused,
  ),
  // outside the app, sin pasar por Arribo, skip the platform
  rule(
    "messenger",
    `\\b(?:outside(?: of)?|off|fuera de|por fuera de|away from|sin pasar por|sin usar|sin|skip|skipping|bypass|bypassing|avoid|avoiding|without (?:going through|using)|forget|forget about|evita|evitar|evitando|evitamos|brinca|salta|saltate|no need to (?:go through|use)) ${platformName}\\b`,
    {
      // Innocent: "We do nothing outside the platform"; a deck "off the platform of the pier"
      unlessBefore: refusal,
      unlessAfter: /^ (?:of|lift|elevadora|de (?:la|el|los)) /,
    },
  ),
  // A "site" may be a building site: it counts only with booking or paying
  rule(
    "messenger",
    `\\b(?:book|pay|reserv|pag|order|arrang|deal|talk|habl|contact)[a-z]{0,6}\\b[^.!?\\n]{0,20}\\b(?:outside(?: of)?|off|not with|fuera de|por fuera de|sin pasar por) ${article} (?:site|website|sitio|pagina)\\b`,
    unlessRefused,
  ),
  rule(
    "messenger",
    "\\b(?:instead of|rather than|en vez de|en lugar de) (?:waiting for |using |going through |usar |esperar (?:a|por) )?(?:the |la |el |esta )?(?:app|aplicacion|platform|plataforma|arribo|concierge|conserje)\\b",
  ),
  rule(
    "messenger",
    "\\b(?:reserv|cuadr|coordin|arregl|habl|negoci|trat|pag|contact)[a-z]{1,6} (?:por fuera|aparte)\\b",
    unlessRefused,
  ),
];
