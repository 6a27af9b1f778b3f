const format = new Intl.DateTimeFormat("es-DO", {
  timeZone: "America/Santo_Domingo",
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
