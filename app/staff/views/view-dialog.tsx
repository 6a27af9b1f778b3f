import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Button } from "#app/ui/button.tsx";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { Checkbox, Field, Input } from "#app/ui/forms/field.tsx";
import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { SavedView } from "./contract.ts";
import { viewMessages } from "./messages.ts";
import { viewsQueryOptions } from "./queries.ts";
import { maxViewName, type ViewScreen, viewScreens } from "./values.ts";

type Props = {
  screen: ViewScreen;
  query: Record<string, string>;
  /** Undefined: a new one, of what is on the screen. */
  view: SavedView | undefined;
  close: () => void;
};

/** Names, shares and removes a view. */
export function ViewDialog({ screen, query, view, close }: Props) {
  const t = useText(viewMessages);
  const { may } = useStaff();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState(view?.name ?? "");
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const [missing, setMissing] = useState(false);
  const settle = async () => {
    await cache.invalidateQueries({ queryKey: viewsQueryOptions().queryKey });
    close();
  };
  const save = useMutation({
    mutationFn: () =>
      view
        ? api.patch("/api/admin/views/:id", { id: view.id, name, isShared })
        : api.post("/api/admin/views", { screen, name, query, isShared }),
    onSuccess: settle,
  });
  const remove = useMutation({
    mutationFn: () => api.delete("/api/admin/views/:id", { id: view?.id ?? 0 }),
    onSuccess: async () => {
      await settle();
      void navigate(viewScreens[screen].path);
    },
  });
  const error = save.error ?? remove.error;
  const fieldError = error instanceof ApiError ? error.body?.fields?.name : undefined;
  return (
    <ActionDialog
      close={close}
      title={view ? t.editTitle : t.saveTitle}
      {...(view ? {} : { description: t.hint })}
      width="narrow"
      onSubmit={() => {
        setMissing(name.trim() === "");
        if (name.trim() !== "") save.mutate();
      }}
      action={t.submit}
      busy={save.isPending}
      busyLabel={t.saving}
      problem={error && !fieldError ? t.failed : undefined}
    >
      <div className="grid gap-3">
        <Field label={t.name} error={missing ? t.required : fieldError} required>
          <Input
            value={name}
            maxLength={maxViewName}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        {(may("work") || view?.isShared) && (
          <Checkbox
            label={t.share}
            hint={t.shareHint}
            checked={isShared}
            onChange={(event) => setShared(event.target.checked)}
          />
        )}
        {view && (
          <Button
            variant="link"
            size="small"
            className="justify-self-start"
            busy={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {t.remove}
          </Button>
        )}
      </div>
    </ActionDialog>
  );
}
