/** What somebody wrote into "how can we reach you": an e-mail address, a phone number, or words. */
export type Contact = { kind: "email" | "phone" | "words"; text: string };

export function readContact(written: string): Contact {
  const text = written.trim();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return { kind: "email", text };
  const digits = text.replace(/\D/g, "").length;
  if (/^\+?[\d\s().\-/]+$/.test(text) && digits >= 7 && digits <= 15) return { kind: "phone", text };
  return { kind: "words", text };
}
