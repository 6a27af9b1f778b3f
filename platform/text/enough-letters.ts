/** Fewer is a slip: "." or "k", sent by a key meant for something else. */
const fewestLetters = 3;

/** Whether a text for somebody says something: three letters or digits, of any script. */
export function hasEnoughLetters(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= fewestLetters;
}
