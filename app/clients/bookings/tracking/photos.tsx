import { useState } from "react";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type Tracking, tracking } from "../contract.ts";
import { messages as photoMessages } from "../parts/photos/messages.ts";
import { ChoosePhotos, PhotoList } from "../parts/photos/photo-list.tsx";
import { usePhotos } from "../parts/photos/use-photos.ts";
import { messages } from "../tracking-messages.ts";
import { trackingUrl } from "../tracking-url.ts";
import { maxPhotos } from "../values.ts";

type TrackingPhotosProps = { booking: Tracking; token: string; show: (booking: Tracking) => void };

/** The booking's photos; more can be added while it is open. */
export function TrackingPhotos({ booking, token, show }: TrackingPhotosProps) {
  const t = useText(messages).photos;
  const texts = useText(photoMessages);
  const { photos: stored, status } = booking;
  const [before] = useState(stored.length);
  const photos = usePhotos(maxPhotos - before);
  const isOpen = status !== "completed" && status !== "cancelled";
  const send = () => void photos.send(token, (answer) => show(tracking.parse(answer)));
  const unsent = photos.photos.filter(({ phase }) => phase !== "done");
  if (stored.length === 0 && !isOpen) return null;
  return (
    <section aria-labelledby="photos-title" className="mt-10">
      <h2 id="photos-title" className="text-xl">
        {t.title}
      </h2>
      {stored.length === 0 && <p className="mt-2 text-muted">{t.none}</p>}
      <ul className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {stored.map((photo, index) => (
          <li key={photo}>
            <a href={`${trackingUrl(token)}/photos/${photo}/large`} target="_blank" rel="noreferrer">
              <img
                src={`${trackingUrl(token)}/photos/${photo}/small`}
                alt={t.alt(index + 1)}
                className="size-28 rounded border object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {isOpen && (stored.length < maxPhotos || unsent.length > 0) && (
        <div className="mt-4 grid gap-3 print:hidden">
          <p className="text-muted text-sm">{texts.addHint}</p>
          <PhotoList photos={{ ...photos, photos: unsent }} retry={send} />
          <div>
            <ChoosePhotos
              photos={{ ...photos, room: maxPhotos - stored.length, photos: unsent }}
              label={texts.add}
              onChosen={send}
            />
          </div>
        </div>
      )}
    </section>
  );
}
