/**
 * Whether a text that somebody typed as their contact holds something to reach them by: an e-mail address, or a number
 * of at least seven digits. Other words may stand around it ("WhatsApp 809 555 0143, after 5").
 */
export function canBeReached(contact: string): boolean {
  return hasNumber(contact) || contact.split(/[\s,;<>()]+/).some(isAddress);
}

// Not the contracts' own check: it would bring their library onto the safety page.
function hasNumber(text: string): boolean {
  return text.replace(/\D/g, "").length >= 7;
}

function isAddress(word: string): boolean {
  const [name, host, ...rest] = word.split("@");
  if (!name || !host || rest.length > 0) return false;
  return /[^.]\.[^.]/.test(host);
}
