const segmenter = new Intl.Segmenter("es", { granularity: "sentence" });

function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** Truncates a cut-off text at its last complete sentence; returns all of it if there is none. */
export function completeSentences(text: string): string {
  const sentences = sentencesOf(text);
  const complete = /[.!?…]["'»”)]*\s*$/.test(sentences.at(-1) ?? "") ? sentences : sentences.slice(0, -1);
  return (complete.length > 0 ? complete.join("") : text).trim();
}
