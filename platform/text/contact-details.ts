/** Whether a typed contact contains an e-mail address or at least seven digits, among other words or not. */
export function hasContactDetails(contact: string): boolean {
  return hasNumber(contact) || contact.split(/[\s,;<>()]+/).some(isAddress);
}

// Not the contracts' check, which would add Zod to the safety page's bundle.
function hasNumber(text: string): boolean {
  return text.replace(/\D/g, "").length >= 7;
}

function isAddress(word: string): boolean {
  const [name, host, ...rest] = word.split("@");
  if (!name || !host || rest.length > 0) return false;
  return /[^.]\.[^.]/.test(host);
}
