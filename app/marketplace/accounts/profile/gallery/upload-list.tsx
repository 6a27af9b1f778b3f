import { RotateCcw, X } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { ProgressBar } from "#app/ui/loading/progress-bar.tsx";
import { UploadProblem } from "#app/ui/photos/upload-problem.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { galleryMessages } from "./messages.ts";
import type { GalleryUpload, GalleryUploads } from "./use-uploads.ts";

/** What is on its way, and what did not go through. */
export function UploadList({ uploads: { uploads, retry, dismiss } }: { uploads: GalleryUploads }) {
  return (
    <ul className="grid gap-3 empty:hidden">
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          retry={() => retry(upload.key)}
          dismiss={() => dismiss(upload.key)}
        />
      ))}
    </ul>
  );
}

type UploadRowProps = { upload: GalleryUpload; retry: () => void; dismiss: () => void };

function UploadRow({ upload, retry, dismiss }: UploadRowProps) {
  const t = useText(galleryMessages).upload;
  const { phase, name, thumb } = upload;
  // After the last byte the picture may already be saved.
  const canDismiss = !(phase === "sending" && upload.sent >= 1);
  return (
    <li className="flex items-center gap-3 rounded border p-2">
      {thumb ? (
        <img src={thumb} alt="" className="size-14 shrink-0 rounded object-cover" />
      ) : (
        <span aria-hidden className="slats size-14 shrink-0 rounded" />
      )}
      <div className="min-w-0 flex-1 text-sm">
        <p dir="auto" className="truncate font-semibold">
          {name}
        </p>
        <UploadStatus upload={upload} />
        {phase === "failed" && (
          <Button variant="link" size="small" className="-mb-2" onClick={retry}>
            <RotateCcw aria-hidden className="size-4" />
            {t.retry}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
      </div>
      {canDismiss && (
        <button
          type="button"
          onClick={dismiss}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded hover:bg-band"
        >
          <X aria-hidden className="size-5" />
          <span className="sr-only">{`${t.dismiss}: ${name}`}</span>
        </button>
      )}
    </li>
  );
}

function UploadStatus({ upload }: { upload: GalleryUpload }) {
  const t = useText(galleryMessages).upload;
  switch (upload.phase) {
    case "waiting":
      return <p className="text-muted">{t.waiting}</p>;
    case "reading":
      return <ProgressBar label={t.reading} />;
    case "sending": {
      const percent = Math.floor(upload.sent * 100);
      return percent < 100 ? (
        <ProgressBar label={t.sending(percent)} percent={percent} />
      ) : (
        <ProgressBar label={t.checking} />
      );
    }
    case "unreadable":
      return <UploadProblem text={t.unreadable} />;
    case "failed":
      return <UploadProblem text={upload.text ?? t.notSent} />;
  }
}
