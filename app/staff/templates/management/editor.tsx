import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { Button } from "#app/ui/button.tsx";
import { firstField } from "#app/ui/forms/first-field.ts";
import { submitBySendKey } from "#app/ui/forms/send-key.ts";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { FormProblem } from "#app/ui/problem-note.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { fieldErrors } from "#platform/http/calls/field-errors.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { type MessageTemplate, newTemplate } from "../contract.ts";
import { templateProblems } from "../rules/problems.ts";
import { TemplateFields } from "./fields.tsx";
import { TemplateHistory } from "./history.tsx";
import { messages } from "./messages.ts";
import { TemplatePreview } from "./preview.tsx";
import { type EditedTemplate, templatesQueryOptions, useSaveTemplate } from "./queries.ts";

const emptyTemplate: EditedTemplate = {
  ...{ name: "", shortcut: "/", channel: "letter", kinds: [] },
  ...{ subjectEn: "", subjectEs: "", textEn: "", textEs: "" },
  archived: false,
};

type OpenTemplateProps = {
  open: number | "new" | undefined;
  filter: Parameters<typeof templatesQueryOptions>[0];
  onAdded: (id: number) => void;
};

/** The editor of the template in the address; it is one of the list's page. */
export function OpenTemplate({ open, filter, onAdded }: OpenTemplateProps) {
  const t = useText(messages);
  const { data } = useQuery(templatesQueryOptions(filter));
  if (open === "new") return <Editor initial={undefined} onSaved={onAdded} />;
  if (open === undefined)
    return (
      <p className="grid min-h-56 place-items-center rounded border border-line border-dashed p-8 text-center text-muted">
        {t.none}
      </p>
    );
  if (!data) return <Skeleton className="h-96" />;
  const template = data.items.find(({ id }) => id === open);
  return template ? (
    <Editor initial={template} onSaved={() => undefined} />
  ) : (
    <p className="text-muted">{t.notHere}</p>
  );
}

type EditorProps = { initial: MessageTemplate | undefined; onSaved: (id: number) => void };

function Editor({ initial, onSaved }: EditorProps) {
  const t = useText(messages);
  const form = useRef<HTMLFormElement>(null);
  const isNew = initial === undefined;
  useEffect(() => {
    if (isNew && form.current) firstField(form.current)?.focus();
  }, [isNew]);
  const editing = useEditing({ initial, onSaved, form });
  const { template, isSaving } = editing;
  return (
    <div className="grid gap-5">
      <form
        ref={form}
        noValidate
        onSubmit={editing.submit}
        onKeyDown={submitBySendKey}
        className="grid gap-4 rounded border border-line bg-card p-4 sm:p-5"
      >
        <TemplateFields template={template} errors={editing.errors} change={editing.change} />
        <FormProblem>{editing.problem}</FormProblem>
        <div className="flex flex-wrap items-center gap-3">
          <Allowed to="templates">
            <Button type="submit" variant="primary" busy={isSaving} busyLabel={t.saving}>
              {t.save}
            </Button>
            {initial && (
              <Button
                variant="quiet"
                busy={isSaving}
                onClick={() => editing.save({ archived: !template.archived })}
              >
                {template.archived ? t.restore : t.archive}
              </Button>
            )}
          </Allowed>
          {initial && <LastChange template={initial} />}
        </div>
      </form>
      <TemplatePreview template={template} />
      {initial && <TemplateHistory template={initial} />}
    </div>
  );
}

function LastChange({ template: { changedBy, changedAt } }: { template: MessageTemplate }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const text = changedBy ? t.changedBy(changedBy, formatDateTime(changedAt, "moment", locale)) : t.first;
  return <p className="text-muted text-sm">{text}</p>;
}

/** Only changed fields are held: after a colleague's change the others show theirs. */
function useEditing({
  initial,
  onSaved,
  form,
}: EditorProps & { form: React.RefObject<HTMLFormElement | null> }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const [changes, setChanges] = useState<Partial<EditedTemplate>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  // A refetch during an edit must not hide a conflict. After one has been shown, saving again overwrites.
  const [seen, setSeen] = useState(initial?.version ?? 1);
  const saving = useSaveTemplate(initial?.id ?? null, seen);
  const template = { ...(initial ? { ...initial, name: initial.names[locale] } : emptyTemplate), ...changes };
  const mark = (found: Record<string, string>) => {
    setErrors(found);
    const [name] = Object.keys(found);
    if (name) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  const save = (part: Partial<EditedTemplate> = {}) => {
    if (saving.isPending) return;
    const wanted = { ...template, ...part };
    const checked = newTemplate.safeParse(wanted, { reportInput: true });
    const found = checked.success
      ? templateProblems(checked.data, locale)
      : fieldErrors(checked.error.issues, locale);
    setProblem("");
    if (!checked.success || Object.keys(found).length > 0) return mark(found);
    setErrors({});
    saving.mutate(
      { ...checked.data, archived: wanted.archived },
      {
        onSuccess: (answer) => {
          setChanges({});
          setSeen(answer.version);
          toast({ title: t.saved, description: answer.names[locale] });
          onSaved(answer.id);
        },
        onError: (error) => {
          const fields = error instanceof ApiError ? error.body?.fields : undefined;
          if (fields) return mark(fields);
          if (isConflict(error)) setSeen((version) => version + 1);
          setProblem(isConflict(error) ? t.conflict : t.failed);
        },
      },
    );
  };
  return {
    ...{ template, errors, problem, save },
    isSaving: saving.isPending,
    change: (part: Partial<EditedTemplate>) => setChanges({ ...changes, ...part }),
    submit: (event: FormEvent) => {
      event.preventDefault();
      save();
    },
  };
}
