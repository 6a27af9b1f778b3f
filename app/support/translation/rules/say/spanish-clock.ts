import type { Clock, DayPart } from "../nodes.ts";
import { sayQuantity } from "../number-words.ts";

const partWords: Readonly<Record<DayPart, string>> = {
  "": "",
  am: "AM",
  pm: "PM",
  morning: "de la mañana",
  afternoon: "de la tarde",
  night: "de la noche",
  noon: "del mediodía",
};

function minutesAfter(half: Clock["half"], minutes = 0): string {
  if (half === "half" || (half === "past" && minutes === 30)) return "y media";
  if (half === "quarter" || (half === "past" && minutes === 15)) return "y cuarto";
  if (half === "toQuarter") return "menos cuarto";
  if (half === "") return "";
  return `${half === "to" ? "menos" : "y"} ${sayQuantity({ value: minutes }, "es", "m", false)}`;
}

/** Says a time without its article: "siete y cuarto de la noche". */
export function sayClock({ hour, half, minutes, part, isOne }: Clock): string[] {
  const spoken = hour.startsWith("#")
    ? isOne
      ? "una"
      : sayQuantity({ value: Number(hour.slice(1)) }, "es", "f", false)
    : hour;
  return [spoken, minutesAfter(half, minutes), partWords[part]];
}
