import { Check, ImagePlus, RotateCcw, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { ProgressBar } from "#app/ui/loading/progress-bar.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { pictureTypes } from "#platform/pictures/accepted-pictures.ts";
import { messages } from "./messages.ts";
import type { ChosenPhoto } from "./photo-uploads.ts";
import { UploadProblem } from "./upload-problem.tsx";
import type { Photos } from "./use-photos.ts";

type ChooseProps = { photos: Photos; label: string; onChosen?: () => void };

/** Opens the device's photos. `onChosen` is called once they are made smaller. */
export function ChoosePhotos(props: ChooseProps) {
  const t = useText(messages);
  const isHydrated = useHydrated();
  const isFull = props.photos.photos.length >= props.photos.room;
  return (
    <>
      <PickPhotos {...props}>
        {(open) => (
          <Button variant="quiet" size="small" disabled={!isHydrated || isFull} onClick={open}>
            <ImagePlus aria-hidden className="size-4" />
            {props.label}
          </Button>
        )}
      </PickPhotos>
      {isFull && <p className="text-muted text-sm">{t.full}</p>}
    </>
  );
}

/** The same with another button, which `children` renders. */
export function PickPhotos({
  photos,
  label,
  onChosen,
  children,
}: ChooseProps & { children: (open: () => void) => ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        tabIndex={-1}
        aria-label={label}
        accept={pictureTypes.join(",")}
        onChange={async (event) => {
          const files = [...(event.target.files ?? [])];
          // Lets the same file be chosen again.
          event.target.value = "";
          await photos.add(files);
          onChosen?.();
        }}
      />
      {children(() => input.current?.click())}
    </>
  );
}

/** The chosen photos and how far each is. `retry` sends again what did not go through. */
export function PhotoList({ photos, retry }: { photos: Photos; retry?: () => void }) {
  const t = useText(messages);
  const isSending = photos.photos.some(({ phase }) => phase === "sending");
  const hasFailed = photos.photos.some(({ phase }) => phase === "failed");
  return (
    <>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-3 empty:hidden">
        {photos.photos.map((photo, index) => (
          <Photo
            key={photo.key}
            photo={photo}
            number={index + 1}
            isSending={isSending}
            remove={() => photos.remove(photo.key)}
          />
        ))}
      </ol>
      {hasFailed && retry && (
        <Button variant="quiet" size="small" onClick={retry}>
          <RotateCcw aria-hidden className="size-4" />
          {t.retry}
        </Button>
      )}
    </>
  );
}

type PhotoProps = { photo: ChosenPhoto; number: number; isSending: boolean; remove: () => void };

function Photo({ photo, number, isSending, remove }: PhotoProps) {
  const t = useText(messages);
  const canRemove = photo.phase === "ready" || photo.phase === "unreadable" || photo.phase === "failed";
  return (
    <li className="flex items-center gap-3 rounded border p-2">
      {photo.thumb ? (
        <img src={photo.thumb} alt="" className="size-14 shrink-0 rounded object-cover" />
      ) : (
        <span aria-hidden className="slats size-14 shrink-0 rounded" />
      )}
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold">{t.one(number)}</p>
        <PhotoStatus photo={photo} isSending={isSending} />
      </div>
      {canRemove && (
        <button
          type="button"
          aria-label={t.remove(number)}
          onClick={remove}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded hover:bg-band"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </li>
  );
}

/** While one goes up, the others wait for it. */
function PhotoStatus({ photo, isSending }: Pick<PhotoProps, "photo" | "isSending">) {
  const t = useText(messages);
  switch (photo.phase) {
    case "reading":
      return <ProgressBar label={t.reading} />;
    case "ready":
      return <p className="text-muted">{isSending ? t.waiting : t.ready}</p>;
    case "sending": {
      const percent = Math.floor(photo.sent * 100);
      return <ProgressBar label={t.sending(percent)} percent={percent} />;
    }
    case "done":
      return (
        <p className="flex items-center gap-1.5 text-palma">
          <Check aria-hidden className="size-4" />
          {t.done}
        </p>
      );
    case "unreadable":
      return <UploadProblem text={t.unreadable} />;
    case "failed":
      return <UploadProblem text={photo.text ?? t.notSent} />;
  }
}
