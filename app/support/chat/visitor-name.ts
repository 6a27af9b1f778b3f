/** What the specification calls a visitor who gives no name. */
const anonymous = "Anonymous";

/** How staff know a visitor: by the name, else by where they can be answered, else by the number. */
export function visitorName(
  { id, name, contact }: { id: number; name: string; contact: string },
  numbered: (id: number) => string,
): string {
  if (name !== "" && name !== anonymous) return name;
  return contact || numbered(id);
}
