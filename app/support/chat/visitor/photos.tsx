import { ImagePlus } from "lucide-react";
import { PhotoList, PickPhotos } from "#app/ui/photos/photo-list.tsx";
import { createPhotoUploads } from "#app/ui/photos/photo-uploads.ts";
import { useUploads } from "#app/ui/photos/use-photos.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { maxPhotos } from "#platform/pictures/accepted-pictures.ts";
import type { Conversation } from "./conversation.ts";
import { messages } from "./widget-messages.ts";

/** Of this tab's conversation, so that closing the panel does not stop an upload. */
const uploads = createPhotoUploads(maxPhotos);

/** Sends what is not there yet: each photo becomes a message. What failed stays in the list, to be sent again. */
async function sendPhotos(conversation: Conversation, language: Locale): Promise<void> {
  const address = async () =>
    `/api/chat/photos/${await conversation.ensureSession(language)}?lang=${language}`;
  await uploads.send(address, () => {
    for (const { key, phase } of uploads.get()) if (phase === "done") uploads.remove(key);
    void conversation.refresh(language);
  });
  // A conversation that the server no longer has is replaced, so that the next try finds one.
  if (uploads.get().some(({ phase }) => phase === "failed")) await conversation.refresh(language);
}

type ChatPhotosProps = { conversation: Conversation };

/** Beside the field: opens the device's photos, and sends what is chosen. */
export function PhotoButton({ conversation, className }: ChatPhotosProps & { className: string }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const photos = useUploads(uploads);
  return (
    <PickPhotos photos={photos} label={t.photo.add} onChosen={() => void sendPhotos(conversation, locale)}>
      {(open) => (
        <button
          type="button"
          aria-label={t.photo.add}
          disabled={photos.photos.length >= photos.room}
          onClick={open}
          className={className}
        >
          <ImagePlus aria-hidden className="size-5" />
        </button>
      )}
    </PickPhotos>
  );
}

/** Photos that are not sent yet. */
export function PhotoProgress({ conversation }: ChatPhotosProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const photos = useUploads(uploads);
  if (photos.photos.length === 0) return null;
  return (
    <fieldset aria-label={t.photo.unsent} className="grid max-h-48 gap-2 overflow-y-auto border-t p-3">
      <PhotoList photos={photos} retry={() => void sendPhotos(conversation, locale)} />
    </fieldset>
  );
}
