/** The specification's name for a visitor who gives none. */
const anonymous = "Anonymous";

/** How staff's screens call a visitor: by name, else by contact, else by the conversation's number. */
export function visitorName(
  { id, name, contact }: { id: number; name: string; contact: string },
  nameByNumber: (id: number) => string,
): string {
  if (name !== "" && name !== anonymous) return name;
  return contact || nameByNumber(id);
}
