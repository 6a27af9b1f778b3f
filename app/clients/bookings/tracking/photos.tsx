import { useState } from "react";
import { messages as uploadMessages } from "#app/ui/photos/messages.ts";
import { ChoosePhotos, PhotoList } from "#app/ui/photos/photo-list.tsx";
import { StoredPhotos } from "#app/ui/photos/stored-photos.tsx";
import { usePhotos } from "#app/ui/photos/use-photos.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { maxPhotos } from "#platform/pictures/accepted-pictures.ts";
import { type Tracking, tracking } from "../contract.ts";
import { messages as photoMessages } from "../parts/photo-messages.ts";
import { messages } from "../tracking-messages.ts";
import { photosUrl, trackingUrl } from "../tracking-url.ts";

type TrackingPhotosProps = { booking: Tracking; token: string; show: (booking: Tracking) => void };

/** The booking's photos; more can be added while it is open. */
export function TrackingPhotos({ booking, token, show }: TrackingPhotosProps) {
  const t = useText(messages).photos;
  const { add } = useText(uploadMessages);
  const texts = useText(photoMessages);
  const { photos: stored, status } = booking;
  const [before] = useState(stored.length);
  const photos = usePhotos(maxPhotos - before);
  const isOpen = status !== "completed" && status !== "cancelled";
  const { locale } = useLocale();
  const send = () => void photos.send(photosUrl(token, locale), (answer) => show(tracking.parse(answer)));
  const unsent = photos.photos.filter(({ phase }) => phase !== "done");
  if (stored.length === 0 && !isOpen) return null;
  return (
    <section aria-labelledby="photos-title" className="mt-10">
      <h2 id="photos-title" className="text-xl">
        {t.title}
      </h2>
      {stored.length === 0 && <p className="mt-2 text-muted">{t.none}</p>}
      <StoredPhotos photos={stored} url={`${trackingUrl(token)}/photos`} alt={t.alt} />
      {isOpen && (stored.length < maxPhotos || unsent.length > 0) && (
        <div className="mt-4 grid gap-3 print:hidden">
          <p className="text-muted text-sm">{texts.addHint}</p>
          <PhotoList photos={{ ...photos, photos: unsent }} retry={send} />
          <div>
            <ChoosePhotos
              photos={{ ...photos, room: maxPhotos - stored.length, photos: unsent }}
              label={add}
              onChosen={send}
            />
          </div>
        </div>
      )}
    </section>
  );
}
