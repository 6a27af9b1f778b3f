import { Camera } from "lucide-react";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { useBackOnline } from "../online.ts";
import { photoCode } from "./code.ts";
import { mostPhotos, type Uploads } from "./uploads.ts";

/** Photos to take or to choose, and those there are. Without scripts there are only the links. */
export function PortalPhotos({ uploads: photos }: { uploads: Uploads }) {
  const t = useText(messages).photos;
  const alive = useHydrated();
  const full = photos.uploads.length >= mostPhotos;
  const lead = useId();
  // Before there is a photo: on the way to it the signal may go.
  useEffect(() => {
    const preload = () => void photoCode().catch(() => {});
    if (navigator.onLine) (window.requestIdleCallback ?? window.setTimeout)(preload);
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a set of inputs, and there are only buttons
    <div role="group" aria-labelledby={lead} className="grid gap-4 noscript:hidden">
      <p id={lead} className="text-muted text-sm">
        {t.lead}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <FileButton disabled={!alive || full} camera label={t.take} onChosen={photos.add} />
        <FileButton disabled={!alive || full} label={t.choose} onChosen={photos.add} />
      </div>
      {full && <p className="text-muted text-sm">{t.full}</p>}
      {photos.uploads.length + photos.lost > 0 && <LatePhotos photos={photos} />}
    </div>
  );
}

/** The list as soon as its code is here; before that a place for each photo, or that they cannot be shown. */
function LatePhotos({ photos }: { photos: Uploads }) {
  const t = useText(messages).photos;
  const [code, setCode] = useState<Awaited<ReturnType<typeof photoCode>> | null>(null);
  const [failed, setFailed] = useState(false);
  // A failure stays told until it is over: the button keeps its focus.
  const load = useCallback(() => void photoCode().then(setCode, () => setFailed(true)), []);
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
        {camera && <Camera aria-hidden className="size-5" />}
        {label}
      </Button>
    </>
  );
}
