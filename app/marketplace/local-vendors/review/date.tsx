const format = new Intl.DateTimeFormat("es-DO", {
  timeZone: "America/Santo_Domingo",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** A day in long Dominican words, "21 de noviembre de 2026": on the English screen too, as the specification says. */
export function LongDay({ at }: { at: string }) {
  return (
    <time lang="es" dateTime={at}>
      {format.format(new Date(at))}
    </time>
  );
}
