/** Path of the page behind the link of a letter about replies: it confirms the address, and stops the letters. */
export function followPath(token: string): string {
  return `/board-letters/${token}`;
}
