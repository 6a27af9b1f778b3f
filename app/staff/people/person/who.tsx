import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { colleaguesQueryOptions } from "#app/staff/shell/editing/colleagues.ts";
import { useLanguageNames } from "#app/staff/shell/record/language-names.ts";
import { Button } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { PersonDetail } from "../contract.ts";
import { Contacts } from "./contacts.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { messages } from "./messages.ts";

export function WhoTheyAre({ person }: { person: PersonDetail }) {
  const { who: t } = useText(messages);
  const languages = useLanguageNames();
  const [editing, setEditing] = useState(false);
  const { otherNames, locale, town, tags, owner } = person;
  return (
    <section aria-label={t.title} className="grid min-w-0 gap-4">
      {otherNames.length > 0 && (
        <p dir="auto" className="text-muted text-sm [overflow-wrap:anywhere]">
          {t.alsoCalled(otherNames.join(", "))}
        </p>
      )}
      <Contacts person={person} />
      <div>
        <dl className="grid gap-1.5 text-sm">
          <Fact name={t.language}>{languages[locale]}</Fact>
          {town && <Fact name={t.town}>{town}</Fact>}
          {tags.length > 0 && <Fact name={t.tags}>{tags.join(" · ")}</Fact>}
          <Fact name={t.owner}>{owner ?? t.nobody}</Fact>
        </dl>
        <Allowed to="work" silent>
          <Button variant="link" size="small" onClick={() => setEditing(true)}>
            <Pencil aria-hidden className="size-4" />
            {t.edit}
          </Button>
        </Allowed>
      </div>
      {editing && <Editing person={person} close={() => setEditing(false)} />}
    </section>
  );
}

function Editing({ person, close }: { person: PersonDetail; close: () => void }) {
  const { data = [] } = useQuery(colleaguesQueryOptions());
  const colleagues = data.filter(({ email, isDisabled }) => !isDisabled || email === person.owner);
  return <EditDialog person={person} colleagues={colleagues} close={close} />;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-muted">{name}</dt>
      <dd dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
        {children}
      </dd>
    </div>
  );
}
