/** Splits a text between lines or sentences into parts of at most so many characters; joined they are the text. */
export function partsOf(text: string, most: number): string[] {
  const pieces = text.split(/(?<=\n|[.!?] )/).flatMap((piece) => cut(piece, most));
  const parts: string[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + piece.length <= most) parts[parts.length - 1] = last + piece;
    else parts.push(piece);
  }
  return parts;
}

function cut(piece: string, most: number): string[] {
  if (piece.length <= most) return [piece];
  return [piece.slice(0, most), ...cut(piece.slice(most), most)];
}
