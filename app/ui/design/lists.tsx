import { useState } from "react";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { formatMoney } from "#app/ui/money.ts";
import { Table } from "#app/ui/table.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

const tones: BadgeTone[] = ["pending", "confirmed", "in-progress", "completed", "cancelled", "neutral"];

export function Lists() {
  const [language, setLanguage] = useState<"en" | "es">("en");
  const [tab, setTab] = useState("open");
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-wrap items-center gap-3">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Segmented
          label="Language"
          value={language}
          onChange={setLanguage}
          options={[
            { value: "en", label: "EN", name: "English", lang: "en" },
            { value: "es", label: "ES", name: "Español", lang: "es" },
          ]}
        />
      </div>
      <Tabs
        label="Requests"
        value={tab}
        onValueChange={setTab}
        items={[
          { value: "open", label: "Open", content: <Requests language={language} /> },
          { value: "done", label: "Done", content: <Skeleton className="h-40" /> },
        ]}
      />
      <EmptyState
        title="No one matches yet"
        hint="Try fewer filters, or tell the concierge whom you need."
        action={<Button>Clear filters</Button>}
      />
    </div>
  );
}

function Requests({ language }: { language: "en" | "es" }) {
  return (
    <Table caption="Open requests">
      <thead>
        <tr>
          <th>Reference</th>
          <th>Service</th>
          <th className="numeric">Price</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">DR-482913</th>
          <td>Royal arrival</td>
          <td className="numeric">{formatMoney(299_700, "USD", language)}</td>
        </tr>
        <tr>
          <th scope="row">DR-482977</th>
          <td>Plumber, Sosúa</td>
          <td className="numeric">{formatMoney(123_450, "DOP", language)}</td>
        </tr>
      </tbody>
    </Table>
  );
}
