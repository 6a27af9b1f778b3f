import { calls } from "#app/api.server.ts";
import { PageMeta } from "#app/finding/page-meta.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Table } from "#app/ui/table.tsx";
import { type DescribedCall, describeCalls } from "#platform/http/openapi.server.ts";
import { pageRequest } from "#platform/http/page-context.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { bilingual } from "#platform/i18n/text.ts";
import type { Route } from "./+types/api-page";

const messages = bilingual({
  title: { en: "The API, call by call", es: "La API, llamada por llamada" },
  description: {
    en: "Every call of Arribo’s API with its fields and rules, who may make it, and the same as OpenAPI 3.1 for programs.",
    es: "Todas las llamadas de la API de Arribo con sus campos y reglas, quién puede hacerlas, y lo mismo como OpenAPI 3.1 para programas.",
  },
  intro: {
    en: "Made from the same contracts that check every request. Mutations take application/json. Errors are JSON with a message in your language, a code and, where a field is at fault, its name.",
    es: "Hecha de los mismos contratos que revisan cada solicitud. Los cambios reciben application/json. Los errores son JSON con un mensaje en tu idioma, un código y, si un campo está mal, su nombre.",
  },
  raw: { en: "As OpenAPI 3.1", es: "Como OpenAPI 3.1" },
  callers: {
    staff: { en: "Staff only", es: "Solo el equipo" },
    vendor: { en: "Vendors, staff", es: "Proveedores y equipo" },
  },
  list: { en: "List, page by page", es: "Lista, página por página" },
  repeatable: { en: "Idempotency-Key honored", es: "Respeta Idempotency-Key" },
  field: { en: "Field", es: "Campo" },
  place: { en: "Where", es: "Dónde" },
  places: {
    path: { en: "path", es: "ruta" },
    query: { en: "query", es: "consulta" },
    body: { en: "body", es: "cuerpo" },
  },
  rule: { en: "Rule", es: "Regla" },
  required: { en: "required", es: "obligatorio" },
  optional: { en: "optional", es: "opcional" },
  nothing: { en: "Takes nothing.", es: "No recibe nada." },
});

export function loader({ context }: Route.LoaderArgs) {
  return { calls: describeCalls(calls, context.get(pageRequest).locale) };
}

export const handle = { stored: true, listed: true };

/** /developers: what /api/openapi.json says, for people. */
export default function ApiPage({ loaderData }: Route.ComponentProps) {
  const t = useText(messages);
  return (
    <div className="wrap max-w-5xl py-12">
      <PageMeta path="/developers" title={t.title} description={t.description} />
      <h1>{t.title}</h1>
      <p className="mt-6 max-w-prose text-muted">{t.intro}</p>
      <p className="mt-4">
        <a className="text-larimar underline" href="/api/openapi.json">
          {t.raw}
        </a>
      </p>
      {loaderData.calls.map((one) => (
        <CallSection key={`${one.method} ${one.path}`} call={one} />
      ))}
    </div>
  );
}

function CallSection({ call }: { call: DescribedCall }) {
  const t = useText(messages);
  return (
    <section className="mt-10 border-t pt-8">
      <h2 className="font-mono text-lg tracking-normal">
        <span className="text-larimar">{call.method}</span> <span className="break-all">{call.path}</span>
      </h2>
      <p className="mt-2" lang="en">
        {call.summary}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        {call.caller !== "anyone" && <Badge>{t.callers[call.caller]}</Badge>}
        {call.list && <Badge>{t.list}</Badge>}
        {call.creates && <Badge>{t.repeatable}</Badge>}
      </p>
      {call.fields.length === 0 ? (
        <p className="mt-3 text-muted text-sm">{t.nothing}</p>
      ) : (
        <FieldTable call={call} />
      )}
    </section>
  );
}

function FieldTable({ call }: { call: DescribedCall }) {
  const t = useText(messages);
  return (
    <Table caption={`${call.method} ${call.path}`} captionHidden className="mt-4">
      <thead>
        <tr>
          <th scope="col">{t.field}</th>
          <th scope="col">{t.place}</th>
          <th scope="col">{t.rule}</th>
        </tr>
      </thead>
      <tbody>
        {call.fields.map((field) => (
          <tr key={`${field.where} ${field.name}`}>
            <th scope="row" className="font-mono font-normal">
              {field.name}
            </th>
            <td>{t.places[field.where]}</td>
            <td>
              {field.required ? t.required : t.optional}
              {field.rule && <span className="text-muted">, {field.rule}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
