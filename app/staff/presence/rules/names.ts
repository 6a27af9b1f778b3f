import { firstName } from "#app/staff/outbox/first-name.ts";

type Named = { name: string; email: string };

/**
 * What colleagues are called: by the first name, or by the whole one if others here, or the reader, have the same.
 * @param all who is here
 * @param reader the reader's own name
 * @returns by e-mail address; the address's beginning for an account without a name
 */
export function shownNames(all: readonly Named[], reader: string): Map<string, string> {
  const people = new Map(all.map((one) => [one.email, one]));
  const first = ({ name }: Named) => firstName(name) || name;
  const given = [...people.values()].map(first).concat(firstName(reader));
  return new Map(
    [...people].map(([email, one]) => {
      const isAlone = given.filter((other) => other === first(one)).length === 1;
      return [email, (isAlone ? first(one) : one.name) || (email.split("@")[0] ?? email)];
    }),
  );
}
