import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { Checkbox, Field, Input } from "#app/ui/forms/field.tsx";
import { FormProblem } from "#app/ui/problem-note.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { FeedState } from "../contract.ts";
import { feedQueryOptions } from "../queries.ts";
import { feedDays } from "../values.ts";
import { messages } from "./messages.ts";

/** Opens the caller's own calendar address. */
export function SubscribeButton() {
  const t = useText(messages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden className="size-4" />
        {t.open}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t.title} description={t.lead} width="narrow">
        {open && <Address />}
      </Dialog>
    </>
  );
}

function Address() {
  const t = useText(messages);
  const cache = useQueryClient();
  const { queryKey } = feedQueryOptions();
  const feed = useQuery({ ...feedQueryOptions(), staleTime: 0 });
  const [onlyMine, setOnlyMine] = useState<boolean>();
  const [url, setUrl] = useState("");
  const renew = useMutation({
    mutationFn: () =>
      api.post("/api/admin/calendar/address", { onlyMine: onlyMine ?? feed.data?.onlyMine ?? false }),
    onSuccess: ({ url: made, ...state }) => {
      cache.setQueryData(queryKey, state);
      setUrl(made);
    },
  });
  const end = useMutation({
    mutationFn: () => api.delete("/api/admin/calendar/address"),
    onSuccess: (state) => {
      cache.setQueryData(queryKey, state);
      setUrl("");
      toast({ title: t.ended });
    },
  });
  const isBusy = renew.isPending || end.isPending;
  if (!feed.data) return <p className="text-muted">{feed.isError ? t.unread : ""}</p>;
  const { isOn } = feed.data;
  return (
    <div className="grid gap-4">
      <p className="text-sm">{t.period(feedDays.before, feedDays.after)}</p>
      <State feed={feed.data} />
      {url && <NewAddress url={url} />}
      <Checkbox
        label={t.onlyMine}
        checked={onlyMine ?? feed.data.onlyMine}
        onChange={(event) => setOnlyMine(event.target.checked)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" busy={renew.isPending} onClick={() => isBusy || renew.mutate()}>
          {isOn ? t.renew : t.make}
        </Button>
        {isOn && (
          <Button variant="quiet" size="small" busy={end.isPending} onClick={() => isBusy || end.mutate()}>
            {t.end}
          </Button>
        )}
      </div>
      {isOn && <p className="text-muted text-sm">{t.renewHint}</p>}
      <FormProblem>{(renew.isError || end.isError) && t.failed}</FormProblem>
    </div>
  );
}

function State({ feed: { isOn, createdAt, lastReadAt } }: { feed: FeedState }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const when = (at: string) => formatDateTime(at, "moment", locale);
  return (
    <p role="status" className="text-sm">
      {isOn && createdAt
        ? `${t.on(when(createdAt))} ${lastReadAt ? t.read(when(lastReadAt)) : t.notRead}`
        : t.off}
    </p>
  );
}

function NewAddress({ url }: { url: string }) {
  const t = useText(messages);
  return (
    <div className="grid gap-2">
      <Field label={t.address} hint={t.once}>
        <Input
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className="font-mono text-sm"
        />
      </Field>
      <div>
        <CopyButton source={() => url} label={t.copy} doneLabel={t.copied} />
      </div>
    </div>
  );
}
