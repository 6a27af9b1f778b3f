import { Camera, Check, CircleAlert, ImageUp, RotateCcw, X } from "lucide-react";
import { useId, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { useAlive } from "#platform/use-alive.ts";
import { messages } from "./portal-messages.ts";
import { isUnderWay, mostPhotos, type Upload, type Uploads } from "./portal-uploads.ts";

/** Photos to take or to choose, how far each is, and what did not go through. Without scripts there are only the links. */
export function PortalPhotos({ uploads: { uploads, kept, add, retry, remove } }: { uploads: Uploads }) {
  const t = useText(messages).photos;
  const alive = useAlive();
  const full = uploads.length >= mostPhotos;
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a set of inputs, and there are only buttons
    <div role="group" aria-labelledby={heading} className="grid gap-4 noscript:hidden">
      <p id={heading} className="text-muted text-sm">
        {t.lead}
      </p>
      <div className="flex flex-wrap gap-3">
        <FileButton disabled={!alive || full} camera label={t.take} onChosen={add} />
        <FileButton disabled={!alive || full} label={t.choose} onChosen={add} />
      </div>
      {full && <p className="text-muted text-sm">{t.full}</p>}
      {uploads.length > 0 && (
        <ol className="grid gap-3">
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
      )}
      <p role="status" className="sr-only">
        {kept.length > 0 && t.count(kept.length)}
      </p>
      {uploads.some(isUnderWay) && <p className="text-muted text-sm">{t.unfinished}</p>}
    </div>
  );
}

type FileButtonProps = {
  label: string;
  disabled: boolean;
  /** Opens the camera where there is one; without it the phone asks where from. */
  camera?: boolean;
  onChosen: (files: File[]) => void;
};

function FileButton({ label, disabled, camera = false, onChosen }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label}
        accept="image/*"
        multiple={!camera}
        {...(camera ? { capture: "environment" as const } : {})}
        onChange={(event) => {
          onChosen([...(event.target.files ?? [])]);
          // The same file again is a new choice.
          event.target.value = "";
        }}
      />
      <Button variant="quiet" disabled={disabled} onClick={() => input.current?.click()}>
        {camera ? <Camera aria-hidden className="size-5" /> : <ImageUp aria-hidden className="size-5" />}
        {label}
      </Button>
    </>
  );
}

type PhotoProps = { upload: Upload; number: number; retry: () => void; remove: () => void };

function Photo({ upload, number, retry, remove }: PhotoProps) {
  const t = useText(messages).photos;
  return (
    <li className="flex items-center gap-3 rounded border p-2">
      {upload.thumb ? (
        <img src={upload.thumb} alt="" className="size-14 shrink-0 rounded object-cover" />
      ) : (
        <span aria-hidden className="slats size-14 shrink-0 rounded" />
      )}
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold">{t.one(number)}</p>
        <Standing upload={upload} />
        {upload.phase === "failed" && (
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

function Standing({ upload }: { upload: Upload }) {
  const t = useText(messages).photos;
  switch (upload.phase) {
    case "waiting":
      return <p className="text-muted">{t.waiting}</p>;
    case "shrinking":
      return <Progress words={t.shrinking} />;
    case "sending": {
      const percent = Math.floor(upload.sent * 100);
      return percent < 100 ? (
        <Progress words={t.sending(percent)} percent={percent} />
      ) : (
        <Progress words={t.checking} />
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

function Progress({ words, percent }: { words: string; percent?: number }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the progress bar inside is its control
    <label className="text-muted">
      <span className="tabular-nums">{words}</span>
      {percent === undefined ? <ProgressBar /> : <ProgressBar percent={percent} />}
    </label>
  );
}
