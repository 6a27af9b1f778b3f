/** The specification's name for a visitor who gives none. */
export const anonymous = "Anonymous";

type Visitor = {
  id: number;
  name: string;
  /** Name of the person whose conversation it is. */
  person?: string;
  contact: string;
};

/**
 * How staff's screens call a visitor: by the name that they gave, else by that of the person whose conversation it is, else by
 * contact, else by the conversation's number.
 */
export function visitorName(
  { id, name, person = "", contact }: Visitor,
  nameByNumber: (id: number) => string,
): string {
  if (name !== "" && name !== anonymous) return name;
  return person || contact || nameByNumber(id);
}
