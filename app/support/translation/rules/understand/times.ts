import type { Locale } from "#platform/i18n/locale.ts";
import type { Clock, DayPart } from "../nodes.ts";
import { quantityAt } from "../number-words.ts";
import type { Token } from "../tokens.ts";

const parts: Record<Locale, readonly (readonly [string, DayPart])[]> = {
  en: [
    ["am", "am"],
    ["pm", "pm"],
    ["in the morning", "morning"],
    ["in the afternoon", "afternoon"],
    ["in the evening", "night"],
    ["at night", "night"],
    ["noon", "noon"],
  ],
  es: [
    ["de el mediodia", "noon"],
    ["am", "am"],
    ["pm", "pm"],
    ["de la manana", "morning"],
    ["de la madrugada", "morning"],
    ["de la tarde", "afternoon"],
    ["de la noche", "night"],
  ],
};

type Rest = Pick<Clock, "half" | "minutes">;
const plain: Rest = { half: "" };

/** "Half past", "a quarter to", "ten past" before an English hour. */
function beforeHour(tokens: readonly Token[], at: number): { rest: Rest; end: number } {
  const word = (place: number) => tokens[place]?.word ?? "";
  const start = word(at) === "a" && word(at + 1) === "quarter" ? at + 1 : at;
  const isPast = /^(?:past|after)$/.test(word(start + 1));
  const isTo = /^(?:to|of|until|before)$/.test(word(start + 1));
  if (word(start) === "half" && isPast) return { rest: { half: "half" }, end: start + 2 };
  if (word(start) === "quarter" && isPast) return { rest: { half: "quarter" }, end: start + 2 };
  if (word(start) === "quarter" && isTo) return { rest: { half: "toQuarter" }, end: start + 2 };
  const minutes = quantityAt(tokens, at, "en");
  const joint = minutes ? word(minutes.end) : "";
  const value = minutes?.value.value ?? 0;
  if (minutes && value % 5 === 0 && value < 60 && value > 0 && /^(?:past|to)$/.test(joint))
    return {
      rest: { half: joint === "to" ? "to" : "past", minutes: value },
      end: minutes.end + 1,
    };
  return { rest: plain, end: at };
}

/** "Y media", "menos cuarto", "y diez" after a Spanish hour; "thirty" after an English one. */
function afterHour(tokens: readonly Token[], language: Locale, at: number): { rest: Rest; end: number } {
  const word = (place: number) => tokens[place]?.word ?? "";
  if (language === "es") {
    if (word(at) === "y" && word(at + 1) === "media") return { rest: { half: "half" }, end: at + 2 };
    if (word(at) === "y" && word(at + 1) === "cuarto") return { rest: { half: "quarter" }, end: at + 2 };
    if (word(at) === "menos" && word(at + 1) === "cuarto")
      return { rest: { half: "toQuarter" }, end: at + 2 };
  }
  const isJoined = language === "en" || word(at) === "y" || word(at) === "menos";
  const start = language === "es" ? at + 1 : at;
  const minutes = isJoined ? quantityAt(tokens, start, language) : undefined;
  const value = minutes?.value.value ?? 0;
  const isMinutes = minutes && !minutes.value.digits && value % 5 === 0 && value >= 5 && value < 60;
  if (!isMinutes) return { rest: plain, end: at };
  return { rest: { half: word(at) === "menos" ? "to" : "past", minutes: value }, end: minutes.end };
}

type FoundClock = { node: Clock; end: number; cost: number };

/** A time of day: "7:30", "half past two", "nine thirty", "las siete y cuarto de la noche" (without its article). */
export function timeAt(tokens: readonly Token[], language: Locale, start: number): FoundClock[] {
  const before = language === "en" ? beforeHour(tokens, start) : { rest: plain, end: start };
  const at = before.end;
  const { word = "", raw = "" } = tokens[at] ?? {};
  const clock = /^(\d{1,2})(?:[:.]\d{2})?$/.exec(word);
  const spoken = clock ? undefined : hourAt(tokens, at, language);
  const hour = clock ? Number(clock[1]) : (spoken?.value ?? 0);
  if (hour < 1 || hour > 24) return [];
  let end = clock ? at + 1 : (spoken?.end ?? at + 1);
  if (language === "en" && tokens[end]?.word === "oclock") end += 1;
  const after =
    before.rest.half === "" && !clock?.[0].includes(":") ? afterHour(tokens, language, end) : undefined;
  const readings = [{ rest: before.rest, end }, ...(after && after.end > end ? [after] : [])];
  return readings.flatMap(({ rest, end: last }, index) => {
    const node = (part: DayPart): Clock => ({
      kind: "clock",
      hour: clock ? raw : `#${hour}`,
      isOne: hour === 1,
      ...rest,
      part,
    });
    const cost = index * -0.2;
    const withPart = parts[language].flatMap(([text, part]) => {
      const words = text.split(" ");
      const isThere = words.every((one, offset) => tokens[last + offset]?.word === one);
      return isThere ? [{ node: node(part), end: last + words.length, cost: 0.05 + cost }] : [];
    });
    return [...withPart, { node: node(""), end: last, cost: 0.1 + cost }];
  });
}

/** The hour alone: "siete y cuarto" is seven, not a number of its own. */
function hourAt(
  tokens: readonly Token[],
  at: number,
  language: Locale,
): { value: number; end: number } | undefined {
  const found = quantityAt(tokens, at, language);
  if (!found || found.value.digits) return undefined;
  return { value: found.value.value, end: found.end };
}
