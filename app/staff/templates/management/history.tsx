import { useInfiniteQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { AuditEntry } from "#app/staff/audit/contract.ts";
import { HistoryStep, PagedHistory } from "#app/staff/shell/record/history.tsx";
import { Toggle } from "#app/staff/shell/record/toggle.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { MessageTemplate } from "../contract.ts";
import { messages } from "./messages.ts";
import { templateHistoryQueryOptions } from "./queries.ts";

export function TemplateHistory({ template }: { template: MessageTemplate }) {
  const t = useText(messages).history;
  const { locale } = useLocale();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Toggle open={isOpen} controls={id} toggle={setOpen}>
        {t.show} <span className="sr-only">{t.of(template.names[locale])}</span>
      </Toggle>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Steps id={template.id} />}
      </div>
    </div>
  );
}

function Steps({ id }: { id: number }) {
  const t = useText(messages).history;
  const query = useInfiniteQuery(templateHistoryQueryOptions(id));
  return (
    <PagedHistory query={query} none={t.none}>
      {(step) => <Step key={step.id} step={step} />}
    </PagedHistory>
  );
}

function Step({ step: { act, detail, by, at } }: { step: AuditEntry }) {
  const { fields, channels, history: t } = useText(messages);
  const { field = "", from = "", to = "" } = detail;
  if (act === "message_template.added") return <HistoryStep what={t.added} by={by} at={at} />;
  const known: Readonly<Record<string, string>> = { ...channels, true: t.yes, false: t.no, "": t.nothing };
  const valueName = (value: string) => known[value] ?? value;
  const fieldName = Object.entries(fields).find(([name]) => name === field)?.[1] ?? field;
  return <HistoryStep what={t.changed(fieldName, valueName(from), valueName(to))} by={by} at={at} />;
}
