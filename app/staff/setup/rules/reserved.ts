/** Whether a phone number is one of those that are kept for fiction: 555-0100 to 555-0199. */
export function isFictionalPhone(phone: string): boolean {
  return /55501\d\d$/.test(phone.replace(/\D/g, ""));
}

/** Whether an e-mail address is at a domain that is kept for examples (RFC 2606), where nobody can receive anything. */
export function isReservedAddress(email: string): boolean {
  const labels = (email.toLowerCase().split("@").at(-1) ?? "").split(".");
  return (
    ["example", "test", "invalid", "localhost"].includes(labels.at(-1) ?? "") ||
    ["example.com", "example.net", "example.org"].includes(labels.slice(-2).join("."))
  );
}
