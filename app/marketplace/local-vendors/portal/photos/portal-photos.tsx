import { Camera } from "lucide-react";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { useBackOnline } from "../use-back-online.ts";
import { loadPhotoCode } from "./load-photo-code.ts";
import { maxPhotos, type Uploads } from "./use-uploads.ts";

export function PortalPhotos({ uploads: photos }: { uploads: Uploads }) {
  const t = useText(messages).photos;
  const isHydrated = useHydrated();
  const isFull = photos.uploads.length >= maxPhotos;
  const lead = useId();
  // Preloaded before a photo is chosen, while there is still a connection.
  useEffect(() => {
    const preload = () => void loadPhotoCode().catch(() => {});
    if (navigator.onLine) (window.requestIdleCallback ?? window.setTimeout)(preload);
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a set of inputs, and there are only buttons
    <div role="group" aria-labelledby={lead} className="grid gap-4 noscript:hidden">
      <p id={lead} className="text-muted text-sm">
        {t.lead}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <FileButton disabled={!isHydrated || isFull} camera label={t.take} onChosen={photos.add} />
        <FileButton disabled={!isHydrated || isFull} label={t.choose} onChosen={photos.add} />
      </div>
      {isFull && <p className="text-muted text-sm">{t.full}</p>}
      {photos.uploads.length + photos.lost > 0 && <LazyPhotoList photos={photos} />}
    </div>
  );
}

function LazyPhotoList({ photos }: { photos: Uploads }) {
  const t = useText(messages).photos;
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadPhotoCode>> | null>(null);
  const [failed, setFailed] = useState(false);
  // The error stays during a retry, so that the button keeps its focus.
  const load = useCallback(() => void loadPhotoCode().then(setCode, () => setFailed(true)), []);
  useEffect(load, [load]);
  useBackOnline(load);
  if (code) return <code.PhotoList photos={photos} />;
  if (!failed) return photos.uploads.map(({ key }) => <div key={key} className="slats h-18 rounded" />);
  return (
    <p role="alert" className="font-medium text-flamboyan text-sm">
      {t.notShown}{" "}
      <Button variant="link" size="small" onClick={load}>
        {t.retry}
      </Button>
    </p>
  );
}

type FileButtonProps = {
  label: string;
  disabled: boolean;
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
          // Lets the same file be chosen again.
          event.target.value = "";
        }}
      />
      <Button variant="quiet" disabled={disabled} onClick={() => input.current?.click()}>
        {camera && <Camera aria-hidden className="size-5" />}
        {label}
      </Button>
    </>
  );
}
