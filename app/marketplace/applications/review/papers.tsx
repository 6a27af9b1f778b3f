import { Download, FileLock } from "lucide-react";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { Button } from "#app/ui/button.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Application, Paper } from "../contract.ts";
import { messages } from "./messages.ts";
import { useOpenPaper } from "./queries.ts";

/** The applicant's papers; each opening is recorded. */
export function Papers({ application }: { application: Application }) {
  const t = useText(messages).papers;
  if (application.papers.length === 0) return null;
  return (
    <section aria-labelledby="papers-title" className="rounded border bg-card p-4 sm:p-5">
      <h2 id="papers-title" className="text-xl">
        {t.title}
      </h2>
      <p className="mt-1 text-muted text-sm">{t.note}</p>
      <ul className="mt-3 border-t">
        {application.papers.map((paper) => (
          <PaperRow key={paper.id} id={application.id} paper={paper} />
        ))}
      </ul>
    </section>
  );
}

function PaperRow({ id, paper }: { id: number; paper: Paper }) {
  const t = useText(messages).papers;
  const { locale } = useLocale();
  const open = useOpenPaper(id, paper);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b py-2">
      <FileLock aria-hidden className="size-5 text-muted" />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block [overflow-wrap:anywhere]">
          {paper.name}
        </span>
        <span className="text-muted text-sm">
          {t.size(Math.max(1, Math.round(paper.size / 1024)))} ·{" "}
          {formatDateTime(paper.createdAt, "moment", locale)}
        </span>
      </span>
      <Allowed to="reveal">
        <Button
          variant="quiet"
          size="small"
          busy={open.isPending}
          busyLabel={t.opening}
          onClick={() => open.mutate(undefined, { onError: () => errorToast(t.failed) })}
        >
          <Download aria-hidden className="size-4" />
          {t.open}
          <span className="sr-only">: {paper.name}</span>
        </Button>
      </Allowed>
    </li>
  );
}
