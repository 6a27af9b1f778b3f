import { useState } from "react";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { FieldGroup, Radio } from "#app/ui/forms/field.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type PersonDetail, type RecordsTogether, recordsTogether } from "../contract.ts";
import { messages as people } from "../messages.ts";
import type { LinkedKind } from "../values.ts";
import { messages } from "./messages.ts";
import { PersonPicker } from "./picker.tsx";
import { usePersonChange } from "./queries.ts";

type MoveDialogProps = {
  person: PersonDetail;
  record: { kind: LinkedKind; id: number };
  close: () => void;
};

/** Gives a record to another person, or to a new one; asks about those that came by the same contacts. */
export function MoveDialog({ person, record, close }: MoveDialogProps) {
  const texts = useText(messages);
  const { move: t } = texts;
  const { kind } = useText(people);
  const [isNew, setIsNew] = useState(true);
  const [other, setOther] = useState<number | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { move, question, together, setTogether } = useMove({ person, record, close });
  const submit = () => {
    setIsMissing(!isNew && other === null);
    if (!isNew && other === null) return;
    move.mutate(isNew ? null : other);
  };
  return (
    <ActionDialog
      close={close}
      title={t.title(`${kind(record.kind)} ${record.id}`)}
      description={t.text}
      onSubmit={submit}
      action={t.action}
      busy={move.isPending}
      busyLabel={t.moving}
      problem={move.error && problemOf(move.error, texts)}
    >
      <FieldGroup label={t.to} role="radiogroup">
        <Radio
          name="to"
          label={`${t.toNew}, ${t.toNewHint}`}
          checked={isNew}
          onChange={() => setIsNew(true)}
        />
        <Radio name="to" label={texts.picker.search} checked={!isNew} onChange={() => setIsNew(false)} />
      </FieldGroup>
      {!isNew && (
        <PersonPicker
          but={person.id}
          value={other}
          onChange={setOther}
          error={isMissing && other === null && texts.picker.missing}
        />
      )}
      {question && <Together question={question} value={together} onChange={setTogether} />}
    </ActionDialog>
  );
}

function useMove({ person, record, close }: MoveDialogProps) {
  const { move: t } = useText(messages);
  const [question, setQuestion] = useState<RecordsTogether>();
  const [together, setTogether] = useState(true);
  const move = usePersonChange(
    async (to: number | null) => {
      const body = { kind: record.kind, record: record.id, to, ...(question && { together }) };
      try {
        return await api.post("/api/admin/people/:id/records", { id: person.id, ...body });
      } catch (error) {
        setQuestion(questionIn(error) ?? question);
        throw error;
      }
    },
    () => {
      toast({ title: t.done });
      close();
    },
  );
  return { move, question, together, setTogether };
}

function questionIn(error: unknown): RecordsTogether | undefined {
  return error instanceof ApiError ? recordsTogether.safeParse(error.body?.details).data : undefined;
}

type Texts = { conflict: string; changeFailed: string; move: { answer: string } };

function problemOf(error: unknown, { conflict, changeFailed, move }: Texts): string {
  if (questionIn(error)) return move.answer;
  return isConflict(error) ? conflict : changeFailed;
}

type TogetherProps = { question: RecordsTogether; value: boolean; onChange: (together: boolean) => void };

function Together({ question: { records, more }, value, onChange }: TogetherProps) {
  const { move: t } = useText(messages);
  const { kind } = useText(people);
  const names = records.map((one) => `${kind(one.kind)} ${one.id}`).join(", ");
  return (
    <FieldGroup label={t.together} hint={more > 0 ? t.andMore(names, more) : names} role="radiogroup">
      <Radio
        name="together"
        label={t.all(records.length + more)}
        checked={value}
        onChange={() => onChange(true)}
      />
      <Radio name="together" label={t.one} checked={!value} onChange={() => onChange(false)} />
    </FieldGroup>
  );
}
