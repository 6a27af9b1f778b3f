import { FieldGroup } from "#app/ui/forms/field.tsx";
import { messages as uploadMessages } from "#app/ui/photos/messages.ts";
import { ChoosePhotos, PhotoList } from "#app/ui/photos/photo-list.tsx";
import type { Photos } from "#app/ui/photos/use-photos.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../parts/photo-messages.ts";

/** The token in the path of a tracking page. */
export function tokenOf(trackingPath: string): string {
  return trackingPath.split("/").at(-1) ?? "";
}

export function PhotoFields({ photos }: { photos: Photos }) {
  const t = useText(uploadMessages);
  const { hint } = useText(messages);
  return (
    <FieldGroup label={t.title} hint={hint}>
      <PhotoList photos={photos} />
      <div className="mt-1">
        <ChoosePhotos photos={photos} label={t.choose} />
      </div>
    </FieldGroup>
  );
}

/** After the request was sent: the photos that go up to it. */
export function SentPhotos({ photos, retry }: { photos: Photos; retry: () => void }) {
  const t = useText(messages);
  const isDone = photos.photos.every(({ phase }) => phase === "done");
  return (
    <section className="mt-8 grid gap-3 print:hidden">
      <h2 className="text-xl">{t.sentTitle}</h2>
      {!isDone && <p className="text-muted text-sm">{t.stay}</p>}
      <PhotoList photos={photos} retry={retry} />
    </section>
  );
}
