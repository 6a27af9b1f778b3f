import { Camera, Images } from "lucide-react";
import { lazy, Suspense, useId, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { LoadBoundary } from "#app/ui/load-boundary.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { useAlive } from "#platform/use-alive.ts";
import { messages } from "./portal-messages.ts";
import { mostPhotos, type Uploads } from "./portal-uploads.ts";

// Many apply without a photo: what shows them comes with the first.
const PhotoList = lazy(() => import("./portal-photo-list.tsx"));

/** Photos to take or to choose, and those there are. Without scripts there are only the links. */
export function PortalPhotos({ uploads: photos }: { uploads: Uploads }) {
  const t = useText(messages).photos;
  const alive = useAlive();
  const full = photos.uploads.length >= mostPhotos;
  const lead = useId();
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
      {photos.uploads.length > 0 && (
        <LoadBoundary fallback={null}>
          <Suspense fallback={null}>
            <PhotoList photos={photos} />
          </Suspense>
        </LoadBoundary>
      )}
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
        {camera ? <Camera aria-hidden className="size-5" /> : <Images aria-hidden className="size-5" />}
        {label}
      </Button>
    </>
  );
}
