import { useEffect, useState } from "react";
import { messages as uploadMessages } from "#app/ui/photos/messages.ts";
import { ChoosePhotos, PhotoList } from "#app/ui/photos/photo-list.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { maxPhotos } from "#platform/pictures/accepted-pictures.ts";
import { FormPhotos, useChosenPhotos } from "./form-photos.tsx";
import { messages } from "./messages.ts";

// In one file: who could choose photos in the form can send them from the list of requests, also without a network.

export default function GeneralPhotos() {
  return <FormPhotos form="general" />;
}

export type SentPhotosProps = {
  /** Under which the form's photos were moved. */
  name: string;
  /** The request's secret name. */
  delivery: string;
  /** The team has the request. */
  isSent: boolean;
  /** Photos that the team has already. */
  sent?: number;
  /** Gets how many the team has now. */
  onStored?: (photos: number) => void;
};

/** The photos of a request: they are uploaded as soon as the team has it, and more can be added. */
export function SentPhotos({ name, delivery, isSent, sent = 0, onStored }: SentPhotosProps) {
  const t = useText(messages);
  const { add } = useText(uploadMessages);
  const { locale } = useLocale();
  const [count, setCount] = useState(sent);
  const photos = useChosenPhotos(name, maxPhotos - sent);
  const send = () =>
    void photos.send(`/api/safety-requests/photos/${delivery}?lang=${locale}`, (answer) => {
      const now = (answer as { photos: number }).photos;
      setCount(now);
      onStored?.(now);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the request is there, not when the language changes
  useEffect(() => {
    if (isSent) send();
  }, [isSent]);
  const waiting = photos.photos.filter(({ phase }) => phase !== "done");
  if (!isSent && waiting.length === 0) return null;
  return (
    // The list around it is announced as a whole; progress is not.
    <fieldset aria-label={t.photos} aria-live="off" className="mt-3 grid max-w-measure gap-3 ps-7">
      {count > 0 && <p className="text-sm">{t.has(count)}</p>}
      {waiting.length > 0 && <p className="text-sm">{isSent ? t.stay : t.waits}</p>}
      <PhotoList photos={{ ...photos, photos: waiting }} retry={send} />
      {isSent && (
        <div>
          <ChoosePhotos photos={photos} label={add} onChosen={send} />
        </div>
      )}
    </fieldset>
  );
}
