import { timeZone } from "#platform/i18n/santo-domingo.ts";

const format = new Intl.DateTimeFormat("es-DO", {
  timeZone,
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** Spanish on the English screen too, as the specification says. */
export function LongDay({ at }: { at: string }) {
  return (
    <time lang="es" dateTime={at}>
      {format.format(new Date(at))}
    </time>
  );
}
