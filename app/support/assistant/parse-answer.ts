type Parsed = { text: string; slugs: string[]; context: string | null };

/**
 * Parses the requested format leniently: headings may be bold, in any case, in the answer's language or missing, and
 * entries may follow on their own lines.
 */
export function parseAnswer(answer: string): Parsed {
  const parsed: Parsed = { text: "", slugs: [], context: null };
  const lines: string[] = [];
  for (const line of answer.replace(/\*\*|__/g, "").split("\n")) {
    const [, heading = "", value = ""] =
      /^\s*(?:#+\s*)?(sources?|fuentes?|context|contexto)\s*:(.*)$/i.exec(line) ?? [];
    const rest = value.trim();
    if (/^(source|fuente)/i.test(heading) || /^[\s•*-]*[a-z0-9]+(-[a-z0-9]+)+[\s,]*$/.test(line))
      parsed.slugs.push(...((heading ? rest : line).match(/[a-z0-9]+(-[a-z0-9]+)*/g) ?? []));
    else if (heading) parsed.context = /^(none|n\/a|-|)\W*$/i.test(rest) ? null : rest;
    else lines.push(line.replace(/^\s*#{1,6}\s+/, ""));
  }
  parsed.text = lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return parsed;
}

/** Whether the model says that its sources do not hold the answer, as the prompt asks it to. */
export function isUnknown(text: string): boolean {
  return /^\W*(unknown|desconocido)\W*$/i.test(text);
}

/** Whether the model sees somebody in danger, as the prompt asks it to say. */
export function isDanger(text: string): boolean {
  return /^\W*(danger|peligro)\W*$/i.test(text);
}
