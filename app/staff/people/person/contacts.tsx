import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { FreeTextContact } from "#app/staff/shell/record/contact-links.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { ContactPoint, PersonDetail } from "../contract.ts";
import { messages as people } from "../messages.ts";
import { messages } from "./messages.ts";
import { usePersonChange } from "./queries.ts";

export function Contacts({ person }: { person: PersonDetail }) {
  const { who, point: t } = useText(messages);
  const [changing, setChanging] = useState(false);
  return (
    <div className="min-w-0">
      <h2 className="font-sans font-semibold text-base tracking-normal">{who.contacts}</h2>
      {person.contacts.length === 0 && <p className="text-muted text-sm">{who.none}</p>}
      <ul className="grid gap-2 text-sm lg:gap-1">
        {person.contacts.map((point) => (
          <li key={point.id} className="min-w-0">
            <FreeTextContact written={point.value} name={person.name} />
            <PointState point={point} />
            {changing && <PointActions person={person} point={point} />}
          </li>
        ))}
      </ul>
      {changing && <NewContact person={person} />}
      <Allowed to="work" silent>
        <Button variant="link" size="small" aria-expanded={changing} onClick={() => setChanging(!changing)}>
          {changing ? t.done : t.change}
        </Button>
      </Allowed>
    </div>
  );
}

function PointState({ point }: { point: ContactPoint }) {
  const { point: t } = useText(messages);
  const { kind } = useText(people);
  const said = [
    point.isShared && t.shared,
    point.confirmedAt ? t.confirmed : t.unconfirmed,
    point.seen && t.seen(`${kind(point.seen.kind)} ${point.seen.id}`),
  ].filter(Boolean);
  return <p className="text-muted text-xs">{said.join(" · ")}</p>;
}

function PointActions({ person: { id }, point }: { person: PersonDetail; point: ContactPoint }) {
  const { point: t, changeFailed } = useText(messages);
  const onError = () => errorToast(changeFailed);
  const path = { id, point: point.id };
  const change = usePersonChange((to: { confirmed?: boolean; shared?: boolean }) =>
    api.patch("/api/admin/people/:id/contacts/:point", { ...path, ...to }),
  );
  const remove = usePersonChange(() => api.delete("/api/admin/people/:id/contacts/:point", path));
  const named = <span className="sr-only">: {point.value}</span>;
  return (
    <div className="flex flex-wrap gap-x-3">
      {!point.confirmedAt && (
        <Button
          variant="link"
          size="small"
          busy={change.isPending}
          onClick={() => change.mutate({ confirmed: true }, { onError })}
        >
          {t.confirm}
          {named}
        </Button>
      )}
      <Button
        variant="link"
        size="small"
        busy={change.isPending}
        onClick={() => change.mutate({ shared: !point.isShared }, { onError })}
      >
        {point.isShared ? t.unshare : t.share}
        {named}
      </Button>
      <Button
        variant="link"
        size="small"
        busy={remove.isPending}
        onClick={() => remove.mutate(undefined, { onError })}
      >
        {t.remove}
        {named}
      </Button>
    </div>
  );
}

function NewContact({ person: { id } }: { person: PersonDetail }) {
  const { point: t, changeFailed } = useText(messages);
  const [value, setValue] = useState("");
  const add = usePersonChange(() =>
    api.post("/api/admin/people/:id/contacts", { id, value, kind: value.includes("@") ? "email" : "phone" }),
  );
  const body = add.error instanceof ApiError ? add.error.body : undefined;
  const taken = add.error && isConflict(add.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate(undefined, { onSuccess: () => setValue("") });
  };
  return (
    <form onSubmit={submit} noValidate aria-label={t.add} className="mt-2 grid gap-2">
      <Field
        label={t.value}
        error={body?.fields?.value ?? (taken ? t.taken : add.error && changeFailed)}
        required
      >
        <Input
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </Field>
      {taken && body?.details?.person !== undefined && (
        <Link to={`/admin/people/${Number(body.details.person)}`} className="text-link text-sm">
          {t.takenLink}
        </Link>
      )}
      <Button
        type="submit"
        variant="quiet"
        size="small"
        busy={add.isPending}
        busyLabel={t.adding}
        className="justify-self-start"
      >
        <Plus aria-hidden className="size-4" />
        {t.add}
      </Button>
    </form>
  );
}
