import { ChevronDown } from "lucide-react";
import { useLoaderData } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Table } from "#app/ui/table.tsx";
import type { DescribedCall } from "#platform/http/calls/openapi.server.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { bilingual } from "#platform/i18n/text.ts";
import { messages } from "./head-messages.ts";
import type { loader } from "./page.tsx";

const contentMessages = bilingual({
  intro: {
    en: "Made from the same contracts that check every request. Mutations take application/json. Errors are JSON with a message in your language, a code and, where a field is at fault, its name.",
    es: "Hecha de los mismos contratos que revisan cada solicitud. Los cambios reciben application/json. Los errores son JSON con un mensaje en tu idioma, un código y, si un campo está mal, su nombre.",
  },
  calls: {
    en: (n: number) => (n === 1 ? "1 call" : `${n} calls`),
    es: (n: number) => (n === 1 ? "1 llamada" : `${n} llamadas`),
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

/** A readable form of /api/openapi.json. */
export default function ApiContent() {
  const { subjects } = useLoaderData<typeof loader>();
  const { title } = useText(messages);
  const t = useText(contentMessages);
  return (
    <div className="wrap max-w-5xl py-12">
      <h1>{title}</h1>
      <p className="mt-6 max-w-prose text-muted">{t.intro}</p>
      <p className="mt-4">
        <a className="text-larimar underline" href="/api/openapi.json">
          {t.raw}
        </a>
      </p>
      <div className="mt-10 border-b">
        {subjects.map(([subject, calls]) => (
          <Subject key={subject} name={subject} calls={calls} />
        ))}
      </div>
    </div>
  );
}

/** Folded, as readers look for one subject; the browser's text search opens it. */
function Subject({ name, calls }: { name: string; calls: readonly DescribedCall[] }) {
  const t = useText(contentMessages);
  return (
    <details className="group border-t print:details-content:[content-visibility:visible]">
      <summary className="flex min-h-12 list-none items-center gap-3 py-3 hover:text-larimar-hover [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 font-mono text-lg tracking-normal [overflow-wrap:anywhere]">{name}</h2>
        <span className="ms-auto shrink-0 text-muted text-sm">{t.calls(calls.length)}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {calls.map((one) => (
        <CallSection key={`${one.method} ${one.path}`} call={one} />
      ))}
    </details>
  );
}

function CallSection({ call }: { call: DescribedCall }) {
  const t = useText(contentMessages);
  return (
    <section className="mt-4 mb-10 sm:ms-6">
      <h3 className="font-mono text-base tracking-normal">
        <span className="text-larimar">{call.method}</span> <span className="break-all">{call.path}</span>
      </h3>
      <p className="mt-2" lang="en">
        {call.summary}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        {call.caller !== "anyone" && <Badge>{t.callers[call.caller]}</Badge>}
        {call.list && <Badge>{t.list}</Badge>}
        {call.idempotent && <Badge>{t.repeatable}</Badge>}
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
  const t = useText(contentMessages);
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
