const segmenter = new Intl.Segmenter("es", { granularity: "sentence" });

/** The sentences of a text that has come so far; the last one may still be growing. */
function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** A text that was broken off, up to its last whole sentence; all of it where not one is whole. */
export function wholeSentences(text: string): string {
  const sentences = sentencesOf(text);
  const whole = /[.!?…]["'»”)]*\s*$/.test(sentences.at(-1) ?? "") ? sentences : sentences.slice(0, -1);
  return (whole.length > 0 ? whole.join("") : text).trim();
}
