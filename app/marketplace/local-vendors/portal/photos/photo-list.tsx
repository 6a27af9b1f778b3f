import { Check, CircleAlert, RotateCcw, X } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { ProgressBar } from "#app/ui/loading/progress-bar.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import type { Upload, Uploads } from "./use-uploads.ts";

export function PhotoList({ photos }: { photos: Uploads }) {
  const t = useText(messages);
  const { uploads, uploaded, inProgress, lost, retry, remove } = photos;
  return (
    <>
      <ol className="grid gap-3 empty:hidden">
        {uploads.map((upload, index) => (
          <Photo
            key={upload.key}
            upload={upload}
            number={index + 1}
            retry={() => retry(upload.key)}
            remove={() => remove(upload.key)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {uploaded.length > 0 && t.count(uploaded.length)}
      </p>
      {lost > 0 && (
        <p role="status" className="font-medium text-ambar-text text-sm">
          {t.lost(lost)}
        </p>
      )}
      {inProgress.length > 0 && <p className="text-muted text-sm">{t.unfinished}</p>}
    </>
  );
}

type PhotoProps = { upload: Upload; number: number; retry: () => void; remove: () => void };

function Photo({ upload, number, retry, remove }: PhotoProps) {
  const t = useText(messages);
  return (
    <li className="flex items-center gap-3 rounded border p-2">
      {upload.thumb ? (
        <img src={upload.thumb} alt="" className="size-14 shrink-0 rounded object-cover" />
      ) : (
        <span aria-hidden className="slats size-14 shrink-0 rounded" />
      )}
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold">{t.one(number)}</p>
        <UploadStatus upload={upload} />
        {upload.phase === "failed" && upload.why === "notSent" && (
          <Button variant="link" size="small" className="-mb-2" onClick={retry}>
            <RotateCcw aria-hidden className="size-4" />
            {t.retry}
            <span className="sr-only">{`: ${t.of(number)}`}</span>
          </Button>
        )}
      </div>
      <button
        type="button"
        onClick={remove}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded hover:bg-band"
      >
        <X aria-hidden className="size-5" />
        <span className="sr-only">{`${t.remove}: ${t.of(number)}`}</span>
      </button>
    </li>
  );
}

function UploadStatus({ upload }: { upload: Upload }) {
  const t = useText(messages);
  switch (upload.phase) {
    case "waiting":
      return <p className="text-muted">{t.waiting}</p>;
    case "shrinking":
      return <ProgressBar label={t.shrinking} />;
    case "sending": {
      const percent = Math.floor(upload.sent * 100);
      return percent < 100 ? (
        <ProgressBar label={t.sending(percent)} percent={percent} />
      ) : (
        <ProgressBar label={t.checking} />
      );
    }
    case "done":
      return (
        <p className="flex items-center gap-1.5 text-palma">
          <Check aria-hidden className="size-4" />
          {t.done}
        </p>
      );
    case "failed":
      return (
        <p role="alert" className="flex items-start gap-1.5 font-medium text-flamboyan">
          <CircleAlert aria-hidden className="mt-[0.2em] size-4" />
          <span>
            {upload.text ?? t[upload.why]} {t.optional}
          </span>
        </p>
      );
  }
}
