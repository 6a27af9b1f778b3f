import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useConfirmedCall } from "#app/staff/shell/editing/confirmation/confirmation.ts";
import { unsavedKey } from "#app/staff/shell/editing/unsaved.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { Button } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/problem-note.tsx";
import { api } from "#platform/api-client/api.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Settings, SettingValues } from "../contract.ts";
import { settingsQueryOptions, setupQueryOptions } from "../queries.ts";
import { settingMessages } from "../setting-messages.ts";
import {
  type SecretField,
  type SettingField,
  type SettingSection,
  secretFields,
  settingFields,
} from "../values.ts";

type Typed = SettingValues & Record<SecretField, string | null>;

export type SectionForm = {
  values: Typed;
  set: (changes: Partial<Typed>) => void;
  /** By the name of the field, and of a part of it: "people.0.name". */
  errors: Record<string, string>;
  /** Where the file or the environment sets a field, which cannot be changed here then. */
  fixedBy: (field: SettingField) => string | undefined;
  secretSet: (field: SecretField) => { setAt: string; setBy: string } | undefined;
};

/** A form of one section: its version goes along, and after a conflict the colleague's values are shown. */
export function SectionForm({
  section,
  settings,
  children,
}: {
  section: SettingSection;
  settings: Settings;
  children: (form: SectionForm) => ReactNode;
}) {
  const t = useText(settingMessages);
  const { locale } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const { typed, set, errors, problem, saved, busy, submit } = useSection(section, settings, form);
  const fixed = new Map(settings.fixed.map(({ field, by }) => [field, by]));
  const { changedAt, changedBy } = settings.sections.find((one) => one.section === section) ?? {};
  const isFixed = settingFields[section].every((field) => fixed.has(field));
  return (
    <form
      ref={form}
      noValidate
      aria-label={t.sections[section]}
      onSubmit={submit}
      className="grid max-w-3xl gap-6"
    >
      {children({
        values: typed,
        set,
        errors,
        fixedBy: (field) => fixed.get(field),
        secretSet: (field) => settings.secrets.find((one) => one.field === field),
      })}
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t pt-4">
        {!isFixed && (
          <Button type="submit" busy={busy} busyLabel={t.saving}>
            {t.save}
          </Button>
        )}
        <p
          role="status"
          className="inline-flex items-center gap-2 font-semibold text-palma text-sm empty:hidden"
        >
          {saved && (
            <>
              <CircleCheck aria-hidden className="size-4" />
              {t.saved}
            </>
          )}
        </p>
        {changedAt && (
          <p className="text-muted text-sm">
            {t.changed(formatDateTime(changedAt, "moment", locale), changedBy ?? "?")}
          </p>
        )}
      </div>
    </form>
  );
}

function useSection(
  section: SettingSection,
  settings: Settings,
  form: React.RefObject<HTMLFormElement | null>,
) {
  const t = useText(settingMessages);
  const cache = useQueryClient();
  const confirmed = useConfirmedCall();
  const draftKey = [unsavedKey, "setup", section];
  const none = Object.fromEntries(secretFields.map((field) => [field, null])) as Record<SecretField, null>;
  const [edits, setEdits] = useState<Partial<Typed>>(() => cache.getQueryData(draftKey) ?? {});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const typed: Typed = { ...settings.values, ...none, ...edits };
  const keep = (next: Partial<Typed>) => {
    setEdits(next);
    if (Object.keys(next).length > 0) cache.setQueryData(draftKey, next);
    else cache.removeQueries({ queryKey: draftKey });
  };
  const fields = settingFields[section] as readonly SettingField[];
  const version = settings.sections.find((one) => one.section === section)?.version ?? 0;
  const body = { version, ...Object.fromEntries(fields.map((field) => [field, typed[field]])) };
  const { mutate, isPending, isSuccess, reset } = useMutation({
    mutationFn: () => confirmed(() => api.put(`/api/admin/setup/settings/${section}`, body as never)),
    onSuccess: (answer: Settings) => {
      keep({});
      setErrors({});
      cache.setQueryData(settingsQueryOptions().queryKey, answer);
      void cache.invalidateQueries({ queryKey: setupQueryOptions().queryKey });
    },
    onError: (error) => {
      const answer = error instanceof ApiError ? error.body : undefined;
      flushSync(() => {
        setErrors(answer?.fields ?? {});
        setProblem(isConflict(error) ? t.conflict : answer?.fields ? t.checkFields : t.failed);
      });
      // What was typed stays, beside the colleague's newest.
      if (isConflict(error)) void cache.invalidateQueries({ queryKey: settingsQueryOptions().queryKey });
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
  });
  return {
    typed,
    errors,
    problem,
    busy: isPending,
    saved: isSuccess,
    set: (changes: Partial<Typed>) => {
      reset();
      keep({ ...edits, ...changes });
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      setProblem("");
      if (!isPending) mutate();
    },
  };
}
